/// The lengths of a scroll view, in points.
package struct ScrollGeometry: Hashable, Sendable {
    /// The visible length, which determines the resistance beyond the ends.
    package let length: Double
    /// The largest offset; 0 for content that fits.
    package let reach: Double
    /// The size of a pixel; content comes to rest on whole pixels.
    package let pixel: Double
    /// Whether content can move beyond its ends.
    package let bounces: Bool

    /// - Parameters:
    ///   - length: At least 1.
    ///   - reach: At least 0; rounded to whole pixels.
    ///   - pixel: Above 0. Default: 1.
    ///   - bounces: Default: true.
    package init(length: Double, reach: Double, pixel: Double = 1, bounces: Bool = true) {
        self.bounces = bounces
        self.length = max(1, length)
        self.pixel = pixel > 0 ? pixel : 1
        self.reach = max(0, (reach / self.pixel).rounded() * self.pixel)
    }

    package func snapped(_ offset: Double) -> Double { (offset / pixel).rounded() * pixel }

    /// The nearest offset at which the content may rest.
    package func clamped(_ offset: Double) -> Double { offset.clamped(to: 0...reach) }

    /// The content offset for a finger offset, with resistance or clamped beyond the ends.
    package func banded(_ fingerOffset: Double) -> Double {
        guard bounces else { return clamped(fingerOffset) }
        return RubberBand.standard.banded(fingerOffset, within: 0...reach, length: length)
    }

    /// The finger offset for a content offset, the inverse of ``banded(_:)``. Content farther beyond an end than a
    /// finger can drag it counts as nine tenths of the length beyond.
    package func fingerOffset(for offset: Double) -> Double {
        let edge = clamped(offset)
        let beyond = (offset - edge).clamped(to: -0.9 * length...0.9 * length)
        return edge + RubberBand.standard.pull(offset: beyond, length: length)
    }

    /// The fraction of a finger's velocity that the content has, 0...1: the slope of ``banded(_:)``.
    package func fraction(of fingerOffset: Double) -> Double {
        let pull = (fingerOffset - clamped(fingerOffset)).magnitude
        guard pull > 0, bounces else { return 1 }
        let c = RubberBand.standard.coefficient
        let whole = length + c * pull
        return c * length * length / (whole * whole)
    }
}
