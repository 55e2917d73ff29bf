import VitrineSurfaces
import VitrineText

/// The sizes of a list, in points.
///
/// Source: facts, iOS surroundings, section 2.6, and popup bar, section 7.4: baselines 10.3 above the plate and 20 below
/// it, 45 from a footer to the next header.
package struct ListMetrics: Hashable, Sendable {
    package var rowHeight: Double
    package var plateInset: Double
    package var cornerRadius: Double
    /// The distance of texts from the plate's edge.
    package var textInset: Double
    /// The distance from the plate's edge to the end of the lines between rows; 0 in the legacy design.
    package var separatorEnd: Double
    package var rowSize: Double
    package var headerSize: Double
    package var headerWeight: FontWeight
    /// Whether headers are set in capitals.
    package var headersAreCapitals: Bool
    package var footerSize: Double
    /// The distance from the header's line to the plate.
    package var headerGap: Double
    /// The distance from the plate to the footer's line.
    package var footerGap: Double
    /// The distance between sections, and above the first.
    package var sectionGap: Double

    package init(design: Design, textSize: TextSize, width: Double, style: ListElement.Style = .insetGrouped) {
        let body = TextStyleName.body.size(at: textSize)
        let footnote = TextStyleName.footnote.size(at: textSize)
        rowSize = body
        footerSize = footnote
        switch design {
        case .glass:
            rowHeight = max(52, body * SystemFont.lineHeight + 31.7)
            plateInset = 20
            cornerRadius = 26
            textInset = 20
            separatorEnd = 20
            headerSize = body
            headerWeight = .semibold
            headersAreCapitals = false
            // Larger texts keep the distances.
            headerGap = 10.3 - TextStyleName.body.size() * SystemFont.descent
            footerGap = 20 - TextStyleName.footnote.size() * SystemFont.ascent
            sectionGap = 25.7
        case .legacy:
            rowHeight = max(44, body * SystemFont.lineHeight + 23.7)
            plateInset = width >= 414 ? 20 : 16
            cornerRadius = 10
            textInset = 16
            separatorEnd = 0
            headerSize = footnote
            headerWeight = .regular
            headersAreCapitals = true
            headerGap = 6
            footerGap = 6
            sectionGap = 20
        }
        guard style == .plain else { return }
        // Source: facts, iOS surroundings, section 2.6 (separator of the plain style).
        textInset = design == .legacy && width < 414 ? 16 : 20
        (plateInset, cornerRadius, separatorEnd, sectionGap) = (0, 0, 0, 0)
        (headersAreCapitals, headerWeight, headerSize) = (false, .semibold, body)
    }
}
