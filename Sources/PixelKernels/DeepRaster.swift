/// Rows of 16-bit samples, one or four interleaved channels: what blurs work on, so that soft gradients keep their
/// steps. A byte v is stored as v·257.
public struct DeepRaster: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// 1 or 4.
    public let channels: Int
    public var samples: [UInt16]

    /// All zero.
    public init(width: Int, height: Int, channels: Int) {
        self.width = width
        self.height = height
        self.channels = channels
        samples = Array(repeating: 0, count: width * height * channels)
    }

    public init(width: Int, height: Int, channels: Int, samples: [UInt16]) {
        precondition(samples.count == width * height * channels, "sample count must match the size")
        self.width = width
        self.height = height
        self.channels = channels
        self.samples = samples
    }

    /// Stores a packed pixel's four channels.
    @inlinable @inline(__always)
    public mutating func set(_ pixel: UInt32, at index: Int) {
        let i = index * 4
        samples[i] = UInt16((pixel & 255) &* 257)
        samples[i + 1] = UInt16(((pixel >> 8) & 255) &* 257)
        samples[i + 2] = UInt16(((pixel >> 16) & 255) &* 257)
        samples[i + 3] = UInt16((pixel >> 24) &* 257)
    }

    /// The packed pixel, each channel rounded to 8 bits; colours never exceed alpha.
    @inlinable @inline(__always)
    public func packed(at index: Int) -> UInt32 {
        let i = index * 4
        let a = DeepRaster.byte(samples[i + 3])
        return min(DeepRaster.byte(samples[i]), a) | min(DeepRaster.byte(samples[i + 1]), a) << 8
            | min(DeepRaster.byte(samples[i + 2]), a) << 16 | a << 24
    }

    /// v/257 rounded to nearest.
    @inlinable @inline(__always)
    public static func byte(_ v: UInt16) -> UInt32 { (UInt32(v) &* 255 &+ 32767) / 65535 }
}
