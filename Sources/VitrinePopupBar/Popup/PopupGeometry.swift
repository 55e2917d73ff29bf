import VitrineGestures
import VitrineSetting

/// The lengths that a finger moves a popup by, in points.
package struct PopupGeometry: Hashable, Sendable {
    /// y of the lower edge of the bar's own frame while the popup is closed: there the popup's upper edge begins.
    package var closedEdge: Double
    /// Of the bar's own frame.
    package var barHeight: Double
    /// Of the screen.
    package var height: Double
    /// y at which the status bar changes hands while a finger moves the popup's upper edge over it.
    ///
    /// Source: facts, popup bar, section 8.5: half of the safe area above, 20 pt without one; 0 for no status bar.
    package var handOver: Double
    /// Of the room of the bar's titles and the gap to the next page. Default 0: nothing to page.
    package var pageWidth: Double
    /// Of the bar. Default left to right.
    package var direction: LayoutDirection
    /// Of what scrolls in the open popup. Default nil: nothing does.
    package var scroll: ScrollGeometry?

    package init(
        closedEdge: Double, barHeight: Double, height: Double, handOver: Double, pageWidth: Double = 0,
        direction: LayoutDirection = .leftToRight, scroll: ScrollGeometry? = nil
    ) {
        self.closedEdge = closedEdge
        self.barHeight = barHeight
        self.height = height
        self.handOver = handOver
        self.pageWidth = pageWidth
        self.direction = direction
        self.scroll = scroll
    }

    /// y of the popup's upper edge.
    /// - Parameter openness: 0 closed, 1 open.
    package func edge(at openness: Double) -> Double { closedEdge * (1 - openness) }

    /// How far the popup is open with its upper edge at a height.
    package func openness(of edge: Double) -> Double { closedEdge > 0 ? 1 - edge / closedEdge : 1 }
}
