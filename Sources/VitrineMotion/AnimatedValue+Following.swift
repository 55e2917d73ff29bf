import VitrinePrimitives

extension AnimatedValue {
    /// Ties the value to something else for a while, such as a finger: it takes what `follow` says on every tick of the
    /// clock, and goes straight from one to the next.
    ///
    /// What was to begin later is dropped; at the end the value rests where it is. Times that are not finite, or that lie
    /// the wrong way round, are ignored.
    ///
    /// - Parameters:
    ///   - start: seconds since the scene began.
    ///   - end: seconds since the scene began, at most 600 after `start`.
    ///   - follow: the value at a time in seconds since the scene began.
    package mutating func follow(from start: Double, to end: Double, _ follow: (Double) -> Double) {
        guard start.isFinite, end.isFinite, end >= start, end - start <= 600 else { return }
        set(follow(start), at: start)
        let rate = Double(Tick.rate)
        var at = start
        while at < end {
            // Whole ticks, so that a finger that is followed twice is followed alike.
            let next = min(end, ((at * rate + 1e-6).rounded(.down) + 1) / rate)
            animate(to: follow(next), start: at, pacing: .curve(.linear, duration: next - at))
            at = next
        }
    }
}
