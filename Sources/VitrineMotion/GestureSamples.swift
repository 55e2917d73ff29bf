import VitrinePrimitives

/// Positions of a finger over time, and the velocity that a gesture recognizer computes from them.
package struct GestureSamples: Hashable, Sendable {
    /// A finger's position in points at a time in seconds.
    package struct Sample: Hashable, Sendable {
        package let position: Point
        package let time: Double
    }

    /// The samples in ascending order of time.
    package private(set) var samples: [Sample] = []

    /// The length of the window from which a velocity is computed, in seconds. UIKit's value is not published; 0.1 s is
    /// the horizon of Flutter's and Android's velocity trackers.
    package static let window = 0.1

    package init() {}

    /// Adds a sample; a sample at the time of the last one replaces it.
    /// - Throws: ``MotionError/timeRunsBackward(time:previous:)`` for a time before the last,
    ///   ``MotionError/outOfRange(parameter:value:legal:)`` for numbers beyond ±1e9.
    package mutating func append(_ position: Point, at seconds: Double) throws(MotionError) {
        try MotionError.checked(seconds, as: "sample time", in: -1e9...1e9)
        try MotionError.checked(position.x, as: "sample x", in: -1e9...1e9)
        try MotionError.checked(position.y, as: "sample y", in: -1e9...1e9)
        if let last = samples.last {
            guard seconds >= last.time else { throw .timeRunsBackward(time: seconds, previous: last.time) }
            if seconds == last.time { samples.removeLast() }
        }
        samples.append(Sample(position: position, time: seconds))
    }

    /// The velocity in points per second at a time, from the samples of the ``window`` before it: the slope of the
    /// least-squares line, with weights that fall from 1 (now) to 0 (the start of the window). It is zero with fewer
    /// than two such samples: a finger that rested for the whole window has no velocity.
    package func velocity(at seconds: Double) -> Point {
        var weights = 0.0
        var mean = Point.zero
        var meanTime = 0.0
        let recent = samples.filter { weight($0, at: seconds) > 0 }
        for sample in recent {
            let weight = weight(sample, at: seconds)
            weights += weight
            meanTime += weight * (sample.time - seconds)
            mean = mean + sample.position * weight
        }
        guard recent.count >= 2, weights > 0 else { return .zero }
        mean = mean * (1 / weights)
        meanTime /= weights
        var spread = 0.0
        var slope = Point.zero
        for sample in recent {
            let weight = weight(sample, at: seconds)
            let time = sample.time - seconds - meanTime
            spread += weight * time * time
            slope = slope + (sample.position - mean) * (weight * time)
        }
        return spread > 0 ? slope * (1 / spread) : .zero
    }

    private func weight(_ sample: Sample, at seconds: Double) -> Double {
        let age = seconds - sample.time
        return age >= 0 && age < Self.window ? 1 - age / Self.window : 0
    }
}
