import VitrineChrome
import VitrinePresentation
import VitrinePrimitives
import VitrineSetting
import VitrineVocabulary

extension Screen {
    /// The container at a time, as a presentation in it sees it.
    /// - Parameters:
    ///   - given: the assets and the viewport of the screen.
    ///   - pose: of the container; nil for the whole screen.
    package func frame(at seconds: Double, in given: Context, pose: HostPose? = nil) -> FrameContext {
        var outer = given
        let traits = host.traits.value(at: seconds)
        if let pose, pose.frame.size != traits.screenSize || pose.safeArea != traits.safeArea {
            outer.traits.layout = HostLayout(size: pose.frame.size, safeArea: pose.safeArea)
        }
        var context = host.context(at: seconds, in: outer)
        let appearance = context.traits.appearance
        context.glass =
            host.traits.start(of: \.appearance, at: seconds).map { GlassPhase(appearance, since: seconds - $0) }
            ?? GlassPhase(appearance)
        context.followed = followed(at: seconds)
        let container = host.container.value(at: seconds)
        let pages = PagesView(container: container, navigation: host.navigation, context: context)
        return FrameContext(
            seconds: seconds, context: context, host: host, container: container, page: pages.color(at: seconds),
            dock: host.dock(at: seconds, in: context), dockAbsence: host.navigation.absence.value(at: seconds))
    }

    /// The numbers of elements that follow values of presentations at a time.
    private func followed(at seconds: Double) -> @Sendable (Follow) -> Double? {
        let instances = instances
        return { follow in
            instances.first { $0.name == follow.presentation }?.presentation.value(follow.value)?
                .number(for: follow, at: seconds)
        }
    }

    /// The claims and layers of every presentation, and how each host is shown.
    package struct Stack: Sendable {
        /// By the index of the instance.
        package var snapshots: [Int: PresentationSnapshot] = [:]
        package var poses: [HostID: HostPose] = [:]

        /// Claims in the order of the instances.
        package var claims: [Claims] { snapshots.sorted { $0.key < $1.key }.map(\.value.claims) }
    }

    /// Asks the presentations from the top down: first those over the container, whose claims pose what lies below them,
    /// then those in the container, in the order of the scene.
    package func stack(at seconds: Double, in given: Context) -> Stack {
        var out = Stack()
        let window = frame(at: seconds, in: given)
        var above: [Claims] = []
        for i in instances.indices.reversed() where instances[i].scope != .host {
            var frame = window
            frame.claims = above
            frame.pose = out.poses[.presentation(instances[i].name)]
            let snapshot = instances[i].presentation.snapshot(at: frame)
            if let pose = snapshot.claims.presenter { out.poses[instances[i].host] = pose }
            above.append(snapshot.claims)
            out.snapshots[i] = snapshot
        }
        let pose = out.poses[.container]
        let container = pose == nil ? window : frame(at: seconds, in: given, pose: pose)
        var before = above
        for i in instances.indices where instances[i].scope == .host {
            var frame = container
            frame.claims = before
            let snapshot = instances[i].presentation.snapshot(at: frame)
            before.append(snapshot.claims)
            out.snapshots[i] = snapshot
        }
        return out
    }
}
