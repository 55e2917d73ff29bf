import VitrineVocabulary

extension EntryAttributes {
    /// The effect of a touch of the entry or of the screen around it; `EKAttributes.UserInteraction`.
    public struct UserInteraction: Hashable, Sendable {
        public enum Default: Hashable, Sendable {
            /// The touch has no effect, and does not reach what lies below.
            case absorbTouches
            /// The exit waits while a finger is down, and the display duration begins again, whatever the number of
            /// seconds.
            case delayExit(by: Double)
            case dismissEntry
            /// Around the entry, what lies below receives the touch.
            case forward
        }

        public var defaultAction: Default
        /// The names of actions, which are logged when they run. Default: none.
        public var customTapActions: [String]

        public init(defaultAction: Default = .absorbTouches, customTapActions: [String] = []) {
            self.defaultAction = defaultAction
            self.customTapActions = customTapActions
        }

        public static let dismiss = UserInteraction(defaultAction: .dismissEntry)
        public static let forward = UserInteraction(defaultAction: .forward)
        public static let absorbTouches = UserInteraction(defaultAction: .absorbTouches)
        public static func delayExit(by seconds: Double) -> UserInteraction {
            UserInteraction(defaultAction: .delayExit(by: seconds))
        }

        package var delaysExit: Bool {
            if case .delayExit = defaultAction { true } else { false }
        }
    }

    /// The rules by which an entry follows a finger; `EKAttributes.Scroll`.
    public enum Scroll: Hashable, Sendable {
        case disabled
        /// The entry cannot be pulled beyond its position.
        case edgeCrossingDisabled(swipeable: Bool)
        /// Beyond its position the entry follows decreasingly, and returns with `pullbackAnimation`.
        case enabled(swipeable: Bool, pullbackAnimation: PullbackAnimation)
    }

    /// The return of an entry that a finger has moved.
    public struct PullbackAnimation: Hashable, Sendable {
        /// The duration in seconds, above 0, at most 60.
        public var duration: Double
        /// The damping ratio, 0.01...1.
        public var damping: Double
        /// The initial velocity in total distances per second, -1000...1000.
        public var initialSpringVelocity: Double

        public init(duration: Double, damping: Double, initialSpringVelocity: Double) {
            self.duration = duration
            self.damping = damping
            self.initialSpringVelocity = initialSpringVelocity
        }

        /// Source: facts, entry kit, section 1.3.
        public static let jolt = PullbackAnimation(duration: 0.5, damping: 0.3, initialSpringVelocity: 10)
        public static let easeOut = PullbackAnimation(duration: 0.3, damping: 1, initialSpringVelocity: 10)
    }
}

extension EntryAttributes.UserInteraction: Described {
    public init() { self.init(defaultAction: .absorbTouches) }

    fileprivate enum Action: String, CaseIterable, Choice {
        case absorbTouches, delayExit, dismiss, forward

        static let noun = "an interaction"
    }

    package static let fields: [Field<EntryAttributes.UserInteraction>] = [
        Field("defaultAction", \.action, "What a touch does."),
        Field(
            "by", \.delay, kind: .time, in: 0...600, "The seconds of `delayExit`."
        ).idle("the library does not use the number"),
        Field(
            "customTapActions", \.customTapActions, count: 0...20, of: "names",
            "The names of actions that are logged when a tap is taken."),
    ]
    package static var shorthand: Shorthand<EntryAttributes.UserInteraction>? { .field("defaultAction") }

    fileprivate var action: Action {
        get {
            switch defaultAction {
            case .absorbTouches: .absorbTouches
            case .delayExit: .delayExit
            case .dismissEntry: .dismiss
            case .forward: .forward
            }
        }
        set {
            switch newValue {
            case .absorbTouches: defaultAction = .absorbTouches
            case .delayExit: defaultAction = .delayExit(by: delay ?? 0)
            case .dismiss: defaultAction = .dismissEntry
            case .forward: defaultAction = .forward
            }
        }
    }

    fileprivate var delay: Double? {
        get {
            guard case .delayExit(let seconds) = defaultAction, seconds != 0 else { return nil }
            return seconds
        }
        set { if let newValue { defaultAction = .delayExit(by: newValue) } }
    }
}

extension EntryAttributes.UserInteraction {
    /// The given interaction in place of a preset's.
    package struct Given: Described {
        var defaultAction: Default?
        var customTapActions: [String] = []

        package init() {}

        /// - Parameter preset: The values that are left out; nil to include all.
        init(_ interaction: EntryAttributes.UserInteraction, beside preset: EntryAttributes.UserInteraction?) {
            if interaction.defaultAction != preset?.defaultAction { defaultAction = interaction.defaultAction }
            customTapActions = interaction.customTapActions
        }

        /// Returns the interaction with the values of a preset for those that are not given.
        func completing(_ preset: EntryAttributes.UserInteraction) -> EntryAttributes.UserInteraction {
            EntryAttributes.UserInteraction(
                defaultAction: defaultAction ?? preset.defaultAction, customTapActions: customTapActions)
        }

        package static let fields: [Field<Given>] = [
            Field("defaultAction", given: \.action, or: \.standard.action, "What a touch does."),
            Field(
                "by", \.delay, kind: .time, in: 0...600, "The seconds of `delayExit`."
            ).idle("the library does not use the number"),
            Field(
                "customTapActions", \.customTapActions, count: 0...20, of: "names",
                "The names of actions that are logged when a tap is taken."),
        ]
        package static var shorthand: Shorthand<Given>? { .field("defaultAction") }

        private var standard: EntryAttributes.UserInteraction { completing(.dismiss) }

        private var action: Action? {
            get { defaultAction.map { EntryAttributes.UserInteraction(defaultAction: $0).action } }
            set {
                guard let newValue else { return defaultAction = nil }
                var own = standard
                own.action = newValue
                defaultAction = own.defaultAction
            }
        }

        private var delay: Double? {
            get { standard.delay }
            set { if let newValue { defaultAction = .delayExit(by: newValue) } }
        }
    }
}

extension EntryAttributes.Scroll: CaseValue {
    package struct Swipe: Described {
        var swipeable = true

        package init() {}

        package static let fields: [Field<Swipe>] = [
            Field("swipeable", \.swipeable, "Whether a swipe to the edge dismisses the entry.")
        ]
    }

    package struct Free: Described {
        var swipeable = true
        var pullbackAnimation = EntryAttributes.PullbackAnimation.jolt

        package init() {}

        package static let fields: [Field<Free>] = [
            Field("swipeable", \.swipeable, "Whether a swipe to the edge dismisses the entry."),
            Field("pullbackAnimation", \.pullbackAnimation, "The animation with which the entry returns to its place."),
        ]
    }

    package struct Keys: Described {
        var edgeCrossingDisabled: Swipe?
        var enabled: Free?

        package init() {}

        package static let fields: [Field<Keys>] = [
            Field("edgeCrossingDisabled", \.edgeCrossingDisabled, "The entry cannot be pulled beyond its place."),
            Field("enabled", \.enabled, "Beyond its place the entry follows the finger less and less."),
        ]
        package static var exclusions: [[String]] { [fields.map(\.name)] }
        package static var needsOneOf: [String] { fields.map(\.name) }
    }

    package static var noun: String { "a scroll behavior" }
    package static var plainCases: [(name: String, value: Self)] {
        [
            ("disabled", .disabled), ("edgeCrossingDisabled", .edgeCrossingDisabled(swipeable: true)),
            ("enabled", .enabled(swipeable: true, pullbackAnimation: .jolt)),
        ]
    }

    package init?(_ keys: Keys) {
        if let swipe = keys.edgeCrossingDisabled {
            self = .edgeCrossingDisabled(swipeable: swipe.swipeable)
        } else if let free = keys.enabled {
            self = .enabled(swipeable: free.swipeable, pullbackAnimation: free.pullbackAnimation)
        } else {
            return nil
        }
    }

    package var keys: Keys? {
        Self.plainCases.contains { $0.value == self } ? nil : changeableKeys
    }

    package var changeableKeys: Keys? {
        var out = Keys()
        switch self {
        case .disabled: return nil
        case .edgeCrossingDisabled(let swipeable):
            out.edgeCrossingDisabled = Swipe()
            out.edgeCrossingDisabled?.swipeable = swipeable
        case .enabled(let swipeable, let animation):
            out.enabled = Free()
            out.enabled?.swipeable = swipeable
            out.enabled?.pullbackAnimation = animation
        }
        return out
    }
}

extension EntryAttributes.PullbackAnimation: CaseValue {
    package struct Keys: Described {
        var duration = 0.5
        var damping = 1.0
        var initialSpringVelocity = 0.0

        package init() {}

        package static let fields: [Field<Keys>] = [
            Field(
                "duration", \.duration, kind: .time, in: LegalRange(above: 0, atMost: 60), isRequired: true,
                "The duration of the return, in seconds."),
            Field(
                "damping", \.damping, in: 0.01...1, isRequired: true, "The damping ratio. Below 1 the entry overshoots."
            ),
            Field(
                "initialSpringVelocity", \.initialSpringVelocity, in: -1000...1000,
                "The velocity at the beginning, in distances a second."),
        ]
    }

    package static var noun: String { "a pullback animation" }
    package static var plainCases: [(name: String, value: Self)] { [("jolt", .jolt), ("easeOut", .easeOut)] }

    package init?(_ keys: Keys) {
        self.init(
            duration: keys.duration, damping: keys.damping, initialSpringVelocity: keys.initialSpringVelocity)
    }

    package var keys: Keys? {
        self == .jolt || self == .easeOut ? nil : changeableKeys
    }

    package var changeableKeys: Keys? {
        var out = Keys()
        (out.duration, out.damping, out.initialSpringVelocity) = (duration, damping, initialSpringVelocity)
        return out
    }
}
