import VitrineVocabulary

/// A part of a scene that an animation shows slowly.
public struct SlowMotion: Hashable, Sendable {
    /// The start in seconds from the scene's beginning, 0...600.
    public var from: Double
    /// The end in seconds from the scene's beginning, after `from`, at most 600.
    public var to: Double
    /// The seconds of the scene per second of the animation, 0.01...1. Default: 0.25.
    public var speed: Double

    public init(from: Double, to: Double, speed: Double = 0.25) {
        self.from = from
        self.to = to
        self.speed = speed
    }
}

extension SlowMotion: Described {
    public init() { self.init(from: 0, to: 0) }

    package static let fields: [Field<SlowMotion>] = [
        Field(
            "from", \.from, kind: .time, in: 0...600, isRequired: true,
            "The time of the scene at which the part begins."),
        Field("to", \.to, kind: .time, in: 0...600, isRequired: true, "The time of the scene at which the part ends."),
        Field("speed", \.speed, in: 0.01...1, "The seconds of the scene per second of the animation."),
    ]

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        guard to <= from else { return }
        issues.add(
            SourcePath.join(path, "to"),
            .outOfRange(value: "\(spelled(to)) s", legal: "above \(spelled(from)) s, the time of `from`"))
    }
}

/// The mapping between times of an animation and of its scene.
package struct FilmClock: Hashable, Sendable {
    private let start: Double
    private let speed: Double
    private let slowMotion: [SlowMotion]

    package init(_ output: Output) {
        start = output.start
        speed = output.speed
        slowMotion = output.slowMotion.filter { $0.to > output.start }
    }

    /// Returns the time of the scene, in seconds, at a position of the animation in seconds.
    package func moment(at position: Double) -> Double {
        var (position, moment) = (position, start)
        for part in slowMotion {
            let from = max(part.from, moment)
            let before = (from - moment) / speed
            if position <= before { break }
            position -= before
            let length = (part.to - from) / part.speed
            if position <= length { return from + position * part.speed }
            position -= length
            moment = part.to
        }
        return moment + position * speed
    }

    /// Returns the position of the animation, in seconds, that shows a time of the scene; below 0 before its beginning.
    package func position(of moment: Double) -> Double {
        var (position, shown) = (0.0, start)
        for part in slowMotion where part.from < moment {
            let from = max(part.from, shown)
            position += (from - shown) / speed
            shown = min(part.to, moment)
            position += (shown - from) / part.speed
        }
        return position + (moment - shown) / speed
    }
}

extension Output {
    package var clock: FilmClock { FilmClock(self) }
}
