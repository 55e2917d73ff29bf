import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

/// An activity indicator above content that is reloaded when it is pulled down; `UIRefreshControl`.
public struct RefreshControl: Hashable, Sendable {
    /// Whether the indicator turns and the content rests below it. A pull begins it; a changed value begins or ends it.
    /// Default: nil, the pull decides.
    public var isRefreshing: Bool?
    /// The color. Default: gray.
    public var tintColor: RGBColor?

    public init(isRefreshing: Bool? = nil, tintColor: RGBColor? = nil) {
        self.isRefreshing = isRefreshing
        self.tintColor = tintColor
    }

    /// The height of the indicator's area in points. Source: facts, iOS surroundings, section 2.6.
    package static let height = 60.0
    /// The points by which content must be pulled beyond its top. Source: facts, iOS surroundings, section 2.6.
    package static let trigger = 110.0
    /// The points of a pull at which the first spoke appears; Vitrine's choice.
    private static let first = 20.0
    /// The size of the indicator in points; Vitrine's choice.
    private static let size = 28.0
}

extension RefreshControl: Described {
    public init() { self.init(isRefreshing: nil) }

    package static let fields: [Field<RefreshControl>] = [
        Field(
            "isRefreshing", \.isRefreshing,
            "Whether the indicator turns and the content rests below it. A pull begins it by itself; a change of the value begins or ends it."
        ),
        Field("tintColor", \.tintColor, "The color of the indicator; by default gray."),
    ]
    package static var shorthand: Shorthand<RefreshControl>? { .flag }
}

extension RefreshControl {
    /// Returns the fraction of its height by which the content is displaced, 0...1.
    func fraction(in view: ElementView) -> Double { view.number(.refreshInset, isRefreshing == true ? 1 : 0) }

    /// Returns the indicator: spoke by spoke while the content is pulled, turning while it refreshes, smaller when it
    /// ends. It moves down with the content, centered in its area. Source: facts, iOS surroundings, section 2.6.
    /// - Parameters:
    ///   - top: The y coordinate of the content's upper edge at rest.
    ///   - offset: The offset of the content without its displacement.
    func nodes(in view: ElementView, top: Double, offset: Double) -> [Node] {
        let fraction = fraction(in: view)
        let pull = Self.height * fraction - offset
        guard pull > 0 else { return [] }
        let isRefreshing = view.number(.refreshing, isRefreshing == true ? 1 : 0) > 0.5
        let ends = !isRefreshing && fraction > 0
        let spokes =
            isRefreshing || ends
            ? SpinnerElement.spokes
            : Int(((pull - Self.first) / (Self.trigger - Self.first) * Double(SpinnerElement.spokes)).rounded(.down))
        let radius = Self.size / 2 * (ends ? fraction.clamped(to: 0...1) : 1)
        guard spokes > 0, radius > 0 else { return [] }
        let center = Point(x: view.frame.midX, y: top + min(pull, Self.height) - Self.height / 2)
        let color = tintColor ?? view.context.color(.systemGray)
        return SpinnerElement.nodes(
            center: center, radius: radius, color: color, count: min(spokes, SpinnerElement.spokes),
            turning: isRefreshing || ends ? view.surroundings.moment.seconds : nil)
    }
}

extension ContentState {
    /// Begins refreshing when an element is pulled far enough; it rests below the indicator after the release.
    mutating func pull(_ element: ScrollingElement, until up: Double, from begin: Double) {
        guard element.hasRefreshControl, let scroll = scroll(of: element.name),
            number(.refreshing, of: element.name).map({ $0.target < 0.5 }) ?? !element.isRefreshing
        else { return }
        let ticks = Tick.seconds(from: begin, through: up)
        guard let pulled = ticks.first(where: { scroll.offset(at: $0) <= -RefreshControl.trigger }) else { return }
        write(1, to: .refreshing, of: element.name, from: 0, at: pulled)
        write(1, to: .refreshInset, of: element.name, from: 0, at: up, pacing: ScrollContent.bounce)
    }

    /// Cancels refreshing when the finger is cancelled early.
    mutating func pullEnded(_ name: String, at seconds: Double) {
        guard let number = number(.refreshing, of: name), number.target > 0.5 else { return }
        let isRefreshing = number.value(at: seconds) > 0.5
        if !isRefreshing { write(0, to: .refreshing, of: name, from: 0, at: seconds) }
        guard let inset = self.number(.refreshInset, of: name), inset.value(at: seconds) < 0.5 else { return }
        if isRefreshing {
            write(1, to: .refreshInset, of: name, from: 0, at: seconds, pacing: ScrollContent.bounce)
        } else {
            write(0, to: .refreshInset, of: name, from: 0, at: seconds)
        }
    }

    /// Begins or ends refreshing when the content's own value changes.
    mutating func refresh(_ name: String, _ isRefreshing: Bool, from base: Double, at seconds: Double) {
        if isRefreshing {
            // A pull has begun it already.
            if number(.refreshing, of: name)?.target ?? 0 > 0.5 { return }
            write(1, to: .refreshing, of: name, from: base, at: seconds)
            write(1, to: .refreshInset, of: name, from: base, at: seconds, pacing: ScrollContent.bounce)
            return
        }
        write(0, to: .refreshing, of: name, from: base, at: seconds)
        // Content that has been scrolled stays in place.
        var kept = 0.0
        if let offset = scroll(of: name)?.offset(at: seconds), offset > 0 {
            kept = min(offset, RefreshControl.height)
            changeScroll(name) { $0.jump(to: offset - kept, at: seconds) }
        }
        let fraction = number(.refreshInset, of: name)?.value(at: seconds) ?? base
        write(fraction * (1 - kept / RefreshControl.height), to: .refreshInset, of: name, from: base, at: seconds)
        write(0, to: .refreshInset, of: name, from: base, at: seconds, pacing: ScrollContent.bounce)
    }
}
