import VitrinePrimitives

/// The presets of a bar's background; `UIBarAppearance`'s `configureWith…Background`.
public enum BarBackgroundPreset: String, Hashable, Sendable, CaseIterable {
    /// The effect and the color of the design.
    case `default`
    /// No effect, but the color of the system's background: white in light surroundings, black in dark ones.
    case opaque
    /// Neither effect nor color.
    case transparent
}

/// The layout of a picture in a background of another size; the values of `UIView.ContentMode`.
public enum ImageContentMode: String, Hashable, Sendable, CaseIterable {
    /// Stretched to the background's sides.
    case scaleToFill
    /// Scaled to fit, centered.
    case scaleAspectFit
    /// Scaled to cover the background, centered and clipped.
    case scaleAspectFill
    /// The same as `scaleToFill`.
    case redraw
    /// In its own size, as are the following, a pixel per point, centered and clipped.
    case center
    /// Centered at an edge.
    case top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
}
