import VitrinePrimitives

extension SourceValue {
    private static let colorKeys = KeyTable("red", "green", "blue", "alpha")
    private static let wideColorKeys = KeyTable("p3", "alpha")
    private static let pairKeys = KeyTable("light", "dark")

    /// A color: `"#RGB"`, `"#RRGGBB"`, `"#RRGGBBAA"`, a name, sRGB or P3 components, or one per appearance.
    package func color() -> RGBColor? {
        if case .mapping(let entries) = node.content {
            if entries.contains(where: { $0.key == "light" || $0.key == "dark" }) { return pair() }
            return entries.contains { $0.key == "p3" } ? wideComponents() : components()
        }
        let expected =
            "a color (\"#2D572D\" with its quotes, a name, {red, green, blue, alpha}, {p3: [red, green, blue]} or {light, dark})"
        guard let text = scalar(expected: expected)?.text else { return nil }
        if let color = NamedColors.hexadecimal(text) ?? NamedColors.named(text) { return color }
        if text.hasPrefix("#") {
            report(.malformed(value: text, expected: "a color (#RGB, #RRGGBB or #RRGGBBAA)"))
            return nil
        }
        return name("a color", legal: NamedColors.all.map(\.name)).flatMap(NamedColors.named)
    }

    private func components() -> RGBColor? {
        guard let keys = keyed(Self.colorKeys) else { return nil }
        let red = keys.required("red")?.number()
        let green = keys.required("green")?.number()
        let blue = keys.required("blue")?.number()
        let alpha = keys["alpha"]?.number()
        guard let red, let green, let blue else { return nil }
        // Colors outside 0...1 have another notation, for Display P3.
        for (key, value) in [("red", red), ("green", green), ("blue", blue)] where !(0...1).contains(value) {
            keys[key]?.report(.outOfRange(value: spelled(value), legal: LegalRange(0...1).description))
        }
        return RGBColor(red: red, green: green, blue: blue, alpha: alpha ?? 1)
    }

    private func pair() -> RGBColor? {
        guard let keys = keyed(Self.pairKeys) else { return nil }
        let (light, dark) = (keys.required("light"), keys.required("dark"))
        for one in [light, dark] {
            // The colors of a nested pair would never be shown.
            guard let one, one.node["light"] != nil || one.node["dark"] != nil else { continue }
            one.report(.malformed(value: "{light, dark}", expected: "the color in one appearance"))
            return nil
        }
        guard let light = light?.color(), let dark = dark?.color() else { return nil }
        return RGBColor(light: light, dark: dark)
    }

    /// Display P3 components with six decimals, so that writing and reading a color gives the same color.
    private func wideComponents() -> RGBColor? {
        guard let keys = keyed(Self.wideColorKeys), let source = keys.required("p3") else { return nil }
        let alpha = keys["alpha"]?.number()
        guard let items = source.list(of: "numbers") else { return nil }
        guard items.count == 3 else {
            source.report(.outOfRange(value: "\(items.count) numbers", legal: "3"))
            return nil
        }
        var components: [Double] = []
        for item in items {
            guard let number = item.number() else { return nil }
            guard (0...1).contains(number) else {
                item.report(.outOfRange(value: spelled(number), legal: LegalRange(0...1).description))
                return nil
            }
            components.append(RGBColor.rounded(number))
        }
        return RGBColor(
            displayP3Red: components[0], green: components[1], blue: components[2], alpha: alpha ?? 1)
    }
}

extension RGBColor {
    /// A component of Display P3 with the precision of scene files.
    static func rounded(_ component: Double) -> Double { (component * 1_000_000).rounded() / 1_000_000 }
}

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
