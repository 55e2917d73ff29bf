import SwiftEntryKit
import UIKit

/// The colors of the app.
enum Palette {
    static let ink = EKColor(light: UIColor(rgb: 0x1B2733), dark: .white)
    static let quiet = EKColor(light: UIColor(rgb: 0x66727D), dark: UIColor(rgb: 0xA9B4BE))
    static let surface = EKColor(light: .white, dark: UIColor(rgb: 0x1F2A35))
    static let line = EKColor(light: UIColor(rgb: 0xDDE3E8), dark: UIColor(rgb: 0x3A4753))
    static let sea = EKColor(rgb: 0x0B7A9B)
    static let foam = EKColor(rgb: 0x7FD1C7)
    static let night = EKColor(rgb: 0x16324F)
    static let amber = EKColor(rgb: 0xF5A623)
    static let coral = EKColor(rgb: 0xE8505B)
    static let pine = EKColor(rgb: 0x2E8B57)
    static let violet = EKColor(rgb: 0x6C4AB6)
    /// Over the screen behind an entry that asks something.
    static let dim = EKColor(
        light: UIColor(white: 0.2, alpha: 0.4), dark: UIColor(white: 0, alpha: 0.6))

    static func gradient(_ colors: EKColor..., isHorizontal: Bool = false) -> EKAttributes.BackgroundStyle {
        .gradient(
            gradient: .init(
                colors: colors, startPoint: .zero, endPoint: isHorizontal ? CGPoint(x: 1, y: 0) : CGPoint(x: 1, y: 1)))
    }
}

extension UIColor {
    convenience init(rgb: Int) {
        self.init(
            red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
    }
}

enum MainFont {
    static func regular(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
    static func medium(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .medium) }
    static func bold(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .bold) }
}

/// A text of an entry.
func label(
    _ text: String, _ font: UIFont, _ color: EKColor = .white, _ alignment: NSTextAlignment = .left
) -> EKProperty.LabelContent {
    EKProperty.LabelContent(text: text, style: .init(font: font, color: color, alignment: alignment))
}

/// An icon of the app in the color of the text beside it.
func icon(_ name: String, _ side: CGFloat, _ tint: EKColor = .white) -> EKProperty.ImageContent {
    EKProperty.ImageContent(
        image: UIImage(named: name)!.withRenderingMode(.alwaysTemplate), size: CGSize(width: side, height: side),
        tint: tint, contentMode: .scaleAspectFit)
}

extension CGRect {
    var minEdge: CGFloat { min(width, height) }
}

extension EKAttributes {
    /// The entry stays over the dimmed page until it is answered, or the page is touched.
    mutating func dimPage() {
        displayDuration = .infinity
        screenBackground = .color(color: Palette.dim)
        screenInteraction = .dismiss
        entryInteraction = .absorbTouches
    }
}
