import VitrineMotion
import VitrineSurfaces

/// The lengths on which the motion of a popup under a finger depends, in points.
package struct PopupGeometry: Hashable, Sendable {
    /// The y coordinate of the lower edge of the bar's own frame, where the popup's upper edge is while it is closed.
    package var collapsedTop: Double
    /// The height of the bar's own frame.
    package var barHeight: Double
    /// The height of the screen.
    package var height: Double
    /// The y coordinate of the popup's upper edge at which the status bar's owner changes while a finger moves the
    /// popup; 0 for no status bar.
    /// Source: facts, popup bar, section 8.5: half of the safe area above, 20 pt without one.
    package var statusBarThreshold: Double
    /// The width of the bar's titles and of the gap to the next page. Default: 0, no pages.
    package var pageWidth = 0.0
    /// The direction of the bar. Default: left to right.
    package var direction = InterfaceLayoutDirection.leftToRight
    /// The geometry of the open popup's scrolling content. Default: nil, no such content.
    package var scroll: ScrollGeometry?

    /// Returns the y coordinate of the popup's upper edge.
    /// - Parameter openness: 0 for closed, 1 for open.
    package func edge(at openness: Double) -> Double { collapsedTop * (1 - openness) }

    /// Returns how far the popup is open when its upper edge is at a y coordinate.
    package func openness(of edge: Double) -> Double { collapsedTop > 0 ? 1 - edge / collapsedTop : 1 }
}
