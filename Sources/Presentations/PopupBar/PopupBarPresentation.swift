import Primitives

/// A popup bar over time: what it shows, and whether it is there.
///
/// Source of the states: facts, popup bar, section 8.1.
public struct PopupBarPresentation: Hashable, Sendable {
    public enum State: Hashable, Sendable {
        case barHidden
        case barPresented
        case transitioning
    }

    public private(set) var bar: Stepped<PopupBar>
    private(set) var motion: PopupBarMotion
    private var target: Stepped<Bool>

    public init(_ bar: PopupBar, presented: Bool) {
        self.bar = Stepped(bar)
        motion = PopupBarMotion(presented: presented)
        target = Stepped(presented)
    }

    /// Presents the bar; does nothing when it is there or on its way. Times must not fall from call to call.
    /// - Parameter duration: in seconds; nil, the default, for the library's 0.5.
    public mutating func present(at seconds: Double, animated: Bool = true, duration: Double? = nil) {
        guard !target.value(at: seconds) else { return }
        target.set(true, at: seconds)
        motion.present(at: seconds, animated: animated, duration: duration ?? PopupBarMotion.duration)
    }

    /// Takes the bar away; does nothing when it is gone or going. Times must not fall from call to call.
    /// - Parameter duration: in seconds; nil, the default, for the library's 0.5.
    public mutating func dismiss(at seconds: Double, animated: Bool = true, duration: Double? = nil) {
        guard target.value(at: seconds) else { return }
        target.set(false, at: seconds)
        motion.dismiss(at: seconds, animated: animated, duration: duration ?? PopupBarMotion.duration)
    }

    /// Changes what the bar shows from a time on.
    public mutating func update(at seconds: Double, _ change: (inout PopupBar) -> Void) {
        bar.update(at: seconds, change)
    }

    public func state(at seconds: Double) -> State {
        let wanted = target.value(at: seconds)
        let alpha = motion.alpha.value(at: seconds)
        if alpha == (wanted ? 1 : 0) { return wanted ? .barPresented : .barHidden }
        return .transitioning
    }

    /// When everything has come to rest.
    public var end: Double { max(bar.end, motion.end) }
}
