/// The progress of an animation, 0...1, as a function of the fraction of its time, 0...1. It is exactly 0 at 0 and
/// before, 1 at 1 and after. The presets, and every Bézier whose y are within 0...1, never decrease.
package struct TimingCurve: Hashable, Sendable {
    private enum Shape: Hashable {
        case linear
        case smoothstep
        case bezier(CubicEasing)
    }

    private let shape: Shape

    package static let linear = TimingCurve(shape: .linear)
    /// 3x² - 2x³.
    package static let smoothstep = TimingCurve(shape: .smoothstep)
    /// (.42, 0, 1, 1), `kCAMediaTimingFunctionEaseIn`.
    package static let easeIn = TimingCurve(shape: .bezier(CubicEasing(x1: 0.42, y1: 0, x2: 1, y2: 1)))
    /// (0, 0, .58, 1), `kCAMediaTimingFunctionEaseOut`.
    package static let easeOut = TimingCurve(shape: .bezier(CubicEasing(x1: 0, y1: 0, x2: 0.58, y2: 1)))
    /// (.42, 0, .58, 1), `kCAMediaTimingFunctionEaseInEaseOut`; the default of `UIView` block animations.
    package static let easeInOut = TimingCurve(shape: .bezier(CubicEasing(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))
    /// (.25, .1, .25, 1), `kCAMediaTimingFunctionDefault`, the default of Core Animation.
    package static let coreAnimationDefault = TimingCurve(
        shape: .bezier(CubicEasing(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)))
    /// (.38, .7, .125, 1), the usual approximation of the unnamed curve 7 of keyboards; ``Spring/keyboard`` is exact.
    package static let keyboard = TimingCurve(shape: .bezier(CubicEasing(x1: 0.38, y1: 0.7, x2: 0.125, y2: 1)))

    /// Creates a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
    /// - Throws: ``MotionError/outOfRange(parameter:value:legal:)`` for an x outside 0...1 or a y outside -10...10.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
        try MotionError.checked(x1, as: "x1", in: 0...1)
        try MotionError.checked(y1, as: "y1", in: -10...10)
        try MotionError.checked(x2, as: "x2", in: 0...1)
        try MotionError.checked(y2, as: "y2", in: -10...10)
        self.init(shape: .bezier(CubicEasing(x1: x1, y1: y1, x2: x2, y2: y2)))
    }

    private init(shape: Shape) { self.shape = shape }

    /// The progress at a fraction of the time; NaN counts as 0.
    package func value(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        switch shape {
        case .linear: return fraction
        case .smoothstep: return fraction * fraction * (3 - 2 * fraction)
        case .bezier(let easing): return easing.y(at: fraction)
        }
    }

    /// The derivative of the progress; 0 before 0 and after 1. It is a central difference over a millionth, accurate to
    /// about 1e-9, as some Béziers have no derivative at their ends.
    package func slope(at fraction: Double) -> Double {
        guard fraction >= 0, fraction <= 1 else { return 0 }
        let low = max(0, fraction - 1e-6)
        let high = min(1, fraction + 1e-6)
        return (value(at: high) - value(at: low)) / (high - low)
    }
}
