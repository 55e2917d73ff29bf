import VitrinePrimitives
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
