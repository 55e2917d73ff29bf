import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

// Values of an app within what a scene allows.

extension Double {
    /// Zero or another number in place of what is none.
    package func number(or other: Double) -> Double { isFinite ? self : other }
    package func limited(_ range: ClosedRange<Double>) -> Double {
        Swift.min(range.upperBound, Swift.max(range.lowerBound, number(or: range.lowerBound)))
    }
}

extension UIOffset {
    /// The offset within 1000 points; 0 in place of what is no number.
    package var sceneValue: Point {
        Point(
            x: Double(horizontal).number(or: 0).limited(-1000...1000),
            y: Double(vertical).number(or: 0).limited(-1000...1000))
    }
}

extension String {
    /// As long as a text of a scene can be.
    package var limited: String {
        unicodeScalars.count > ValueLimits.textLength
            ? String(String.UnicodeScalarView(unicodeScalars.prefix(ValueLimits.textLength))) : self
    }
}

extension UIColor {
    /// A color of the system that follows the surroundings, or the color in those of the traits.
    package func value(in traits: Traits) -> RGBColor {
        systemColor.map { RGBColor($0) } ?? color(in: traits)
    }
}

extension NSShadow {
    /// Nil without a color.
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
    /// Nil for an effect that the design does not have.
    package func value(in design: Design) -> BarEffect? {
        switch self {
        case let glass as UIGlassEffect: design == .glass ? glass.style == .clear ? .clearGlass : .glass : nil
        case let blur as UIBlurEffect: BarEffect(rawValue: "\(blur.style)")
        default: nil
        }
    }
}
