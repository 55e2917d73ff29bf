import VitrinePrimitives
import VitrineSurfaces

extension UIColor {
    /// The color of an element: that of the system if it follows the appearance, else the color in the appearance.
    package var elementColor: RGBColor { value(in: CurrentTraits.value) }

    /// The equal color of the system; nil if there is none.
    package var systemColor: SystemColor? {
        guard light != dark || contrast.light != light else { return nil }
        return SystemColor.allCases.first {
            $0.color(dark: false) == light && $0.color(dark: true) == dark
                && $0.color(dark: false, contrast: true) == contrast.light
        }
    }

    /// The color for layers.
    public var cgColor: CGColor { CGColor(self) }

    public convenience init(cgColor: CGColor) {
        let color = cgColor.color
        self.init(
            light: color.light, dark: color.dark, contrast: (light: color.contrast.light, dark: color.contrast.dark))
    }
}

/// A color of a layer.
public final class CGColor: NSObject, Sendable {
    package let color: UIColor

    init(_ color: UIColor) { self.color = color }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.color == color }
    public override var hash: Int { color.hashValue }
}
