import VitrineMotion

extension EntryAttributes.Spring {
    /// Returns a spring of the library with its initial velocity in units per second.
    /// - Parameter distance: The distance from the start to the target.
    package func pacing(duration: Double, distance: Double) -> (pacing: Pacing, velocity: Double) {
        let seconds = max(VitrineMotion.Spring.durations.lowerBound, duration)
        let spring = try? VitrineMotion.Spring(
            duration: seconds, dampingRatio: damping, initialVelocity: initialVelocity)
        return (.spring(spring ?? .settling(in: seconds)), initialVelocity * distance)
    }
}

extension AnimatedValue {
    /// Animates with a spring, or the curve of the direction.
    /// - Parameter curve: The curve of animations without a spring.
    mutating func animate(
        to target: Double, at start: Double, duration: Double, delay: Double = 0, spring: EntryAttributes.Spring?,
        curve: TimingCurve
    ) {
        guard let spring, duration > 0 else {
            animate(to: target, start: start, delay: delay, pacing: .curve(curve, duration: duration))
            return
        }
        let (pacing, velocity) = spring.pacing(duration: duration, distance: target - value(at: start + delay))
        animate(to: target, start: start, delay: delay, pacing: pacing, initialVelocity: velocity)
    }

    mutating func animate(_ pullback: EntryAttributes.PullbackAnimation, to target: Double, at start: Double) {
        let spring = EntryAttributes.Spring(
            damping: pullback.damping, initialVelocity: pullback.initialSpringVelocity)
        animate(to: target, at: start, duration: pullback.duration, spring: spring, curve: .easeOut)
    }
}
