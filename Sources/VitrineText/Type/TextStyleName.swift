/// The text styles of iOS, by the names of `UIFont.TextStyle`.
public enum TextStyleName: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    package var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The size in points of the SF font.
    package func size(at content: TextSize = .large) -> Double { TypeTable.sizes(self)[content.step] }

    /// The distance in points from baseline to baseline. Sizes between the guidelines' may be 1 pt off.
    package func leading(at content: TextSize = .large) -> Double {
        let size = size(at: content)
        let table = TypeTable.leadings.map { (x: $0.size, y: $0.points) }
        return (size > table[table.count - 1].x ? size * 1.16 : TypeTable.value(size, in: table)).rounded()
    }
}

package enum StatusBarType {
    /// The style of the time, and of the date on iPads. Source: facts, iOS surroundings, section 2.1.
    /// - Parameters:
    ///   - height: The height of the status bar in points.
    ///   - width: The width of the screen in points.
    package static func time(height: Double, width: Double) -> TextStyle {
        let (size, weight) = TypeTable.statusBar(height: height, width: width)
        return TextStyle(size: size, weight: weight)
    }
}

/// The user's Dynamic Type setting, with the names that iOS shows. `large` is the default.
public enum TextSize: String, Hashable, Sendable, CaseIterable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The accessibility sizes.
    case ax1, ax2, ax3, ax4, ax5

    /// The index in the list: xSmall is 0 and the default, large, 3.
    package var step: Int { Self.allCases.firstIndex(of: self) ?? 3 }
    /// Whether it is one of the accessibility sizes; `UIContentSizeCategory.isAccessibilityCategory`.
    package var isAccessibilitySize: Bool { self >= .ax1 }
    public static func < (a: TextSize, b: TextSize) -> Bool { a.step < b.step }
}
