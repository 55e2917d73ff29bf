import Foundation

/// The measurements of one scene. Times are in milliseconds.
struct BenchResult: Encodable {
    var scene: String
    var width: Int
    var height: Int
    /// The number of frames drawn. In real time, those that were due while another was being drawn are missing.
    var frames: Int
    /// The number of frames that were due while another was being drawn, and so were never shown; in real time only.
    var missedFrames: Int?
    /// The time of the first picture, drawn with empty caches before the animation, and not among its frames.
    var first: Double
    var frame: Distribution
    /// The number of frames that changed a pixel, and their times; other frames draw nothing.
    var movingFrames: Int
    var moving: Distribution
    /// The time from the start of a frame to the display list.
    var layout: Distribution
    /// The time from the display list to the pixels.
    var raster: Distribution
    /// The number of frames over the budget, and their fraction of all, 0...1.
    var framesOverBudget: Int
    var shareOverBudget: Double
    /// The number of pixels that a frame drew again.
    var changedPixels: Distribution

    /// Returns the lines for a terminal.
    /// - Parameter budget: The time of a frame, in milliseconds.
    func lines(budget: Double) -> [String] {
        func row(_ name: String, _ d: Distribution, _ unit: String, _ note: String = "") -> String {
            func number(_ v: Double) -> String {
                let text = unit == "ms" ? String(format: "%.2f", v) : String(Int(v.rounded()))
                return String(repeating: " ", count: max(0, 9 - text.count)) + text
            }
            let values = [("p50", d.p50), ("p99", d.p99), ("max", d.max)].map { "\($0.0)\(number($0.1)) \(unit)" }
            return "  \(name)  " + values.joined(separator: "  ") + note
        }
        let missed = missedFrames.map { ", \($0) missed" } ?? ""
        let over = "  \(framesOverBudget) of \(frames) over " + String(format: "%.2f ms", budget)
        return [
            "\(scene): \(width)x\(height), \(frames) frame\(frames == 1 ? "" : "s")\(missed), first picture "
                + String(format: "%.2f ms", first),
            row("frame  ", frame, "ms", over),
            row("moving ", moving, "ms", "  \(movingFrames) frame\(movingFrames == 1 ? "" : "s") changed something"),
            row("layout ", layout, "ms"), row("raster ", raster, "ms"), row("changed", changedPixels, "px"),
        ]
    }
}

struct BenchReport: Encodable {
    var version: String
    var processor: String
    /// The instruction set of the pixel kernels: scalar, sse2, avx2 or avx512.
    var kernels: String
    var threads: Int
    var isRealtime: Bool
    var framesPerSecond: Double
    /// The budget of a frame in milliseconds.
    var budget: Double
    var scenes: [BenchResult]
    var peakMemoryBytes: Int
}

struct Distribution: Encodable, Equatable {
    var mean: Double
    var p50: Double
    var p99: Double
    var max: Double

    /// Computes percentiles by nearest rank: the smallest value that so many percent do not exceed; 0 without values.
    init(_ values: [Double]) {
        let sorted = values.sorted()
        func percentile(_ percent: Int) -> Double {
            sorted.isEmpty ? 0 : sorted[Swift.max(0, (sorted.count * percent + 99) / 100 - 1)]
        }
        mean = sorted.isEmpty ? 0 : sorted.reduce(0, +) / Double(sorted.count)
        p50 = percentile(50)
        p99 = percentile(99)
        max = sorted.last ?? 0
    }
}
