import VitrinePrimitives
import VitrineVocabulary

extension EntryAttributes {
    /// An entrance or exit: three motions with separate delays and durations; `EKAttributes.Animation`.
    public struct Animation: Hashable, Sendable {
        /// The motion from or to a position outside the screen. Default: none.
        public var translate: Translate?
        /// The scale about the center of the entry's box. Default: none.
        public var scale: RangeAnimation?
        /// The opacity. Default: none.
        public var fade: RangeAnimation?

        public init(translate: Translate? = nil, scale: RangeAnimation? = nil, fade: RangeAnimation? = nil) {
            self.translate = translate
            self.scale = scale
            self.fade = fade
        }

        /// A translation of 0.3 s.
        public static let translation = Animation(translate: Translate(duration: 0.3))
        public static let none = Animation()

        /// The longest of the durations, in seconds.
        public var maxDuration: Double { max(translate?.duration ?? 0, scale?.duration ?? 0, fade?.duration ?? 0) }
        /// The longest of the delays, in seconds.
        public var maxDelay: Double { max(translate?.delay ?? 0, scale?.delay ?? 0, fade?.delay ?? 0) }
        /// The total duration in seconds. Source: facts, entry kit, section 1.5 (the sum of the maxima).
        public var totalDuration: Double { maxDelay + maxDuration }
    }

    public struct Translate: Hashable, Sendable {
        /// The edge of the screen beyond which the motion begins or ends.
        public enum AnchorPosition: String, Hashable, Sendable, CaseIterable {
            case top, bottom
            /// The edge of the entry's position.
            case automatic
        }

        /// The duration in seconds, 0...60.
        public var duration: Double
        /// The edge. Default: `automatic`.
        public var anchorPosition: AnchorPosition
        /// The delay in seconds, 0...60. Default: 0.
        public var delay: Double
        /// The spring. Default: a timing curve.
        public var spring: Spring?

        public init(
            duration: Double, anchorPosition: AnchorPosition = .automatic, delay: Double = 0, spring: Spring? = nil
        ) {
            self.duration = duration
            self.anchorPosition = anchorPosition
            self.delay = delay
            self.spring = spring
        }
    }

    /// A change of scale or of opacity.
    public struct RangeAnimation: Hashable, Sendable {
        public var from: Double
        public var to: Double
        /// The duration in seconds, 0...60.
        public var duration: Double
        /// The delay in seconds, 0...60. Default: 0.
        public var delay: Double
        /// The spring. Default: a timing curve.
        public var spring: Spring?

        public init(from: Double, to: Double, duration: Double, delay: Double = 0, spring: Spring? = nil) {
            self.from = from
            self.to = to
            self.duration = duration
            self.delay = delay
            self.spring = spring
        }
    }

    /// A spring whose stiffness depends on its duration.
    public struct Spring: Hashable, Sendable {
        /// The damping ratio, 0.01...1; below 1 the spring overshoots.
        public var damping: Double
        /// The initial velocity in total distances per second, -1000...1000.
        public var initialVelocity: Double

        public init(damping: Double, initialVelocity: Double) {
            self.damping = damping
            self.initialVelocity = initialVelocity
        }
    }

    /// The exit of an entry that another replaces; `EKAttributes.PopBehavior`.
    public enum PopBehavior: Hashable, Sendable {
        /// The entry disappears at once.
        case overridden
        case animated(Animation)
    }
}

extension EntryAttributes.Animation: CaseValue {
    package struct Keys: Described {
        var translate: EntryAttributes.Translate?
        var scale: EntryAttributes.RangeAnimation?
        var fade: EntryAttributes.RangeAnimation?

        package init() {}

        package static let fields: [Field<Keys>] = [
            Field("translate", \.translate, "The entry moves from or to a place outside the screen."),
            Field("scale", \.scale, "The entry grows or shrinks about the middle of its box."),
            Field("fade", \.fade, "The entry's opacity changes."),
        ]
        package static var needsOneOf: [String] { fields.map(\.name) }

        package func checkRules(at path: String, into issues: inout ValueIssues) {
            func check(_ key: String, _ value: Double?, _ range: LegalRange, _ part: String) {
                if let value { issues.check(value, range, SourcePath.join(path, "\(part).\(key)")) }
            }
            for (part, range) in [("scale", LegalRange(0...10)), ("fade", LegalRange(0...1))] {
                let animation = part == "scale" ? scale : fade
                check("from", animation?.from, range, part)
                check("to", animation?.to, range, part)
            }
        }
    }

    package static var noun: String { "an animation" }
    package static var plainCases: [(name: String, value: Self)] { [("translation", .translation), ("none", .none)] }

    package init?(_ keys: Keys) { self.init(translate: keys.translate, scale: keys.scale, fade: keys.fade) }

    package var keys: Keys? {
        self == .translation ? nil : changeableKeys
    }

    package var changeableKeys: Keys? {
        if self == .none { return nil }
        var out = Keys()
        (out.translate, out.scale, out.fade) = (translate, scale, fade)
        return out
    }
}

extension EntryAttributes.Translate: Described {
    public init() { self.init(duration: 0.3) }

    package static let fields: [Field<EntryAttributes.Translate>] = [
        Field(
            "duration", \.duration, kind: .time, in: 0...60, isRequired: true,
            "The duration in seconds. It moves without animation at 0."),
        Field("anchorPosition", \.anchorPosition, "The edge of the screen outside of which the motion begins or ends."),
        Field("delay", \.delay, kind: .time, in: 0...60, "The time before the motion begins, in seconds."),
        Field("spring", \.spring, "The spring of the motion. Without it the motion has a timing curve."),
    ]
}

extension EntryAttributes.RangeAnimation: Described {
    public init() { self.init(from: 1, to: 1, duration: 0.3) }

    package static let fields: [Field<EntryAttributes.RangeAnimation>] = [
        Field("from", \.from, isRequired: true, "The value at the beginning: 0...10 of a scale, 0...1 of an opacity."),
        Field("to", \.to, isRequired: true, "The value at the end: 0...10 of a scale, 0...1 of an opacity."),
        Field(
            "duration", \.duration, kind: .time, in: 0...60, isRequired: true,
            "The duration in seconds. The value changes without animation at 0."),
        Field(
            "delay", \.delay, kind: .time, in: 0...60,
            "The time before the change begins, in seconds. `from` holds until then."),
        Field("spring", \.spring, "The spring of the change. Without it the change has a timing curve."),
    ]
}

extension EntryAttributes.Spring: Described {
    public init() { self.init(damping: 1, initialVelocity: 0) }

    package static let fields: [Field<EntryAttributes.Spring>] = [
        Field(
            "damping", \.damping, in: 0.01...1, isRequired: true, "The damping ratio. Below 1 the spring overshoots."),
        Field(
            "initialVelocity", \.initialVelocity, in: -1000...1000,
            "The velocity at the beginning, in distances a second."),
    ]
}

extension EntryAttributes.Translate.AnchorPosition: Choice { package static let noun = "an anchor position" }

extension EntryAttributes.PopBehavior: CaseValue {
    package struct Keys: Described {
        var animated: EntryAttributes.Animation?

        package init() {}

        package static let fields: [Field<Keys>] = [
            Field("animated", \.animated, "The animation with which the entry leaves.")
        ]
        package static var needsOneOf: [String] { ["animated"] }
    }

    package static var noun: String { "a pop behavior" }
    package static var plainCases: [(name: String, value: Self)] { [("overridden", .overridden)] }

    package init?(_ keys: Keys) {
        guard let animation = keys.animated else { return nil }
        self = .animated(animation)
    }

    package var keys: Keys? {
        guard case .animated(let animation) = self else { return nil }
        var out = Keys()
        out.animated = animation
        return out
    }
}
