import VitrinePrimitives

/// A soft shadow; `NSShadow`, with its property names.
public struct Shadow: Hashable, Sendable {
    /// Default: black at a third.
    public var color: RGBColor
    /// Points, y down, -1000...1000 each. Default (0, 0).
    public var offset: Point
    /// Points, 0...200. Default 0. The blur's standard deviation under bars and pictures; under text, half of it is.
    ///
    /// Source: facts, iOS surroundings, section 7.
    public var blurRadius: Double

    public init(color: RGBColor = RGBColor.black.withAlpha(1.0 / 3), offset: Point = .zero, blurRadius: Double = 0) {
        self.color = color
        self.offset = offset
        self.blurRadius = blurRadius
    }
}

/// The shadow of a part that has one by itself.
public enum ShadowConfiguration: Hashable, Sendable {
    /// The part's own.
    case `default`
    case none
    case shadow(Shadow)
}
