import VitrinePrimitives

/// The colours that a scene file can name.
package enum NamedColors {
    /// Source: UIKit's fixed colours, and iOS 26's system colours in light surroundings (facts, iOS surroundings,
    /// section 4).
    package static let all: [(name: String, color: Color)] = [
        ("black", .black), ("white", .white), ("clear", .clear),
        ("gray", Color(white: 0.5)), ("lightGray", Color(white: 2.0 / 3)), ("darkGray", Color(white: 1.0 / 3)),
        ("red", Color(0xFF0000)), ("green", Color(0x00FF00)), ("blue", Color(0x0000FF)),
        ("cyan", Color(0x00FFFF)), ("yellow", Color(0xFFFF00)), ("magenta", Color(0xFF00FF)),
        ("orange", Color(red: 1, green: 0.5, blue: 0)), ("purple", Color(red: 0.5, green: 0, blue: 0.5)),
        ("brown", Color(red: 0.6, green: 0.4, blue: 0.2)),
        ("systemRed", Color(0xFF383C)), ("systemOrange", Color(0xFF8D28)), ("systemYellow", Color(0xFFCC00)),
        ("systemGreen", Color(0x34C759)), ("systemMint", Color(0x00C8B3)), ("systemTeal", Color(0x00C3D0)),
        ("systemCyan", Color(0x00C0E8)), ("systemBlue", Color(0x0088FF)), ("systemIndigo", Color(0x6155F5)),
        ("systemPurple", Color(0xCB30E0)), ("systemPink", Color(0xFF2D55)), ("systemBrown", Color(0xAC7F5E)),
        ("systemGray", Color(0x8E8E93)), ("systemGray2", Color(0xAEAEB2)), ("systemGray3", Color(0xC7C7CC)),
        ("systemGray4", Color(0xD1D1D6)), ("systemGray5", Color(0xE5E5EA)), ("systemGray6", Color(0xF2F2F7)),
    ]

    static func named(_ name: String) -> Color? { all.first { $0.name == name }?.color }

    /// From `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    static func hexadecimal(_ text: String) -> Color? {
        guard text.hasPrefix("#") else { return nil }
        var digits = text.dropFirst()
        guard digits.utf8.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }) else { return nil }
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined()[...] }
        guard let number = UInt32(digits, radix: 16) else { return nil }
        switch digits.count {
        case 6: return Color(number)
        case 8: return Color(number >> 8, alpha: Double(number & 255) / 255)
        default: return nil
        }
    }
}
