import VitrinePrimitives

/// The frame rate of an animation as an exact fraction. Every time is computed from the frame's number in integer
/// arithmetic, so that errors do not accumulate. Frame numbers are clamped to 0...1e9.
package struct FrameRate: Hashable, Sendable {
    /// The number of frames per `denominator` seconds; the fraction is in lowest terms.
    package let numerator: Int
    package let denominator: Int

    /// The legal rates in frames per second. 120 is the rate of the simulation.
    package static let legal = 1.0...120.0
    /// The legal denominators, in lowest terms.
    package static let denominators = 1.0...1_000_000.0
    /// The legal durations of animations in seconds.
    package static let durations = 0.0...3600.0
    /// The highest rate at which browsers play GIFs: they treat delays below 2 cs as 10 cs.
    package static let fastestGIF = FrameRate(legalNumerator: 50, denominator: 1)

    /// Creates a rate of a number of frames per a number of seconds, such as 60000/1001.
    /// - Throws: ``MotionError/outOfRange(parameter:value:legal:)`` for a denominator outside ``denominators`` or a
    ///   rate outside ``legal``.
    package init(numerator: Int, denominator: Int) throws(MotionError) {
        try MotionError.checked(Double(denominator), as: "frame rate's denominator", in: 1...Double(Int.max))
        try MotionError.checked(Double(numerator) / Double(denominator), as: "frame rate", in: Self.legal)
        var (a, b) = (numerator, denominator)
        while b != 0 { (a, b) = (b, a % b) }
        try MotionError.checked(Double(denominator / a), as: "frame rate's denominator", in: Self.denominators)
        self.init(legalNumerator: numerator / a, denominator: denominator / a)
    }

    /// Creates a rate in frames per second, rounded to the nearest thousandth: 33.3 is 333/10.
    /// - Throws: ``MotionError/outOfRange(parameter:value:legal:)`` outside 1...120 and for NaN.
    package init(framesPerSecond: Double) throws(MotionError) {
        try MotionError.checked(framesPerSecond, as: "frame rate", in: Self.legal)
        try self.init(numerator: Int((framesPerSecond * 1000).rounded()), denominator: 1000)
    }

    /// Creates a rate from the delay between frames in hundredths of a second, GIF's unit: 2 is 50 frames per second.
    /// - Throws: ``MotionError/outOfRange(parameter:value:legal:)`` outside 2...100.
    package init(delayInCentiseconds: Int) throws(MotionError) {
        try MotionError.checked(Double(delayInCentiseconds), as: "frame delay", in: 2...100)
        try self.init(numerator: 100, denominator: delayInCentiseconds)
    }

    private init(legalNumerator: Int, denominator: Int) {
        numerator = legalNumerator
        self.denominator = denominator
    }

    package var framesPerSecond: Double { Double(numerator) / Double(denominator) }

    /// This rate, at most ``fastestGIF``. Animations that become GIFs are sampled at this rate, which keeps every delay
    /// at 2 cs or more and the animation at its real speed.
    package var limitedForGIF: FrameRate { numerator > 50 * denominator ? .fastestGIF : self }

    /// The time at which a frame is shown, in seconds.
    package func seconds(frame: Int) -> Double { Double(held(frame) * denominator) / Double(numerator) }

    /// The last tick of the simulation that a frame can show: ⌊120·frame/rate⌋, ⌊2.4·frame⌋ at 50 frames per second.
    package func tick(frame: Int) -> Tick { Tick(held(frame) * denominator * Tick.rate / numerator) }

    /// The time at which a frame is shown, in whole hundredths of a second: ⌊100·frame/rate⌋. At up to 50 frames per
    /// second, two frames are at least 2 cs apart; see ``limitedForGIF``.
    package func timestampInCentiseconds(frame: Int) -> Int { held(frame) * denominator * 100 / numerator }

    /// The delay of a frame in whole hundredths of a second, such that the delays up to a frame add up to the next
    /// frame's timestamp: 3, 3, 4, … at 30 frames per second.
    package func delayInCentiseconds(frame: Int) -> Int {
        timestampInCentiseconds(frame: held(frame) + 1) - timestampInCentiseconds(frame: frame)
    }

    /// The number of frames that begin within a duration in seconds, rounded to the nearest microsecond; at least 1.
    /// - Throws: ``MotionError/outOfRange(parameter:value:legal:)`` outside ``durations``.
    package func frameCount(duration: Double) throws(MotionError) -> Int {
        try MotionError.checked(duration, as: "duration", in: Self.durations)
        let microseconds = Int((duration * 1_000_000).rounded())
        let unit = denominator * 1_000_000
        return max(1, (microseconds * numerator + unit - 1) / unit)
    }

    private func held(_ frame: Int) -> Int { frame.clamped(to: 0...1_000_000_000) }
}
