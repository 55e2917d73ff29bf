import VitrinePrimitives

/// A picture of a difference: unequal pixels in red over the expected picture in faint gray, and in magenta those that
/// only one of two pictures of different sizes has.
package enum DifferencePicture {
    package static func make(_ comparison: PictureComparison, expected: Bitmap, actual: Bitmap) -> Bitmap {
        let mask = comparison.mask
        var out = Bitmap(
            width: mask.width, height: mask.height,
            fill: PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255))
        for y in 0..<mask.height {
            for x in 0..<mask.width {
                let isShared =
                    x < min(expected.width, actual.width) && y < min(expected.height, actual.height)
                if mask[x, y] {
                    out[x, y] = PremultipliedColor(
                        red: 255, green: 0, blue: isShared ? 0 : 255, alpha: 255)
                } else if isShared {
                    // A fifth of the brightness over white.
                    let brightness = YIQDistance.brightness(expected[x, y].bits)
                    let grey = UInt32(255.0.mixed(with: brightness, at: 0.2))
                    out[x, y] = PremultipliedColor(red: grey, green: grey, blue: grey, alpha: 255)
                }
            }
        }
        return out
    }
}
