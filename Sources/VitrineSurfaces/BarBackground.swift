import VitrinePrimitives

/// The presets of a bar's background; `UIBarAppearance`'s `configureWith…Background`.
public enum BarBackgroundPreset: String, Hashable, Sendable, CaseIterable {
    /// The effect and the colour of the design.
    case `default`
    /// No effect, but the colour of the system's background: white in light surroundings, black in dark ones.
    case opaque
    /// Neither effect nor colour.
    case transparent
}

/// How a picture lies in a background that it does not fit; the names are UIKit's.
public enum ImageContentMode: String, Hashable, Sendable, CaseIterable {
    /// Stretched to the background's sides.
    case scaleToFill
    /// Scaled to fit in, centred.
    case scaleAspectFit
    /// Scaled to cover the background, centred; what hangs over is cut off.
    case scaleAspectFill
    /// In its own size, a pixel a point, centred; what hangs over is cut off.
    case center
}

/// The corners of a floating bar; `UICornerConfiguration`.
public enum CornerConfiguration: Hashable, Sendable {
    /// Half the height.
    case capsule
    /// In points, 0...1000 each; cut down to what fits. A body of glass has four equal ones.
    case radii(CornerRadii)

    package func radii(in box: Rect) -> CornerRadii {
        switch self {
        case .capsule: CornerRadii(min(box.width, box.height) / 2)
        case .radii(let radii): radii.fitted(to: box.size)
        }
    }
}
