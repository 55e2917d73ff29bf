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

        /// The progress of the tab bar to a circle.
        package var total: Double { minimized + searching }

        package func scaled(by k: Double) -> Shares { Shares(minimized: minimized * k, searching: searching * k) }
    }

    /// The horizontal progress of the popup bar.
    package var across = Shares()
    /// The vertical progress of the popup bar.
    package var down = Shares()
    /// The progress of the tab bar's heights, and of its icon's position.
    package var dock = Shares()
    /// The progress of the left and right sides of its glass.
    package var sides = Shares()
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
