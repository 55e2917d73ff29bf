/// A place over time that is tied to something else: where an anchor is, and a residual that an animation takes to 0.
///
/// A panel at rest is at its anchor, wherever layout has put that. When the anchor is another one, or layout moves it, what
/// is seen stays where it was and goes to the anchor as the residual becomes 0. A finger holds the value at an absolute
/// place.
///
/// Calls come in the order of time; each cuts off what was to happen later.
package struct AnchoredValue<Anchor: Hashable & Sendable>: Hashable, Sendable {
    /// What the residual is added to.
    private struct Base: Hashable, Sendable {
        var at: Double
        /// Nil while a finger holds the value: the residual is the value itself.
        var anchor: Anchor?
        var target: Anchor
    }

    private let initial: Anchor
    private var bases: [Base] = []
    private var residual = AnimatedValue(0)

    package init(_ anchor: Anchor) { initial = anchor }

    // MARK: Reading

    /// - Parameter place: where an anchor is at the time.
    package func value(at seconds: Double, place: (Anchor) -> Double) -> Double {
        let residual = residual.value(at: seconds)
        guard let base = base(at: seconds) else { return place(initial) + residual }
        return base.anchor.map { place($0) + residual } ?? residual
    }

    /// The velocity against the anchor, or of the finger, in units a second.
    package func velocity(at seconds: Double) -> Double { residual.velocity(at: seconds) }

    /// The anchor that the value is at or goes to; under a finger the last one.
    package func anchor(at seconds: Double) -> Anchor { base(at: seconds)?.target ?? initial }

    /// Whether a finger holds the value.
    package func isHeld(at seconds: Double) -> Bool { base(at: seconds).map { $0.anchor == nil } ?? false }

    /// The distance from the anchor; under a finger the value itself.
    package func residual(at seconds: Double) -> Double { residual.value(at: seconds) }

    /// When the value has come to rest, in seconds; 0 when it never moves.
    package var end: Double { max(bases.last?.at ?? 0, residual.end ?? 0) }

    private func base(at seconds: Double) -> Base? {
        let begun = bases.countOfPrefix { $0.at <= seconds }
        return begun > 0 ? bases[begun - 1] : nil
    }

    // MARK: Writing

    /// The value goes to an anchor.
    /// - Parameters:
    ///   - distance: how far the value is from the anchor at the time.
    ///   - pacing: nil, for at once.
    ///   - velocity: of the value, in units a second, with which a spring begins. Default 0.
    package mutating func go(
        to anchor: Anchor, from distance: Double, at seconds: Double, pacing: Pacing?, velocity: Double = 0
    ) {
        guard distance.isFinite, !seconds.isNaN else { return }
        append(Base(at: seconds, anchor: anchor, target: anchor))
        guard let pacing else { return residual.set(0, at: seconds) }
        residual.set(distance, at: seconds)
        residual.animate(to: 0, start: seconds, pacing: pacing, initialVelocity: velocity)
    }

    /// The value goes to an anchor from where it is seen.
    /// - Parameters:
    ///   - place: where an anchor is at the time.
    ///   - velocity: of the value, in units a second. Default nil: the one that it has.
    package mutating func go(
        to anchor: Anchor, at seconds: Double, pacing: Pacing?, velocity: Double? = nil, place: (Anchor) -> Double
    ) {
        let (seen, speed) = (value(at: seconds, place: place), self.velocity(at: seconds))
        go(to: anchor, from: seen - place(anchor), at: seconds, pacing: pacing, velocity: velocity ?? speed)
    }

    /// Layout has moved the place of the anchor.
    /// - Parameters:
    ///   - difference: the new place less the old one.
    ///   - pacing: with which the value follows; nil, for at once.
    package mutating func rebase(by difference: Double, at seconds: Double, pacing: Pacing?) {
        guard let pacing, difference.isFinite, !seconds.isNaN, !isHeld(at: seconds) else { return }
        let speed = residual.velocity(at: seconds)
        residual.set(residual.value(at: seconds) - difference, at: seconds)
        residual.animate(to: 0, start: seconds, pacing: pacing, initialVelocity: speed)
    }

    /// A finger holds the value, and moves it straight from where it is to a place.
    /// - Parameters:
    ///   - value: at the end.
    ///   - start: where the value is seen when the finger takes it; without effect while the finger has it already.
    package mutating func follow(_ value: Double, seen start: Double, from begin: Double, to end: Double) {
        guard value.isFinite, start.isFinite, end >= begin else { return }
        if !isHeld(at: begin) {
            append(Base(at: begin, anchor: nil, target: anchor(at: begin)))
            residual.set(start, at: begin)
        }
        residual.animate(to: value, start: begin, pacing: .curve(.linear, duration: end - begin))
    }

    private mutating func append(_ base: Base) {
        bases.removeSubrange(bases.countOfPrefix { $0.at < base.at }...)
        bases.append(base)
    }
}
