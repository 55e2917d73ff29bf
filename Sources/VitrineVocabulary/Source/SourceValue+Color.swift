import VitrinePrimitives

extension SourceValue {
    private static let colorKeys = KeyTable("red", "green", "blue", "alpha")

    /// A colour: `"#RGB"`, `"#RRGGBB"`, `"#RRGGBBAA"`, a name, or its components.
    package func color() -> RGBColor? {
        if case .mapping = node.content { return components() }
        let expected = "a colour (\"#2D572D\" with its quotes, a name, or {red, green, blue, alpha})"
        guard let text = scalar(expected: expected)?.text else { return nil }
        if let color = NamedColors.hexadecimal(text) ?? NamedColors.named(text) { return color }
        if text.hasPrefix("#") {
            report(.malformed(value: text, expected: "a colour (#RGB, #RRGGBB or #RRGGBBAA)"))
            return nil
        }
        return name("a colour", legal: NamedColors.all.map(\.name)).flatMap(NamedColors.named)
    }

    private func components() -> RGBColor? {
        guard let keys = keyed(Self.colorKeys) else { return nil }
        let red = keys.required("red")?.number()
        let green = keys.required("green")?.number()
        let blue = keys.required("blue")?.number()
        let alpha = keys["alpha"]?.number()
        guard let red, let green, let blue else { return nil }
        return RGBColor(red: red, green: green, blue: blue, alpha: alpha ?? 1)
    }
}
