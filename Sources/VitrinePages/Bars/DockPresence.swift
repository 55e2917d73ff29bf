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
