/// A color for light surroundings and one for dark ones.
public struct EKColor: Equatable, Sendable {
    public private(set) var light: UIColor
    public private(set) var dark: UIColor

    public init(light: UIColor, dark: UIColor) {
        self.light = light
        self.dark = dark
    }

    public init(_ unified: UIColor) { self.init(light: unified, dark: unified) }

    /// Creates a color from 0xRRGGBB.
    public init(rgb: Int) { self.init(red: (rgb >> 16) & 0xFF, green: (rgb >> 8) & 0xFF, blue: rgb & 0xFF) }

    /// Creates a color from components of 0...255.
    public init(red: Int, green: Int, blue: Int) {
        self.init(
            UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1))
    }

    public var inverted: EKColor { EKColor(light: dark, dark: light) }

    public func with(alpha: CGFloat) -> EKColor {
        EKColor(light: light.withAlphaComponent(alpha), dark: dark.withAlphaComponent(alpha))
    }

    public func color(for traits: UITraitCollection, mode: EKAttributes.DisplayMode) -> UIColor {
        mode.isDark(in: traits) ? dark : light
    }

    public static var white: EKColor { EKColor(.white) }
    public static var black: EKColor { EKColor(.black) }
    public static var clear: EKColor { EKColor(.clear) }
    public static var standardBackground: EKColor { EKColor(light: .white, dark: .black) }
    public static var standardContent: EKColor { EKColor(light: .black, dark: .white) }
}
