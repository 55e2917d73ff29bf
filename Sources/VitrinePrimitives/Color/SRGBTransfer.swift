/// The transfer function of sRGB and Display P3, between the stored components and linear light. As in an extended sRGB
/// space it is odd: components below 0 have the negative light of their magnitude.
///
/// Source: IEC 61966-2-1.
package enum SRGBTransfer {
    /// Linear light of a component; 0 and 1 are kept.
    package static func linear(_ value: Double) -> Double {
        if value < 0 { return -linear(-value) }
        return value <= 0.04045 ? value / 12.92 : ExactMath.exp(2.4 * ExactMath.log((value + 0.055) / 1.055))
    }

    /// The component of linear light; the inverse of `linear`.
    package static func encoded(_ value: Double) -> Double {
        if value < 0 { return -encoded(-value) }
        return value <= 0.0031308 ? value * 12.92 : 1.055 * ExactMath.exp(ExactMath.log(value) / 2.4) - 0.055
    }

    /// Linear light of the components of 8 bits.
    package static let linearBytes: [Double] = (0...255).map { linear(Double($0) / 255) }
}
