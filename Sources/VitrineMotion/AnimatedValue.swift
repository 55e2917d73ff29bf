import VitrinePrimitives

/// A number over the whole time of a scene: it rests, is sent to a target, may be sent elsewhere while still under
/// way.
///
/// The motions are worked out when they are added, each from the closed form of the one that it interrupts; asking
/// for values changes nothing, so they may be asked for in any order.
package struct AnimatedValue: Hashable, Sendable {
    /// The value before anything happens.
    package let initial: Double
    /// The motions, by their beginnings.
    package private(set) var animations: [Animation] = []

    package init(_ initial: Double) { self.initial = initial }

    /// Sends the value to a new target, from wherever it is when the motion begins, that is after the delay; until then
    /// the motion under way goes on.
    ///
    /// Motions that would have begun at that time or later are dropped: the newest wish counts. A wish for the time NaN
    /// is ignored.
    ///
    /// - Parameters:
    ///   - start: seconds since the scene began.
    ///   - delay: seconds, default 0; a negative one counts as 0.
    ///   - carriesVelocity: whether a spring starts with the velocity of the motion it interrupts (default) or from
    ///     rest, as UIKit does where an initial velocity of 0 is given.
    ///   - initialVelocity: in units per second, what a spring starts with in place of either; nil, the default, for none.
    package mutating func animate(
        to target: Double, start: Double, delay: Double = 0, pacing: Pacing, carriesVelocity: Bool = true,
        initialVelocity: Double? = nil
    ) {
        let begin = start + max(0, delay)
        // Asked before anything is dropped, so that a value put somewhere at this very moment is where the motion begins.
        let (from, speed) = (value(at: begin), velocity(at: begin))
        guard drop(from: begin) else { return }
        animations.append(
            Animation(
                from: from, to: target, start: begin, pacing: pacing,
                initialVelocity: initialVelocity ?? (carriesVelocity ? speed : 0)))
    }

    /// Puts the value somewhere at once; what was to begin then or later is dropped.
    package mutating func set(_ value: Double, at seconds: Double) {
        guard drop(from: seconds) else { return }
        animations.append(
            Animation(from: value, to: value, start: seconds, pacing: .curve(.linear, duration: 0)))
    }

    /// The value at a time in seconds since the scene began.
    package func value(at seconds: Double) -> Double { animation(at: seconds)?.value(at: seconds) ?? initial }

    /// The velocity at a time, in units per second.
    package func velocity(at seconds: Double) -> Double { animation(at: seconds)?.velocity(at: seconds) ?? 0 }

    /// Whether the value stays as it is from this time on.
    package func isSettled(at seconds: Double) -> Bool { animations.last?.isSettled(at: seconds) ?? true }

    /// Whether no motion is under way at this time; another may begin later.
    package func isResting(at seconds: Double) -> Bool { animation(at: seconds)?.isSettled(at: seconds) ?? true }

    /// When the last motion has arrived, in seconds since the scene began; nil when there is none.
    package var end: Double? { animations.last?.end }

    /// Where the value goes in the end.
    package var target: Double { animations.last?.to ?? initial }

    package func value(at tick: Tick) -> Double { value(at: tick.seconds) }
    package func isSettled(at tick: Tick) -> Bool { isSettled(at: tick.seconds) }

    private func animation(at seconds: Double) -> Animation? {
        let begun = animations.countOfPrefix { $0.begin <= seconds }
        return begun > 0 ? animations[begun - 1] : nil
    }

    /// Makes room at a time; false for NaN, which would break the order.
    private mutating func drop(from seconds: Double) -> Bool {
        guard !seconds.isNaN else { return false }
        animations.removeSubrange(animations.countOfPrefix { $0.begin < seconds }...)
        return true
    }
}
