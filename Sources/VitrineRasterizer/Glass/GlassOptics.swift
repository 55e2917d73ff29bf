import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// Where a glass body looks to, and the light on its rim.
struct GlassOptics {
    private let unit: Double
    private let rim: Double
    private let falloff: Double
    private let lens: Double
    private let lenses: [Lens]
    /// At this depth in device pixels, and deeper, a body shows what lies straight behind.
    let lensDepth: Double
    /// At this depth in device pixels, and deeper, a body has no rim.
    let rimDepth: Double

    /// Of one shape, in device pixels.
    private struct Lens {
        let depth: Double
        /// One over it.
        let steps: Double
        let shift: Double
    }

    /// - Parameter m: must be sanitized.
    init(_ m: GlassMark) {
        unit = m.unit
        rim = m.rim
        falloff = m.rimFalloff
        lens = m.lens
        // Lens constants of the inner lens for a shape with shorter side S points: shift max(-0.8 S, -60), depth
        // min(0.25 S, 20). Source: facts, iOS surroundings, section 5.2.
        lenses = m.shapes.map { shape in
            let side = min(shape.outline.rect.width, shape.outline.rect.height) / m.unit
            let depth = min(0.25 * side, 20) * m.unit
            return Lens(depth: depth, steps: 1 / depth, shift: max(-0.8 * side, -60) * m.unit)
        }
        lensDepth = lens > 0 ? lenses.reduce(0) { max($0, $1.depth) } : 0
        rimDepth = rim > 0 ? unit + 1 : 0
    }

    /// The place of the backdrop that a point of the body shows: p + A·(1 − √(h·(2 − h)))·n with h = depth fraction; the
    /// flat middle shows what lies straight behind.
    @inline(__always) func seen(from p: Point, _ f: GlassField.Sample) -> Point {
        guard lens > 0 else { return p }
        let l = lenses[f.shape]
        guard -f.distance < l.depth, l.depth > 0 else { return p }
        let h = max(-f.distance * l.steps, 0)
        guard h < 1 else { return p }
        let k = lens * l.shift * (1 - (h * (2 - h)).squareRoot())
        return Point(x: p.x + k * f.normalX, y: p.y + k * f.normalY)
    }

    /// How much of what a place shows is blurred as at the outline, in 1/256: all at the outline of a body with a whole lens,
    /// nothing as deep as the lens reaches.
    @inline(__always) func rimShare(_ f: GlassField.Sample) -> Int32 {
        guard lens > 0 else { return 0 }
        return Int32(max(0, 1 - max(-f.distance * lenses[f.shape].steps, 0)) * lens * 256 + 0.5)
    }

    /// Whether a place is near enough to the outline for the rim's light.
    @inline(__always) func hasRim(_ f: GlassField.Sample) -> Bool { rim > 0 && f.distance > -rimDepth }

    /// White added by the rim over the darkest backdrops, 0...1; see `fade`. Only where `hasRim`.
    @inline(__always) func rim(_ f: GlassField.Sample) -> Double {
        // Two lights, up-left and down-right: full where the edge faces them, none at right angles.
        let lit = ((f.normalX + f.normalY) * 0.7071067811865476).magnitude
        let facing = lit * falloff + 0.7071067811865476 * (1 - falloff)
        // Mean over the pixel's own depth, so that a rim thinner than a pixel keeps its strength.
        let mid = -f.distance / unit
        let half = 0.5 / unit
        return (rim * facing * (rimIntegral(mid + half) - rimIntegral(mid - half)) / (2 * half)).clamped(0, 1)
    }

    /// What is left of the rim over bright backdrops. Source: measured over flat ones, luma and light on the outermost
    /// pixel: .59 28, .63 26, .77 11, .83 6 of 255.
    /// - Parameter luma: of what lies behind, 0...1.
    @inline(__always) static func fade(luma: Double) -> Double { min(max(3.3 * (0.9 - luma), 0), 1) }

    /// The rim's light from the outline (0) to a depth in points, of a profile that falls from 0.18 at 1/6 pt through
    /// 0.13 at 1/2 pt to 0.075 at 5/6 pt and ends at 1 pt, scaled so that 1/6 pt counts 1. Source: facts, iOS surroundings,
    /// section 5.3 (a straight line 1.14 − 0.875·depth fits the three).
    @inline(__always) private func rimIntegral(_ depth: Double) -> Double {
        let x = min(max(depth, 0), 1)
        return 1.14 * x - 0.4375 * x * x
    }
}
