/// The progress of a tab bar, and of the popup bar above it, between phases at one time.
package struct TabBarPose: Hashable, Sendable {
    /// The weights of the phases other than `regular`. Springs may overshoot 0 and 1.
    package struct Shares: Hashable, Sendable {
        package var minimized = 0.0
        package var searching = 0.0

        package init(minimized: Double = 0, searching: Double = 0) {
            self.minimized = minimized
            self.searching = searching
        }

        package static let minimized = Shares(minimized: 1)

        /// How far the tab bar is a circle.
        package var total: Double { minimized + searching }

        package func scaled(by k: Double) -> Shares { Shares(minimized: minimized * k, searching: searching * k) }
    }

    /// Horizontal progress of the popup bar.
    package var across = Shares()
    /// Vertical progress of the popup bar.
    package var down = Shares()
    /// Of the tab bar: its heights, and the place of its icon.
    package var dock = Shares()
    /// Of the left and right sides of its glass.
    package var sides = Shares()
    /// How far the selection has gone with the icon, 0...1. It swings beyond its place when it comes back.
    package var selection = 0.0
    /// How much the tab bar is pressed together, 0...1.
    package var squeeze = 0.0
    /// How far the colors of icons are those of a search, 0...1, and how much the tint flashes up in its icon.
    package var search = 0.0
    package var flash = 0.0

    package static let regular = TabBarPose()

    /// Whether the tab bar is whole.
    package var isWhole: Bool { dock.total == 0 && sides.total == 0 && selection == 0 }
}
