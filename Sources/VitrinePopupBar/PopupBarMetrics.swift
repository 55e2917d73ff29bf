import VitrinePresentation
import VitrineSurfaces
import VitrineText

/// Sizes of a popup bar, in points.
///
/// Source: facts, popup bar, sections 2.1 (the library's source), 2.2 (places of buttons) and 2.6 (releases 3.0 and 4.0).
package struct PopupBarMetrics: Hashable, Sendable {
    /// The placement of the buttons of a bar.
    package enum Buttons: Hashable, Sendable {
        /// Positions of the centers.
        /// - edge: The distance from the outermost button's center to the bar's edge.
        /// - clearance: The distance from the innermost button's center to the end of the titles.
        case pitched(edge: Double, pitch: Double, clearance: Double)
        /// Buttons side by side.
        /// - margins: The distances of the leading and trailing row from the bar's edge.
        /// - clearances: The distances of the rows from the titles.
        case packed(margins: HorizontalInsets, spacing: Double, clearances: HorizontalInsets)
    }

    /// The distance by which an outermost trailing icon is nearer to the end of the bar for each point that it is
    /// narrower than `widestIcon`, whose position is the edge of a pitched row. Source: facts, popup bar, sections 2.2
    /// and 3.7.
    package static let narrowIconShift = 0.23
    package static let widestIcon = 23.3

    /// A length at each of a bar's ends.
    package struct HorizontalInsets: Hashable, Sendable {
        package var leading: Double
        package var trailing: Double

        package init(_ leading: Double, _ trailing: Double) {
            self.leading = leading
            self.trailing = trailing
        }
    }

    package static let imageCornerRadius = 6.0
    /// The distance from the bar's upper and lower edge to the image. Source: facts, popup bar, section 2.1.
    package static let imageInset = 9.0
    /// The minimum distance between the image and the ends of a capsule, in points; less than at the default text size.
    package static let capsuleClearance = 6.0

    /// The height of the shape with the content.
    package var height: Double
    /// The distance from the screen's edge to the bar.
    package var sideMargin = 0.0
    /// The maximum width, which only bars of iPads reach. Narrower bars are centered.
    package var maximumWidth = Double.infinity
    /// The distance from the bar to the dock below it.
    package var dockGap = 0.0
    /// Whether the page ends `topGap` above the bar.
    package var clearsTop = false
    package var topGap = 0.0
    package var imageSide = 0.0
    package var leadingPadding: Double
    package var imageGap = 0.0
    package var titleSize: Double
    package var titleWeight: FontWeight
    package var subtitleSize: Double
    package var titleGap: Double
    /// Whether titles that fit are centered.
    package var centersTitles = false
    /// The distance of the titles above the center of the bar. Buttons have half of it.
    package var titleLift = 0.0
    package var buttons: Buttons
    /// The size of icons relative to their own boxes: a pause glyph has 20.7 pt in the tall bar, 18 in the compact one.
    package var iconScale = 1.0
    package var progressHeight = 8.0 / 3
    /// The distance from the bar's edge to a progress line between the buttons; nil for a line along the edge.
    package var progressInset: Double?

    package init(
        style: PopupBar.Style, version: PopupBar.LibraryVersion, design: Design = .glass, textSize: TextSize,
        idiom: Device.Idiom = .phone, limitsWidth: Bool = true
    ) {
        switch design {
        case .glass: self.init(glass: style, version, textSize)
        case .legacy: self.init(legacy: style, version, textSize)
        }
        switch idiom {
        case .phone: break
        case .pad: widen(style, version, design, limitsWidth: limitsWidth)
        case .mac: adaptToMac(design, textSize, limitsWidth: limitsWidth)
        }
    }

    private init(glass style: PopupBar.Style, _ version: PopupBar.LibraryVersion, _ textSize: TextSize) {
        let old = version != .v4_5
        let growth = PopupBarMetrics.heightGrowth(textSize)
        let title = TextStyleName.headline.size(at: textSize) / TextStyleName.headline.size()
        let subtitle = TextStyleName.subheadline.size(at: textSize) / TextStyleName.subheadline.size()
        switch style {
        case .floating, .prominent:
            height = 58 + growth
            leadingPadding = old ? 20 : 16
            imageGap = 16
            titleSize = 15 * title
            titleWeight = old ? .medium : .semibold
            subtitleSize = (old ? 13 : 12.5) * subtitle
            titleGap = 4.0 / 3 - PopupBarMetrics.gapShrinkage(textSize)
            buttons = .pitched(edge: 36.2, pitch: 54, clearance: 29.5)
            iconScale = 1.15
        case .default, .compact, .floatingCompact, .custom:
            height = 48 + growth
            leadingPadding = 16
            imageGap = 8
            titleSize = (old ? 14 : 13) * title
            titleWeight = old ? .regular : .semibold
            subtitleSize = 12 * subtitle
            titleGap = -PopupBarMetrics.gapShrinkage(textSize) / 2
            buttons = .pitched(edge: 32.3, pitch: 41, clearance: old ? 29.7 : 28.9)
        }
        sideMargin = 21
        dockGap = DockLayout.glassGap
        imageSide = height - 2 * PopupBarMetrics.imageInset
        leadingPadding = max(leadingPadding, PopupBarMetrics.capsulePadding(height: height))
    }

    /// Returns the padding in points with which an image stays `capsuleClearance` away from the capsule. Up to a height
    /// of 65 pt it is less than that of the library, which is 16 or 20 at every text size, with which an image's
    /// corners leave the capsule of a high bar.
    package static func capsulePadding(height: Double) -> Double {
        let radius = height / 2
        // The distances from the image's edges to the center of its round corner, and from the capsule's center to the
        // farthest position of that center.
        let (corner, reach) = (imageCornerRadius, radius - imageCornerRadius - capsuleClearance)
        let rise = radius - imageInset - corner
        return radius - corner - max(0, reach * reach - rise * rise).squareRoot()
    }

    private init(legacy style: PopupBar.Style, _ version: PopupBar.LibraryVersion, _ textSize: TextSize) {
        let old = version == .v3_0
        let older = version != .v4_5
        let growth = PopupBarMetrics.heightGrowth(textSize)
        let shrinkage = PopupBarMetrics.gapShrinkage(textSize)
        func scaled(_ style: TextStyleName, _ size: Double) -> Double { size * style.size(at: textSize) / style.size() }
        switch style {
        case .compact:
            height = 40 + growth
            leadingPadding = 20
            titleSize = scaled(.subheadline, old ? 14 : 13.5)
            titleWeight = old ? .regular : .medium
            subtitleSize = scaled(.subheadline, old ? 11 : 12)
            titleGap = -shrinkage / 2
            centersTitles = !old
            titleLift = old ? 1.8 : 0
            buttons = .packed(margins: HorizontalInsets(22, 20), spacing: 12, clearances: HorizontalInsets(14, 16))
            progressHeight = old ? 5.0 / 3 : 2.5
        case .prominent:
            height = 64 + growth
            imageSide = (old ? 48 : 46) + growth
            leadingPadding = 20
            imageGap = old ? 22 : 16
            titleSize = scaled(.body, old ? 18 : 15)
            titleWeight = old ? .regular : .medium
            subtitleSize = scaled(.body, old ? 14 : 15)
            titleGap = 4.0 / 3 - shrinkage
            titleLift = old ? 1 : 0
            buttons = .packed(
                margins: HorizontalInsets(22, 22), spacing: 16,
                clearances: old ? HorizontalInsets(23.5, 23.5) : HorizontalInsets(27, 27))
            progressHeight = 2.5
        case .default, .floating, .floatingCompact, .custom:
            let compact = style == .floatingCompact
            height = (compact ? 46 : 56) + growth
            sideMargin = 12
            dockGap = older ? 6.3 : 4
            topGap = older ? 1.7 : 4
            clearsTop = true
            imageSide = (compact ? 28 : older ? 40 : 38) + growth
            leadingPadding = 8
            imageGap = 8
            titleSize = scaled(.headline, 15)
            titleWeight = older ? .medium : .semibold
            subtitleSize = scaled(.subheadline, older ? 13 : 12.5)
            titleGap = (older ? 2 : 4.0 / 3) - shrinkage
            titleLift = older ? -0.5 : 0
            buttons =
                older
                ? .packed(margins: HorizontalInsets(20, 20), spacing: 15, clearances: HorizontalInsets(16, 16))
                : .packed(margins: HorizontalInsets(19, 19), spacing: 15, clearances: HorizontalInsets(19, 19))
            progressHeight = 2.5
        }
    }

    /// Creates the metrics of a custom view: in the glass design with margins unless it wants the whole width, in the
    /// legacy design from edge to edge. Source: facts, popup bar, sections 1.1, 2.1, 2.4.
    package init(custom bar: CustomPopupBar, fullWidth: Bool, design: Design, textSize: TextSize) {
        self.init(style: .floatingCompact, version: .v4_5, design: design, textSize: textSize)
        height = bar.height
        imageSide = 0
        topGap = 0
        clearsTop = false
        if design == .legacy || fullWidth {
            sideMargin = 0
            dockGap = 0
        }
    }

    /// Returns the height added for large text.
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

    /// Returns the reduction of the gap between the titles for large text.
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
