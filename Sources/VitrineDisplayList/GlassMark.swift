import VitrinePrimitives

/// A glass shape: the smooth union of one or more rounded rectangles, with shadow, lens, body and rim. Source of the
/// order and laws: facts, iOS surroundings, sections 5.2 to 5.4.
package struct GlassMark: Hashable, Sendable {
    /// A soft light in the glass, such as the one under a finger.
    package struct Glow: Hashable, Sendable {
        /// The center in device pixels.
        package var center: Point
        /// The radius at which the light ends, in device pixels.
        package var radius: Double
        /// The white that is added at the center, 0...1.
        package var strength: Double

        package init(center: Point, radius: Double, strength: Double) {
            self.center = center
            self.radius = radius
            self.strength = strength
        }
    }

    package typealias Shadow = CastShadow

    package struct Shape: Hashable, Sendable {
        /// The outline in device pixels. The radii are limited to half the shorter side.
        package var outline: UnevenRoundedRect
        /// The color that is composited over the body, as in a selected or pressed part; clear for no tint.
        package var tint: RGBColor
        package var glow: Glow?

        package init(outline: UnevenRoundedRect, tint: RGBColor = .clear, glow: Glow? = nil) {
            self.outline = outline
            self.tint = tint
            self.glow = glow
        }

        package init(outline: RoundedRect, tint: RGBColor = .clear, glow: Glow? = nil) {
            self.init(outline: UnevenRoundedRect(outline), tint: tint, glow: glow)
        }
    }

    package var shapes: [Shape]
    /// The distance in device pixels below which neighbors merge (polynomial smooth minimum): they begin to bulge at
    /// this distance and join at half of it. 0 keeps them separate.
    package var fusion: Double
    package var material: Material
    package var shadow: Shadow?
    /// Device pixels per point: the unit of lens and rim.
    package var unit: Double
    /// The white that the rim adds facing a light, 0...4 per unit of luma that the body lacks to `rimWhite`; 0 for no
    /// rim.
    package var rim: Double
    /// The dependence of the rim on the lights' direction: 1 for the full one, 0 for constant brightness.
    package var rimFalloff: Double
    /// The direction of the two opposite lights, a unit vector. Default: the upper left and the lower right.
    package var rimLight = GlassMark.diagonal
    /// How narrow the lights are, 0...1: by the cosine of the angle at 0, the default, by its third power at 1.
    package var rimFocus = 0.0
    /// How much the rim's light raises the chroma behind it, per unit of light; 0, the default, for white light.
    package var rimChroma = 0.0
    /// The strength of the lens, 0...1.
    package var lens: Double
    /// How much the lens bends toward the center of a shape, 0...4: its direction is n + c·q, where n is the normal of
    /// the outline, c this number, and q the position between the center (0) and the sides (±1) on both axes. Default:
    /// 0, along the normal. Source: facts, iOS surroundings, section 5.2.
    package var lensCentering = 0.0
    /// A second blur, as a fraction of the material's, 0...1. Its weight falls from one half at the outline to zero at
    /// the depth of the lens. Default: 1, a uniform blur.
    package var rimBlur = 1.0
    /// The opacity of everything, shadow included, 0...1.
    package var opacity: Double

    package init(
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

extension GlassMark {
    package static let diagonal = Point(x: 0.7071067811865476, y: 0.7071067811865476)

    /// The luma of a body on which a rim is invisible; 1 is white. Source: facts, iOS surroundings, section 5.3.
    package static let rimWhite = 1.0914

    /// The largest distance in device pixels of the united outline from its outermost shape; at most `fusion`.
    /// Source: each further shape lowers the smooth minimum by at most a quarter of `fusion`, and none lowers it once
    /// it lies `fusion` below the nearest shape.
    package var bulge: Double {
        guard fusion > 0, fusion.isFinite, shapes.count > 1 else { return 0 }
        return fusion * min(Double(shapes.count - 1) / 4, 1)
    }
}
