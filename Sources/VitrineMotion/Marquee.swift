/// Text that is too long for its box and runs through it: after a rest at home it goes evenly to one side, and a second
/// copy follows at a distance until that is at home. Where it is follows from the time since the start alone.
///
/// Source: facts, popup bar, section 4.
package struct Marquee: Hashable, Sendable {
    package static let legalRates = 1.0...1000.0
    package static let legalDelays = 0.0...60.0

    /// Seconds in which the fade at the leading end grows when a lap begins.
    static let fadeGrowth = 0.2
    /// Seconds in which it goes once the first copy has left.
    static let fadeDecay = 0.1

    /// Points a second.
    package let rate: Double
    /// Seconds at home before every lap.
    package let delay: Double
    /// Points between the end of one copy and the beginning of the next.
    package let spacing: Double

    /// Numbers outside the legal ranges are moved to the nearest legal one; what is not a number becomes the default.
    /// - Parameters:
    ///   - rate: in points a second, 1...1000. Default 30.
    ///   - delay: in seconds, 0...60. Default 2.
    ///   - spacing: in points, 0 or more. Default 50.
    package init(rate: Double = 30, delay: Double = 2, spacing: Double = 50) {
        func legal(_ value: Double, _ range: ClosedRange<Double>, _ standard: Double) -> Double {
            value.isNaN ? standard : min(max(value, range.lowerBound), range.upperBound)
        }
        self.rate = legal(rate, Self.legalRates, 30)
        self.delay = legal(delay, Self.legalDelays, 2)
        self.spacing = legal(spacing, 0...10_000, 50)
    }

    /// A running text at one moment.
    package struct Pose: Hashable, Sendable {
        /// Points that the first copy has gone from home, 0 up to the text's width and the spacing.
        package var offset = 0.0
        /// Strength of the fade at the end that the text leaves through, 0...1. At the other end it is always full.
        package var leadingFade = 0.0

        package init(offset: Double = 0, leadingFade: Double = 0) {
            self.offset = offset
            self.leadingFade = leadingFade
        }
    }

    /// Points that a text goes in one lap.
    /// - Parameter width: of the text, in points.
    package func distance(width: Double) -> Double { width + spacing }

    /// Seconds that one lap takes, without the rest at home.
    /// - Parameter width: of the text, in points.
    package func lap(width: Double) -> Double { distance(width: width) / rate }

    /// Where a text is.
    /// - Parameters:
    ///   - width: of the text, in points, above 0.
    ///   - seconds: since the texts were put at home; before 0 they are there.
    ///   - others: widths of the running texts that it keeps pace with: each waits at home until the longest has come
    ///     round, then all rest, then set out together. Default: none.
    package func pose(width: Double, after seconds: Double, together others: [Double] = []) -> Pose {
        guard width > 0, width.isFinite, seconds > 0, seconds.isFinite else { return Pose() }
        let longest = others.reduce(width) { $1.isFinite ? max($0, $1) : $0 }
        let gone = seconds.truncatingRemainder(dividingBy: delay + lap(width: longest)) - delay
        guard gone > 0, gone < lap(width: width) else { return Pose() }
        // The text has left, and its next copy is on its way: nothing is at the leading end that could fade.
        let left = width / rate
        let decay = min(Self.fadeDecay, spacing / rate)
        let grown = min(1, gone / min(Self.fadeGrowth, left))
        let fade = gone < left ? grown : decay > 0 ? max(0, 1 - (gone - left) / decay) : 0
        return Pose(offset: gone * rate, leadingFade: fade)
    }
}
