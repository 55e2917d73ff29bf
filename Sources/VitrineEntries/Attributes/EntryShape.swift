import VitrinePrimitives
import VitrineVocabulary

extension EntryAttributes {
    /// The shadow of an entry; `EKAttributes.Shadow`.
    public enum Shadow: Hashable, Sendable {
        case none
        case active(Value)

        public struct Value: Hashable, Sendable {
            /// The color. Default: black.
            public var color: EntryColor
            /// The opacity, 0...1.
            public var opacity: Double
            /// The standard deviation of the blur, in points, 0...200.
            public var radius: Double
            /// The offset in points, -1000...1000. Default: (0, 0).
            public var offset: Point

            public init(color: EntryColor = .black, opacity: Double, radius: Double, offset: Point = .zero) {
                self.color = color
                self.opacity = opacity
                self.radius = radius
                self.offset = offset
            }
        }
    }

    /// The radii of an entry's corners in points, 0...1000; `EKAttributes.RoundCorners`.
    public enum RoundCorners: Hashable, Sendable {
        case none
        case all(radius: Double)
        case top(radius: Double)
        case bottom(radius: Double)

        package var radii: CornerRadii {
            switch self {
            case .none: .zero
            case .all(let radius): CornerRadii(radius)
            case .top(let radius): .top(radius)
            case .bottom(let radius): .bottom(radius)
            }
        }

        package var hasRadius: Bool { radii != .zero }
    }

    /// A line along the edge of an entry's background; `EKAttributes.Border`.
    public enum Border: Hashable, Sendable {
        case none
        /// - width: The width in points, 0...100.
        case value(color: RGBColor, width: Double)
    }
}

extension EntryAttributes.Shadow: CaseValue {
    package static var noun: String { "a shadow" }
    package static var plainCases: [(name: String, value: Self)] { [("none", .none)] }

    package init?(_ keys: Value) { self = .active(keys) }

    package var keys: Value? {
        if case .active(let value) = self { value } else { nil }
    }
}

extension EntryAttributes.Shadow.Value: Described {
    public init() { self.init(opacity: 1, radius: 3) }

    package static let fields: [Field<EntryAttributes.Shadow.Value>] = [
        Field("color", \.color, "The color of the shadow."),
        Field("opacity", \.opacity, in: 0...1, isRequired: true, "The opacity of the shadow."),
        Field(
            "radius", \.radius, kind: .length, in: 0...200, isRequired: true,
            "The standard deviation of the shadow's blur, in points."),
        Field("offset", \.offset, in: -1000...1000, "The distance of the shadow to the right and downward, in points."),
    ]
}

extension EntryAttributes.RoundCorners: CaseValue {
    package struct Keys: Described {
        var all: Double?
        var top: Double?
        var bottom: Double?

        package init() {}

        package static let fields: [Field<Keys>] = [
            Field("all", \.all, kind: .length, in: 0...1000, "The radius of all four corners, in points."),
            Field("top", \.top, kind: .length, in: 0...1000, "The radius of the upper corners, in points."),
            Field("bottom", \.bottom, kind: .length, in: 0...1000, "The radius of the lower corners, in points."),
        ]
        package static var exclusions: [[String]] { [fields.map(\.name)] }
        package static var needsOneOf: [String] { fields.map(\.name) }
    }

    package static var noun: String { "round corners" }
    package static var plainCases: [(name: String, value: Self)] { [("none", .none)] }

    package init?(_ keys: Keys) {
        if let radius = keys.all {
            self = .all(radius: radius)
        } else if let radius = keys.top {
            self = .top(radius: radius)
        } else if let radius = keys.bottom {
            self = .bottom(radius: radius)
        } else {
            return nil
        }
    }

    package var keys: Keys? {
        var out = Keys()
        switch self {
        case .none: return nil
        case .all(let radius): out.all = radius
        case .top(let radius): out.top = radius
        case .bottom(let radius): out.bottom = radius
        }
        return out
    }
}

extension EntryAttributes.Border: CaseValue {
    package struct Keys: Described {
        var color = RGBColor.black
        var width = 1.0

        package init() {}

        package static let fields: [Field<Keys>] = [
            Field("color", \.color, isRequired: true, "The color of the border."),
            Field("width", \.width, kind: .length, in: 0...100, isRequired: true, "The width of the border in points."),
        ]
    }

    package static var noun: String { "a border" }
    package static var plainCases: [(name: String, value: Self)] { [("none", .none)] }

    package init?(_ keys: Keys) { self = .value(color: keys.color, width: keys.width) }

    package var keys: Keys? {
        guard case .value(let color, let width) = self else { return nil }
        var out = Keys()
        (out.color, out.width) = (color, width)
        return out
    }
}
