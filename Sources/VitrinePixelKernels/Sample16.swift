/// 16-bit samples, which blurs work on, so that soft gradients keep their steps. A byte v is stored as v·257.
package enum Sample16 {
    /// v/257 rounded to nearest.
    @inlinable @inline(__always)
    package static func byte(_ v: UInt16) -> UInt32 { (UInt32(v) &* 255 &+ 32767) / 65535 }
}
