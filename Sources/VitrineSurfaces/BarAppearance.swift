import VitrinePrimitives

/// How a toolbar or tab bar of the legacy design looks while content lies behind it: members of `UIBarAppearance`. What is
/// nil is as by default.
public struct BarAppearance: Hashable, Sendable {
    /// Not of glass. Default: that of the design.
    public var backgroundEffect: BarEffect?
    /// Over the effect. Default: none.
    public var backgroundColor: RGBColor?
    /// Of the line above the bar, one device pixel. Default: black 30 %, in dark surroundings the system's separator.
    public var shadowColor: RGBColor?
    /// Path of a picture above the bar in place of the line, a pixel a point high and stretched to the bar's width;
    /// `shadowColor`, where it is given, takes the place of its colors. Default: none.
    public var shadowImage: String?

    public init(backgroundEffect: BarEffect? = nil, backgroundColor: RGBColor? = nil, shadowColor: RGBColor? = nil) {
        self.backgroundEffect = backgroundEffect
        self.backgroundColor = backgroundColor
        self.shadowColor = shadowColor
    }

    /// What the bar is made of; nil for the design's own material.
    package func surface(in context: Context) -> BarSurface? {
        if backgroundEffect == nil, backgroundColor == nil { return nil }
        return BarSurface(
            effect: backgroundEffect ?? .systemChromeMaterial, color: backgroundColor, dark: context.isDark)
    }
}
