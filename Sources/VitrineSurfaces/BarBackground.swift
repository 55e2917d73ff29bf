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

/// The appearance of a toolbar or tab bar of the legacy design while content is behind it: members of
/// `UIBarAppearance`. Nil members have the defaults.
public struct BarAppearance: Hashable, Sendable {
    /// The effect, except glass. Default: that of the design.
    public var backgroundEffect: BarEffect?
    /// The color over the effect. Default: none.
    public var backgroundColor: RGBColor?
    /// The color of the line above the bar, one device pixel. Default: black 30 %, or the dark system separator.
    public var shadowColor: RGBColor?
    /// The path of a picture above the bar in place of the line, a pixel per point high and stretched to the bar's
    /// width; a given `shadowColor` replaces its colors. Default: none.
    public var shadowImage: String?

    public init(backgroundEffect: BarEffect? = nil, backgroundColor: RGBColor? = nil, shadowColor: RGBColor? = nil) {
        self.backgroundEffect = backgroundEffect
        self.backgroundColor = backgroundColor
        self.shadowColor = shadowColor
    }

    /// Returns the bar's background; nil for the design's own material.
    package func surface(in context: Context) -> BarSurface? {
        if backgroundEffect == nil, backgroundColor == nil { return nil }
        return BarSurface(
            effect: backgroundEffect ?? .systemChromeMaterial, color: backgroundColor, dark: context.isDark)
    }
}
