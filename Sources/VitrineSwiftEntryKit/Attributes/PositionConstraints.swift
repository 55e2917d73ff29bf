extension EKAttributes {
    /// The position and size of an entry. Source of the defaults: facts, entry kit, section 1.2.
    public struct PositionConstraints: Hashable, Sendable {
        public enum SafeArea: Hashable, Sendable {
            case overridden
            /// The entry avoids the safe area, which its background may fill.
            case empty(fillSafeArea: Bool)

            public var isOverridden: Bool { self == .overridden }
        }

        public enum Edge: Hashable, Sendable {
            /// A ratio of the screen's length.
            case ratio(value: CGFloat)
            /// An offset from both edges of the screen, in points.
            case offset(value: CGFloat)
            /// A length in points.
            case constant(value: CGFloat)
            /// The length of the content.
            case intrinsic

            public static var fill: Edge { .offset(value: 0) }
        }

        public struct Size: Hashable, Sendable {
            public var width: Edge
            public var height: Edge

            public init(width: Edge, height: Edge) {
                self.width = width
                self.height = height
            }

            public static var intrinsic: Size { Size(width: .intrinsic, height: .intrinsic) }
            public static var sizeToWidth: Size { Size(width: .fill, height: .intrinsic) }
            public static var screen: Size { Size(width: .fill, height: .fill) }
        }

        public enum KeyboardRelation: Hashable, Sendable {
            public struct Offset: Hashable, Sendable {
                /// The distance from the keyboard, in points.
                public var bottom: CGFloat
                /// The minimum distance from the screen's edge, in points.
                public var screenEdgeResistance: CGFloat?

                public init(bottom: CGFloat = 0, screenEdgeResistance: CGFloat? = nil) {
                    self.bottom = bottom
                    self.screenEdgeResistance = screenEdgeResistance
                }

                public static let none = Offset()
            }

            case bind(offset: Offset)
            case unbind

            public var isBound: Bool { self != .unbind }
        }

        public struct Rotation: Hashable, Sendable {
            public enum SupportedInterfaceOrientation: Hashable, Sendable {
                case standard
                case all
            }

            public var isEnabled = true
            public var supportedInterfaceOrientations = SupportedInterfaceOrientation.standard

            public init() {}
        }

        public var size: Size
        public var maxSize: Size
        /// The distance from the safe area, in points.
        public var verticalOffset: CGFloat
        public var safeArea = SafeArea.empty(fillSafeArea: false)
        public var keyboardRelation = KeyboardRelation.unbind
        public var rotation = Rotation()

        public init(verticalOffset: CGFloat = 0, size: Size = .sizeToWidth, maxSize: Size = .intrinsic) {
            self.verticalOffset = verticalOffset
            self.size = size
            self.maxSize = maxSize
        }

        public var hasVerticalOffset: Bool { verticalOffset > 0 }

        public static var float: PositionConstraints {
            PositionConstraints(verticalOffset: 10, size: Size(width: .offset(value: 20), height: .intrinsic))
        }
        public static var fullWidth: PositionConstraints { PositionConstraints(verticalOffset: 0, size: .sizeToWidth) }
        public static var fullScreen: PositionConstraints { PositionConstraints(verticalOffset: 0, size: .screen) }
    }
}
