import VitrineSceneGraph

/// The nodes of a presentation with their place in the drawing order.
package struct Layer: Sendable {
    /// The places from back to front.
    package enum Place: Hashable, Sendable, Comparable {
        /// Over the host's page.
        case page
        /// Between the page and the dock.
        case belowDock
        /// Over dock and navigation bar.
        case aboveDock
        /// Over the whole host, in the window.
        case modal
        /// In a window of a separate level. Status bar and home indicator are at level 1000.
        case window(Double)
    }

    package var place: Place
    package var nodes: [Node]
    /// The name of the page's element that is above the layer, with all that follow it; nil for none.
    package var before: String?

    package init(_ place: Place, _ nodes: [Node], before: String? = nil) {
        self.place = place
        self.nodes = nodes
        self.before = before
    }
}

extension Layer.Place {
    /// `UIWindow.Level.statusBar`.
    package static let statusBarLevel = 1000.0
    /// A level above the windows of an app and their alerts (2000); Vitrine's choice.
    package static let keyboardLevel = 10_000_000.0
    /// Only fingers are above a context menu's dimming. Source: facts, popup bar, section 6.4.
    package static let contextMenu = Layer.Place.window(2000)
}
