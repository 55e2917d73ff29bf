import VitrinePrimitives

/// A body of glass: one or several rounded rectangles that flow together where they come close, with shadow, lens, body
/// and rim. Source of the order and laws: facts, iOS surroundings, sections 5.2 to 5.4.
public struct GlassMark: Hashable, Sendable {
    /// A soft light inside the glass, such as the one under a finger.
    public struct Glow: Hashable, Sendable {
        /// Device pixels.
        public var center: Point
        /// Device pixels; the light ends here.
        public var radius: Double
        /// White added at the centre, 0...1.
        public var strength: Double

        public init(center: Point, radius: Double, strength: Double) {
            self.center = center
            self.radius = radius
            self.strength = strength
        }
    }

    public typealias Shadow = CastShadow

    public struct Shape: Hashable, Sendable {
        /// Device pixels.
        public var outline: RoundedRect
        /// Mixed over the body, as in a selected or pressed part; clear leaves it alone.
        public var tint: Color
        public var glow: Glow?

        public init(outline: RoundedRect, tint: Color = .clear, glow: Glow? = nil) {
            self.outline = outline
            self.tint = tint
            self.glow = glow
        }
    }

    public var shapes: [Shape]
    /// Reach in device pixels over which neighbours flow together (polynomial smooth minimum): they begin to bulge at this
    /// distance and touch at half of it. 0 keeps them apart.
    public var fusion: Double
    public var material: Material
    public var shadow: Shadow?
    /// Device pixels a point: the unit of lens and rim.
    public var unit: Double
    /// Strength of the rim light at its brightest, 0...1 of white; 0 draws none.
    public var rim: Double
    /// 1: the rim is lit from two sides, up-left and down-right; 0: it is as bright all round as on a straight edge.
    public var rimFalloff: Double
    /// Strength of the lens, 0...1.
    public var lens: Double
    /// 0...1; of everything, shadow included.
    public var opacity: Double

    public init(
        shapes: [Shape], fusion: Double = 0, material: Material, shadow: Shadow? = nil, unit: Double, rim: Double = 0,
        rimFalloff: Double = 1, lens: Double = 1, opacity: Double = 1
    ) {
        self.shapes = shapes
        self.fusion = fusion
        self.material = material
        self.shadow = shadow
        self.unit = unit
        self.rim = rim
        self.rimFalloff = rimFalloff
        self.lens = lens
        self.opacity = opacity
    }
}
