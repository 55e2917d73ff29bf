import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels

/// The refraction of a glass body and the light on its rim.
struct GlassOptics {
    private let rim: Double
    /// Whether pixels along a straight edge are displaced equally.
    let isLevel: Bool
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
        isLevel = m.lensCentering == 0
        // The lens of a shape whose shorter side is S points has a shift of max(-0.8 S, -60) and a depth of min(0.25 S,
        // 20). Source: facts, iOS surroundings, section 5.2.
        lenses = m.shapes.map { shape in
            let box = shape.outline.rect
            let side = min(box.width, box.height) / m.unit
            let depth = min(0.25 * side, 20) * m.unit
            return vitrine_lens(
                lens: m.lens, depth: depth, steps: 1 / depth, shift: max(-0.8 * side, -60) * m.unit,
                center_x: box.midX, center_y: box.midY, centering_x: 2 * m.lensCentering / max(box.width, 1),
                centering_y: 2 * m.lensCentering / max(box.height, 1), rim: m.rim, everywhere: 1 - m.rimFalloff,
                facing: m.rimFalloff, unit: m.unit, light_x: m.rimLight.x, light_y: m.rimLight.y, focus: m.rimFocus,
                scale: grid.scale)
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
    init(_ m: Material) {
        self.init(black: GlassMark.rimWhite - m.gain * m.lumaOffset, slope: m.gain * m.lumaScale)
    }
}

extension ReferenceGlass.Lens {
    init(_ l: vitrine_lens) {
        self.init(
            lens: l.lens, depth: l.depth, steps: l.steps, shift: l.shift, centerX: l.center_x, centerY: l.center_y,
            centeringX: l.centering_x, centeringY: l.centering_y, rim: l.rim, everywhere: l.everywhere,
            facing: l.facing, unit: l.unit, lightX: l.light_x, lightY: l.light_y, focus: l.focus, scale: l.scale)
    }
}
