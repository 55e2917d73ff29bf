import VitrinePrimitives

extension UIColor {
    // The fixed colors.
    public static let black = UIColor(RGBColor.black)
    public static let white = UIColor(RGBColor.white)
    public static let clear = UIColor(RGBColor.clear)
    public static let gray = UIColor(RGBColor.gray)
    public static let lightGray = UIColor(RGBColor.lightGray)
    public static let darkGray = UIColor(RGBColor.darkGray)
    public static let red = UIColor(RGBColor.red)
    public static let green = UIColor(RGBColor.green)
    public static let blue = UIColor(RGBColor.blue)
    public static let cyan = UIColor(RGBColor.cyan)
    public static let yellow = UIColor(RGBColor.yellow)
    public static let magenta = UIColor(RGBColor.magenta)
    public static let orange = UIColor(RGBColor.orange)
    public static let purple = UIColor(RGBColor.purple)
    public static let brown = UIColor(RGBColor.brown)

    // The system colors of iOS 26. Source: facts, iOS surroundings, section 4.
    public static let systemRed = UIColor(light: RGBColor(0xFF383C), dark: RGBColor(0xFF4245))
    public static let systemOrange = UIColor(light: RGBColor(0xFF8D28), dark: RGBColor(0xFF9230))
    public static let systemYellow = UIColor(light: RGBColor(0xFFCC00), dark: RGBColor(0xFFD600))
    public static let systemGreen = UIColor(light: RGBColor(0x34C759), dark: RGBColor(0x30D158))
    public static let systemMint = UIColor(light: RGBColor(0x00C8B3), dark: RGBColor(0x00DAC3))
    public static let systemTeal = UIColor(light: RGBColor(0x00C3D0), dark: RGBColor(0x00D2E0))
    public static let systemCyan = UIColor(light: RGBColor(0x00C0E8), dark: RGBColor(0x3CD3FE))
    public static let systemBlue = UIColor(light: RGBColor(0x0088FF), dark: RGBColor(0x0091FF))
    public static let systemIndigo = UIColor(light: RGBColor(0x6155F5), dark: RGBColor(0x6D7CFF))
    public static let systemPurple = UIColor(light: RGBColor(0xCB30E0), dark: RGBColor(0xDB34F2))
    public static let systemPink = UIColor(light: RGBColor(0xFF2D55), dark: RGBColor(0xFF375F))
    public static let systemBrown = UIColor(light: RGBColor(0xAC7F5E), dark: RGBColor(0xB78A66))
    public static let systemGray = UIColor(light: RGBColor(0x8E8E93), dark: RGBColor(0x8E8E93))
    public static let systemGray2 = UIColor(light: RGBColor(0xAEAEB2), dark: RGBColor(0x636366))
    public static let systemGray3 = UIColor(light: RGBColor(0xC7C7CC), dark: RGBColor(0x48484A))
    public static let systemGray4 = UIColor(light: RGBColor(0xD1D1D6), dark: RGBColor(0x3A3A3C))
    public static let systemGray5 = UIColor(light: RGBColor(0xE5E5EA), dark: RGBColor(0x2C2C2E))
    public static let systemGray6 = UIColor(light: RGBColor(0xF2F2F7), dark: RGBColor(0x1C1C1E))
    public static let label = UIColor(light: RGBColor(0x000000), dark: RGBColor(0xFFFFFF))
    public static let systemBackground = UIColor(light: RGBColor(0xFFFFFF), dark: RGBColor(0x000000))
    public static let secondarySystemBackground = UIColor(light: RGBColor(0xF2F2F7), dark: RGBColor(0x1C1C1E))
    public static let tertiarySystemBackground = UIColor(light: RGBColor(0xFFFFFF), dark: RGBColor(0x2C2C2E))
    public static let systemGroupedBackground = UIColor(light: RGBColor(0xF2F2F7), dark: RGBColor(0x000000))
    public static let secondarySystemGroupedBackground = UIColor(light: RGBColor(0xFFFFFF), dark: RGBColor(0x1C1C1E))
    public static let tertiarySystemGroupedBackground = UIColor(light: RGBColor(0xF2F2F7), dark: RGBColor(0x2C2C2E))
    public static let opaqueSeparator = UIColor(light: RGBColor(0xC6C6C8), dark: RGBColor(0x38383A))
    public static let link = UIColor(light: RGBColor(0x0088FF), dark: RGBColor(0x0091FF))
    public static let secondaryLabel = UIColor(
        light: RGBColor(0x3C3C43, alpha: 0.6), dark: RGBColor(0xEBEBF5, alpha: 0.6))
    public static let tertiaryLabel = UIColor(
        light: RGBColor(0x3C3C43, alpha: 0.3), dark: RGBColor(0xEBEBF5, alpha: 0.3))
    public static let quaternaryLabel = UIColor(
        light: RGBColor(0x3C3C43, alpha: 0.18), dark: RGBColor(0xEBEBF5, alpha: 0.16))
    public static let placeholderText = UIColor(
        light: RGBColor(0x3C3C43, alpha: 0.3), dark: RGBColor(0xEBEBF5, alpha: 0.3))
    public static let separator = UIColor(
        light: RGBColor(0x3C3C43, alpha: 0.29), dark: RGBColor(0x545458, alpha: 0.6))
    public static let systemFill = UIColor(
        light: RGBColor(0x787880, alpha: 0.2), dark: RGBColor(0x787880, alpha: 0.36))
    public static let secondarySystemFill = UIColor(
        light: RGBColor(0x787880, alpha: 0.16), dark: RGBColor(0x787880, alpha: 0.32))
    public static let tertiarySystemFill = UIColor(
        light: RGBColor(0x767680, alpha: 0.12), dark: RGBColor(0x767680, alpha: 0.24))
    public static let quaternarySystemFill = UIColor(
        light: RGBColor(0x747480, alpha: 0.08), dark: RGBColor(0x767680, alpha: 0.18))
}
