/// The perceptual distance of two colors: squared, with channel weights of 2, 4 and 3, which approximates perceptual
/// spaces for similar colors and is exact in integers. Source: CompuPhase, "Color metric", the weights of the low-cost
/// approximation at a middle red.
enum ColorDistance {
    static let weights = SIMD3<Int>(2, 4, 3)

    @inline(__always)
    static func squared(_ a: UInt32, _ b: UInt32) -> Int {
        let r = Int32(a & 255) &- Int32(b & 255)
        let g = Int32(a >> 8 & 255) &- Int32(b >> 8 & 255)
        let c = Int32(a >> 16 & 255) &- Int32(b >> 16 & 255)
        let red: Int32 = r &* r &* 2
        let green: Int32 = g &* g &* 4
        let blue: Int32 = c &* c &* 3
        return Int(red &+ green &+ blue)
    }

    static func channels(_ rgb: UInt32) -> SIMD3<Int> {
        SIMD3(Int(rgb & 255), Int((rgb >> 8) & 255), Int((rgb >> 16) & 255))
    }
}
