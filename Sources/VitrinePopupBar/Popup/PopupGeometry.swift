import VitrineMotion
import VitrineSurfaces

/// The lengths on which the motion of a popup under a finger depends, in points.
package struct PopupGeometry: Hashable, Sendable {
    /// y of the lower edge of the bar's own frame while the popup is closed: the start of the popup's upper edge.
    package var collapsedTop: Double
    /// Of the bar's own frame.
    package var barHeight: Double
    /// Of the screen.
    package var height: Double
    /// y of the popup's upper edge at which the status bar's owner changes while a finger moves the popup.
    ///
    /// Source: facts, popup bar, section 8.5: half of the safe area above, 20 pt without one; 0 for no status bar.
    package var statusBarThreshold: Double
    /// Width of the bar's titles and of the gap to the next page. Default 0: no pages.
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
