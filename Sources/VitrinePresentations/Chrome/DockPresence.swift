/// How much of a toolbar or tab bar is there.
struct DockPresence: Hashable, Sendable {
    /// Of its glass, 0...1; in the legacy design of the whole.
    var glass = 1.0
    /// Of icons and titles, 0...1.
    var content = 1.0
    /// Of icons and titles, in points.
    var blur = 0.0
    /// How far the legacy design's dock has gone down or to the side, in points.
    var offset = 0.0
}
