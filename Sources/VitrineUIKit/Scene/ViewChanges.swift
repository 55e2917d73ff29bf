import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineVocabulary

/// The changes that user code makes in the views of a presentation while a scene is recorded. The views are compared
/// with their previous state, after each call of user code and at the end of each animation block. A difference becomes
/// a `set` on the same tick, or on each tick of the block's animation.
package final class ViewChanges<Value: Described> {
    private let path: [String]
    private let read: () -> Value
    private let layOutViews: () -> Void
    private let action: ((Value) -> TimelineEvent.Action)?
    private let declared: Value
    /// The state of the views at the last comparison.
    private var views: Value
    private var shown: Value
    /// The number of the last change, which ends the animation of an earlier one.
    private var generation = 0

    /// - Parameters:
    ///   - declared: The value that the scene declares.
    ///   - path: The keys of that value in a scene.
    ///   - layout: Lays out the views. Default: nothing.
    ///   - action: Returns the action that shows a value. Default: nil, a `set`.
    ///   - read: Returns the state of the views.
    package init(
        _ declared: Value, at path: [String], layout: @escaping () -> Void = {},
        action: ((Value) -> TimelineEvent.Action)? = nil, read: @escaping () -> Value
    ) {
        (self.declared, views, shown) = (declared, declared, declared)
        self.path = path
        self.read = read
        layOutViews = layout
        self.action = action
    }

    /// Begins a recording. Changes since the scene was declared take effect.
    package func begin() {
        (views, shown) = (declared, declared)
        generation += 1
        UserRequests.current?.observe(self)
        post(UIView.AnimationBlock?.none)
    }

    private func show(_ change: ValueNode) {
        Change<Value>(change).apply(to: &shown)
        if let action {
            UserRequests.current?.post(action(shown))
            return
        }
        let node = path.reversed().reduce(change) { .mapping([($1, $0)]) }
        UserRequests.current?.post(TimelineEvent.Action("set", node))
    }
}

extension ViewChanges: ObservedViews {
    package func layOut() { layOutViews() }

    /// Compares the views and posts the differences.
    package func post(_ block: UIView.AnimationBlock?) {
        guard let requests = UserRequests.current else { return }
        let now = read()
        guard now != views else { return }
        views = now
        generation += 1
        let (target, start) = (now.node(Format(), onto: shown), shown.node(Format(), onto: now))
        var progress = AnimatedValue(0)
        if let block {
            progress.animate(to: 1, start: block.delay, pacing: block.pacing, initialVelocity: block.velocity)
        }
        // The animation is limited to a minute.
        let steps = min(7200, Int(((progress.end ?? 0) * Double(Tick.rate)).rounded(.up)))
        guard steps > 0 else { return show(target) }
        let change = PacedChange(target, from: start, of: Value.record)
        show(change.value(at: 0, isFirst: true))
        for step in 1...steps {
            // A call never comes early; the sum may exceed its tick slightly.
            let seconds = Double(step) / Double(Tick.rate)
            requests.post(after: seconds - 1e-6) { [weak self, generation] in
                guard let self, self.generation == generation else { return }
                show(change.value(at: step == steps ? 1 : progress.value(at: seconds), isFirst: false))
            }
        }
    }
}

/// Views of a presentation that user code can change.
package protocol ObservedViews: AnyObject {
    func layOut()
    /// Compares the views and posts the differences.
    /// - Parameter block: The animation block that ends; nil outside of one.
    func post(_ block: UIView.AnimationBlock?)
}

extension UserRequests {
    private final class Observed {
        var views: [any ObservedViews] = []
    }

    private var observed: Observed {
        if let found = storage["views"] as? Observed { return found }
        let new = Observed()
        storage["views"] = new
        return new
    }

    /// Compares the views after each call of user code from now on.
    package func observe(_ views: any ObservedViews) { observed.views.append(views) }

    /// Lays out the views, as at the end of a turn of the run loop.
    fileprivate func layOutViews() {
        for views in observed.views { views.layOut() }
    }

    /// Posts the changes of views after user code has run.
    package func postViewChanges(_ block: UIView.AnimationBlock? = nil) {
        for views in observed.views { views.post(block) }
    }
}

extension UIView {
    @TaskLocal private static var isInUserCode = false

    /// Runs code that changes views, perhaps in an animation block. The outermost call lays out the changes at its end.
    package static func run<Result>(in block: AnimationBlock?, _ body: () -> Result) -> Result {
        let requests = UserRequests.current
        let isPerforming = requests?.isPerforming ?? false
        let isOutermost = !isInUserCode || isPerforming
        requests?.isPerforming = false
        defer { requests?.isPerforming = isPerforming }
        requests?.postViewChanges(currentAnimation)
        defer { requests?.postViewChanges(block) }
        return $isInUserCode.withValue(true) {
            $currentAnimation.withValue(block) {
                defer { if isOutermost { requests?.layOutViews() } }
                return body()
            }
        }
    }
}
