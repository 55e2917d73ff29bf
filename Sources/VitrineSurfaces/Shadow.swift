import VitrinePrimitives

/// A soft shadow; `NSShadow`, with its property names.
public struct Shadow: Hashable, Sendable {
    /// The color. Default: black of a third.
    public var color: RGBColor
    /// The offset in points, y down, -1000...1000 each. Default: (0, 0).
    public var offset: Point
    /// The radius in points, 0...200, which is the blur's standard deviation under bars and pictures; under text, half
    /// of it is. Default: 0. Source: facts, iOS surroundings, section 7.
    public var blurRadius: Double

    public init(color: RGBColor = RGBColor.black.withAlpha(1.0 / 3), offset: Point = .zero, blurRadius: Double = 0) {
        self.color = color
        self.offset = offset
        self.blurRadius = blurRadius
    }
}

/// The shadow of a part that has a default one.
public enum ShadowConfiguration: Hashable, Sendable {
    /// The part's own shadow.
    case `default`
    case none
    case shadow(Shadow)
}
