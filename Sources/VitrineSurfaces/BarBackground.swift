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

/// How a picture lies in a background that it does not fit; the names are those of `UIView.ContentMode`.
public enum ImageContentMode: String, Hashable, Sendable, CaseIterable {
    /// Stretched to the background's sides.
    case scaleToFill
    /// Scaled to fit in, centered.
    case scaleAspectFit
    /// Scaled to cover the background, centered; what hangs over is cut off.
    case scaleAspectFill
    /// As `scaleToFill`.
    case redraw
    /// In its own size, as are the next, a pixel a point, centered; what hangs over is cut off.
    case center
    /// In the middle of an edge.
    case top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
}
