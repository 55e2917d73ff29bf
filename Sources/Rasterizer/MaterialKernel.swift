import DisplayList

/// A material's colour law in integers: one formula for every machine.
struct MaterialKernel {
    private let luma: Int
    private let offset: Int
    private let chroma: Int

    init(_ m: Material) {
        func fixed(_ v: Double, _ one: Double) -> Int {
            let clean = v.isFinite ? min(max(v, -100), 100) : 0
            return Int((clean * one).rounded())
        }
        luma = fixed(m.gain * m.lumaScale, 65536)
        offset = fixed(m.gain * m.lumaOffset, 65535)
        chroma = fixed(m.gain * m.chroma, 65536)
    }

    /// Channels 0...65535 in and out. Weights of luma are Rec. 709's in 1/65536.
    @inline(__always)
    func apply(_ r: Int, _ g: Int, _ b: Int) -> (Int, Int, Int) {
        let y = (13933 &* r &+ 46871 &* g &+ 4732 &* b &+ 32768) >> 16
        let base = (luma &* y &+ 32768) >> 16 &+ offset
        @inline(__always) func channel(_ c: Int) -> Int {
            min(max(base &+ (chroma &* (c &- y) &+ 32768) >> 16, 0), 65535)
        }
        return (channel(r), channel(g), channel(b))
    }
}
