import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// A toolbar of glass capsules, one for each item.
public struct Toolbar: Hashable, Sendable {
    /// A button with a title, or several with icons that share a capsule.
    public struct Item: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The text of an item without icons, and its name in events.
        public var title: String
        /// The icons from the leading side in place of the title, 0...5. Default: none.
        public var icons: [String]

        public init(_ title: String, icons: [String] = []) {
            self.title = title
            self.icons = icons
        }

        public init(stringLiteral title: String) { self.init(title) }
    }

    /// The items from the leading side; 1...5.
    public var items: [Item]

    /// The appearance of the legacy design's bar while the page below is scrolled to its end. Default: `standard`.
    public var scrollEdgeAppearance: ScrollEdgeAppearance
    /// The appearance in the legacy design. Default: that of the system.
    public var standardAppearance: BarAppearance?
    /// The color of titles. Default: in the legacy design the popup bar's tint, else that of labels on glass.
    public var tintColor: RGBColor?

    public init(
        items: [Item], scrollEdgeAppearance: ScrollEdgeAppearance = .standard,
        standardAppearance: BarAppearance? = nil, tintColor: RGBColor? = nil
    ) {
        self.items = items
        self.scrollEdgeAppearance = scrollEdgeAppearance
        self.standardAppearance = standardAppearance
        self.tintColor = tintColor
    }
}

/// The appearance of a bar at the edge of scrolled content, which bars of pages that do not scroll always have. While a
/// popup bar is presented, bars have their standard appearance. Source: facts, popup bar, section 8.3.
public enum ScrollEdgeAppearance: String, Hashable, Sendable, CaseIterable {
    case standard
    /// Neither material nor line.
    case transparent
}

extension Toolbar: ExpressibleByArrayLiteral {
    /// Creates a toolbar with the titles of its items: `dock = .toolbar(["Present Bar", "Dismiss Bar"])`.
    public init(arrayLiteral items: Item...) { self.init(items: items) }
}

extension Toolbar: Described {
    public init() { self.init(items: []) }

    package static let fields: [Field<Toolbar>] = [
        Field("items", \.items, count: 1...5, of: "items", isRequired: true, "From the leading side."),
        Field("scrollEdgeAppearance", \.scrollEdgeAppearance, "Over the end of a page, in the legacy design.")
            .idle("the design is glass") { $1.design == .glass },
        Field("standardAppearance", \.standardAppearance, "In the legacy design."),
        Field("tintColor", \.tintColor, "The color of titles."),
    ]
}

extension Toolbar.Item: Described {
    public init() { self.init("") }

    package static let fields: [Field<Toolbar.Item>] = [
        Field("title", \.title, isRequired: true, "The title, which is also the item's name."),
        Field(
            "icons", \.icons, kind: .icon, count: 0...5, of: "icons",
            "Icons in place of the title; several share a capsule."),
    ]
    package static var shorthand: Shorthand<Toolbar.Item>? { .field("title") }
}

extension ScrollEdgeAppearance: Choice { package static let noun = "a scroll edge appearance" }
