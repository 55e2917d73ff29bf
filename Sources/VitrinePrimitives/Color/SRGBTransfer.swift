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
