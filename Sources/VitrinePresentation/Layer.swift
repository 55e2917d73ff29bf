import VitrineSceneGraph

/// Nodes of a presentation and where they lie in the order of painting.
package struct Layer: Sendable {
    /// From the back to the front.
    package enum Place: Hashable, Sendable, Comparable {
        /// Over the host's page.
        case page
        /// Between the page and the dock.
        case belowDock
        /// Over dock and navigation bar.
        case aboveDock
        /// Over the whole host, in the window.
        case modal
        /// In a window of its own level. Status bar and home indicator are at level 1000.
        case window(Double)
    }

    package var place: Place
    package var nodes: [Node]
    /// Of layers over the page: the name of the element of the page that lies over the layer, with all that follow it. Nil
    /// for a layer over the whole page.
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
    /// Above the windows of an app and their alerts (2000). The number is ours.
    package static let keyboardLevel = 10_000_000.0
    /// Over a context menu's dimming lies nothing but fingers. Source: measured in the picture of the context menu.
    package static let contextMenu = Layer.Place.window(2000)
}
