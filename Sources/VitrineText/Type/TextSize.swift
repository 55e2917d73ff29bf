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
