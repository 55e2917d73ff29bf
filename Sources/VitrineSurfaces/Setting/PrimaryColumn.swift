import VitrinePrimitives
import VitrineSceneGraph

/// What a sidebar beside the page takes of it.
package struct PrimaryColumn: Hashable, Sendable {
    /// Points at the leading side.
    package var inset = 0.0
    /// How much of it is taken at the moment: 0...1, and a little more where a spring swings beyond it.
    package var share = 0.0
    /// Whether popup bars make room for it.
    package var movesPopupBar = true
    /// Whether popups cover it.
    package var isCoveredByPopup = true

    package init(inset: Double = 0.0, share: Double = 0.0, movesPopupBar: Bool = true, isCoveredByPopup: Bool = true) {
        self.inset = inset
        self.share = share
        self.movesPopupBar = movesPopupBar
        self.isCoveredByPopup = isCoveredByPopup
    }
}

extension Context {
    /// What an open popup fills.
    package var popupArea: Rect { primaryColumn.isCoveredByPopup ? screen : secondaryColumn }

    /// How far what stands in the middle of the page is moved by the sidebar, in points to the right. At rest a whole number
    /// of pixels, so that everything stays as crisp as it was.
    package var displacement: Double {
        let half = (primaryColumn.inset / 2 / viewport.pixel).rounded() * viewport.pixel
        return half * primaryColumn.share * (traits.direction == .rightToLeft ? -1 : 1)
    }

    /// The part of the screen that the sidebar leaves at the moment.
    package var secondaryColumn: Rect {
        let taken = min(primaryColumn.inset * min(max(primaryColumn.share, 0), 1), screen.width)
        return directed(Rect(x: taken, y: screen.minY, width: screen.width - taken, height: screen.height))
    }
}
