import VitrinePrimitives

/// The colors that a scene file can name.
package enum NamedColors {
    package static var all: [(name: String, color: RGBColor)] {
        RGBColor.named + RGBColor.namedSystemColors
    }

    package static func named(_ name: String) -> RGBColor? { all.first { $0.name == name }?.color }

    /// The color `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    package static func hexadecimal(_ text: String) -> RGBColor? {
        guard text.hasPrefix("#") else { return nil }
        var digits = text.dropFirst()
        guard digits.utf8.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }) else { return nil }
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined()[...] }
        guard let number = UInt32(digits, radix: 16) else { return nil }
        switch digits.count {
        case 6: return RGBColor(number)
        case 8: return RGBColor(number >> 8, alpha: Double(number & 255) / 255)
        default: return nil
        }
    }
}
