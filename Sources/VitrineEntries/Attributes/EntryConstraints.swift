import VitrinePrimitives
import VitrineVocabulary

extension EntryAttributes {
    /// The position and size of an entry; `EKAttributes.PositionConstraints`.
    public struct PositionConstraints: Hashable, Sendable {
        /// The points added to the distance from the edge, -10,000...10,000, except for a centered entry. Default: 0.
        public var verticalOffset: Double
        /// The size. Default: as wide as the screen, as high as the content.
        public var size: Size
        /// The maximum size. Default: `intrinsic`, unlimited.
        public var maxSize: Size
        /// The relation to the safe area. Default: avoided, and not filled by the background.
        public var safeArea: SafeArea
        /// The relation to the keyboard. Default: `unbind`.
        public var keyboardRelation: KeyboardRelation
        public var rotation: Rotation

        public init(
            verticalOffset: Double = 0, size: Size = .sizeToWidth, maxSize: Size = .intrinsic,
            safeArea: SafeArea = .empty(fillSafeArea: false), keyboardRelation: KeyboardRelation = .unbind,
            rotation: Rotation = Rotation()
        ) {
            self.verticalOffset = verticalOffset
            self.size = size
            self.maxSize = maxSize
            self.safeArea = safeArea
            self.keyboardRelation = keyboardRelation
            self.rotation = rotation
        }

        /// 10 points from the edge, 20 from the sides.
        public static let float = PositionConstraints(
            verticalOffset: 10, size: Size(width: .offset(20), height: .intrinsic))
        public static let fullWidth = PositionConstraints()
        public static let fullScreen = PositionConstraints(size: .screen)
    }

    /// A length of an entry.
    public enum Edge: Hashable, Sendable {
        /// A fraction of the screen's length.
        case ratio(Double)
        /// The screen's length without this inset at both ends, in points.
        case offset(Double)
        /// A length in points.
        case constant(Double)
        /// The length of the content.
        case intrinsic
    }

    public struct Size: Hashable, Sendable {
        public var width: Edge
        public var height: Edge

        public init(width: Edge, height: Edge) {
            self.width = width
            self.height = height
        }

        public static let intrinsic = Size(width: .intrinsic, height: .intrinsic)
        public static let sizeToWidth = Size(width: .offset(0), height: .intrinsic)
        public static let screen = Size(width: .offset(0), height: .offset(0))
    }

    public enum SafeArea: Hashable, Sendable {
        /// The entry extends to the edge of the screen.
        case overridden
        /// The entry avoids the safe area.
        /// - fillSafeArea: Whether its background extends to the edge.
        case empty(fillSafeArea: Bool)
    }

    public enum KeyboardRelation: Hashable, Sendable {
        case unbind
        /// The entry is above the keyboard while one of its fields has the focus.
        /// - bottom: The distance from the keyboard in points.
        /// - screenEdgeResistance: The minimum distance from the top of the screen in points; nil for none.
        case bind(bottom: Double, screenEdgeResistance: Double?)
    }

    public struct Rotation: Hashable, Sendable {
        public enum SupportedInterfaceOrientation: String, Hashable, Sendable, CaseIterable {
            /// The orientations of the app.
            case standard
            case all
        }

        /// Whether the entry rotates with the device. Default: true.
        public var isEnabled: Bool
        /// The supported orientations. Default: `standard`.
        public var supportedInterfaceOrientations: SupportedInterfaceOrientation

        public init(
            isEnabled: Bool = true, supportedInterfaceOrientations: SupportedInterfaceOrientation = .standard
        ) {
            self.isEnabled = isEnabled
            self.supportedInterfaceOrientations = supportedInterfaceOrientations
        }
    }
}

extension EntryAttributes.Edge: CaseValue {
    package struct Keys: Described {
        var ratio: Double?
        var offset: Double?
        var constant: Double?

        package init() {}

        package static let fields: [Field<Keys>] = [
            Field(
                "ratio", \.ratio, in: LegalRange(above: 0, atMost: 10),
                "The part of the screen's length that the entry takes."),
            Field(
                "offset", \.offset, kind: .length, in: -10_000...10_000,
                "The distance that stays free at both ends of the screen's length, in points."),
            Field(
                "constant", \.constant, kind: .length, in: LegalRange(above: 0, atMost: 10_000), "The length in points."
            ),
        ]
        package static var exclusions: [[String]] { [fields.map(\.name)] }
        package static var needsOneOf: [String] { fields.map(\.name) }
    }

    package static var noun: String { "a length of an entry" }
    package static var plainCases: [(name: String, value: Self)] { [("intrinsic", .intrinsic), ("fill", .offset(0))] }

    package init?(_ keys: Keys) {
        if let ratio = keys.ratio {
            self = .ratio(ratio)
        } else if let offset = keys.offset {
            self = .offset(offset)
        } else if let constant = keys.constant {
            self = .constant(constant)
        } else {
            return nil
        }
    }

    package var keys: Keys? {
        var out = Keys()
        switch self {
        case .intrinsic, .offset(0): return nil
        case .ratio(let ratio): out.ratio = ratio
        case .offset(let offset): out.offset = offset
        case .constant(let constant): out.constant = constant
        }
        return out
    }
}

extension EntryAttributes.SafeArea: CaseValue {
    package struct Empty: Described {
        var fillSafeArea = false

        package init() {}

        package static let fields: [Field<Empty>] = [
            Field("fillSafeArea", \.fillSafeArea, "Whether the background reaches to the edge of the screen.")
        ]
    }

    package struct Keys: Described {
        var empty: Empty?

        package init() {}

        package static let fields: [Field<Keys>] = [Field("empty", \.empty, "The entry leaves the safe area free.")]
        package static var needsOneOf: [String] { ["empty"] }
    }

    package static var noun: String { "a rule for the safe area" }
    package static var plainCases: [(name: String, value: Self)] {
        [("overridden", .overridden), ("empty", .empty(fillSafeArea: false))]
    }

    package init?(_ keys: Keys) {
        guard let empty = keys.empty else { return nil }
        self = .empty(fillSafeArea: empty.fillSafeArea)
    }

    package var keys: Keys? {
        guard case .empty(true) = self else { return nil }
        var out = Keys()
        out.empty = Empty()
        out.empty?.fillSafeArea = true
        return out
    }
}

extension EntryAttributes.KeyboardRelation: CaseValue {
    package struct Offset: Described {
        var bottom = 0.0
        var screenEdgeResistance: Double?

        package init() {}

        package static let fields: [Field<Offset>] = [
            Field(
                "bottom", \.bottom, kind: .length, in: -10_000...10_000,
                "The distance between the entry and the keyboard, in points."),
            Field(
                "screenEdgeResistance", \.screenEdgeResistance, kind: .length, in: -10_000...10_000,
                "The least distance between the entry and the top of the screen, in points."),
        ]
    }

    package struct Keys: Described {
        var bind: Offset?

        package init() {}

        package static let fields: [Field<Keys>] = [Field("bind", \.bind, "The entry is placed above the keyboard.")]
        package static var needsOneOf: [String] { ["bind"] }
    }

    package static var noun: String { "a relation to the keyboard" }
    package static var plainCases: [(name: String, value: Self)] { [("unbind", .unbind)] }

    package init?(_ keys: Keys) {
        guard let offset = keys.bind else { return nil }
        self = .bind(bottom: offset.bottom, screenEdgeResistance: offset.screenEdgeResistance)
    }

    package var keys: Keys? {
        guard case .bind(let bottom, let resistance) = self else { return nil }
        var out = Keys()
        out.bind = Offset()
        out.bind?.bottom = bottom
        out.bind?.screenEdgeResistance = resistance
        return out
    }
}

extension EntryAttributes.Rotation: Described {
    public init() { self.init(isEnabled: true) }

    package static let fields: [Field<EntryAttributes.Rotation>] = [
        Field("isEnabled", \.isEnabled, "Whether the entry turns with the device."),
        Field(
            "supportedInterfaceOrientations", \.supportedInterfaceOrientations,
            "The orientations in which the entry is shown: `standard` for those of the app, or `all`. Both have portrait and landscape."
        ).idle("scenes have no orientation in which the two differ"),
    ]
}

extension EntryAttributes.Rotation.SupportedInterfaceOrientation: Choice {
    package static let noun = "a set of orientations"
}
