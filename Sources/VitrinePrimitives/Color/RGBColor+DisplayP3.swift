/// The color space of pixels.
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
    /// IEC 61966-2-1.
    case sRGB
    /// Apple's space of wide-gamut displays: the primaries of DCI-P3, the white and the transfer function of sRGB.
    case displayP3
}

extension RGBColor {
    /// Creates a color from Display P3 components, 0...1. Its sRGB components are outside 0...1 beyond sRGB.
    ///
    /// Source: SMPTE EG 432-1 (primaries), IEC 61966-2-1 (white, transfer function); the linear components of both
    /// spaces differ by a matrix. As in an extended sRGB space, the transfer function is odd.
    public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
        let (r, g, b) = (SRGBTransfer.linear(red), SRGBTransfer.linear(green), SRGBTransfer.linear(blue))
        self.init(
            red: SRGBTransfer.encoded(1.2249401762805598 * r - 0.22494017628055993 * g),
            green: SRGBTransfer.encoded(-0.04205695470968816 * r + 1.042056954709688 * g),
            blue: SRGBTransfer.encoded(-0.019637554590334432 * r - 0.07863604555063189 * g + 1.098273600140966 * b),
            alpha: alpha)
    }

    package var displayP3: (red: Double, green: Double, blue: Double) {
        let (r, g, b) = (SRGBTransfer.linear(red), SRGBTransfer.linear(green), SRGBTransfer.linear(blue))
        return (
            SRGBTransfer.encoded(0.8224619687143623 * r + 0.17753803128563775 * g),
            SRGBTransfer.encoded(0.03319419885096162 * r + 0.9668058011490384 * g),
            SRGBTransfer.encoded(0.017082630721120037 * r + 0.07239744066396349 * g + 0.9105199286149167 * b)
        )
    }

    package var isInSRGB: Bool { [red, green, blue].allSatisfy((0...1).contains) }

    /// A color whose components are this color's components in `space`.
    package func components(in space: ColorSpace) -> RGBColor {
        switch space {
        case .sRGB: return self
        case .displayP3:
            let p3 = displayP3
            return RGBColor(red: p3.red, green: p3.green, blue: p3.blue, alpha: alpha)
        }
    }
}

extension Image {
    /// The image with its pixels converted from sRGB to `space`.
    package func converted(to space: ColorSpace) -> Image {
        if space == .sRGB { return self }
        // Images have fewer colors than pixels, so results are cached by color.
        var known: [UInt32: UInt32] = [:]
        var bitmap = bitmap
        for i in bitmap.pixels.indices {
            let pixel = bitmap.pixels[i]
            if let result = known[pixel] {
                bitmap.pixels[i] = result
                continue
            }
            let result = RGBColor(premultiplied: pixel).components(in: space).premultiplied.bits
            known[pixel] = result
            bitmap.pixels[i] = result
        }
        return Image(bitmap)
    }
}

extension RGBColor {
    /// Creates a color from the 8-bit components of a premultiplied pixel.
    fileprivate init(premultiplied pixel: UInt32) {
        let alpha = Double(pixel >> 24)
        func part(_ shift: UInt32) -> Double { alpha == 0 ? 0 : min(1, Double(pixel >> shift & 255) / alpha) }
        self.init(red: part(0), green: part(8), blue: part(16), alpha: alpha / 255)
    }
}

/// The transfer function of sRGB and Display P3 (IEC 61966-2-1) between encoded components and linear light. As in an
/// extended sRGB space, the function is odd: it negates components below 0.
package enum SRGBTransfer {
    /// Returns the linear light of an encoded component; 0 and 1 are exact.
    package static func linear(_ value: Double) -> Double {
        if value < 0 { return -linear(-value) }
        return value <= 0.04045 ? value / 12.92 : ExactMath.exp(2.4 * ExactMath.log((value + 0.055) / 1.055))
    }

    /// Returns the encoded component of linear light; the inverse of `linear`.
    package static func encoded(_ value: Double) -> Double {
        if value < 0 { return -encoded(-value) }
        return value <= 0.0031308 ? value * 12.92 : 1.055 * ExactMath.exp(ExactMath.log(value) / 2.4) - 0.055
    }

    /// The linear light of each 8-bit component.
    package static let linearBytes: [Double] = (0...255).map { linear(Double($0) / 255) }
}
