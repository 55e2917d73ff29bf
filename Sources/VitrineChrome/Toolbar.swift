import VitrinePrimitives
import VitrineSurfaces

/// A toolbar of glass capsules, one for each text item.
public struct Toolbar: Hashable, Sendable {
    /// Titles from the leading side; 1...5.
    public var items: [String]

    /// How the legacy design's bar looks while the page below is scrolled to its end. Default `standard`.
    public var scrollEdgeAppearance: ScrollEdgeAppearance
    /// In the legacy design. Default: that of the system.
    public var standardAppearance: BarAppearance?
    /// Colour of titles. Default: in the legacy design the popup bar's tint, in the glass design the ink of labels on glass.
    public var tintColor: RGBColor?

    public init(
        items: [String], scrollEdgeAppearance: ScrollEdgeAppearance = .standard,
        standardAppearance: BarAppearance? = nil, tintColor: RGBColor? = nil
    ) {
        self.items = items
        self.scrollEdgeAppearance = scrollEdgeAppearance
        self.standardAppearance = standardAppearance
        self.tintColor = tintColor
    }
}

/// A bar at the edge of what is scrolled, as pages that do not scroll always have it. While a popup bar is presented, bars
/// have their standard look. Source: facts, popup bar, section 8.3.
public enum ScrollEdgeAppearance: String, Hashable, Sendable, CaseIterable {
    /// The standard appearance.
    case standard
    /// Neither material nor line.
    case transparent
}

extension Toolbar: ExpressibleByArrayLiteral {
    /// A toolbar with the titles of its items: `dock = .toolbar(["Present Bar", "Dismiss Bar"])`.
    public init(arrayLiteral titles: String...) { self.init(items: titles) }
}
