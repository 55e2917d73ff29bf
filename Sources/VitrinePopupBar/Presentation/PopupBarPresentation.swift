import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

/// The contents and states of a popup bar and its popup over time. Calls come in order of time.
///
/// Source of the states: facts, popup bar, section 8.1.
package struct PopupBarPresentation: Hashable, Sendable {
    package static let name = "popupBar"

    package enum State: Hashable, Sendable {
        case barHidden
        case barPresented
        case transitioning
        case open
    }

    package private(set) var bar: Stepped<PopupBar>
    /// The properties of the bar on which scrolling titles depend, and its buttons. Steps are only at changes, so that
    /// the last change is found at once.
    private(set) var marqueeState: Stepped<MarqueeState>
    private(set) var buttons: Stepped<[[BarButtonItem]]>
    package internal(set) var content: Stepped<PopupContent>
    /// The content of the popup and its state after touches. `scroll` scrolls its list.
    package var page: PresentedContent
    package var motion: PopupBarMotion
    package var popup: PopupMotion
    package var paging: PopupPaging
    /// The scrolling of the popup's content.
    package var scroll: ScrollMotion
    /// The menu of a long press on the bar.
    package var contextMenu = ContextMenuPresentation()
    /// The effects of a pointer on the bar; nil without one.
    package var hover: PopupBarPointer?
    /// Touches on the bar, and on the popup's close button.
    package var barFingers: [FingerPath] = []
    package var closePresses: [Press] = []
    package var buttonPresses: [ButtonPress] = []
    /// The menu of a button, and the index of the last button that has shown one.
    package var buttonMenu = ContextMenuPresentation()
    package var menuButton: Stepped<Int?> = Stepped(nil)
    /// A finger that is down and may move the bar or the popup.
    package var drag: Drag?
    /// The highlight of the bar, 0...1.
    package var highlight: AnimatedValue
    /// The target state, which is never `transitioning`.
    package var target: Stepped<State>
    package var phases: [Phase] = []
    /// Whether the titles stay at their start, as behind an open popup.
    package var isMarqueePaused = Stepped(false)
    package let design: Design
    package var waiting: [Call] = []
    package var paged: PagedItem?
    /// Future notices, in order of time, and the user code that receives them. Default: none.
    package var notices: [Notice] = []
    package let listening: PopupBarListening?
    /// The time at which the last motion ends.
    package var busyUntil = -Double.infinity

    /// A transition between two states.
    package struct Phase: Hashable, Sendable {
        package var start: Double
        package var end: Double
        package var state: State
    }

    /// A touch that may move the bar or the popup.
    package struct Drag: Hashable, Sendable {
        package var place: Place
        package var geometry: PopupGeometry
        /// Whether the finger has stopped a scrolling motion, and whether it has scrolled since.
        package var isHolding: Bool
        package var hasScrolled = false
    }

    /// An item that becomes the bar's at a time.
    package struct PagedItem: Hashable, Sendable {
        package var item: PopupItem
        package var commit: Double
        /// The distance in pages from the shown item to this one.
        package var step: Int
    }

    /// - Parameters:
    ///   - presented: Whether the bar is present from the beginning.
    ///   - design: Default: glass.
    ///   - listening: User code that listens to the bar. Default: none.
    package init(
        _ bar: PopupBar, content: PopupContent = PopupContent(), presented: Bool, design: Design = .glass,
        listening: PopupBarListening? = nil
    ) {
        self.listening = listening
        self.bar = Stepped(bar)
        marqueeState = Stepped(MarqueeState(bar))
        buttons = Stepped(bar.popupItem.buttons)
        self.content = Stepped(content)
        page = PresentedContent(content.content)
        self.design = design
        highlight = AnimatedValue(bar.highlighted ? 1 : 0)
        motion = PopupBarMotion(presented: presented)
        paging = PopupPaging(item: bar.popupItems.firstIndex(of: bar.popupItem) ?? 0)
        scroll = ScrollMotion(contentOffset: content.content.list?.contentOffset ?? 0)
        popup = PopupMotion(open: presented && content.open)
        target = Stepped(presented ? content.open ? .open : .barPresented : .barHidden)
        isMarqueePaused = Stepped(presented && content.open)
    }

    /// Presents the bar. It has no effect on a bar that is presented or being presented.
    /// - Parameters:
    ///   - duration: The duration in seconds. Default: nil, the library's 0.5.
    ///   - openPopup: Whether the popup opens at the same time. Default: false.
    package mutating func present(
        at seconds: Double, animated: Bool = true, duration: Double? = nil, openPopup: Bool = false
    ) {
        call(Call(verb: .present, animated: animated, duration: duration, opens: openPopup), at: seconds)
    }

    /// Dismisses the bar, after closing an open popup. It has no effect on a bar that is dismissed or being dismissed.
    /// - Parameter duration: The duration in seconds. Default: nil, the library's 0.5.
    package mutating func dismiss(at seconds: Double, animated: Bool = true, duration: Double? = nil) {
        call(Call(verb: .dismiss, animated: animated, duration: duration), at: seconds)
    }

    /// Opens the popup of a presented bar.
    /// - Parameter duration: The duration in seconds. Default: nil, the library's 0.5.
    package mutating func open(at seconds: Double, animated: Bool = true, duration: Double? = nil) {
        call(Call(verb: .open, animated: animated, duration: duration), at: seconds)
    }

    /// Closes an open popup.
    /// - Parameter duration: The duration in seconds. Default: nil, the library's 0.5.
    package mutating func close(at seconds: Double, animated: Bool = true, duration: Double? = nil) {
        call(Call(verb: .close, animated: animated, duration: duration), at: seconds)
    }

    /// Changes only the values of the bar.
    mutating func changeBar(at seconds: Double, _ change: (inout PopupBar) -> Void) {
        bar.update(at: seconds, change)
        let (state, items) = (MarqueeState(bar.last), bar.last.popupItem.buttons)
        if state != marqueeState.last { marqueeState.set(state, at: seconds) }
        if items != buttons.last { buttons.set(items, at: seconds) }
    }

    /// Changes the bar from a time on; a change of the shown item also changes that item in `popupItems`. A highlight
    /// changes in 0.2 s. Source of the duration: facts, popup bar, section 3.2.
    package mutating func update(at seconds: Double, _ change: (inout PopupBar) -> Void) {
        advance(to: seconds)
        changeBar(at: seconds) { bar in
            let shown = bar.popupItems.firstIndex(of: bar.popupItem)
            change(&bar)
            if let shown, bar.popupItems.indices.contains(shown), !bar.popupItems.contains(bar.popupItem) {
                bar.popupItems[shown] = bar.popupItem
            }
        }
        let now = bar.value(at: seconds)
        highlight(now.highlighted, at: seconds)
    }

    package mutating func highlight(_ isOn: Bool, at seconds: Double) {
        let wanted = isOn ? 1.0 : 0
        if wanted != highlight.target {
            highlight.animate(to: wanted, start: seconds, pacing: .curve(.easeInOut, duration: 0.2))
        }
    }

    /// Changes the popup from a time on. A new list has its own content offset.
    package mutating func updateContent(at seconds: Double, _ change: (inout PopupContent) -> Void) {
        let before = content.last.content.list
        content.update(at: seconds, change)
        let new = content.last.content
        if new != page.content.last { page.update(at: seconds) { $0 = new } }
        if content.last.content.list != before {
            scroll.jump(to: content.last.content.list?.contentOffset ?? 0, at: seconds)
        }
    }

    /// Returns the seconds since scrolling titles were last at their start: when the bar began to appear, when a title
    /// or its width changed, or when they were released. 0 while they stay there.
    package func marqueeTime(at seconds: Double) -> Double {
        let isShown: (State) -> Bool = { $0 != .barHidden }
        guard letsTitlesRun(at: seconds) else { return 0 }
        let starts = [
            target.start(of: isShown, at: seconds), isMarqueePaused.start(of: { $0 }, at: seconds),
            marqueeState.start(of: { $0 }, at: seconds), content.start(of: \.title, at: seconds),
        ]
        return seconds - starts.reduce(0) { max($0, $1 ?? 0) }
    }

    /// Returns whether titles that are too long scroll.
    package func letsTitlesRun(at seconds: Double) -> Bool {
        !isMarqueePaused.value(at: seconds) && target.value(at: seconds) != .barHidden
    }

    package func isLeaving(at seconds: Double) -> Bool { target.value(at: seconds) == .barHidden }

    package func state(at seconds: Double) -> State {
        guard let phase = phases.last(where: { $0.start <= seconds }) else { return target.initial }
        return seconds < phase.end ? .transitioning : phase.state
    }

    /// The time at which all motion ends.
    package var end: Double {
        let fingers = closePresses.reduce(0) { max($0, $1.end) }
        let lift = design == .glass ? barFingers.reduce(0) { max($0, $1.up + Press.settling) } : 0
        return [
            fingers, lift, buttonPresses.reduce(0) { max($0, $1.press.up + LegacyToolbarView.returnTime) },
            buttonMenu.end, contextMenu.end, hover?.end ?? 0, bar.end, buttonsEnd, content.end, page.end, motion.end,
            popup.end,
            paging.end, scroll.end, highlight.end ?? 0,
        ].reduce(0) {
            max($0, $1)
        }
    }
}
