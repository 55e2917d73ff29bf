import VitrineDisplayList
import VitrinePrimitives

/// Content that is larger than what is seen of it, and is the same whatever part is seen, such as the ground of a map.
package protocol TileSource: Sendable {
    /// Opaque; what lies below all nodes.
    var background: RGBColor { get }

    /// All nodes that can be seen in a part of the content, or more.
    func nodes(in part: Rect) -> [Node]

    /// The same for a small part, without what lies beyond it.
    /// - Parameter scale: pixels per point.
    func nodes(ofTile part: Rect, scale: Double) -> [Node]
}

/// Content that is drawn in tiles once it is turned or scaled: each tile is painted once, and its pixels are shown under every transform,
/// as a Core Animation layer's are.
package struct TiledNode: Hashable, Sendable {
    package var content: TiledContent
    /// The part that can be seen.
    package var seen: Rect

    package init(_ content: TiledContent, seen: Rect) {
        self.content = content
        self.seen = seen
    }
}

/// Content with the tiles that have been asked for. Compared by identity: keep one for as long as the content is shown.
package final class TiledContent: Hashable, Sendable {
    package let source: any TileSource
    private let tiles = GenerationCache<Tile, RasterContent>(capacity: 1024)

    struct Tile: Hashable, Sendable {
        var column: Int
        var row: Int
        /// Pixels per point.
        var scale: Double

        /// Pixels along a side, without the margin: so many rows lie in few enough pages of memory that reading them across stays fast.
        static let side = 192
        /// Pixels on each side that neighbors show as well, so that no gap is seen between them.
        static let margin = 1
        /// Pixels of a tile, margins included.
        static let pixels = (side + 2 * margin) * (side + 2 * margin)

        /// Of the upper left pixel, in pixels from the content's origin.
        var x: Double { Double(column * Tile.side - Tile.margin) }
        var y: Double { Double(row * Tile.side - Tile.margin) }

        /// The columns and rows of the tiles that reach a part; nil where they are no places of tiles.
        static func reaching(_ part: Rect, scale: Double) -> (columns: ClosedRange<Double>, rows: ClosedRange<Double>)?
        {
            func range(_ low: Double, _ high: Double) -> ClosedRange<Double> {
                (low * scale / Double(side)).rounded(.down)...(high * scale / Double(side)).rounded(.down)
            }
            guard part.minX <= part.maxX, part.minY <= part.maxY else { return nil }
            let columns = range(part.minX, part.maxX)
            let rows = range(part.minY, part.maxY)
            let most = [columns.upperBound, -columns.lowerBound, rows.upperBound, -rows.lowerBound].max()!
            return most < 1e9 ? (columns, rows) : nil
        }

        /// Whether neighbors overlap so far that each pixel of the canvas lies wholly inside one of them.
        /// - Parameter t: from points to device pixels.
        static func overlaps(_ t: Transform, scale: Double) -> Bool {
            guard let inverse = t.inverse else { return false }
            let across = (inverse.a.magnitude + inverse.c.magnitude) * scale
            let down = (inverse.b.magnitude + inverse.d.magnitude) * scale
            // A hundredth for what places are rounded by.
            return max(across, down) <= 2 * Double(margin) - 0.01
        }
    }

    package init(_ source: any TileSource) { self.source = source }

    /// The tiles that reach a part of the content; none where they would be more than a display list may show.
    /// - Parameter scale: pixels per point, more than 0.
    package func tiles(in part: Rect, scale: Double) -> [RasterContent] {
        guard let (columns, rows) = Tile.reaching(part, scale: scale) else { return [] }
        let count = (columns.upperBound - columns.lowerBound + 1) * (rows.upperBound - rows.lowerBound + 1)
        guard count <= Double(TiledNode.mostTiles) else { return [] }
        return (Int(rows.lowerBound)...Int(rows.upperBound)).flatMap { row in
            (Int(columns.lowerBound)...Int(columns.upperBound)).map {
                raster(Tile(column: $0, row: row, scale: scale))
            }
        }
    }

    func raster(_ tile: Tile) -> RasterContent {
        tiles.value(tile) { [source] in
            let side = Tile.side + 2 * Tile.margin
            let k = tile.scale
            let part = Rect(x: tile.x / k, y: tile.y / k, width: Double(side) / k, height: Double(side) / k)
            return RasterContent(width: side, height: side) { colorSpace in
                Resolver.displayList(
                    for: source.nodes(ofTile: part, scale: k),
                    in: Viewport(origin: part.origin, scale: k, width: side, height: side),
                    background: source.background, colorSpace: colorSpace,
                    // A tile is painted once, and its outlines end at its border.
                    keepsOutlines: false)
            }
        }
    }

    package static func == (a: TiledContent, b: TiledContent) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension TiledNode {
    /// Tiles that the nodes of one display list may consist of at most, 154 MB of pixels: what a canvas of 37 million pixels
    /// shows of unscaled content.
    static let mostTiles = 1024

    /// The tiles that reach the canvas; nil where the content is drawn itself: it is neither turned nor scaled, and its pixels lie beside
    /// those of the canvas, or it would take more tiles than there may be.
    /// - Parameter most: tiles that there may be.
    func marks(_ t: Transform, _ viewport: Viewport, atMost most: Int = mostTiles) -> [Mark]? {
        let k = viewport.scale
        let isTurnedByQuarters = t.turnsByQuarters(scaledBy: k)
        let isOnPixels = isWhole(t.tx) && isWhole(t.ty)
        // On a turned screen the tiles lie on whole pixels, as a layer's do: the content is not drawn anew for where it comes to rest.
        if isTurnedByQuarters && t.a != 0 && !isOnPixels { return nil }
        guard let (columns, rows) = TiledContent.Tile.reaching(seen, scale: k) else { return nil }
        let count = (columns.upperBound - columns.lowerBound + 1) * (rows.upperBound - rows.lowerBound + 1)
        guard count <= 16 * Double(TiledNode.mostTiles) else { return nil }
        let canvas = PixelRect(x: 0, y: 0, width: Int32(viewport.width), height: Int32(viewport.height))
        var out: [Mark] = []
        let overlaps = TiledContent.Tile.overlaps(t, scale: k)
        for row in Int(rows.lowerBound)...Int(rows.upperBound) {
            for column in Int(columns.lowerBound)...Int(columns.upperBound) {
                let tile = TiledContent.Tile(column: column, row: row, scale: k)
                var place = Transform(
                    a: t.a / k, b: t.b / k, c: t.c / k, d: t.d / k,
                    tx: t.tx + (t.a / k) * tile.x + (t.c / k) * tile.y,
                    ty: t.ty + (t.b / k) * tile.x + (t.d / k) * tile.y)
                if isTurnedByQuarters {
                    place.tx.round()
                    place.ty.round()
                }
                // Tiles beyond the canvas are left out, but all they show lies there.
                let isSurrounded =
                    overlaps && Double(column) > columns.lowerBound && Double(column) < columns.upperBound
                    && Double(row) > rows.lowerBound && Double(row) < rows.upperBound
                let mark = RasterMark(
                    content: content.raster(tile), transform: place, isSurrounded: isSurrounded)
                if mark.bounds.intersection(canvas).isEmpty { continue }
                if out.count == most { return nil }
                out.append(.raster(mark))
            }
        }
        return out
    }

    /// Up to what sums of places leave of a whole number.
    private func isWhole(_ v: Double) -> Bool { (v - v.rounded()).magnitude < 1e-6 }
}
