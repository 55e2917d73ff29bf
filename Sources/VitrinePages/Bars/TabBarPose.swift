/// The progress of a tab bar, and of the popup bar above it, between phases at one time.
package struct TabBarPose: Hashable, Sendable {
    /// The weights of the phases other than `regular`. Springs may overshoot 0 and 1.
    package struct Progress: Hashable, Sendable {
        package var minimized = 0.0
        package var searching = 0.0

        package static let minimized = Progress(minimized: 1)

        /// The progress of the tab bar to a circle.
        package var total: Double { minimized + searching }

        package func scaled(by k: Double) -> Progress { Progress(minimized: minimized * k, searching: searching * k) }
    }

    /// The horizontal progress of the popup bar.
    package var across = Progress()
    /// The vertical progress of the popup bar.
    package var down = Progress()
    /// The progress of the tab bar's heights, and of its icon's position.
    package var dock = Progress()
    /// The progress of the left and right sides of its glass.
    package var sides = Progress()
    /// The progress of the selection with the icon, 0...1, which overshoots when it returns.
    package var selection = 0.0
    /// The fraction by which the tab bar is squeezed, 0...1.
    package var squeeze = 0.0
    /// The progress of icons to the colors of a search, 0...1, and the strength of the tint's flash in its icon.
    package var search = 0.0
    package var flash = 0.0

    package static let regular = TabBarPose()

    package var isWhole: Bool { dock.total == 0 && sides.total == 0 && selection == 0 }
}

/// The opacity and displacement of a toolbar or tab bar that appears or disappears.
package struct DockPresence: Hashable, Sendable {
    /// The opacity of a bar that is not glass, 0...1; of glass, that of its rim.
    package var glass = 1.0
    /// The strength of the glass's lens, 0...1.
    package var lens = 1.0
    /// The opacity of the glass's material, 0...1. Without it, glass only refracts its backdrop.
    package var material = 1.0
    /// The scale of a toolbar's capsules.
    package var scale = 1.0
    /// The opacity of icons and titles, 0...1.
    package var content = 1.0
    /// The blur of icons and titles, in points.
    package var blur = 0.0
    /// The distance that the legacy design's dock has moved down or to the side, in points.
    package var offset = 0.0

    package init(glass: Double = 1, lens: Double = 1, material: Double = 1, content: Double = 1) {
        self.glass = glass
        self.lens = lens
        self.material = material
        self.content = content
    }
}
