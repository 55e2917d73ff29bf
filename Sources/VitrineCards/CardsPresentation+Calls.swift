import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension CardsPresentation {
    package mutating func perform(_ action: TimelineEvent.Action, on name: String, in recorder: inout Recorder) {
        let animated = action.arguments.value("animated") ?? true
        switch action.verb {
        case "present":
            let configuration = action.arguments.value("configuration", as: Card.Configuration.self)
            present(name, configuration: configuration, animated: animated, in: &recorder)
        case "dismiss": dismiss(name, animated: animated, in: &recorder)
        default: break
        }
    }

    /// Shows a card from the beginning of the scene, with its presentation completed.
    package mutating func begin(_ name: String, traits: Traits, container: Container) {
        push(
            shownCard(name, configuration: nil, animated: true, at: 0, traits: traits, container: container) { _ in nil
            })
        let i = shown.count - 1
        shown[i].progress = AnimatedValue(1)
        shown[i].insetFraction = AnimatedValue(1)
        let radius = shown[i].configuration.cornerRadius
        shown[i].radius = AnimatedValue(radius)
        if i == 0 { rootRadius = AnimatedValue(radius) } else { shown[i - 1].radius = AnimatedValue(radius) }
        if i > 0 { shown[i - 1].handleAlpha = AnimatedValue(0) }
        shown[i].handleAlpha = AnimatedValue(1)
    }

    private mutating func push(_ card: ShownCard) { shown.append(card) }

    /// Returns a presentation of a card from the top view. Final frames are computed once. Source: facts, card
    /// presentation, sections 2 and 6 (rules 1 and 7).
    private func shownCard(
        _ name: String, configuration given: Card.Configuration?, animated: Bool, at seconds: Double,
        traits: Traits, container: Container, frame: (String) -> Rect?
    ) -> ShownCard {
        let controller = controller.value(at: seconds)
        let isFirst = controller.libraryVersion == .v1_1
        var configuration =
            given ?? card(name, at: seconds).configuration ?? controller.sharedConfiguration
        if configuration.allowInteractiveDismissal == nil { configuration.allowInteractiveDismissal = !isFirst }
        let spacing = configuration.verticalSpacing ?? (isFirst ? 17 : 16)
        let presenter = stack(at: seconds).last
        let rootTop = configuration.verticalInset ?? Self.statusBarHeight(traits, container.statusBar)
        let transitionFrame: Rect? =
            switch configuration.initialTransitionFrame {
            case .rect(let rect): rect
            case .element(let name): frame(name)
            case nil: nil
            }
        return ShownCard(
            name: name, index: shown.count, presenter: presenter, isAnimated: animated, configuration: configuration,
            motion: CardMotion(controller.libraryVersion), affectsAll: !isFirst,
            top: animated ? (presenter.map { shown[$0].top } ?? rootTop) + spacing : 0, rootTop: rootTop,
            transitionFrame: transitionFrame, start: seconds,
            content: PresentedContent(card(name, at: seconds).content))
    }

    /// Source: facts, card presentation, section 1.1 (0 if there is no status bar, as on phones in landscape).
    static func statusBarHeight(_ traits: Traits, _ bar: StatusBar?) -> Double {
        if bar?.isHidden == true { return 0 }
        if traits.isWide { return traits.safeArea.top }
        return traits.orientation == .portrait ? StatusBarLayout.height(of: traits.device) : 0
    }

    // MARK: Presenting

    private mutating func present(
        _ name: String, configuration: Card.Configuration?, animated: Bool, in recorder: inout Recorder
    ) {
        let now = recorder.seconds
        let stack = stack(at: now)
        guard phase == .idle else { return refuse("present", name, "a transition is under way", in: &recorder) }
        guard !stack.contains(where: { shown[$0].name == name }) else {
            return refuse("present", name, "the card is presented already", in: &recorder)
        }
        let frame = recorder.frame
        let card = shownCard(
            name, configuration: configuration, animated: animated, at: now, traits: frame.context.traits,
            container: frame.container
        ) { [names = shown.map(\.name)] element in
            CardRules.targets(element, cards: names).lazy.compactMap(frame.frameOfTarget).first
        }
        notify(.presentationTransitionWillBegin, of: name, in: &recorder)
        // The animator hides and shows the handle of the card behind.
        if animated, let presenter = stack.last {
            shown[presenter].handleAlpha.animate(to: 0, start: now, pacing: CardMotion.handleFade)
        }
        push(card)
        let spring = card.motion.presentation
        let i = shown.count - 1
        phase = .presenting
        move(
            i, to: 1, radius: card.configuration.cornerRadius, presenter: stack.last, at: now,
            animated ? .spring(spring) : nil)
        let end = now + CardMotion.duration(of: spring)
        if animated { recorder.wake(Self.completed, at: end) } else { wake(Self.completed, in: &recorder) }
    }

    /// Moves a card, with the corners of its presenter.
    /// - Parameters:
    ///   - radius: The radius of the upper corners of the card, and of the root view. A presenter that is a card keeps
    ///     the corners that the card above has given it. Source: facts, card presentation, section 3.3.
    ///   - presenter: The index of the presenting card; nil for the root view.
    ///   - pacing: The pacing; nil to place the card at once and leave the views behind it as they are.
    mutating func move(
        _ i: Int, to progress: Double, radius: Double, presenter: Int?, at seconds: Double, _ pacing: Pacing?
    ) {
        guard let pacing else {
            shown[i].progress.set(progress, at: seconds)
            shown[i].radius.set(0, at: seconds)
            return
        }
        func go(_ value: inout AnimatedValue, _ target: Double) {
            value.animate(to: target, start: seconds, pacing: pacing, carriesVelocity: false)
        }
        let isThere = progress == 1
        go(&shown[i].progress, progress)
        go(&shown[i].insetFraction, isThere ? shown[i].fractionsAtRest.there : shown[i].fractionsAtRest.gone)
        go(&shown[i].radius, radius)
        if let presenter {
            if isThere { go(&shown[presenter].radius, shown[i].configuration.cornerRadius) }
        } else {
            go(&rootRadius, radius)
            guard !isThere else { return }
            // The root view returns to its whole frame, whatever earlier cards have left it in.
            for k in shown.indices where shown[k].leavesTrace && shown[k].restored == .infinity {
                shown[k].restored = seconds
                go(&shown[k].insetFraction, 0)
            }
        }
    }

    private func refuse(_ verb: String, _ name: String, _ reason: String, in recorder: inout Recorder) {
        recorder.log(.delegate("\(verb) refused: \(reason)"), of: name)
    }

    // MARK: Dismissing

    /// Dismisses a card and all that are presented from it; only the uppermost is seen leaving, as in UIKit.
    private mutating func dismiss(_ name: String, animated: Bool, in recorder: inout Recorder) {
        let now = recorder.seconds
        let stack = stack(at: now)
        guard phase == .idle else { return refuse("dismiss", name, "a transition is under way", in: &recorder) }
        guard let place = stack.firstIndex(where: { shown[$0].name == name }) else {
            return refuse("dismiss", name, "the card is not presented", in: &recorder)
        }
        shown[stack[stack.count - 1]].handleAlpha.animate(to: 0, start: now, pacing: CardMotion.handleFade)
        leave(from: place, animated: animated, in: &recorder)
    }

    /// Begins a dismissal without a finger.
    /// - Parameter place: The lowest card that leaves, counted from the bottom of the stack.
    mutating func leave(from place: Int, animated: Bool = true, in recorder: inout Recorder) {
        let now = recorder.seconds
        let stack = stack(at: now)
        notify(.dismissalTransitionWillBegin, of: shown[stack[stack.count - 1]].name, in: &recorder)
        let spring = shown[stack[stack.count - 1]].motion.dismissal
        finish(from: place, at: now, animated ? .spring(spring) : nil)
        if !animated, shown[stack[place]].isAnimated {
            recorder.log(
                .delegate(
                    "dismissed without an animation: the library's animator is not asked, so the views behind keep their "
                        + "inset frames and take no touches"), of: shown[stack[place]].name)
        }
        if animated {
            recorder.wake(Self.completed, at: now + CardMotion.duration(of: spring))
        } else {
            wake(Self.completed, in: &recorder)
        }
    }

    /// Removes the cards of the stack from an index on.
    mutating func finish(from place: Int, at seconds: Double, _ pacing: Pacing?) {
        let stack = stack(at: seconds)
        for k in stack[place...] {
            if pacing != nil { shown[k].leaving = seconds }
            if k != stack[stack.count - 1] { shown[k].hiding = seconds }
            let below = stack.firstIndex(of: k).flatMap { $0 > 0 ? stack[$0 - 1] : nil }
            move(k, to: 0, radius: 0, presenter: below, at: seconds, pacing)
            shown[k].leavesTrace = shown[k].insetFraction.target != 0
        }
        phase = .dismissing(from: stack[place])
    }

    // MARK: Completion

    package mutating func wake(_ reason: WakeReason, in recorder: inout Recorder) {
        let now = recorder.seconds
        let stack = stack(at: now)
        guard let top = stack.last else { return }
        switch phase {
        case .idle, .scrubbing: break
        case .presenting:
            phase = .idle
            shown[top].handleAlpha.animate(to: 1, start: now, pacing: CardMotion.handleFade)
            notify(.presentationTransitionDidEnd, of: shown[top].name, in: &recorder)
            notify(.presentCardCompletion, of: shown[top].name, in: &recorder)
        case .returning:
            phase = .idle
            notify(.dismissalTransitionDidEnd(completed: false), of: shown[top].name, in: &recorder)
        case .dismissing(let first):
            phase = .idle
            for k in stack where k >= first { shown[k].removal = now }
            if shown[first].leaving.isFinite, let revealed = stack.last(where: { $0 < first }) {
                shown[revealed].handleAlpha.animate(to: 1, start: now, pacing: CardMotion.handleFade)
            }
            notify(.dismissalTransitionDidEnd(completed: true), of: shown[top].name, in: &recorder)
        }
    }
}
