import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// What a map that fills the screen from its own origin shows in a scene's first picture. A map elsewhere uses a part of it.
extension MapRegion {
    /// The tiles of the ground that a viewport shows of a screen, points of the map being points of the screen.
    package func tiles(in viewport: Viewport, on traits: Traits) -> [RasterContent] {
        let screen = Rect(origin: .zero, size: traits.screenSize)
        let shown = Rect(
            x: viewport.origin.x, y: viewport.origin.y, width: Double(viewport.width) / viewport.scale,
            height: Double(viewport.height) / viewport.scale)
        // A picture that is larger than the screen may show it turned.
        let isPart = shown.width <= screen.width && shown.height <= screen.height
        return MapGround(self, zoom: 1, isDark: traits.appearance == .dark).content.tiles(
            in: isPart ? shown : screen, scale: viewport.scale)
    }

    /// Sets the names. Those of a map elsewhere have the same lines.
    /// - Parameter isTurned: whether the screen is turned by a quarter. It shows the names' rasters then.
    /// - Returns: the rasters; none for a screen that is not turned.
    package func setNames(in context: Context, isTurned: Bool) -> [RasterContent] {
        let view = ElementView(
            Element(.map(MapElement(self))), in: LayoutRegion(context.screen), ElementContext(context))
        let nodes = MapView(region: self, view: view, origin: .zero, zoom: 1, labelAlpha: 1).nodes()
        return isTurned
            ? nodes.flatMap(\.rasterized).compactMap { $0.rasterContent(scale: context.viewport.scale) } : []
    }
}

extension Node {
    /// The rasterized nodes of a group.
    fileprivate var rasterized: [RasterizedNode] {
        guard case .group(let group) = self else { return [] }
        return group.children.compactMap { if case .rasterized(let node) = $0 { node } else { nil } }
    }
}
