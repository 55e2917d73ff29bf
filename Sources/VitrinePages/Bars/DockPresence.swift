/// Opacity and displacement of a toolbar or tab bar that appears or disappears.
package struct DockPresence: Hashable, Sendable {
    /// Of the whole where it is not glass, 0...1; of glass, how much of its rim is there.
    package var glass = 1.0
    /// How much of the lens of its glass is there, 0...1.
    package var lens = 1.0
    /// How much of the material of its glass is there, 0...1. Without it, glass only bends what lies behind.
    package var material = 1.0
    /// Of the capsules of a toolbar.
    package var scale = 1.0
    /// Of icons and titles, 0...1.
    package var content = 1.0
    /// Of icons and titles, in points.
    package var blur = 0.0
    /// How far the legacy design's dock has gone down or to the side, in points.
    package var offset = 0.0

    package init(glass: Double = 1, lens: Double = 1, material: Double = 1, content: Double = 1) {
        self.glass = glass
        self.lens = lens
        self.material = material
        self.content = content
    }
}
