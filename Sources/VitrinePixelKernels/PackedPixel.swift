/// Arithmetic on a packed premultiplied pixel, two channels at a time in 16-bit fields.
@usableFromInline package enum PackedPixel {
    /// Multiplies every channel by `k`/255, rounded to nearest; `k` is 0...255.
    @inlinable @inline(__always)
    package static func scaled(_ p: UInt32, by k: UInt32) -> UInt32 {
        var even = (p & 0x00ff_00ff) &* k &+ 0x0080_0080
        even = ((even &+ ((even >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
        var odd = ((p >> 8) & 0x00ff_00ff) &* k &+ 0x0080_0080
        odd = (odd &+ ((odd >> 8) & 0x00ff_00ff)) & 0xff00_ff00
        return even | odd
    }

    /// a·b/255 rounded to nearest; both are 0...255.
    @inlinable @inline(__always)
    package static func scaledByte(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let t = a &* b &+ 128
        return (t &+ (t >> 8)) >> 8
    }

    /// Source over destination: s + d·(255 − alpha of s)/255.
    @inlinable @inline(__always)
    package static func over(_ s: UInt32, _ d: UInt32) -> UInt32 {
        s &+ scaled(d, by: 255 &- (s >> 24))
    }

    /// max(0, d + s − alpha of s) in each color channel; the destination's alpha is kept.
    @inlinable @inline(__always)
    package static func plusDarker(_ s: UInt32, _ d: UInt32) -> UInt32 {
        let a = s >> 24
        @inline(__always) func channel(_ shift: UInt32) -> UInt32 {
            let sum = ((d >> shift) & 255) &+ ((s >> shift) & 255)
            return (sum > a ? sum &- a : 0) << shift
        }
        return channel(0) | channel(8) | channel(16) | (d & 0xff00_0000)
    }

    /// min(alpha of d, d + s) in each color channel; the destination's alpha is kept.
    @inlinable @inline(__always)
    package static func plusLighter(_ s: UInt32, _ d: UInt32) -> UInt32 {
        let a = d >> 24
        @inline(__always) func channel(_ shift: UInt32) -> UInt32 {
            min(((d >> shift) & 255) &+ ((s >> shift) & 255), a) << shift
        }
        return channel(0) | channel(8) | channel(16) | (d & 0xff00_0000)
    }
}
