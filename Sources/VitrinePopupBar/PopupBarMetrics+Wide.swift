import VitrineSurfaces
import VitrineText

extension PopupBarMetrics {
    /// Adapts the metrics to an iPad.
    ///
    /// Source: facts, popup bar, sections 2.1, 2.6 and 7.4; buttons are packed with equal gaps in both releases.
    /// - Parameter limitsWidth: `PopupBar.limitFloatingContentWidth`.
    package mutating func widen(
        _ style: PopupBar.Style, _ version: PopupBar.LibraryVersion, _ design: Design, limitsWidth: Bool
    ) {
        let old = version != .v4_5
        switch (design, style) {
        case (.glass, .floating), (.glass, .prominent):
            height += old ? 8 : 6
            imageSide = Self.wideImageSide
            if !old { subtitleSize *= 13 / 12.5 }
            leadingPadding = max(old ? 22 : 16, Self.capsulePadding(height: height))
            buttons =
                old
                ? .packed(margins: HorizontalInsets(22, 32.2), spacing: 34.8, clearances: HorizontalInsets(22, 22))
                : .packed(margins: HorizontalInsets(21, 22.5), spacing: 21, clearances: HorizontalInsets(13.5, 22))
            iconScale = 1.43
        case (.legacy, .floating), (.legacy, .default):
            height += 6
            imageSide = Self.wideImageSide
        case (.glass, _), (.legacy, _): break
        }
        switch design {
        case .glass:
            sideMargin = 10
            if limitsWidth { maximumWidth = 700 }
        case .legacy where clearsTop:
            if limitsWidth { maximumWidth = 954 } else { sideMargin = 30 }
        case .legacy: break
        }
    }

    /// Adapts the metrics to a Mac, for an app that is optimized for it.
    ///
    /// Source: facts, popup bar, sections 2.1 (Catalyst; lengths of the library times 0.77), 2.6 and 7.4. Text styles of
    /// macOS: headline 13 pt, callout 12 (Human Interface Guidelines), which do not grow.
    package mutating func adaptToMac(_ design: Design, _ textSize: TextSize, limitsWidth: Bool) {
        height = 70 * Self.macScale
        imageSide = Self.wideImageSide * Self.macScale
        leadingPadding = 20
        imageGap = 16
        (titleSize, titleWeight, subtitleSize) = (13, .medium, 12)
        titleGap = 1.5
        (centersTitles, titleLift) = (false, 0)
        sideMargin = 10
        maximumWidth = limitsWidth ? 910 * Self.macScale : .infinity
        buttons = .packed(margins: HorizontalInsets(21.5, 21.5), spacing: 15.5, clearances: HorizontalInsets(12, 15))
        iconScale = 1.43 * Self.macScale
        (progressHeight, progressInset) = (2.5, 4)
        if design == .legacy { (topGap, clearsTop) = (4, true) }
    }

    /// The side of an iPad's image, which does not grow with the text. Source: facts, popup bar, section 2.1.
    private static let wideImageSide = 44.0
    /// The scale of an iPad's lengths on a Mac.
    package static let macScale = 0.77
}
