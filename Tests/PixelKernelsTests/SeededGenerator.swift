/// SplitMix64: the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A premultiplied pixel of any alpha, clear and opaque ones often.
    mutating func pixel() -> UInt32 {
        let kind = UInt32.random(in: 0..<6, using: &self)
        let a = kind == 0 ? 0 : kind == 1 ? 255 : UInt32.random(in: 0...255, using: &self)
        let c = (0..<3).map { _ in UInt32.random(in: 0...a, using: &self) }
        return c[0] | c[1] << 8 | c[2] << 16 | a << 24
    }
}

/// The four bytes of a packed pixel, red first.
func channels(_ p: UInt32) -> [Int] { [0, 8, 16, 24].map { Int((p >> $0) & 255) } }
