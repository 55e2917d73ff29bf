import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// The refraction of a glass body and the light on its rim.
struct GlassOptics {
    private let rim: Double
    /// By shape.
    let lenses: [vitrine_lens]
    /// The depth in device pixels from which on a body shows what lies straight behind.
    let lensDepth: Double
    /// The depth in device pixels from which on a body has no rim.
    private let rimDepth: Double
    /// The depth in device pixels from which on every pixel is covered, shows what lies straight behind and has no rim.
    let flat: Double

    /// - Parameters:
    ///   - m: A sanitized mark.
    ///   - grid: The grid of its backdrop.
    init(_ m: GlassMark, _ grid: GlassGrid) {
        rim = m.rim
        // The lens of a shape whose shorter side is S points has a shift of max(-0.8 S, -60) and a depth of min(0.25 S,
        // 20). Source: facts, iOS surroundings, section 5.2.
        lenses = m.shapes.map { shape in
            let box = shape.outline.rect
            let side = min(box.width, box.height) / m.unit
            let depth = min(0.25 * side, 20) * m.unit
            return vitrine_lens(
                lens: m.lens, depth: depth, steps: 1 / depth, shift: max(-0.8 * side, -60) * m.unit, rim: m.rim,
                unit: m.unit, scale: grid.scale)
        }
        lensDepth = m.lens > 0 ? lenses.reduce(0) { max($0, $1.depth) } : 0
        rimDepth = rim > 0 ? m.unit + 1 : 0
        flat = max(ReferenceGlass.reach, lensDepth, rimDepth)
    }

    @inline(__always) func hasRim(_ distance: Double) -> Bool { rim > 0 && distance > -rimDepth }

    /// Whether a point is too deep for the outline to cut its pixel and for the rim's light.
    @inline(__always) func isInside(_ distance: Double) -> Bool {
        distance <= -ReferenceGlass.reach && !hasRim(distance)
    }
}

extension ReferenceGlass.Lack {
    /// - Parameter tint: of the body, over the material.
    init(_ m: Material, under tint: RGBColor) {
        let transparency = 1 - tint.alpha
        self.init(
            black: GlassMark.rimWhite - transparency * m.gain * m.lumaOffset - tint.alpha * tint.luma,
            slope: transparency * m.gain * m.lumaScale)
    }
}

extension ReferenceGlass.Lens {
    init(_ l: vitrine_lens) {
        self.init(
            lens: l.lens, depth: l.depth, steps: l.steps, shift: l.shift, rim: l.rim, unit: l.unit, scale: l.scale)
    }
}
