import VitrinePrimitives
import VitrineVocabulary

/// The position of a finger from touch-down until it leaves the screen.
public struct FingerPath: Hashable, Sendable {
    /// A segment of the path.
    public struct Leg: Hashable, Sendable {
        public enum Curve: String, Hashable, Sendable, CaseIterable {
            case linear, easeIn, easeOut, easeInOut

            package var timing: TimingCurve {
                switch self {
                case .linear: .linear
                case .easeIn: .easeIn
                case .easeOut: .easeOut
                case .easeInOut: .easeInOut
                }
            }
        }

        /// The displacement of the finger in points; zero lets it rest.
        public var by: Point
        /// The duration in seconds, above 0, at most 60.
        public var duration: Double
        /// The timing curve. Default: `easeInOut`.
        public var curve: Curve

        public init(by: Point, duration: Double, curve: Curve = .easeInOut) {
            self.by = by
            self.duration = duration
            self.curve = curve
        }
    }

    /// The time of touch-down in seconds since the scene began.
    package var down: Double
    /// The position of touch-down on the screen in points.
    package var start: Point
    package var legs: [Leg]

    package init(down: Double, start: Point, legs: [Leg]) {
        self.down = down
        self.start = start
        self.legs = legs
    }

    /// Creates the path of a finger that does not move.
    package init(down: Double, up: Double, at location: Point) {
        self.init(down: down, start: location, legs: [Leg(by: .zero, duration: max(0, up - down))])
    }

    /// The time at which the finger leaves the screen, in seconds since the scene began.
    package var up: Double { legs.reduce(down) { $0 + max(0, $1.duration) } }

    /// The position of the finger, or its last one.
    package func location(at seconds: Double) -> Point {
        var at = start
        var begin = down
        for leg in legs {
            guard seconds < begin + leg.duration else {
                at = at + leg.by
                begin += max(0, leg.duration)
                continue
            }
            return at + leg.by * leg.curve.timing.value(at: (seconds - begin) / leg.duration)
        }
        return at
    }

    /// The seconds for which the finger has rested at its position; 0 while it moves.
    package func rest(at seconds: Double) -> Double {
        var (begin, restedFrom) = (down, down)
        for leg in legs {
            let end = begin + max(0, leg.duration)
            if leg.by != .zero {
                if seconds < end { return begin <= seconds ? 0 : max(0, seconds - restedFrom) }
                restedFrom = end
            } else if seconds < end {
                break
            }
            begin = end
        }
        return max(0, seconds - restedFrom)
    }

    /// The velocity that a gesture recognizer reports, in points per second. See ``GestureSamples``.
    package func velocity(at seconds: Double) -> Point {
        var samples = GestureSamples()
        let ticks = Tick.seconds(from: down, through: min(seconds, up)).suffix(Tick.rate / 10 + 1)
        if ticks.isEmpty { return .zero }
        for seconds in ticks { try? samples.append(location(at: seconds), at: seconds) }
        return samples.velocity(at: min(seconds, up))
    }

    /// The time at which a pan gesture begins: the first tick at which the finger is `threshold` points from its
    /// touch-down position; nil if it never is. Source: facts, iOS surroundings, section 9 (about 10 pt).
    package func panBegin(threshold: Double = 10) -> Double? {
        Tick.seconds(from: down, through: up).first { (location(at: $0) - start).length >= threshold }
    }
}

extension FingerPath.Leg: Described {
    public init() { self.init(by: .zero, duration: 0.1) }

    package static let fields: [Field<FingerPath.Leg>] = [
        Field("by", \.by, in: -10_000...10_000, "The displacement of the finger; zero for a rest."),
        Field(
            "duration", \.duration, kind: .time, in: .above(0, atMost: 60), isRequired: true, "The duration."),
        Field("curve", \.curve, "The timing curve."),
    ]
}

extension FingerPath.Leg.Curve: Choice { package static let noun = "a curve" }
