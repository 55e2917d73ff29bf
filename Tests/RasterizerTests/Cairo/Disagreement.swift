import VitrinePrimitives
import VitrineTestSupport

/// The differences of two renderers' pictures. A pixel's error is that of its worst channel, in levels.
struct Disagreement: CustomStringConvertible {
    private var counts = [Int](repeating: 0, count: 256)
    private var worst: (error: Int, place: String) = (-1, "")

    /// Counts the pixels that either picture painted: those that differ from the canvas. Pixels of the second, the
    /// oracle's, whose colors exceed their alpha are its errors and are excluded.
    mutating func add(_ a: Bitmap, _ b: Bitmap, over background: Bitmap? = nil, scene: Int) {
        for i in a.pixels.indices {
            let (p, q) = (a.pixels[i], b.pixels[i])
            let before = background?.pixels[i] ?? 0
            if p == before && q == before || max(q & 255, (q >> 8) & 255, (q >> 16) & 255) > q >> 24 { continue }
            var error = 0
            for shift in [UInt32(0), 8, 16, 24] {
                error = max(error, abs(Int((p >> shift) & 255) - Int((q >> shift) & 255)))
            }
            counts[error] += 1
            if error > worst.error {
                worst = (
                    error,
                    "scene \(scene) at \(i % a.width),\(i / a.width): \(String(p, radix: 16)) for \(String(q, radix: 16))"
                )
            }
        }
    }

    var pixels: Int { counts.reduce(0, +) }
    var mean: Double { counts.enumerated().reduce(0) { $0 + Double($1.0 * $1.1) } / Double(max(pixels, 1)) }
    var largest: Int { max(worst.error, 0) }

    /// The error that all but one pixel in a thousand, or one in a hundred in debug builds, do not exceed.
    var nearlyAll: Int { allButOne(in: isDebugBuild ? 100 : 1000) }

    /// Returns the error that all but one pixel in `n` do not exceed.
    func allButOne(in n: Int) -> Int {
        var left = pixels / n
        for error in (0..<256).reversed() {
            if counts[error] > left { return error }
            left -= counts[error]
        }
        return 0
    }

    var description: String {
        "mean \((mean * 1000).rounded() / 1000), 99 % within \(allButOne(in: 100)), 99.9 % within "
            + "\(allButOne(in: 1000)), all within \(largest) levels over \(pixels) pixels; worst in \(worst.place)"
    }
}
