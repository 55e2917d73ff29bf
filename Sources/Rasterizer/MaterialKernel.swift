import DisplayList
import PixelKernels

/// A material's colour law in integers: one formula for every machine.
struct MaterialKernel {
    private let luma: Int
    private let offset: Int
    private let chroma: Int

    init(_ m: Material) {
        func fixed(_ v: Double, _ one: Double) -> Int {
            v.isFinite ? Int((v.clamped(-100, 100) * one).rounded()) : 0
        }
        luma = fixed(m.gain * m.lumaScale, 65536)
        offset = fixed(m.gain * m.lumaOffset, 65535)
        chroma = fixed(m.gain * m.chroma, 65536)
    }

    @inline(__always)
    func apply(_ c: DeepColor) -> DeepColor {
        let y = c.luma
        let base = (luma &* y &+ 32768) >> 16 &+ offset
        @inline(__always) func channel(_ v: Int) -> Int {
            min(max(base &+ (chroma &* (v &- y) &+ 32768) >> 16, 0), 65535)
        }
        return DeepColor(red: channel(c.red), green: channel(c.green), blue: channel(c.blue))
    }
}
