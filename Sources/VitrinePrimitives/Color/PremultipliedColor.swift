/// A pixel as the renderer stores it: 8 bits a channel, color channels multiplied by alpha, red in the low byte.
public struct PremultipliedColor: Hashable, Sendable {
    public var bits: UInt32

    @inlinable package init(bits: UInt32) { self.bits = bits }

    /// Creates a pixel from channels 0...255; color channels must not exceed alpha.
    @inlinable package init(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
        bits = red | green << 8 | blue << 16 | alpha << 24
    }

    @inlinable public var red: UInt32 { bits & 255 }
    @inlinable public var green: UInt32 { (bits >> 8) & 255 }
    @inlinable public var blue: UInt32 { (bits >> 16) & 255 }
    @inlinable public var alpha: UInt32 { bits >> 24 }

    package static let clear = PremultipliedColor(bits: 0)
}

/// `x / 255` rounded to nearest, exact for 0...65535.
@inlinable package func div255(_ x: UInt32) -> UInt32 {
    let t = x &+ 128
    return (t &+ (t >> 8)) >> 8
}
