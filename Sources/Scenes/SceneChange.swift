import Presentations
import Primitives

/// The values that a `set` event changes; nil leaves a value as it is.
public struct SceneChange: Hashable, Sendable, Codable {
    public var appearance: Appearance?
    public var background: Color?
    public var title: String?
    public var subtitle: String?
    public var image: String?
    public var progress: Double?
    public var progressViewStyle: PopupBar.ProgressViewStyle?
    public var barStyle: PopupBar.Style?
    public var tintColor: Color?
    /// Index of the tab to select.
    public var selectedTab: Int?
    public var marqueeScrollEnabled: Bool?
    public var marqueeScrollRate: Double?
    public var marqueeScrollDelay: Double?
    public var coordinateMarqueeScroll: Bool?

    public init() {}
}
