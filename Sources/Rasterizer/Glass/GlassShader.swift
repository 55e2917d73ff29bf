import CPixelKernels
import DisplayList
import Primitives

/// The colours of a glass body.
struct GlassShader {
    private let optics: GlassOptics
    private let law: MaterialKernel
    private let bare: vitrine_law
    private let tints: [UInt32]
    private let backdrop: SoftBackdrop
    /// From this depth in device pixels on, all colours are those of the first shape's flat middle.
    let flatDepth: Double

    /// - Parameters:
    ///   - m: must be sound.
    ///   - backdrop: around every place that will be asked for.
    init(_ m: GlassMark, backdrop: SoftBackdrop) {
        optics = GlassOptics(m)
        law = MaterialKernel(m.material)
        bare = law.law(tint: 0)
        tints = m.shapes.map(\.tint.premultiplied.bits)
        self.backdrop = backdrop
        let alike = m.shapes.allSatisfy { $0.glow == m.shapes[0].glow && $0.tint == m.shapes[0].tint }
        flatDepth = alike ? max(optics.lensDepth, optics.rimDepth) : .infinity
    }

    /// A place of the flat middle.
    static let deep = GlassField.Sample(distance: -.infinity, normalX: 0, normalY: -1, shape: 0)

    /// The opaque packed colour at a place.
    @inline(__always) func color(at p: Point, _ f: GlassField.Sample) -> UInt32 {
        let seen = backdrop.color(at: optics.seen(from: p, f))
        return lit(law.apply(seen), seen, at: p, f)
    }

    /// The opaque packed colours of `count` device pixels from (x, y) on, which all have one sample, and a direction straight
    /// up or down.
    func colors(
        _ out: UnsafeMutablePointer<UInt32>, _ x: Int32, _ y: Int32, count: Int32, _ f: GlassField.Sample,
        _ worker: Worker
    ) {
        guard count > 0 else { return }
        let py = Double(y) + 0.5
        // Where it looks to across does not change.
        let seen = backdrop.row(
            x, at: optics.seen(from: Point(x: Double(x) + 0.5, y: py), f).y, count: Int(count), worker)
        let isPlain = tints[f.shape] == 0 && !optics.hasRim(f)
        let single = isPlain ? optics.glow(f.shape, y, within: x..<(x + count)) : x..<(x + count)
        plain(out, seen, 0..<Int(single.lowerBound - x), worker)
        for i in Int(single.lowerBound - x)..<Int(single.upperBound - x) {
            let c = seen[i]
            out[i] = lit(law.apply(c), c, at: Point(x: Double(Int(x) + i) + 0.5, y: py), f)
        }
        plain(out, seen, Int(single.upperBound - x)..<Int(count), worker)
    }

    /// Without tint and light.
    private func plain(
        _ out: UnsafeMutablePointer<UInt32>, _ seen: SoftBackdrop.Row, _ part: Range<Int>, _ worker: Worker
    ) {
        guard !part.isEmpty else { return }
        let row = seen.from(part.lowerBound)
        withUnsafePointer(to: bare) {
            worker.kernels.pointee.material(
                out + part.lowerBound, row.red, row.green, row.blue, Int32(part.count), $0)
        }
    }

    @inline(__always)
    private func lit(_ body: DeepColor, _ seen: DeepColor, at p: Point, _ f: GlassField.Sample) -> UInt32 {
        let tint = tints[f.shape]
        let c = tint == 0 ? body : body.under(tint)
        guard optics.mayLight(f) else { return c.packed }
        return c.lit(by: optics.light(at: p, f, luma: Double(seen.weightedLuma) / (65536 * 65535))).packed
    }
}
