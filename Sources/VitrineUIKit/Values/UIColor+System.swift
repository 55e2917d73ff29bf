import VitrinePrimitives

extension UIColor {
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

    // The system colors of iOS 26. Source: facts, iOS surroundings, sections 4 and 12.2.
    public static let systemRed = UIColor(system: .systemRed)
    public static let systemOrange = UIColor(system: .systemOrange)
    public static let systemYellow = UIColor(system: .systemYellow)
    public static let systemGreen = UIColor(system: .systemGreen)
    public static let systemMint = UIColor(system: .systemMint)
    public static let systemTeal = UIColor(system: .systemTeal)
    public static let systemCyan = UIColor(system: .systemCyan)
    public static let systemBlue = UIColor(system: .systemBlue)
    public static let systemIndigo = UIColor(system: .systemIndigo)
    public static let systemPurple = UIColor(system: .systemPurple)
    public static let systemPink = UIColor(system: .systemPink)
    public static let systemBrown = UIColor(system: .systemBrown)
    public static let systemGray = UIColor(system: .systemGray)
    public static let systemGray2 = UIColor(system: .systemGray2)
    public static let systemGray3 = UIColor(system: .systemGray3)
    public static let systemGray4 = UIColor(system: .systemGray4)
    public static let systemGray5 = UIColor(system: .systemGray5)
    public static let systemGray6 = UIColor(system: .systemGray6)
    public static let label = UIColor(system: .label)
    public static let systemBackground = UIColor(system: .systemBackground)
    public static let secondarySystemBackground = UIColor(system: .secondarySystemBackground)
    public static let tertiarySystemBackground = UIColor(system: .tertiarySystemBackground)
    public static let systemGroupedBackground = UIColor(system: .systemGroupedBackground)
    public static let secondarySystemGroupedBackground = UIColor(system: .secondarySystemGroupedBackground)
    public static let tertiarySystemGroupedBackground = UIColor(system: .tertiarySystemGroupedBackground)
    public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
    public static let link = systemBlue
    public static let secondaryLabel = UIColor(system: .secondaryLabel)
    public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
    public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
    public static let placeholderText = UIColor(system: .placeholderText)
    public static let separator = UIColor(system: .separator)
    public static let systemFill = UIColor(system: .systemFill)
    public static let secondarySystemFill = UIColor(system: .secondarySystemFill)
    public static let tertiarySystemFill = UIColor(system: .tertiarySystemFill)
    public static let quaternarySystemFill = UIColor(system: .quaternarySystemFill)

    private convenience init(system color: SystemColor) {
        self.init(
            light: color.color(dark: false), dark: color.color(dark: true),
            contrast: (
                light: color.color(dark: false, contrast: true), dark: color.color(dark: true, contrast: true)
            ))
    }
}
