import Primitives

/// Numbers that look random and are the same every time (splitmix64).
struct Seeded {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0..<limit.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    mutating func color(alpha: Bool = false) -> PremultipliedColor {
        let a = alpha ? UInt32(below(256)) : 255
        func channel() -> UInt32 { div255(UInt32(below(256)) * a) }
        return PremultipliedColor(red: channel(), green: channel(), blue: channel(), alpha: a)
    }

    /// A picture of `colors` colours at most; 0 for any.
    mutating func bitmap(_ width: Int, _ height: Int, colors: Int = 0, alpha: Bool = false) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        let palette = (0..<colors).map { _ in color(alpha: alpha) }
        for i in bitmap.pixels.indices {
            bitmap.pixels[i] = (colors > 0 ? palette[below(colors)] : color(alpha: alpha)).bits
        }
        return bitmap
    }
}

/// How many cases a seeded test tries: unoptimized code is far slower.
func cases(_ count: Int) -> Int {
    var isDebug = false
    assert({ isDebug = true }() == ())
    return isDebug ? max(1, count / 20) : count
}
