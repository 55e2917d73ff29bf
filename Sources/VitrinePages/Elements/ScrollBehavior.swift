import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineVocabulary

/// The response of an element to a finger that scrolls it; properties of `UIScrollView`.
public struct ScrollBehavior: Hashable, Sendable {
    /// Whether the element scrolls. Default: true.
    public var isScrollEnabled = true
    /// Whether content can be pulled and thrown beyond its ends. Default: true.
    public var bounces = true
    /// Whether content that fits can be pulled as well, if it bounces. Default: true for lists, false for views.
    public var alwaysBounceVertical: Bool?
    /// The refresh control. Default: none.
    public var refreshControl: RefreshControl?

    public init() {}
}

extension ScrollBehavior: Described {
    package static let fields: [Field<ScrollBehavior>] = [
        Field("isScrollEnabled", \.isScrollEnabled, "Whether a finger scrolls the content."),
        Field("bounces", \.bounces, "Whether the content can be pulled and thrown beyond its ends."),
        Field(
            "alwaysBounceVertical", \.alwaysBounceVertical,
            "Whether content that fits can be pulled, too, if it bounces; by default true for lists and false for views."
        ),
        Field(
            "refreshControl", \.refreshControl, "An activity indicator above the content, which appears in a pull."),
    ]
}

extension Element {
    /// The scroll behavior of the element; nil for one that does not scroll.
    package var scrollBehavior: ScrollBehavior? {
        if let list {
            var behavior = list.scrollBehavior
            behavior.alwaysBounceVertical = behavior.alwaysBounceVertical ?? true
            return behavior
        }
        return view.flatMap { $0.contentHeight == nil ? nil : $0.scrollBehavior }
    }
}

extension ElementView {
    /// Returns a bar at the trailing edge, which shrinks beyond the ends. Source: facts, iOS surroundings, section 2.6,
    /// and of the width and the distances in the legacy design facts, overlay container, section 5.1.
    /// - Parameters:
    ///   - area: The area in which the content scrolls.
    ///   - insets: The insets of the area that bars cover.
    ///   - offset: The content's own offset.
    func scrollIndicator(_ geometry: ScrollGeometry, in area: Rect, _ insets: Insets, offset: Double) -> [Node] {
        let opacity = number(.scrollIndicator, 0)
        let reach = geometry.reach
        guard opacity > 0, reach > 0, area.height > 0 else { return [] }
        let (width, inset, end) = isGlass ? (3.0, 3.0, 3.0) : (2.5, 3.5, 3.0)
        let offset = number(.contentOffset, offset)
        let track = area.inset(by: surroundings.isRightToLeft ? insets.mirrored : insets).insetBy(dx: 0, dy: end)
        let full = max(36, track.height * area.height / (area.height + reach))
        let beyond = max(0, -offset, offset - reach)
        let length = max(width, min(full, track.height) - beyond)
        let fraction = (offset / reach).clamped(to: 0...1)
        let box = Rect(
            x: track.maxX - inset - width, y: track.minY + fraction * max(0, track.height - length), width: width,
            height: length)
        let color = context.isDark ? RGBColor.white.withAlpha(0.5) : RGBColor.black.withAlpha(0.35)
        let bar = Path.roundedRect(.capsule(directed(box), curve: .circular))
        return [.shape(ShapeNode(bar, color: color.faded(opacity)))]
    }
}
