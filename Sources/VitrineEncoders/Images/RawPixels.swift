import VitrinePrimitives

/// The formats of raw pixels: rows from the top, without gaps, frame by frame.
public enum RawPixels: String, Hashable, Sendable, CaseIterable {
    /// Four bytes per pixel, straight alpha.
    case rgba
    /// Three bytes per pixel, composited over white.
    case rgb

    /// The bytes of a picture.
    public func bytes(of bitmap: Bitmap) -> [UInt8] {
        let channels = self == .rgba ? 4 : 3
        return unsafe [UInt8](unsafeUninitializedCapacity: bitmap.pixels.count * channels) { out, filled in
            for (i, bits) in bitmap.pixels.enumerated() {
                let pixel = self == .rgba ? StraightAlpha.straight(bits) : RawPixels.onWhite(bits)
                for channel in 0..<channels {
                    unsafe out[i &* channels &+ channel] = UInt8(truncatingIfNeeded: pixel &>> UInt32(8 &* channel))
                }
            }
            filled = bitmap.pixels.count * channels
        }
    }

    private static func onWhite(_ bits: UInt32) -> UInt32 {
        let transparency = 255 - bits >> 24
        return transparency == 0 ? bits : bits &+ transparency &* 0x01_0101
    }
}
