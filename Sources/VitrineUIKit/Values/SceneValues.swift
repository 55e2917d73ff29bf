import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

// Values of an app, clamped to the legal ranges of a scene.

extension Double {
    /// Returns the value, or another number if it is not finite.
    package func number(or other: Double) -> Double { isFinite ? self : other }
    package func limited(_ range: ClosedRange<Double>) -> Double {
        number(or: range.lowerBound).clamped(to: range)
    }
}

extension UIOffset {
    /// The offset within 1000 points; 0 for NaN.
    package var sceneValue: Point {
        Point(
            x: Double(horizontal).number(or: 0).limited(-1000...1000),
            y: Double(vertical).number(or: 0).limited(-1000...1000))
    }
}

extension String {
    /// The text, cut to the maximum length in a scene.
    package var limited: String {
        unicodeScalars.count > ValueLimits.textLength
            ? String(String.UnicodeScalarView(unicodeScalars.prefix(ValueLimits.textLength))) : self
    }
}

extension UIColor {
    /// Returns a color of the system that follows the surroundings, or the color for the traits.
    package func value(in traits: Traits) -> RGBColor {
        systemColor.map { RGBColor($0) } ?? color(in: traits)
    }
}

extension NSShadow {
    /// Returns the shadow; nil without a color.
    package func value(in traits: Traits) -> Shadow? {
        guard let color else { return nil }
        return Shadow(
            color: color.value(in: traits),
            offset: Point(
                x: Double(shadowOffset.width).number(or: 0).limited(-1000...1000),
                y: Double(shadowOffset.height).number(or: 0).limited(-1000...1000)),
            blurRadius: Double(shadowBlurRadius).limited(0...200))
    }
}

extension UIVisualEffect {
    /// Returns the effect; nil for one that the design does not have.
    package func value(in design: Design) -> BarEffect? {
        switch self {
        case let glass as UIGlassEffect: design == .glass ? glass.style == .clear ? .clearGlass : .glass : nil
        case let blur as UIBlurEffect: BarEffect(rawValue: "\(blur.style)")
        default: nil
        }
    }
}
