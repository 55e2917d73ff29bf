import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// An overlay container over time.
package struct OverlayContainerPresentation: Presentation {
    /// The target of a tap beside the overlay of a sheet.
    package static let dimmingView = "dimmingView"

    package let name: String
    package var container: Stepped<OverlayContainer>
    package var motion: OverlayMotion
    package var published: OverlayPublishedValues
    /// The contents of the view controllers in their order, then those of the pages.
    package private(set) var contents: [(name: String, content: PresentedContent)]
    /// The pages over the overlay's own content.
    package var navigation = OverlayNavigation()
    private let userRules: UserRules
    /// The progress of the container's presentation, 0...1, which covers the screen from below.
    package var shown: AnimatedValue
    package var dimming: AnimatedValue
    package var isPresented: Bool
    /// The finger that drags the overlay, or scrolls a list of it.
    package var finger: FingerPath?
    /// The driving scroll view while a finger is on it, and the index of its content.
    var scrolled: (element: ScrollingElement, content: Int)?
    private var availableSpace: Double

    /// The answers of a program. Unchecked: recording asks on one thread at a time.
    private struct UserRules: @unchecked Sendable {
        var rules: (any OverlayRules)?
    }

    /// - Parameters:
    ///   - traits: The traits of the host at the beginning.
    ///   - rules: The answers to the container's questions; nil, the default, for the keys of the container.
    package init(
        _ container: OverlayContainer, name: String, presented: Bool, in traits: Traits,
        rules: (any OverlayRules)? = nil
    ) {
        self.name = name
        self.container = Stepped(container)
        isPresented = presented
        shown = AnimatedValue(presented ? 1 : 0)
        let dimming = container.sheetPresentation?.dimmingView
        self.dimming = AnimatedValue((presented ? dimming?.minimumAlpha : dimming?.dismissedAlpha) ?? 0)
        availableSpace = OverlayLayout.frame(of: container, in: traits).height
        userRules = UserRules(rules: rules)
        contents = (container.viewControllers + container.pages).map { ($0.name, PresentedContent($0.content)) }
        motion = OverlayMotion(heights: Self.heights(rules ?? OverlayContainerKeys(container), availableSpace))
        // A program's notches are checked while the scene is recorded.
        motion.needsNotches = rules != nil
        motion.pending = OverlayMotion.PendingMove(index: 0, isAnimated: false)
        published = OverlayPublishedValues(height: motion.height.target, heights: motion.notches)
    }

    // MARK: Questions

    /// The answers to the container's questions.
    var rules: any OverlayRules { userRules.rules ?? OverlayContainerKeys(container.last) }

    /// Notifies the rules of an event and logs it.
    func notify(_ event: OverlayEvent, _ recorder: inout Recorder) {
        rules.notify(event)
        if let spelling = event.spelling { recorder.log(.delegate(spelling)) }
    }

    /// Returns the heights of all notches: ascending, without NaN.
    private static func heights(_ rules: any OverlayRules, _ availableSpace: Double) -> [Double] {
        let count = rules.numberOfNotches().clamped(to: 1...OverlayContainer.notchLimit)
        var highest = 0.0
        return (0..<count).map { index in
            let height = rules.height(forNotchAt: index, availableSpace: availableSpace)
            if height.isFinite { highest = height.clamped(to: highest...100_000) }
            return highest
        }
    }

    /// Returns the heights of all notches. Illegal ones of a program end the recording with an error.
    private func readHeights() -> [Double] {
        if let rules = userRules.rules {
            UserRequests.current?.report(
                OverlayContainerRules.issues(of: rules, in: availableSpace, at: "overlayContainers.\(name)"))
        }
        return Self.heights(rules, availableSpace)
    }

    func reachable(_ rules: any OverlayRules) -> [Int] { motion.notches.indices.filter { rules.canReachNotch(at: $0) } }

    // MARK: Events

    package mutating func begin(in recorder: inout Recorder) {
        checkSpace(in: &recorder)
        layOut(in: &recorder)
    }

    package mutating func perform(_ action: TimelineEvent.Action, on name: String, in recorder: inout Recorder) {
        let animated = action.arguments.value("animated") ?? true
        switch action.verb {
        case "move":
            let index = action.arguments.integer("toNotchAt") ?? 0
            schedule(OverlayMotion.PendingMove(index: index, isAnimated: animated), in: &recorder)
        case "invalidateNotchHeights": invalidate(in: &recorder)
        case "pushViewController":
            guard let page = action.arguments.text("page"), contents.contains(where: { $0.name == page }) else { break }
            _ = navigation.push(page, animated: animated, at: recorder.seconds)
        case "popViewController": navigation.pop(animated: animated, at: recorder.seconds)
        case "present": present(animated: animated, in: &recorder)
        case "dismiss": dismiss(animated: animated, in: &recorder)
        default: break
        }
    }

    package mutating func apply(_ change: SettingsChange, in recorder: inout Recorder) {
        guard let own = change.node["overlayContainers"]?[name] else { return }
        let old = container.last
        let change = Change<OverlayContainer>(own)
        container.update(at: recorder.seconds) { change.apply(to: &$0) }
        if container.last.viewControllers != old.viewControllers || container.last.pages != old.pages {
            replaceContents(at: recorder.seconds)
        }
        // A new delegate invalidates the notches as well. Source: facts, overlay container, section 1.1.
        if container.last.notches != old.notches { invalidate(in: &recorder) }
        checkSpace(in: &recorder)
    }

    /// Replaces the contents. View controllers of the same name keep the effects of touches, and the overlay keeps its
    /// height. Source: facts, overlay container, section 6, rule 6.
    private mutating func replaceContents(at seconds: Double) {
        let old = contents
        contents = (container.last.viewControllers + container.last.pages).map { controller in
            guard var content = old.first(where: { $0.name == controller.name })?.content else {
                return (controller.name, PresentedContent(controller.content))
            }
            if content.content.last != controller.content { content.update(at: seconds) { $0 = controller.content } }
            return (controller.name, content)
        }
    }

    /// Changes the content of the overlay itself. ``OverlayNavigation`` has the pages that slide up over it.
    package mutating func changeContent(
        of name: String, in recorder: inout Recorder, _ change: (inout PresentedContent) -> Void
    ) -> Bool {
        guard contents.indices.contains(overlayIndex) else { return false }
        self.change(overlayIndex, change)
        return true
    }

    /// The index of the overlay's own content.
    var overlayIndex: Int { container.last.viewControllers.count - 1 }

    /// Changes the content of a view controller or page.
    mutating func change<Result>(_ index: Int, _ body: (inout PresentedContent) -> Result) -> Result {
        body(&contents[index].content)
    }

    package mutating func settingChanged(from old: Traits, in recorder: inout Recorder) { checkSpace(in: &recorder) }

    /// Reads the notches again when the container's height changes; the overlay stays at its notch. Source: facts,
    /// overlay container, section 3.7.
    private mutating func checkSpace(in recorder: inout Recorder) {
        let space = OverlayLayout.frame(of: container.last, in: recorder.frame.context.traits).height
        guard space != availableSpace else { return }
        availableSpace = space
        motion.needsNotches = true
        if motion.pending == nil {
            motion.pending = OverlayMotion.PendingMove(index: motion.targetIndex, isAnimated: false)
        }
        layOut(in: &recorder)
    }

    private mutating func invalidate(in recorder: inout Recorder) {
        motion.needsNotches = true
        schedule(OverlayMotion.PendingMove(index: nil, isAnimated: true), in: &recorder)
    }

    package mutating func schedule(_ move: OverlayMotion.PendingMove, in recorder: inout Recorder) {
        motion.pending = move
        layOut(in: &recorder)
    }

    private static let layoutPass = WakeReason("layout")
    private static let completion = WakeReason("completion")
    private static let transitionEnd = WakeReason("transition")
    static let touches = WakeReason("touches")

    /// Requests a layout pass at the end of the tick.
    private func layOut(in recorder: inout Recorder) { recorder.wake(Self.layoutPass, at: recorder.seconds) }

    package mutating func wake(_ reason: WakeReason, in recorder: inout Recorder) {
        switch reason {
        case Self.layoutPass: layoutPass(in: &recorder)
        case Self.completion: complete(in: &recorder)
        case Self.transitionEnd:
            notify(isPresented ? .presentationTransitionDidEnd : .dismissalTransitionDidEnd, &recorder)
        case Self.touches: follow(in: &recorder)
        default: break
        }
    }

    // MARK: Moves

    private mutating func layoutPass(in recorder: inout Recorder) {
        if motion.needsNotches {
            motion.needsNotches = false
            motion.setHeights(readHeights(), at: recorder.seconds)
        }
        guard let pending = motion.pending else { return }
        motion.pending = nil
        move(pending, in: &recorder)
    }

    /// Performs a move. Source of the order: facts, overlay container, section 3.7.
    private mutating func move(_ pending: OverlayMotion.PendingMove, in recorder: inout Recorder) {
        let (rules, now) = (rules, recorder.seconds)
        var transition = transition(rules, isAnimated: pending.isAnimated, velocity: pending.velocity)
        let wanted = pending.index ?? rules.targetNotchIndex(using: transition)
        let index = wanted.clamped(to: 0...motion.notches.count - 1)
        let target = motion.notches[index]
        transition.targetNotchIndex = index
        transition.targetTranslationHeight = target
        if !pending.isAnimated { transition.overlayTranslationHeight = target }
        notify(.willMoveOverlay(toNotchAt: index), &recorder)
        let pacing = pending.isAnimated ? rules.pacing(using: transition) : nil
        notify(.willTranslateOverlay(transition, pacing), &recorder)
        cancelMove(in: &recorder)
        motion.targetIndex = index
        if let pacing {
            motion.height.animate(to: target, start: now, pacing: pacing)
            published.move(transition, at: now, pacing: pacing)
            dim(transition, pacing: pacing, at: now)
            motion.move = transition
            recorder.wake(Self.completion, at: now + pacing.nominalDuration.clamped(to: 0...60))
        } else {
            motion.height.set(target, at: now)
            published.set(transition, at: now)
            dim(transition, pacing: nil, at: now)
            notify(.didTranslateOverlay(transition), &recorder)
            notify(.didMoveOverlay(toNotchAt: index), &recorder)
        }
        if isPresented, container.last.sheetPresentation != nil, rules.shouldDismiss(using: transition) {
            dismiss(animated: true, in: &recorder)
        }
    }

    func transition(_ rules: any OverlayRules, isDragging: Bool = false, isAnimated: Bool = false, velocity: Double = 0)
        -> OverlayTransition
    {
        OverlayTransition(
            isDragging: isDragging, isAnimated: isAnimated, velocity: Point(x: 0, y: velocity),
            overlayTranslationHeight: motion.height.target, targetTranslationHeight: motion.height.target,
            heights: motion.notches, reachableIndexes: reachable(rules))
    }

    private mutating func complete(in recorder: inout Recorder) {
        guard let move = motion.move, let index = move.targetNotchIndex else { return }
        motion.move = nil
        notify(.didTranslateOverlay(move), &recorder)
        notify(.didMoveOverlay(toNotchAt: index), &recorder)
    }

    /// Cancels a move that another replaces, without `didMoveOverlay`.
    private mutating func cancelMove(in recorder: inout Recorder) {
        guard var move = motion.move else { return }
        motion.move = nil
        recorder.wake(Self.completion, at: nil)
        move.isCancelled = true
        notify(.didTranslateOverlay(move), &recorder)
    }

    // MARK: Presentation

    /// Presents the container with the system's cover-vertical transition.
    private mutating func present(animated: Bool, in recorder: inout Recorder) {
        guard !isPresented else { return }
        isPresented = true
        notify(.presentationTransitionWillBegin, &recorder)
        notify(.presentationTransitionDidBegin(Self.transition(animated)), &recorder)
        cover(1, dimming: container.last.sheetPresentation?.dimmingView?.minimumAlpha, animated, in: &recorder)
    }

    mutating func dismiss(animated: Bool, in recorder: inout Recorder) {
        guard isPresented else { return }
        isPresented = false
        notify(.dismissalTransitionWillBegin, &recorder)
        notify(.dismissalTransitionDidBegin(Self.transition(animated)), &recorder)
        cover(0, dimming: container.last.sheetPresentation?.dimmingView?.dismissedAlpha, animated, in: &recorder)
    }

    private static func transition(_ animated: Bool) -> Pacing {
        animated ? .spring(.system) : .curve(.linear, duration: 0)
    }

    private mutating func cover(
        _ fraction: Double, dimming alpha: Double?, _ animated: Bool, in recorder: inout Recorder
    ) {
        let pacing = Self.transition(animated)
        shown.animate(to: fraction, start: recorder.seconds, pacing: pacing)
        dimming.animate(to: alpha ?? 0, start: recorder.seconds, pacing: pacing)
        recorder.wake(Self.transitionEnd, at: recorder.seconds + pacing.nominalDuration)
    }

    /// Animates the dimming view. Source: facts, overlay container, section 3.8.
    mutating func dim(_ transition: OverlayTransition, pacing: Pacing?, at seconds: Double) {
        guard isPresented, let view = container.last.sheetPresentation?.dimmingView else { return }
        let alpha = view.alpha(progress: transition.translationProgress)
        if let pacing {
            dimming.animate(to: alpha, start: seconds, pacing: pacing, carriesVelocity: false)
        } else {
            dimming.set(alpha, at: seconds)
        }
    }

    // MARK: Reading

    package func value(_ name: String) -> PublishedValue? { published.value(name, height: motion.height) }

    package func settings(at seconds: Double) -> [(key: String, value: ValueNode?)] {
        [("overlayContainers", .mapping([(name, container.value(at: seconds).node(Format()))]))]
    }

    package var end: Double {
        let contents = contents.reduce(0) { max($0, $1.content.end) }
        return max(motion.end, navigation.end, container.end, shown.end ?? 0, dimming.end ?? 0, contents)
    }
}
