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

/// Conversion between premultiplied pixels and straight ones, which are also packed with red in the low byte.
@usableFromInline package enum StraightAlpha {
    /// The nearest straight pixel to a premultiplied one; premultiplying it gives the same pixel again.
    @inlinable package static func straight(_ bits: UInt32) -> UInt32 {
        let alpha = bits >> 24
        if alpha == 255 { return bits }
        if alpha == 0 { return 0 }
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, (((bits >> shift) & 255) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | channel(0) | channel(8) | channel(16)
    }

    @inlinable package static func isOpaque(_ pixels: [UInt32]) -> Bool {
        var all = UInt32.max
        for pixel in pixels { all &= pixel }
        return all >> 24 == 255
    }

    /// Multiplies each channel by alpha with `div255`.
    @inlinable package static func premultiplied(_ bits: UInt32) -> UInt32 {
        let alpha = bits >> 24
        if alpha == 255 { return bits }
        return alpha << 24 | div255((bits & 255) * alpha) | div255(((bits >> 8) & 255) * alpha) << 8
            | div255(((bits >> 16) & 255) * alpha) << 16
    }
}
