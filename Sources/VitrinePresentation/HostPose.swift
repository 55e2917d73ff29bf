import VitrinePrimitives
import VitrineSurfaces

/// A host of presentations: the scene's container, or another presentation by its name.
package enum HostID: Hashable, Sendable {
    case container
    case presentation(String)

    package init(_ name: String) { self = name == "container" ? .container : .presentation(name) }
}

package struct HostPose: Hashable, Sendable {
    /// The frame on the screen, or in the host's own host, in points, in which the host is laid out.
    package var frame: Rect
    /// The safe area in points of the frame.
    package var safeArea: Insets
    /// The radii of the corners in points, which clip the host.
    package var corners: CornerRadii
    /// The curve of the corners. Default: `continuous`.
    package var cornerCurve: RoundedRect.CornerCurve
    /// The opacity, 0...1.
    package var alpha: Double
    /// The transform of the host in its frame, in the frame's coordinates. Default: identity.
    package var transform: Transform
    package var takesTouches: Bool
    /// The progress of the navigation bar to `UIBarStyle.black`, 0...1.
    package var barDarkness = 0.0

    package init(
        frame: Rect, safeArea: Insets = .zero, corners: CornerRadii = .zero,
        cornerCurve: RoundedRect.CornerCurve = .continuous, alpha: Double = 1, transform: Transform = .identity,
        takesTouches: Bool = true
    ) {
        self.frame = frame
        self.safeArea = safeArea
        self.corners = corners
        self.cornerCurve = cornerCurve
        self.alpha = alpha
        self.transform = transform
        self.takesTouches = takesTouches
    }

    /// The transform from points of the host to the frame's coordinates.
    package var placement: Transform { Transform.translation(x: frame.minX, y: frame.minY).then(transform) }

    /// Creates the pose of the whole screen.
    package init(_ traits: Traits) {
        self.init(frame: Rect(origin: .zero, size: traits.screenSize), safeArea: traits.safeArea)
    }
}
