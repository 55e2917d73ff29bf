import VitrineTestSupport

extension SplitMix64 {
    /// Returns a premultiplied pixel of any alpha, often a clear or an opaque one.
    mutating func pixel() -> UInt32 {
        let kind = UInt32.random(in: 0..<6, using: &self)
        let a = kind == 0 ? 0 : kind == 1 ? 255 : UInt32.random(in: 0...255, using: &self)
        let c = (0..<3).map { _ in UInt32.random(in: 0...a, using: &self) }
        return c[0] | c[1] << 8 | c[2] << 16 | a << 24
    }
}

/// Returns the four bytes of a packed pixel, red first.
func channels(_ p: UInt32) -> [Int] { [0, 8, 16, 24].map { Int((p >> $0) & 255) } }
