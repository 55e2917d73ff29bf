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
