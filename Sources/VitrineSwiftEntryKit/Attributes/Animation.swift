extension EKAttributes {
    /// An entrance or exit. Source: facts, entry kit, section 1.5.
    public struct Animation: Equatable, Sendable {
        public struct Spring: Equatable, Sendable {
            public var damping: CGFloat
            public var initialVelocity: CGFloat

            public init(damping: CGFloat, initialVelocity: CGFloat) {
                self.damping = damping
                self.initialVelocity = initialVelocity
            }
        }

        public struct RangeAnimation: Equatable, Sendable {
            public var duration: TimeInterval
            public var delay: TimeInterval
            public var start: CGFloat
            public var end: CGFloat
            public var spring: Spring?

            public init(
                from start: CGFloat, to end: CGFloat, duration: TimeInterval, delay: TimeInterval = 0,
                spring: Spring? = nil
            ) {
                self.start = start
                self.end = end
                self.duration = duration
                self.delay = delay
                self.spring = spring
            }
        }

        public struct Translate: Equatable, Sendable {
            public enum AnchorPosition: Hashable, Sendable {
                case top, bottom
                /// The edge of the entry's position.
                case automatic
            }

            public var duration: TimeInterval
            public var delay: TimeInterval
            public var anchorPosition: AnchorPosition
            public var spring: Spring?

            public init(
                duration: TimeInterval, anchorPosition: AnchorPosition = .automatic, delay: TimeInterval = 0,
                spring: Spring? = nil
            ) {
                self.anchorPosition = anchorPosition
                self.duration = duration
                self.delay = delay
                self.spring = spring
            }
        }

        public var translate: Translate?
        public var scale: RangeAnimation?
        public var fade: RangeAnimation?

        public init(translate: Translate? = nil, scale: RangeAnimation? = nil, fade: RangeAnimation? = nil) {
            self.translate = translate
            self.scale = scale
            self.fade = fade
        }

        public var containsTranslation: Bool { translate != nil }
        public var containsScale: Bool { scale != nil }
        public var containsFade: Bool { fade != nil }
        public var containsAnimation: Bool { containsTranslation || containsScale || containsFade }

        public var maxDelay: TimeInterval { max(translate?.delay ?? 0, scale?.delay ?? 0, fade?.delay ?? 0) }
        public var maxDuration: TimeInterval {
            max(translate?.duration ?? 0, scale?.duration ?? 0, fade?.duration ?? 0)
        }
        public var totalDuration: TimeInterval { maxDelay + maxDuration }

        public static var translation: Animation { Animation(translate: Translate(duration: 0.3)) }
        public static var none: Animation { Animation() }
    }

    /// The exit when another entry replaces this one.
    public enum PopBehavior: Sendable {
        case overridden
        case animated(animation: Animation)

        // This is the library's spelling.
        public var isOveriden: Bool {
            if case .overridden = self { true } else { false }
        }
    }
}
