import VitrineGestures
import VitrineSetting

/// The lengths that a finger moves a popup by, in points.
package struct PopupGeometry: Hashable, Sendable {
    /// y of the lower edge of the bar's own frame while the popup is closed: there the popup's upper edge begins.
    package var collapsedTop: Double
    /// Of the bar's own frame.
    package var barHeight: Double
    /// Of the screen.
    package var height: Double
    /// y at which the status bar changes hands while a finger moves the popup's upper edge over it.
    ///
    /// Source: facts, popup bar, section 8.5: half of the safe area above, 20 pt without one; 0 for no status bar.
    package var statusBarThreshold: Double
    /// Of the room of the bar's titles and the gap to the next page. Default 0: nothing to page.
    package var pageWidth: Double
    /// Of the bar. Default left to right.
    package var direction: InterfaceLayoutDirection
    /// Of what scrolls in the open popup. Default nil: nothing does.
    package var scroll: ScrollGeometry?

    package init(
        collapsedTop: Double, barHeight: Double, height: Double, statusBarThreshold: Double, pageWidth: Double = 0,
        direction: InterfaceLayoutDirection = .leftToRight, scroll: ScrollGeometry? = nil
    ) {
        self.collapsedTop = collapsedTop
        self.barHeight = barHeight
        self.height = height
        self.statusBarThreshold = statusBarThreshold
        self.pageWidth = pageWidth
        self.direction = direction
        self.scroll = scroll
    }

    /// y of the popup's upper edge.
    /// - Parameter openness: 0 closed, 1 open.
    package func edge(at openness: Double) -> Double { collapsedTop * (1 - openness) }

    /// How far the popup is open with its upper edge at a height.
    package func openness(of edge: Double) -> Double { collapsedTop > 0 ? 1 - edge / collapsedTop : 1 }
}
