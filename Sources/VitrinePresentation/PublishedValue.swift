import VitrineMotion
import VitrineVocabulary

/// A value of a presentation over a whole scene, which numbers of elements can follow; see `Follow`.
///
/// The value is a number, such as the progress of a transition, or one of a few names, such as the position of a panel.
/// Its changes have causes: while a finger moves the presentation, followers have their number at once; in an animation
/// of the presentation, they animate to the number of the value at its end.
package struct PublishedValue: Sendable {
    package enum Level: Hashable, Sendable {
        case number(Double)
        case name(String)
    }

    private enum Step: Sendable {
        case set(Level)
        case move(to: Level, Pacing, velocity: Double?)
        case track(@Sendable (Double) -> Double)
    }

    private var steps: [(at: Double, step: Step)]
    /// The numbers on the screen, in order of time; empty for a value that is not a number.
    private var shown: [(from: Double, number: @Sendable (Double) -> Double)] = []

    package init(_ initial: Level) { steps = [(-.infinity, .set(initial))] }

    /// Sets the value from a time on. Times must not decrease.
    package mutating func set(_ level: Level, at seconds: Double) {
        change(to: level, at: seconds)
        if case .number(let number) = level, !shown.isEmpty { show(from: seconds) { _ in number } }
    }

    /// Sets the initial value of later moves from a time on; the shown number stays.
    package mutating func change(to level: Level, at seconds: Double) { steps.append((seconds, .set(level))) }

    /// Sets the number on the screen from a time on. Followers without numbers and durations have it, through
    /// overshoots, interruptions and changes of the host. Times must not decrease.
    package mutating func show(from seconds: Double = -.infinity, _ number: @escaping @Sendable (Double) -> Double) {
        shown.append((seconds, number))
    }

    /// Animates to another value.
    /// - Parameter velocity: A spring's initial velocity, in total distances per second; nil for that of the
    ///   interrupted move.
    package mutating func move(to level: Level, at seconds: Double, pacing: Pacing, velocity: Double? = nil) {
        steps.append((seconds, .move(to: level, pacing, velocity: velocity)))
    }

    /// Sets the value to a function of time from a time on, as while a finger moves the presentation.
    package mutating func track(from seconds: Double, _ value: @escaping @Sendable (Double) -> Double) {
        steps.append((seconds, .track(value)))
    }

    /// The animations of the presentation, in order of time: their springs and curves.
    package var moves: [(at: Double, pacing: Pacing)] {
        steps.compactMap { at, step in if case .move(_, let pacing, _) = step { (at, pacing) } else { nil } }
    }

    /// Returns the number of a follower at a time; nil if the follower has no number for the level.
    package func number(for follow: Follow, at seconds: Double) -> Double? {
        if follow.values.isEmpty, follow.duration == nil, let now = shown.last(where: { $0.from <= seconds }) {
            return now.number(seconds)
        }
        guard let last = steps.lastIndex(where: { $0.at <= seconds }) else { return nil }
        // A motion begins where the one before it was interrupted, so it is built from the last step that is none.
        let first = steps[...last].lastIndex { if case .move = $0.step { false } else { true } } ?? 0
        guard let start = value(of: first, for: follow, at: first == last ? seconds : steps[first + 1].at) else {
            return first == last ? nil : motion(after: first, last, for: follow, from: nil)?.value(at: seconds)
        }
        if first == last { return start }
        return motion(after: first, last, for: follow, from: start)?.value(at: seconds)
    }

    /// Returns the time at which a follower comes to rest, in seconds; 0 if the value never changes.
    package func end(for follow: Follow) -> Double {
        guard let last = steps.last, last.at.isFinite else { return 0 }
        let first = steps.lastIndex { if case .move = $0.step { false } else { true } } ?? 0
        guard first < steps.count - 1 else { return last.at }
        let start = value(of: first, for: follow, at: steps[first + 1].at)
        return motion(after: first, steps.count - 1, for: follow, from: start)?.end ?? last.at
    }

    private func value(of step: Int, for follow: Follow, at seconds: Double) -> Double? {
        switch steps[step].step {
        case .set(let level), .move(let level, _, _): Self.number(of: level, for: follow)
        case .track(let value): follow.number(at: value(seconds))
        }
    }

    /// Returns the moves after a step, as one value over time.
    private func motion(after first: Int, _ last: Int, for follow: Follow, from start: Double?) -> AnimatedValue? {
        var motion = start.map { AnimatedValue($0) }
        for (at, step) in steps[(first + 1)...last] {
            guard case .move(let level, let own, let velocity) = step, let target = Self.number(of: level, for: follow)
            else {
                continue
            }
            let pacing = follow.duration.map { Pacing.curve(.easeInOut, duration: $0) } ?? own
            if motion == nil { motion = AnimatedValue(target) }
            guard let current = motion, current.target != target else { continue }
            motion?.animate(
                to: target, start: at, pacing: pacing,
                initialVelocity: velocity.map { $0 * (target - current.value(at: at)) })
        }
        return motion
    }

    private static func number(of level: Level, for follow: Follow) -> Double? {
        switch level {
        case .number(let number): follow.number(at: number)
        case .name(let name): follow.values[name]
        }
    }
}

extension PublishedValue {
    /// Creates a value from a number over time, whose springs and curves are moves, and intervals below two ticks are
    /// samples.
    /// - Parameter level: Maps the number to the published one. Default: the number itself.
    package init(_ value: AnimatedValue, level: @escaping @Sendable (Double) -> Double = { $0 }) {
        self.init(.number(level(value.initial)))
        show { level(value.value(at: $0)) }
        var isTracking = false
        for animation in value.animations {
            let isMove: Bool
            switch animation.pacing {
            case .spring: isMove = true
            case .curve(_, let duration): isMove = duration > 1.5 / 120
            }
            if isMove {
                move(to: .number(level(animation.to)), at: animation.begin, pacing: animation.pacing)
            } else if !isTracking {
                track(from: animation.begin) { level(value.value(at: $0)) }
            }
            isTracking = !isMove
        }
    }

    /// Appends the changes of a number, for values that each presentation has separately: springs and curves are moves
    /// from their beginnings, anything shorter than two ticks is a sample of a finger. Times must not decrease.
    /// - Parameters:
    ///   - start: The time from which the value is the number.
    ///   - end: The time from which it is another.
    package mutating func append(_ value: AnimatedValue, from start: Double, until end: Double = .infinity) {
        set(.number(value.value(at: start)), at: start)
        show(from: start) { value.value(at: $0) }
        var (last, isTracking) = (value.value(at: start), false)
        for animation in value.animations where animation.end > start && animation.begin < end {
            if animation.pacing.nominalDuration <= 1.5 / 120 {
                if !isTracking { track(from: animation.begin) { value.value(at: $0) } }
                isTracking = true
                last = animation.to
                continue
            }
            if !isTracking, animation.from != last {
                change(to: .number(animation.from), at: animation.begin)
            }
            let distance = animation.to - animation.from
            move(
                to: .number(animation.to), at: animation.begin, pacing: animation.pacing,
                velocity: distance == 0 ? nil : animation.initialVelocity / distance)
            (last, isTracking) = (animation.to, false)
        }
    }
}
