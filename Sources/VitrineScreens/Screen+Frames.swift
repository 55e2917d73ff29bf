import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension Screen {
    /// Returns the frame context of the container at a time.
    /// - Parameters:
    ///   - given: The assets and the viewport of the screen.
    ///   - pose: The pose of the container; nil for the whole screen.
    package func frame(at seconds: Double, in given: Context, pose: HostPose? = nil) -> FrameContext {
        var outer = given
        let traits = host.traits.value(at: seconds)
        let turn = turn(at: seconds, in: given.viewport)
        if let pose, pose.frame.size != traits.screenSize || pose.safeArea != traits.safeArea {
            outer.traits.layout = HostLayout(size: pose.frame.size, safeArea: pose.safeArea)
        }
        var context = host.context(at: seconds, in: outer)
        if let top = context.traits.keyboardTop, let pose { context.traits.keyboardTop = top - pose.frame.minY }
        let appearance = context.traits.appearance
        context.glass =
            host.traits.start(of: \.appearance, at: seconds).map { GlassPhase(appearance, since: seconds - $0) }
            ?? GlassPhase(appearance)
        context.followed = followed(at: seconds)
        let container = host.container.value(at: seconds)
        let pages = PagesView(host, container: container, context: context)
        var frame = FrameContext(
            seconds: seconds, context: context, host: host, container: container, page: pages.color(at: seconds),
            dock: host.dock(at: seconds, in: context), dockAbsence: host.navigation.absence.value(at: seconds))
        frame.placement = { turn.placement(keeping: $0) }
        return frame
    }

    /// Returns the numbers at a time that elements follow.
    private func followed(at seconds: Double) -> @Sendable (Follow) -> Double? {
        // The closure captures a copy, so that changes of a recording do not copy the original.
        guard !follows.isEmpty else { return { _ in nil } }
        let instances = instances
        return { follow in
            instances.first { $0.names.contains(follow.presentation) }?.presentation
                .value(follow.value, of: follow.presentation)?.number(for: follow, at: seconds)
        }
    }

    /// Returns the frame context of a presentation's contents, which has no bars.
    private func frame(in pose: HostPose, around outer: FrameContext) -> FrameContext {
        var context = outer.context
        context.traits.layout = HostLayout(size: pose.frame.size, safeArea: pose.safeArea)
        context.traits.keyboardTop = context.traits.keyboardTop.map { $0 - pose.frame.minY }
        context.primaryColumn = PrimaryColumn()
        return FrameContext(
            seconds: outer.seconds, context: context, host: host, container: Container(), page: outer.page,
            dock: DockLayout(Container(), in: context), dockAbsence: 0)
    }

    /// The claims and layers of every presentation, and the poses of hosts.
    package struct Stack: Sendable {
        /// The snapshots by the index of the instance. Presentations in a host that shows nothing have none.
        package var snapshots: [Int: PresentationSnapshot] = [:]
        /// The frame context of each presentation, by the index of the instance.
        package var frames: [Int: FrameContext] = [:]
        package var poses: [HostID: HostPose] = [:]

        package var claims: [Claims] { snapshots.sorted { $0.key < $1.key }.map(\.value.claims) }
    }

    /// Takes the snapshots: first of the presentations over the container, from the topmost down, as their claims pose
    /// those below; then of those in the container and in one another, in the order of the scene.
    /// - Parameter hasLayers: Whether the snapshots contain layers.
    package func stack(at seconds: Double, in given: Context, hasLayers: Bool = true) -> Stack {
        func snapshot(_ i: Int, _ frame: FrameContext) -> PresentationSnapshot {
            let presentation = instances[i].presentation
            return hasLayers ? presentation.snapshot(at: frame) : presentation.claims(at: frame)
        }
        var out = Stack()
        let window = frame(at: seconds, in: given)
        var above: [Claims] = []
        for i in order.over {
            var frame = window
            frame.claims = above
            frame.pose = out.poses[.presentation(instances[i].name)]
            let snapshot = snapshot(i, frame)
            if let pose = snapshot.claims.presenter { out.poses[instances[i].host] = pose }
            above.append(snapshot.claims)
            (out.snapshots[i], out.frames[i]) = (snapshot, frame)
        }
        let pose = out.poses[.container]
        let container = pose == nil ? window : frame(at: seconds, in: given, pose: pose)
        var before: [HostID: [Claims]] = [:]
        for i in order.inside {
            let instance = instances[i]
            guard var frame = frame(in: instance.host, container, out) else { continue }
            frame.claims = above + before[instance.host, default: []]
            frame.pose = out.poses[.presentation(instance.name)]
            var snapshot = snapshot(i, frame)
            before[instance.host, default: []].append(snapshot.claims)
            if order.isNested(i) { (snapshot.claims.safeArea, snapshot.claims.dock) = (nil, nil) }
            (out.snapshots[i], out.frames[i]) = (snapshot, frame)
        }
        return out
    }

    /// Returns the frame context in a host; nil for one that shows nothing.
    private func frame(in host: HostID, _ container: FrameContext, _ stack: Stack) -> FrameContext? {
        guard case .presentation(let name) = host, let i = index(of: name) else { return container }
        guard let pose = stack.snapshots[i]?.hosted, let outer = stack.frames[i] else { return nil }
        return frame(in: pose, around: outer)
    }
}
