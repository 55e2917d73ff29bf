/// Opacity and displacement of a toolbar or tab bar that appears or disappears.
package struct DockPresence: Hashable, Sendable {
    /// Of its glass, 0...1; in the legacy design of the whole.
    package var glass = 1.0
    /// Of icons and titles, 0...1.
    package var content = 1.0
    /// Of icons and titles, in points.
    package var blur = 0.0
    /// How far the legacy design's dock has gone down or to the side, in points.
    package var offset = 0.0
}
