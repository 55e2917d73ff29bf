import VitrinePrimitives
import VitrineSetting

extension UIColor {
    /// The color of an element: one of the system's that follow the appearance, else the color in the scene's appearance.
    package var elementColor: RGBColor { elementColor(in: CurrentTraits.value.appearance) }

    package func elementColor(in appearance: Appearance) -> RGBColor {
        let system = SystemColor.allCases.first { $0.color(dark: false) == light && $0.color(dark: true) == dark }
        if let system, light != dark { return RGBColor(system) }
        return color(in: appearance)
    }

    /// For layers.
    public var cgColor: CGColor { CGColor(self) }

    public convenience init(cgColor: CGColor) { self.init(light: cgColor.color.light, dark: cgColor.color.dark) }
}

/// A color of a layer.
public final class CGColor: NSObject, Sendable {
    package let color: UIColor

    init(_ color: UIColor) { self.color = color }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.color == color }
    public override var hash: Int { color.hashValue }
}
