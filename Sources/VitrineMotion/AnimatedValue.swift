import VitrinePrimitives

/// A number as a function of time over a whole scene. It rests, or moves to a target; a new target may interrupt the
/// motion. Motions are computed when they are added, each from the closed form of the one that it interrupts. Values
/// may be read in any order.
package struct AnimatedValue: Hashable, Sendable {
    /// The value before the first motion.
    package let initial: Double
    /// The motions, in the order of their starts.
    package private(set) var animations: [Animation] = []

    package init(_ initial: Double) { self.initial = initial }

    /// Animates the value to a new target. The motion begins after the delay, from the value at that time; until then,
    /// the current motion continues. Motions that would begin at that time or later are dropped. A start of NaN is
    /// ignored.
    /// - Parameters:
    ///   - start: Seconds since the scene began.
    ///   - delay: Seconds; a negative one counts as 0. Default: 0.
    ///   - carriesVelocity: Whether a spring starts with the velocity of the motion that it interrupts (default) or from
    ///     rest, as UIKit does if an initial velocity of 0 is given.
    ///   - initialVelocity: An initial velocity of a spring in units per second that replaces both. Default: nil.
    package mutating func animate(
        to target: Double, start: Double, delay: Double = 0, pacing: Pacing, carriesVelocity: Bool = true,
        initialVelocity: Double? = nil
    ) {
        let begin = start + max(0, delay)
        // The values are read before motions are dropped, so that the motion begins at a value set at the same time.
        let (from, speed) = (value(at: begin), velocity(at: begin))
        guard drop(from: begin) else { return }
        animations.append(
            Animation(
                from: from, to: target, start: begin, pacing: pacing,
                initialVelocity: initialVelocity ?? (carriesVelocity ? speed : 0)))
    }

    /// Sets the value at once. Motions that would begin at that time or later are dropped.
    package mutating func set(_ value: Double, at seconds: Double) {
        guard drop(from: seconds) else { return }
        animations.append(
            Animation(from: value, to: value, start: seconds, pacing: .curve(.linear, duration: 0)))
    }

    package func value(at seconds: Double) -> Double { animation(at: seconds)?.value(at: seconds) ?? initial }

    /// The velocity at a time, in units per second.
    package func velocity(at seconds: Double) -> Double { animation(at: seconds)?.velocity(at: seconds) ?? 0 }

    /// Whether the value no longer changes from this time on.
    package func isSettled(at seconds: Double) -> Bool { animations.last?.isSettled(at: seconds) ?? true }

    /// Whether the value rests at this time; a motion may begin later.
    package func isResting(at seconds: Double) -> Bool { animation(at: seconds)?.isSettled(at: seconds) ?? true }

    /// The end of the last motion in seconds since the scene began; nil if there are no motions.
    package var end: Double? { animations.last?.end }

    package var target: Double { animations.last?.to ?? initial }

    /// The target of the motion at a time.
    package func target(at seconds: Double) -> Double { animation(at: seconds)?.to ?? initial }

    package func value(at tick: Tick) -> Double { value(at: tick.seconds) }
    package func isSettled(at tick: Tick) -> Bool { isSettled(at: tick.seconds) }

    private func animation(at seconds: Double) -> Animation? {
        let count = animations.partitioningIndex { $0.begin > seconds }
        return count > 0 ? animations[count - 1] : nil
    }

    /// Drops the motions from a time on. Returns false for NaN, which has no position in the order.
    private mutating func drop(from seconds: Double) -> Bool {
        guard !seconds.isNaN else { return false }
        animations.removeSubrange(animations.partitioningIndex { $0.begin >= seconds }...)
        return true
    }
}

extension AnimatedValue {
    /// Makes the value follow a function for a while, such as a finger's position. It samples `follow` on every tick
    /// and interpolates linearly between the samples.
    ///
    /// Motions that would begin later are dropped; at the end, the value rests. The call is ignored if a time is not
    /// finite, or if `end` is before `start`.
    /// - Parameters:
    ///   - start: Seconds since the scene began.
    ///   - end: Seconds since the scene began, at most 600 after `start`.
    ///   - follow: The value at a time in seconds since the scene began.
    package mutating func follow(from start: Double, to end: Double, _ follow: (Double) -> Double) {
        guard start.isFinite, end.isFinite, end >= start, end - start <= 600 else { return }
        set(follow(start), at: start)
        let rate = Double(Tick.rate)
        var at = start
        while at < end {
            // The samples are on whole ticks, so that two values that follow one finger are equal.
            let next = min(end, ((at * rate + 1e-6).rounded(.down) + 1) / rate)
            animate(to: follow(next), start: at, pacing: .curve(.linear, duration: next - at))
            at = next
        }
    }
}
