extension RGBColor {
    // UIKit's fixed colours.
    public static let black = RGBColor(white: 0)
    public static let white = RGBColor(white: 1)
    public static let clear = RGBColor(white: 0, alpha: 0)
    public static let gray = RGBColor(white: 0.5)
    public static let lightGray = RGBColor(white: 2.0 / 3)
    public static let darkGray = RGBColor(white: 1.0 / 3)
    public static let red = RGBColor(0xFF0000)
    public static let green = RGBColor(0x00FF00)
    public static let blue = RGBColor(0x0000FF)
    public static let cyan = RGBColor(0x00FFFF)
    public static let yellow = RGBColor(0xFFFF00)
    public static let magenta = RGBColor(0xFF00FF)
    public static let orange = RGBColor(red: 1, green: 0.5, blue: 0)
    public static let purple = RGBColor(red: 0.5, green: 0, blue: 0.5)
    public static let brown = RGBColor(red: 0.6, green: 0.4, blue: 0.2)

    // The system colours of iOS 26 in light surroundings. Source: facts, iOS surroundings, section 4.
    public static let systemRed = RGBColor(0xFF383C)
    public static let systemOrange = RGBColor(0xFF8D28)
    public static let systemYellow = RGBColor(0xFFCC00)
    public static let systemGreen = RGBColor(0x34C759)
    public static let systemMint = RGBColor(0x00C8B3)
    public static let systemTeal = RGBColor(0x00C3D0)
    public static let systemCyan = RGBColor(0x00C0E8)
    public static let systemBlue = RGBColor(0x0088FF)
    public static let systemIndigo = RGBColor(0x6155F5)
    public static let systemPurple = RGBColor(0xCB30E0)
    public static let systemPink = RGBColor(0xFF2D55)
    public static let systemBrown = RGBColor(0xAC7F5E)
    public static let systemGray = RGBColor(0x8E8E93)
    public static let systemGray2 = RGBColor(0xAEAEB2)
    public static let systemGray3 = RGBColor(0xC7C7CC)
    public static let systemGray4 = RGBColor(0xD1D1D6)
    public static let systemGray5 = RGBColor(0xE5E5EA)
    public static let systemGray6 = RGBColor(0xF2F2F7)

    /// The colours that a scene file can name.
    package static let named: [(name: String, color: RGBColor)] = [
        ("black", .black), ("white", .white), ("clear", .clear), ("gray", .gray), ("lightGray", .lightGray),
        ("darkGray", .darkGray), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan),
        ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple), ("brown", .brown),
        ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
        ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
        ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
        ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
        ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
        ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
    ]

    /// The colors that a scene file can name and that follow the appearance.
    package static let namedSystemColors: [(name: String, color: RGBColor)] = SystemColor.allCases.map {
        ($0.name, RGBColor($0))
    }
}
