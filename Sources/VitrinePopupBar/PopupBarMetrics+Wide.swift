import VitrineSetting

extension PopupBarMetrics {
    /// What is different on an iPad.
    ///
    /// Source: facts, popup bar, sections 2.1 and 2.6; buttons measured in the library's pictures of iPads, packed with equal
    /// gaps in both releases.
    /// - Parameter limitsWidth: `PopupBar.limitFloatingContentWidth`.
    package mutating func widen(
        _ style: PopupBar.Style, _ version: PopupBar.LibraryVersion, _ design: Design, limitsWidth: Bool
    ) {
        let old = version != .v4_5
        switch (design, style) {
        case (.glass, .floating), (.glass, .prominent):
            height += old ? 8 : 6
            imageSide = max(0, imageSide + 4)
            leadingPadding = old ? 22 : 16
            buttons =
                old
                ? .packed(margins: Ends(22, 31.5), spacing: 34.8, clearances: Ends(22, 22))
                : .packed(margins: Ends(21, 22.5), spacing: 21, clearances: Ends(11.5, 22))
            iconScale = 1.43
        case (.legacy, .floating), (.legacy, .default):
            height += 6
            imageSide += old ? 4 : 6
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
}
