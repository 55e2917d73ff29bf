import DisplayList
import PixelKernels
import Primitives

/// Where a glass body looks to, and the light on it.
struct GlassOptics {
    private let unit: Double
    private let rim: Double
    private let falloff: Double
    private let lens: Double
    private let depth: [Double]
    private let shift: [Double]
    private let glows: [GlassMark.Glow?]
    /// At this depth in device pixels, and deeper, a body shows what lies straight behind and has no rim.
    let flatDepth: Double

    /// - Parameter m: must be sound.
    init(_ m: GlassMark) {
        unit = m.unit
        rim = m.rim
        falloff = m.rimFalloff
        lens = m.lens
        // Lens constants of the inner lens for a shape with shorter side S points: shift max(-0.8 S, -60), depth
        // min(0.25 S, 20). Source: facts, iOS surroundings, section 5.2.
        let sides = m.shapes.map { min($0.outline.rect.width, $0.outline.rect.height) / m.unit }
        shift = sides.map { max(-0.8 * $0, -60) * m.unit }
        depth = sides.map { min(0.25 * $0, 20) * m.unit }
        glows = m.shapes.map(\.glow)
        flatDepth = max(lens > 0 ? depth.max() ?? 0 : 0, rim > 0 ? unit + 1 : 0)
    }

    /// The place of the backdrop that a point of the body shows: p + A·(1 − √(h·(2 − h)))·n with h = depth fraction; the
    /// flat middle shows what lies straight behind.
    func seen(from p: Point, _ f: GlassField.Sample) -> Point {
        let h = depth[f.shape] > 0 ? min(max(-f.distance / depth[f.shape], 0), 1) : 1
        guard h < 1, lens > 0 else { return p }
        let k = lens * shift[f.shape] * (1 - (h * (2 - h)).squareRoot())
        return Point(x: p.x + k * f.normalX, y: p.y + k * f.normalY)
    }

    /// White added by rim and glow, 0...65535.
    /// - Parameter luma: of what lies behind, 0...1.
    func light(at p: Point, _ f: GlassField.Sample, luma: Double) -> Int {
        var sum = 0.0
        if rim > 0, f.distance > -(unit + 1) {
            // Two lights, up-left and down-right: full where the edge faces them, none at right angles.
            let lit = ((f.normalX + f.normalY) * 0.7071067811865476).magnitude
            // Over bright backdrops the rim fades. Source: measured over flat ones, luma and light on the outermost pixel:
            // .59 28, .63 26, .77 11, .83 6 of 255.
            let facing = (lit * falloff + 0.7071067811865476 * (1 - falloff)) * min(max(3.3 * (0.9 - luma), 0), 1)
            // Mean over the pixel's own depth, so that a rim thinner than a pixel keeps its strength.
            let mid = -f.distance / unit
            let half = 0.5 / unit
            sum += rim * facing * (rimIntegral(mid + half) - rimIntegral(mid - half)) / (2 * half)
        }
        if let g = glows[f.shape], g.radius > 0 {
            let t = (p - g.center).length / g.radius
            if t < 1 {
                let fall = 1 - t * t
                sum += g.strength * fall * fall
            }
        }
        return Int((sum.clamped(0, 1) * 65535).rounded())
    }

    /// The rim's light from the outline (0) to a depth in points, of a profile that falls from 0.18 at 1/6 pt through
    /// 0.13 at 1/2 pt to 0.075 at 5/6 pt and ends at 1 pt, scaled so that 1/6 pt counts 1. Source: facts, iOS surroundings,
    /// section 5.3 (a straight line 1.14 − 0.875·depth fits the three).
    private func rimIntegral(_ depth: Double) -> Double {
        let x = min(max(depth, 0), 1)
        return 1.14 * x - 0.4375 * x * x
    }
}
