/// A value at a time.
package struct Keyframe: Hashable, Sendable {
    /// Seconds, finite.
    package var time: Double
    package var value: Double
    /// How the value gets here from the keyframe before.
    package var curve: TimingCurve

    package init(time: Double, value: Double, curve: TimingCurve = .linear) {
        self.time = time
        self.value = value
        self.curve = curve
    }
}

/// Values at times, and curves between them. Before the first keyframe its value holds, after the last that one's.
package struct Keyframes: Hashable, Sendable {
    /// At least one, in ascending order; two at one time make a jump to the second at that time.
    package let keyframes: [Keyframe]

    /// - Throws: ``MotionError/noKeyframes`` for an empty list, ``MotionError/timeRunsBackward(time:previous:)`` for
    ///   descending times, ``MotionError/outOfRange(parameter:value:legal:)`` for times and values beyond ±1e9.
    package init(_ keyframes: [Keyframe]) throws(MotionError) {
        guard var previous = keyframes.first?.time else { throw .noKeyframes }
        for keyframe in keyframes {
            try MotionError.checked(keyframe.time, as: "keyframe time", in: -1e9...1e9)
            try MotionError.checked(keyframe.value, as: "keyframe value", in: -1e9...1e9)
            guard keyframe.time >= previous else { throw .timeRunsBackward(time: keyframe.time, previous: previous) }
            previous = keyframe.time
        }
        self.keyframes = keyframes
    }

    /// The value at a time in seconds.
    package func value(at seconds: Double) -> Double {
        let reached = keyframes.countOfPrefix { $0.time <= seconds }
        guard reached > 0 else { return keyframes[0].value }
        let a = keyframes[reached - 1]
        guard reached < keyframes.count else { return a.value }
        let b = keyframes[reached]
        return a.value + (b.value - a.value) * b.curve.value(at: (seconds - a.time) / (b.time - a.time))
    }
}
