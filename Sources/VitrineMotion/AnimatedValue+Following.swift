import VitrinePrimitives

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
