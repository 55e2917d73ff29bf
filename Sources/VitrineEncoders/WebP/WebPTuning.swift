import VitrinePrimitives

/// The parameters of a WebP for a quality, measured on recordings of user interfaces.
struct WebPTuning {
    /// A frame with more colors is a photo, for which a lossless frame is never smaller.
    private static let mostColors = 2048

    let isLossless: Bool
    /// libwebp's quality of lossy frames, 0...100.
    let fidelity: Float
    /// The error of a pixel's channel in levels up to which it is not redrawn.
    let tolerance: Int

    init(quality: Int) {
        isLossless = quality == 100
        fidelity = 50 + 0.45 * Float(quality)
        tolerance = isLossless ? 0 : (100 - quality) / 5
    }

    /// Whether a pixel is a sufficient approximation of another.
    func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
        if a == b { return true }
        for shift in [UInt32(0), 8, 16, 24] where abs(Int(a >> shift & 255) - Int(b >> shift & 255)) > tolerance {
            return false
        }
        return true
    }

    /// The cost of the errors of lossy pixels in bytes: one for a thousand squares of a level.
    func price(of decoded: [UInt32], insteadOf pixels: [UInt32]) -> Int {
        var squares = 0
        for i in pixels.indices where pixels[i] >> 24 > 0 && pixels[i] != decoded[i] {
            for shift in [UInt32(0), 8, 16, 24] {
                let error = Int(pixels[i] >> shift & 255) - Int(decoded[i] >> shift & 255)
                squares += error * error
            }
        }
        return squares / 1000
    }

    /// Whether a lossless frame may be better.
    func triesLossless(_ pixels: [UInt32]) -> Bool {
        if isLossless { return true }
        var seen: Set<UInt32> = []
        var last: UInt32?
        for pixel in pixels where pixel != last {
            last = pixel
            if seen.insert(pixel).inserted, seen.count > Self.mostColors { return false }
        }
        return true
    }
}
