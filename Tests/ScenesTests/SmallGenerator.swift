/// A small random source for tests that is the same everywhere.
///
/// Source: Marsaglia, "Xorshift RNGs", the 64-bit triple 13, 7, 17.
struct SmallGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        for _ in 0..<8 { _ = next() }
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    /// 0 up to one less than the bound.
    mutating func below(_ bound: Int) -> Int { Int(next() >> 11) % bound }
}
