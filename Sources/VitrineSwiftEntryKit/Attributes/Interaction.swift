extension EKAttributes {
    /// The effect of a touch.
    public struct UserInteraction {
        public typealias Action = () -> Void

        public enum Default: Hashable, Sendable {
            case absorbTouches
            /// The exit is delayed by seconds.
            case delayExit(by: TimeInterval)
            case dismissEntry
            case forward
        }

        public var defaultAction: Default
        /// The actions that are called while the scene is recorded, when a tap ends.
        public var customTapActions: [Action]

        public init(defaultAction: Default = .absorbTouches, customTapActions: [Action] = []) {
            self.defaultAction = defaultAction
            self.customTapActions = customTapActions
        }

        public static var dismiss: UserInteraction { UserInteraction(defaultAction: .dismissEntry) }
        public static var forward: UserInteraction { UserInteraction(defaultAction: .forward) }
        public static var absorbTouches: UserInteraction { UserInteraction(defaultAction: .absorbTouches) }
        public static func delayExit(by delay: TimeInterval) -> UserInteraction {
            UserInteraction(defaultAction: .delayExit(by: delay))
        }
    }

    /// The rules by which an entry follows a finger. Source: facts, entry kit, section 1.3.
    public enum Scroll: Hashable, Sendable {
        case disabled
        case edgeCrossingDisabled(swipeable: Bool)
        case enabled(swipeable: Bool, pullbackAnimation: PullbackAnimation)

        public struct PullbackAnimation: Hashable, Sendable {
            public var duration: TimeInterval
            public var damping: CGFloat
            public var initialSpringVelocity: CGFloat

            public init(duration: TimeInterval, damping: CGFloat, initialSpringVelocity: CGFloat) {
                self.duration = duration
                self.damping = damping
                self.initialSpringVelocity = initialSpringVelocity
            }

            public static var jolt: PullbackAnimation {
                PullbackAnimation(duration: 0.5, damping: 0.3, initialSpringVelocity: 10)
            }
            public static var easeOut: PullbackAnimation {
                PullbackAnimation(duration: 0.3, damping: 1, initialSpringVelocity: 10)
            }
        }
    }
}
