import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A moment of a host: all that a presentation in it, or presented from it, depends on.
package struct FrameContext: Sendable {
    /// The seconds since the scene began.
    package let seconds: Double
    /// The host's traits, frame and assets at the time.
    package let context: Context
    /// The container over time.
    package let host: Host
    /// The container's values at the time.
    package let container: Container
    /// The color of the page behind everything.
    package let page: RGBColor
    package let dock: DockLayout
    /// The fraction by which the dock has disappeared, 0...1.
    package let dockAbsence: Double
    /// The claims of presentations that have been asked before: those over the host, then those declared before.
    package var claims: [Claims] = []
    /// The pose that a presentation presented from this one requires; nil for its own pose.
    package var pose: HostPose?
    /// Returns the frame of a target of another presentation.
    package var frameOfTarget: @Sendable (Target.ID) -> Rect? = { _ in nil }

    /// Returns the transform from points of a window of a fixed orientation to those of the rotating screen.
    package var placement: @Sendable (Orientation) -> Transform = { _ in .identity }

    /// Returns the nodes of a window of a fixed orientation, placed on the screen.
    package func keeping(_ orientation: Orientation, _ nodes: [Node]) -> [Node] {
        guard !nodes.isEmpty else { return [] }
        let placement = placement(orientation)
        let name = context.namesParts ? Self.keptPrefix + orientation.rawValue : nil
        return name == nil && placement == .identity
            ? nodes : [.group(GroupNode(nodes, transform: placement, name: name))]
    }

    private static let keptPrefix = "window in "

    /// Returns the orientation of the window of a part's name; nil for other parts.
    package static func keptOrientation(ofPart name: String) -> Orientation? {
        name.hasPrefix(keptPrefix) ? Orientation(rawValue: String(name.dropFirst(keptPrefix.count))) : nil
    }

    package var glassPage: RGBColor { context.glassPage(page) }

    package init(
        seconds: Double, context: Context, host: Host, container: Container, page: RGBColor, dock: DockLayout,
        dockAbsence: Double
    ) {
        self.seconds = seconds
        self.context = context
        self.host = host
        self.container = container
        self.page = page
        self.dock = dock
        self.dockAbsence = dockAbsence
    }
}

/// The moments of a recorded host, for computations tick by tick at the end of a recording.
package struct FrameTimeline {
    private let frame: (Double) -> FrameContext

    package init(_ frame: @escaping (Double) -> FrameContext) { self.frame = frame }

    package func callAsFunction(at seconds: Double) -> FrameContext { frame(seconds) }
}
