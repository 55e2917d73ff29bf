import Foundation
import VitrineComparison
import VitrinePrimitives

@testable import VitrineRasterizer

/// Returns the integral of exp(−t²)·2/√π from 0 to x by Simpson's rule, an error function without a library.
func errorFunction(_ x: Double) -> Double {
    let end = min(x.magnitude, 7)
    let n = 2000
    let h = end / Double(n)
    var sum = 1 + exp(-end * end)
    for i in 1..<n {
        let t = Double(i) * h
        sum += (i % 2 == 0 ? 2 : 4) * exp(-t * t)
    }
    let v = sum * h / 3 * 2 / Double.pi.squareRoot()
    return x < 0 ? -v : v
}

/// Blurs by a gaussian in Double along both axes, with an extended border or nothing beyond it; weights out to 6 sigma.
func trueGaussian(_ v: [Double], width: Int, height: Int, sigma: Double, extend: Bool) -> [Double] {
    let raw = (0...Int(6 * sigma + 2)).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    let w = raw.map { $0 / total }
    func pass(_ v: [Double], _ count: Int, _ step: Int, _ lines: Int, _ lineStep: Int) -> [Double] {
        var out = v
        // With running sums of the weights, everything beyond the border counts as one sample.
        var beyond = [Double](repeating: 0, count: w.count + 1)
        for k in stride(from: w.count - 1, through: 0, by: -1) { beyond[k] = beyond[k + 1] + w[k] }
        for line in 0..<lines {
            let start = line * lineStep
            for i in 0..<count {
                var sum = 0.0
                for j in max(0, i - w.count + 1)...min(count - 1, i + w.count - 1) {
                    sum += w[abs(j - i)] * v[start + j * step]
                }
                if extend {
                    sum += beyond[min(i + 1, w.count)] * v[start]
                    sum += beyond[min(count - i, w.count)] * v[start + (count - 1) * step]
                }
                out[start + i * step] = sum
            }
        }
        return out
    }
    return pass(pass(v, width, 1, height, width), height, width, width, 1)
}

/// Returns the peak signal-to-noise ratio of two signals, in decibels.
func psnr(_ a: [Double], _ b: [Double], peak: Double) -> Double {
    let mse = zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } / Double(a.count)
    return mse == 0 ? .infinity : 10 * log10(peak * peak / mse)
}

/// Returns a bitmap's channel, 0 for red to 3 for alpha.
func channel(_ k: UInt32, of b: Bitmap) -> [Int] { b.pixels.map { Int(($0 >> (8 * k)) & 255) } }

/// Returns the largest difference of any channel of any pixel.
func largestDifference(_ a: Bitmap, _ b: Bitmap) -> Int {
    guard a.width == b.width, a.height == b.height else { return 256 }
    var worst = 0
    for (p, q) in zip(a.pixels, b.pixels) where p != q {
        for shift in [UInt32(0), 8, 16, 24] {
            worst = max(worst, abs(Int((p >> shift) & 255) - Int((q >> shift) & 255)))
        }
    }
    return worst
}

/// Returns the difference of two bitmaps in words, with the worst pixel and the rectangle; nil if they are equal.
func pictureDifference(_ a: Bitmap, _ b: Bitmap) -> String? {
    let comparison = PictureComparison(expected: a, actual: b)
    return comparison.isAccepted ? nil : comparison.description()
}

func cropped(_ b: Bitmap, to r: PixelRect) -> Bitmap {
    var pixels: [UInt32] = []
    for y in Int(r.y)..<Int(r.maxY) { pixels += b.pixels[(y * b.width + Int(r.x))..<(y * b.width + Int(r.maxX))] }
    return Bitmap(width: Int(r.width), height: Int(r.height), pixels: pixels)
}

extension EffectOutput {
    /// The layer of a group; nil for other values.
    var layer: PixelPlane? {
        if case .layer(let plane) = content { plane } else { nil }
    }
}
