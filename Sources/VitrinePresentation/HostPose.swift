import VitrinePrimitives
import VitrineSurfaces

/// Something that presentations are shown in or from: the scene's container, or another presentation by its name.
package enum HostID: Hashable, Sendable {
    case container
    case presentation(String)

    /// - Parameter name: that of a presentation, or `container`.
    package init(_ name: String) { self = name == "container" ? .container : .presentation(name) }
}

/// How a host is shown: where it is, and what is left of it.
package struct HostPose: Hashable, Sendable {
    /// On the screen, or in what the host is shown in, in points. The host is laid out in this frame.
    package var frame: Rect
    /// In points of the frame.
    package var safeArea: Insets
    /// Radii of the corners in points; what lies outside is cut off.
    package var corners: CornerRadii
    /// Default `continuous`.
    package var cornerCurve: RoundedRect.CornerCurve
    /// 0...1.
    package var alpha: Double
    /// Applied to the host in its frame, in points of what the frame is in. Default: identity.
    package var transform: Transform
    package var takesTouches: Bool
    /// How far the navigation bar has turned to `UIBarStyle.black`, 0...1.
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

    /// From points of the host to points of what its frame is in.
    package var placement: Transform { Transform.translation(x: frame.minX, y: frame.minY).then(transform) }

    /// The whole screen.
    package init(_ traits: Traits) {
        self.init(frame: Rect(origin: .zero, size: traits.screenSize), safeArea: traits.safeArea)
    }
}
