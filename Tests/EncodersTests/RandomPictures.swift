import VitrinePrimitives
import VitrineTestSupport

extension SplitMix64 {
    mutating func color(alpha: Bool = false) -> PremultipliedColor {
        let a = alpha ? UInt32(below(256)) : 255
        func channel() -> UInt32 { div255(UInt32(below(256)) * a) }
        return PremultipliedColor(red: channel(), green: channel(), blue: channel(), alpha: a)
    }

    /// Returns a picture of at most `colors` colors; 0 for any.
    mutating func bitmap(_ width: Int, _ height: Int, colors: Int = 0, alpha: Bool = false) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        let palette = (0..<colors).map { _ in color(alpha: alpha) }
        for i in bitmap.pixels.indices {
            bitmap.pixels[i] = (colors > 0 ? palette[below(colors)] : color(alpha: alpha)).bits
        }
        return bitmap
    }
}

/// Returns the number of cases of a seeded test: unoptimized code is far slower.
func cases(_ count: Int) -> Int {
    var isDebug = false
    assert({ isDebug = true }() == ())
    return isDebug ? max(1, count / 20) : count
}
