import DisplayList
import Primitives

/// The colours of a glass body.
struct GlassShader {
    private let optics: GlassOptics
    private let law: MaterialKernel
    private let tints: [UInt32]
    private let backdrop: SoftBackdrop
    /// From this depth in device pixels on, colours don't depend on the outline: `flatColor` gives them.
    let flatDepth: Double

    /// - Parameters:
    ///   - m: must be sound.
    ///   - backdrop: around every place that will be asked for.
    init(_ m: GlassMark, backdrop: SoftBackdrop) {
        optics = GlassOptics(m)
        law = MaterialKernel(m.material)
        tints = m.shapes.map(\.tint.premultiplied.bits)
        self.backdrop = backdrop
        let alike = m.shapes.allSatisfy { $0.glow == m.shapes[0].glow && $0.tint == m.shapes[0].tint }
        flatDepth = alike ? optics.flatDepth : .infinity
    }

    /// The opaque packed colour at a place.
    func color(at p: Point, _ f: GlassField.Sample) -> UInt32 {
        let seen = backdrop.color(at: optics.seen(from: p, f))
        return lit(law.apply(seen), seen, at: p, f)
    }

    /// The opaque packed colour of a device pixel at least `flatDepth` deep.
    func flatColor(at x: Int32, _ y: Int32) -> UInt32 {
        let seen = backdrop.color(x, y)
        return lit(law.apply(seen), seen, at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5), GlassShader.deep)
    }

    private static let deep = GlassField.Sample(distance: -.infinity, normalX: 0, normalY: -1, shape: 0)

    @inline(__always)
    private func lit(_ body: DeepColor, _ seen: DeepColor, at p: Point, _ f: GlassField.Sample) -> UInt32 {
        let c = tints[f.shape] == 0 ? body : body.under(tints[f.shape])
        return c.lit(by: optics.light(at: p, f, luma: Double(seen.weightedLuma) / (65536 * 65535))).packed
    }
}
