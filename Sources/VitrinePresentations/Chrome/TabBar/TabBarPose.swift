/// How far a tab bar, and the popup bar above it, have come from phase to phase at one moment.
struct TabBarPose: Hashable, Sendable {
    /// How much there is of the phases other than `regular`. Springs may swing a little beyond 0 and 1.
    struct Shares: Hashable, Sendable {
        var minimized = 0.0
        var searching = 0.0

        static let minimized = Shares(minimized: 1)

        /// How far the tab bar is a circle.
        var total: Double { minimized + searching }

        func scaled(by k: Double) -> Shares { Shares(minimized: minimized * k, searching: searching * k) }
    }

    /// How far the popup bar has come in from the sides.
    var across = Shares()
    /// How far it has come down.
    var down = Shares()
    /// Of the tab bar.
    var dock = Shares()
    /// How much the tab bar is pressed together, 0...1.
    var squeeze = 0.0
    /// How far the colours of icons are those of a search, 0...1, and how much the tint flashes up in its icon.
    var search = 0.0
    var flash = 0.0

    static let regular = TabBarPose()
}
