@_exported import VitrineUIKit

/// The display of an entry. Source of the defaults: facts, entry kit, section 1.1.
public struct EKAttributes {
    public typealias DisplayDuration = TimeInterval

    /// A name by which the entry can be found and dismissed.
    public var name: String?
    public var windowLevel = WindowLevel.statusBar
    public var position = Position.top
    public var precedence = Precedence.override(priority: .normal, dropEnqueuedEntries: false)
    /// The time from the end of the entrance to the beginning of the exit, in seconds, or infinity.
    public var displayDuration: DisplayDuration = 2
    public var positionConstraints = PositionConstraints()
    public var screenInteraction = UserInteraction.forward
    public var entryInteraction = UserInteraction.dismiss
    public var scroll = Scroll.enabled(swipeable: true, pullbackAnimation: .jolt)
    public var hapticFeedbackType = NotificationHapticFeedback.none
    public var lifecycleEvents = LifecycleEvents()
    public var displayMode = DisplayMode.inferred
    public var entryBackground = BackgroundStyle.clear
    public var screenBackground = BackgroundStyle.clear
    public var shadow = Shadow.none
    public var roundCorners = RoundCorners.none
    public var border = Border.none
    public var statusBar = StatusBar.inferred
    public var entranceAnimation = Animation.translation
    public var exitAnimation = Animation.translation
    public var popBehavior = PopBehavior.animated(animation: .translation)

    public init() {}
}

extension EKAttributes {
    public enum WindowLevel: Hashable, Sendable {
        case alerts
        case statusBar
        case normal
        case custom(level: UIWindow.Level)

        public var value: UIWindow.Level {
            switch self {
            case .alerts: .alert
            case .statusBar: .statusBar
            case .normal: .normal
            case .custom(let level): level
            }
        }
    }

    public enum Position: Hashable, Sendable {
        case top, bottom, center

        public var isTop: Bool { self == .top }
        public var isCenter: Bool { self == .center }
        public var isBottom: Bool { self == .bottom }
    }

    /// The mode that chooses the color of a pair.
    public enum DisplayMode: Hashable, Sendable {
        case inferred, light, dark
    }

    public enum NotificationHapticFeedback: Hashable, Sendable {
        case success, warning, error, none
    }

    /// Closures that are called while the scene is recorded.
    public struct LifecycleEvents {
        public typealias Event = () -> Void

        public var willAppear: Event?
        public var didAppear: Event?
        public var willDisappear: Event?
        public var didDisappear: Event?

        public init(
            willAppear: Event? = nil, didAppear: Event? = nil, willDisappear: Event? = nil,
            didDisappear: Event? = nil
        ) {
            self.willAppear = willAppear
            self.didAppear = didAppear
            self.willDisappear = willDisappear
            self.didDisappear = didDisappear
        }
    }
}
