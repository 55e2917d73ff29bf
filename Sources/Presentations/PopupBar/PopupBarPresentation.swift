import Motion
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
    /// How much the bar is highlighted, 0...1.
    private(set) var highlight: AnimatedValue
    private var target: Stepped<Bool>
    /// Whether the titles are kept at home, as they are behind an open popup.
    private var isMarqueePaused = Stepped(false)

    public init(_ bar: PopupBar, presented: Bool) {
        self.bar = Stepped(bar)
        highlight = AnimatedValue(bar.highlighted ? 1 : 0)
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

    /// Changes what the bar shows from a time on; a highlight comes and goes in 0.2 s. Times must not fall from call to
    /// call. Source of the time: facts, popup bar, section 3.2.
    public mutating func update(at seconds: Double, _ change: (inout PopupBar) -> Void) {
        bar.update(at: seconds, change)
        let wanted = bar.value(at: seconds).highlighted ? 1.0 : 0
        if wanted != highlight.target {
            highlight.animate(to: wanted, start: seconds, pacing: .curve(.easeInOut, duration: 0.2))
        }
    }

    /// Keeps titles that run at home, or lets them set out again after their rest. Times must not fall from call to call.
    public mutating func pauseMarquee(_ isPaused: Bool, at seconds: Double) {
        isMarqueePaused.set(isPaused, at: seconds)
    }

    /// Seconds that running titles have been on their way since they were last put at home: when the bar began to appear,
    /// when a title or the room for them became another, or when they were let go. 0 while they are kept there.
    func marqueeTime(at seconds: Double) -> Double {
        guard !isMarqueePaused.value(at: seconds), target.value(at: seconds) else { return 0 }
        let starts = [
            target.start(of: { $0 }, at: seconds), isMarqueePaused.start(of: { $0 }, at: seconds),
            bar.start(of: MarqueeState.init, at: seconds),
        ]
        return seconds - starts.reduce(0) { max($0, $1 ?? 0) }
    }

    /// All that running titles and their room depend on.
    private struct MarqueeState: Hashable {
        let texts: [String?]
        let attributed: [[TextRun]?]
        let appearance: PopupBarAppearance
        let style: PopupBar.Style
        let hasImage: Bool
        let buttons: [[BarButtonItem]]

        init(_ bar: PopupBar) {
            texts = [bar.popupItem.title, bar.popupItem.subtitle]
            attributed = [bar.popupItem.attributedTitle, bar.popupItem.attributedSubtitle]
            appearance = bar.standardAppearance.textsOnly
            style = bar.barStyle
            hasImage = bar.popupItem.image != nil
            buttons = [bar.popupItem.leadingBarButtonItems, bar.popupItem.trailingBarButtonItems]
        }
    }

    public func state(at seconds: Double) -> State {
        let wanted = target.value(at: seconds)
        let alpha = motion.alpha.value(at: seconds)
        if alpha == (wanted ? 1 : 0) { return wanted ? .barPresented : .barHidden }
        return .transitioning
    }

    /// When everything has come to rest.
    public var end: Double { max(bar.end, max(motion.end, highlight.end ?? 0)) }
}
