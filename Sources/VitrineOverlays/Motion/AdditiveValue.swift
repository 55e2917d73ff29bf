import VitrineMotion
import VitrinePrimitives

/// A number whose animations add up, as Core Animation's additive animations do: the model changes at once, and each
/// change leaves a difference that decays with its own pacing. A later change does not stop an earlier one.
package struct AdditiveValue: Hashable, Sendable {
    /// The value without active differences.
    package private(set) var model: AnimatedValue
    /// The differences, animated to 0, in the order of their starts.
    private var differences: [Animation] = []
    /// The maximum duration of a difference, in seconds.
    private var longest = 0.0

    package init(_ initial: Double) { model = AnimatedValue(initial) }

    package var target: Double { model.target }

    package func value(at seconds: Double) -> Double {
        var out = model.value(at: seconds)
        var i = differences.partitioningIndex { $0.begin > seconds }
        while i > 0, differences[i - 1].begin + longest >= seconds {
            i -= 1
            out += differences[i].value(at: seconds)
        }
        return out
    }

    /// Sets the model at once.
    package mutating func set(_ value: Double, at seconds: Double) { model.set(value, at: seconds) }

    /// Moves the model linearly from its value at one time to another value at a later time, as a finger does.
    package mutating func move(to value: Double, from start: Double, to end: Double) {
        guard end > start else { return set(value, at: start) }
        model.animate(to: value, start: start, pacing: .curve(.linear, duration: end - start))
    }

    /// Animates to a value from rest, in addition to active animations.
    package mutating func animate(to value: Double, start: Double, pacing: Pacing) {
        let difference = Animation(from: model.value(at: start) - value, to: 0, start: start, pacing: pacing)
        model.set(value, at: start)
        guard difference.from != 0 else { return }
        differences.append(difference)
        longest = max(longest, difference.end - difference.begin)
    }

    /// The time in seconds after which the value does not change.
    package var end: Double { differences.reduce(model.end ?? 0) { max($0, $1.end) } }

    package func isSettled(at seconds: Double) -> Bool { end <= seconds }
}
