import VitrineMotion

/// Pages that are pushed over another, and popped. Source: facts, popup bar, sections 3.6 and 3.1 (spring).
package struct PageStack: Hashable, Sendable {
    package struct Pushed: Hashable, Sendable {
        package let page: Page
        /// The index of the page below it; nil for the lowest one.
        package let below: Int?
        package var content: PresentedContent

        init(_ page: Page, over below: Int?) {
            self.page = page
            self.below = below
            content = PresentedContent(page.content)
        }
    }

    package struct Transition: Hashable, Sendable {
        package var start: Double
        /// The index of the page below; nil for the lowest one.
        package var lower: Int?
        package var upper: Int
        /// The progress of the upper page, 0...1.
        package var progress: AnimatedValue
        package var isPush: Bool
    }

    package enum Top: Hashable, Sendable {
        /// The lowest page, which is never popped.
        case root
        /// A pushed page, by its index.
        case pushed(Int)

        package init(_ index: Int?) { self = index.map { .pushed($0) } ?? .root }
    }

    package static let duration = 0.5

    package private(set) var transitions: [Transition] = []
    /// Every page that has been pushed, in the order of the pushes.
    package internal(set) var pushed: [Pushed] = []
    /// The indices of the current pages.
    private var stack: [Int] = []
    private var busyUntil = -Double.infinity

    package init() {}

    /// The index of the uppermost page at the end of the recording; nil for the lowest one.
    package var last: Int? { stack.last }

    /// Pushes a page, after one that still moves.
    /// - Returns: The time at which the page begins to move.
    package mutating func push(_ page: Page, at seconds: Double, animated: Bool) -> Double {
        let (start, below) = (max(seconds, busyUntil), stack.last)
        move(
            Transition(start: start, lower: below, upper: pushed.count, progress: AnimatedValue(0), isPush: true),
            animated)
        stack.append(pushed.count)
        pushed.append(Pushed(page, over: below))
        return start
    }

    /// Removes the uppermost page, and those directly below it; the lowest one stays.
    /// - Parameter count: The number of pages.
    /// - Returns: The time at which the page begins to move; nil if there is none.
    package mutating func pop(_ count: Int, at seconds: Double, animated: Bool) -> Double? {
        guard count > 0, let page = stack.popLast() else { return nil }
        stack.removeLast(min(count - 1, stack.count))
        let start = max(seconds, busyUntil)
        move(
            Transition(start: start, lower: stack.last, upper: page, progress: AnimatedValue(1), isPush: false),
            animated)
        return start
    }

    /// Changes the uppermost page; the lowest one does not change.
    package mutating func setPage(_ page: Page, at seconds: Double) {
        guard let index = stack.last else { return }
        pushed[index].content.update(at: seconds) { $0 = page.content }
    }

    package mutating func change<Result>(page index: Int, _ body: (inout PresentedContent) -> Result) -> Result {
        body(&pushed[index].content)
    }

    private mutating func move(_ transition: Transition, _ animated: Bool) {
        var transition = transition
        let pacing: Pacing = animated ? .spring(.settling(in: Self.duration)) : .curve(.linear, duration: 0)
        transition.progress.animate(to: transition.isPush ? 1 : 0, start: transition.start, pacing: pacing)
        transitions.append(transition)
        busyUntil = transition.start + (animated ? Self.duration : 0)
    }

    // MARK: Reading

    /// Returns the two visible pages, and the progress of the upper one, which is 1 for a single page.
    package func shown(at seconds: Double) -> (lower: Top?, upper: Top, progress: Double) {
        guard let last = transitions.last(where: { $0.start <= seconds }) else { return (nil, .root, 1) }
        if last.progress.isSettled(at: seconds) { return (nil, Top(last.isPush ? last.upper : last.lower), 1) }
        return (Top(last.lower), .pushed(last.upper), last.progress.value(at: seconds))
    }

    /// Returns the page that receives touches at a time; nil during a transition.
    package func top(at seconds: Double) -> Top? {
        let shown = shown(at: seconds)
        return shown.lower == nil ? shown.upper : nil
    }

    /// Returns the navigation bar of a page; nil if there is none. A page over a page with a bar has one, too.
    /// - Parameter root: The bar of the lowest page.
    package func navigationBar(of page: Top, over root: NavigationBar?, at seconds: Double) -> NavigationBar? {
        guard case .pushed(let i) = page else { return root }
        let own = pushed[i].content.content.value(at: seconds).navigationBar
        let below = navigationBar(of: Top(pushed[i].below), over: root, at: seconds)
        guard own != nil || below != nil else { return nil }
        return (own ?? NavigationBar()).pushed(over: below ?? NavigationBar())
    }

    package var end: Double {
        let contents = pushed.reduce(0) { max($0, $1.content.end) }
        return transitions.reduce(contents) { max($0, $1.progress.end ?? 0) }
    }
}
