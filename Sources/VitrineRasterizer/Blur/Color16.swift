import VitrinePixelKernels

/// Color channels 0...65535 without alpha.
struct Color16: Hashable {
    var red: Int
    var green: Int
    var blue: Int

    /// Rec. 709 luma, 0...65535; the weights are in 1/65536.
    @inline(__always) var luma: Int { (weightedLuma &+ 32768) >> 16 }

    /// Rec. 709 luma in 1/65536 of a channel's step.
    @inline(__always) var weightedLuma: Int { 13933 &* red &+ 46871 &* green &+ 4732 &* blue }

    /// The color under a packed premultiplied one.
    @inline(__always) func under(_ p: UInt32) -> Color16 {
        let transparency = 255 &- Int(p >> 24)
        @inline(__always) func channel(_ c: Int, _ shift: UInt32) -> Int {
            (Int((p >> shift) & 255) &* 65535 &+ c &* transparency &+ 127) / 255
        }
        return Color16(red: channel(red, 0), green: channel(green, 8), blue: channel(blue, 16))
    }

    /// The color with white added; `light` is in 1/65535, 0 or more.
    @inline(__always) func lit(by light: Int) -> Color16 {
        Color16(
            red: min(red &+ light, 65535), green: min(green &+ light, 65535), blue: min(blue &+ light, 65535))
    }

    @inline(__always) var packed: UInt32 {
        Sample16.byte(UInt16(truncatingIfNeeded: red)) | Sample16.byte(UInt16(truncatingIfNeeded: green)) << 8
            | Sample16.byte(UInt16(truncatingIfNeeded: blue)) << 16 | 0xff00_0000
    }
}
