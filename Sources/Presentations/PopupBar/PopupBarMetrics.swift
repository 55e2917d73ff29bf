import Primitives
import Text

/// The figures of a popup bar's style in the glass design on a phone, in points.
///
/// Source: facts, popup bar, section 2.1 (library source), 2.2 (button places, measured), 2.6 (what the documentation's
/// pictures, made with 4.0, measure instead).
public struct PopupBarMetrics: Hashable, Sendable {
    /// Screen edge to bar.
    public static let sideMargin = 21.0
    /// Bar to the dock below it.
    public static let dockGap = 8.0
    public static let imageCornerRadius = 6.0
    static let progressHeight = 8.0 / 3
    /// The progress line starts this much before the end of the corner. Source: section 2.5.
    static let progressInset = -10.0

    public var height: Double
    public var imageSide: Double
    var leadingPadding: Double
    var imageGap: Double
    var titleSize: Double
    var titleWeight: FontWeight
    var subtitleSize: Double
    var titleGap: Double
    /// Outermost button's centre to the bar's edge.
    var buttonEdge: Double
    var buttonPitch: Double
    /// Innermost button's centre to the end of the titles. Fitted: with these the titles of the documentation's pictures
    /// are cut where they are there.
    var buttonClearance: Double
    /// Size of icons relative to their own boxes: a pause glyph of 20.7 pt in the tall bar, of 18 in the compact one.
    var iconScale: Double

    public init(style: PopupBar.Style, version: PopupBar.LibraryVersion, textSize: TextSize) {
        let old = version == .v4_0
        let growth = PopupBarMetrics.heightGrowth(textSize)
        let title = DynamicType.headline.size(at: textSize) / DynamicType.headline.size()
        let subtitle = DynamicType.subheadline.size(at: textSize) / DynamicType.subheadline.size()
        switch style {
        case .floating, .prominent:
            height = 58 + growth
            leadingPadding = old ? 20 : 16
            imageGap = 16
            titleSize = 15 * title
            titleWeight = old ? .medium : .semibold
            subtitleSize = (old ? 13 : 12.5) * subtitle
            titleGap = 4.0 / 3 - PopupBarMetrics.gapShrinkage(textSize)
            (buttonEdge, buttonPitch, buttonClearance, iconScale) = (36.2, 54, 29.5, 1.15)
        case .default, .compact, .floatingCompact:
            height = 48 + growth
            leadingPadding = 16
            imageGap = 8
            titleSize = (old ? 14 : 13) * title
            titleWeight = old ? .regular : .semibold
            subtitleSize = 12 * subtitle
            titleGap = -PopupBarMetrics.gapShrinkage(textSize) / 2
            (buttonEdge, buttonPitch, buttonClearance, iconScale) = (32.3, 41, 31, 1)
        }
        imageSide = height - 18
    }

    /// What large text adds to the height.
    private static func heightGrowth(_ t: TextSize) -> Double {
        switch t {
        case .xSmall, .small, .medium, .large, .xLarge, .xxLarge: 0
        case .xxxLarge: 7
        case .ax1: 14
        case .ax2: 21
        case .ax3: 28
        case .ax4: 35
        case .ax5: 42
        }
    }

    /// What large text takes off the gap between the titles.
    private static func gapShrinkage(_ t: TextSize) -> Double {
        switch t {
        case .xSmall, .small, .medium, .large, .xLarge, .xxLarge: 0
        case .xxxLarge: 1.5
        case .ax1: 3
        case .ax2: 5.5
        case .ax3: 7
        case .ax4: 8.5
        case .ax5: 10
        }
    }
}
