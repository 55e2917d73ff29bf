extension RGBColor {
    // UIKit's fixed colors.
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

    package static let named: [(name: String, color: RGBColor)] = [
        ("black", .black), ("white", .white), ("clear", .clear), ("gray", .gray), ("lightGray", .lightGray),
        ("darkGray", .darkGray), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan),
        ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple), ("brown", .brown),
    ]

    /// The adaptive colors that a scene file can name, in the order of the reference.
    package static let namedSystemColors: [(name: String, color: RGBColor)] = SystemColor.allCases.map {
        ($0.name, RGBColor($0))
    }
}
