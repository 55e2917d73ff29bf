/// A marquee: text that is wider than its box scrolls through it. After a rest at its start position, the text moves at
/// constant speed, and a second copy follows until it is at the start position. The state is a function of the time
/// since the start. Source: facts, popup bar, section 4.
package struct Marquee: Hashable, Sendable {
    package static let legalRates = 1.0...1000.0
    package static let legalDelays = 0.0...60.0

    /// The seconds in which the fade at the leading end appears when a lap begins.
    static let fadeGrowth = 0.2
    /// The seconds in which it disappears once the first copy has left.
    static let fadeDecay = 0.1

    /// The speed in points per second.
    package let rate: Double
    /// The seconds at the start position before every lap.
    package let delay: Double
    /// The distance in points between the end of one copy and the beginning of the next.
    package let spacing: Double

    /// Creates a marquee. Numbers outside the legal ranges are clamped; NaN becomes the default.
    /// - Parameters:
    ///   - rate: The speed in points per second, 1...1000. Default: 30.
    ///   - delay: The rest in seconds, 0...60. Default: 2.
    ///   - spacing: The distance between copies in points, 0 or more. Default: 50.
    package init(rate: Double = 30, delay: Double = 2, spacing: Double = 50) {
        func legal(_ value: Double, _ range: ClosedRange<Double>, _ standard: Double) -> Double {
            value.isNaN ? standard : value.clamped(to: range)
        }
        self.rate = legal(rate, Self.legalRates, 30)
        self.delay = legal(delay, Self.legalDelays, 2)
        self.spacing = legal(spacing, 0...10_000, 50)
    }

    package struct Pose: Hashable, Sendable {
        /// The distance of the first copy from its start position in points, 0 up to the text's width plus the spacing.
        package var offset = 0.0
        /// The strength of the fade at the text's leading edge, 0...1. The fade at the other edge is always full.
        package var leadingFade = 0.0

        package init(offset: Double = 0, leadingFade: Double = 0) {
            self.offset = offset
            self.leadingFade = leadingFade
        }
    }

    /// The distance of one lap in points.
    /// - Parameter width: The width of the text in points.
    package func distance(width: Double) -> Double { width + spacing }

    /// The duration of one lap in seconds, without the rest.
    /// - Parameter width: The width of the text in points.
    package func lap(width: Double) -> Double { distance(width: width) / rate }

    /// The state at a time.
    /// - Parameters:
    ///   - width: The width of the text in points, above 0.
    ///   - seconds: The time since the texts were reset; before 0 they are at the start position.
    ///   - others: The widths of coordinated texts: each waits at its start position until the longest lap ends; then all
    ///     rest, and start together. Default: none.
    package func pose(width: Double, after seconds: Double, together others: [Double] = []) -> Pose {
        guard width > 0, width.isFinite, seconds > 0, seconds.isFinite else { return Pose() }
        let longest = others.reduce(width) { $1.isFinite ? max($0, $1) : $0 }
        let gone = seconds.truncatingRemainder(dividingBy: delay + lap(width: longest)) - delay
        guard gone > 0, gone < lap(width: width) else { return Pose() }
        // The first copy has left and the second has not arrived, so the leading edge is empty.
        let left = width / rate
        let decay = min(Self.fadeDecay, spacing / rate)
        let grown = min(1, gone / min(Self.fadeGrowth, left))
        let fade = gone < left ? grown : decay > 0 ? max(0, 1 - (gone - left) / decay) : 0
        return Pose(offset: gone * rate, leadingFade: fade)
    }
}
