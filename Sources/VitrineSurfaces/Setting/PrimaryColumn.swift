import VitrinePrimitives
import VitrineSceneGraph

/// The part of the page that a sidebar covers.
package struct PrimaryColumn: Hashable, Sendable {
    /// The width at the leading side in points.
    package var inset = 0.0
    /// The covered fraction of it at the moment: 0...1, or slightly more if a spring overshoots.
    package var fraction = 0.0
    /// Whether popup bars make room for it.
    package var movesPopupBar = true
    package var isCoveredByPopup = true

    package init(inset: Double = 0.0, fraction: Double = 0.0, movesPopupBar: Bool = true, isCoveredByPopup: Bool = true)
    {
        self.inset = inset
        self.fraction = fraction
        self.movesPopupBar = movesPopupBar
        self.isCoveredByPopup = isCoveredByPopup
    }
}

extension Context {
    package var popupArea: Rect { primaryColumn.isCoveredByPopup ? screen : secondaryColumn }

    /// The displacement of centered parts of the page by the sidebar, in points to the right. At rest it is a whole
    /// number of pixels, so that everything stays sharp.
    package var displacement: Double {
        let half = (primaryColumn.inset / 2 / viewport.pixel).rounded() * viewport.pixel
        return half * primaryColumn.fraction * (traits.direction == .rightToLeft ? -1 : 1)
    }

    /// The part of the screen that the sidebar leaves at the moment.
    package var secondaryColumn: Rect {
        let columnWidth = min(primaryColumn.inset * primaryColumn.fraction.clamped(to: 0...1), screen.width)
        return directed(Rect(x: columnWidth, y: screen.minY, width: screen.width - columnWidth, height: screen.height))
    }
}
