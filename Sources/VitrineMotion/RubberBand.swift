/// The resistance of a scroll view beyond its edge: the content moves by less than the view's length, however far the
/// finger moves. Source: b = (1 - 1/(x·c/d + 1))·d with the finger's distance x and the view's length d, both in
/// points, from published studies of `UIScrollView`; written here as c·x·d/(d + c·x).
package struct RubberBand: Hashable, Sendable {
    /// c, the ratio of content to finger movement at the edge.
    package let coefficient: Double

    package static let coefficients = 0.001...1.0

    /// UIKit's coefficient, 0.55.
    package static let standard = RubberBand(legalCoefficient: 0.55)

    /// Glass that a pointer pulls. The coefficient is fitted to the movements in facts, popup bar, section 3.10.
    package static let glass = RubberBand(legalCoefficient: 0.07)

    package init(coefficient: Double) throws(MotionError) {
        self.init(
            legalCoefficient: try MotionError.checked(coefficient, as: "rubber band coefficient", in: Self.coefficients)
        )
    }

    private init(legalCoefficient: Double) { coefficient = legalCoefficient }

    /// The content's offset for a finger `pull` points beyond the edge, in that direction; 0 for a length of 0.
    package func offset(pull: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        return coefficient * pull * length / (length + coefficient * pull.magnitude)
    }

    /// The finger's distance for an offset, the inverse of ``offset(pull:length:)``; infinite from the view's length
    /// on.
    package func pull(offset: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let left = length - offset.magnitude
        guard left > 0 else { return offset < 0 ? -.infinity : .infinity }
        return offset * length / (coefficient * left)
    }

    /// A position within a range, unchanged inside and with resistance beyond either end.
    package func banded(_ position: Double, within range: ClosedRange<Double>, length: Double) -> Double {
        if position < range.lowerBound {
            return range.lowerBound + offset(pull: position - range.lowerBound, length: length)
        }
        if position > range.upperBound {
            return range.upperBound + offset(pull: position - range.upperBound, length: length)
        }
        return position
    }
}
