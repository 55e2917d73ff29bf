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
        /// White added at the center, 0...4: where it is more than 1, the light is white around the center, too.
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
    /// White added by the rim where it faces a light, 0...4 per unit of luma that the body lacks to `rimWhite`, its tint included; 0 draws
    /// none. Two lights, at the upper left and the lower right, fall off with the cosine of the angle.
    package var rim: Double
    /// How much the light of rim and glows raises the chroma of what lies behind, per unit of light; 0, the default, for white light.
    package var lightChroma = 0.0
    /// The strength of the lens, 0...1.
    package var lens: Double
    /// A second blur, as a fraction of the material's, 0...1. Its weight falls from one half at the outline to zero at
    /// the depth of the lens. Default: 1, a uniform blur.
    package var rimBlur = 1.0
    /// The opacity of everything, shadow included, 0...1.
    package var opacity: Double

    package init(
        shapes: [Shape], fusion: Double = 0, material: Material, shadow: Shadow? = nil, unit: Double, rim: Double = 0,
        lens: Double = 1, opacity: Double = 1
    ) {
        self.shapes = shapes
        self.fusion = fusion
        self.material = material
        self.shadow = shadow
        self.unit = unit
        self.rim = rim
        self.lens = lens
        self.opacity = opacity
    }
}

extension GlassMark {
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
