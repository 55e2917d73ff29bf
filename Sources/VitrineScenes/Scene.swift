import VitrineChrome
import VitrinePopupBar
import VitrinePrimitives
import VitrineSetting

/// A whole scene: what is on stage, what happens, and which part of it is written. The value of a scene file.
public struct Scene: Hashable, Sendable, Codable {
    public var environment: Environment
    public var container: Container
    /// Default: no popup bar.
    public var popupBar: PopupBar?
    /// What opens out of the popup bar. Default: an empty page.
    public var popupContent: PopupContent?
    /// What happens, in order of time.
    public var timeline: [TimelineEvent]
    public var output: Output
    public var fonts: SceneFonts

    public init(
        environment: Environment = Environment(), container: Container = Container(), popupBar: PopupBar? = nil,
        timeline: [TimelineEvent] = [], output: Output = Output(), fonts: SceneFonts = SceneFonts(),
        popupContent: PopupContent? = nil
    ) {
        self.environment = environment
        self.container = container
        self.popupBar = popupBar
        self.popupContent = popupContent
        self.timeline = timeline
        self.output = output
        self.fonts = fonts
    }
}
