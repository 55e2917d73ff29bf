import VitrinePrimitives
import VitrineSceneGraph
import VitrineScreens
import VitrineSurfaces
import VitrineText

/// One of the pictures of a scene that is shown several times.
struct SideBySidePicture: Sendable {
    let staged: StagedScene
    let label: String
    /// The position in pixels of the whole picture: a picture has the same pixels as alone.
    private let x: Int
    private let y: Int

    /// Arranges the pictures in rows. Each column is as wide as its widest picture, each row as high as its highest;
    /// pictures are centered in their columns and at the top of their rows.
    /// - Parameter band: The height of captions below all, in points.
    /// - Returns: The pictures, and the viewport of the whole.
    static func layout(
        _ scenes: [StagedScene], _ sideBySide: SideBySide, captions band: Double
    ) throws(StageError) -> ([SideBySidePicture], Viewport) {
        let scale = scenes.map(\.viewport.scale).max() ?? 1
        func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }
        let (gap, columns) = (pixels(sideBySide.spacing), sideBySide.columnCount(for: scenes.count))
        let hasLabels = sideBySide.variants.contains { !$0.label.isEmpty }
        let label = hasLabels ? pixels(SideBySide.labelHeight) : 0
        let places = scenes.indices.map { (column: $0 % columns, row: $0 / columns) }
        var widths = [Int](repeating: 0, count: columns)
        var heights = [Int](repeating: 0, count: (places.last?.row ?? 0) + 1)
        for (scene, place) in zip(scenes, places) {
            widths[place.column] = max(widths[place.column], scene.viewport.width)
            heights[place.row] = max(heights[place.row], scene.viewport.height)
        }
        let (lefts, width) = starts(of: widths, after: gap)
        let (tops, bottom) = starts(of: heights, after: gap + label)
        let height = bottom - label + pixels(band)
        let (area, overflow) = width.multipliedReportingOverflow(by: height)
        guard 1...OutputLimits.side ~= width, 1...OutputLimits.side ~= height, !overflow, area <= OutputLimits.pixels
        else {
            throw .canvasOutOfRange(
                width: width, height: height, maximumSide: OutputLimits.side, maximumPixels: OutputLimits.pixels)
        }
        let pictures = scenes.indices.map { i in
            let (column, row) = places[i]
            let room = widths[column] - scenes[i].viewport.width
            return SideBySidePicture(
                staged: scenes[i], label: sideBySide.variants[i].label,
                x: lefts[column] + room / 2 / Self.grid * Self.grid, y: tops[row])
        }
        return (pictures, Viewport(scale: scale, width: width, height: height))
    }

    /// The alignment of pictures, in pixels: blurs work on squares of pixels from the canvas's corner, so that aligned
    /// pictures have the same pixels as alone.
    private static let grid = 16

    /// Returns the starts of lengths with a space before each, and the total length with a space at the end.
    private static func starts(of lengths: [Int], after space: Int) -> (starts: [Int], end: Int) {
        var end = 0
        let starts = lengths.map { length in
            let start = (end + space + grid - 1) / grid * grid
            end = start + length
            return start
        }
        return (starts, end + space)
    }

    /// Returns all pictures with their labels, in points of the whole.
    static func nodes(
        _ pictures: [SideBySidePicture], _ sideBySide: SideBySide, at seconds: Double, _ context: Context,
        _ threads: Int
    ) -> (nodes: [Node], background: RGBColor) {
        let background = sideBySide.background.resolved(dark: context.isDark)
        let ink: RGBColor = background.luma > 0.5 ? .black : .white
        let scale = pictures.map(\.staged.viewport.scale).max() ?? 1
        let nodes = pictures.flatMap { picture -> [Node] in
            [picture.node(at: seconds, scale: scale, threads)] + picture.labelNodes(ink, scale: scale, context)
        }
        return (nodes, background)
    }

    /// Returns the picture, clipped at its edges.
    /// - Parameter scale: The pixels per point of the whole; that of the picture can be smaller.
    private func node(at seconds: Double, scale: Double, _ threads: Int) -> Node {
        let viewport = staged.viewport
        let shown = staged.nodes(at: seconds, threads)
        let frame = Rect(
            origin: viewport.origin,
            size: Size(width: Double(viewport.width) / viewport.scale, height: Double(viewport.height) / viewport.scale)
        )
        let page = Node.shape(ShapeNode(.rect(frame.insetBy(dx: -1, dy: -1)), color: shown.background))
        let k = viewport.scale / scale
        let place = Transform(
            a: k, b: 0, c: 0, d: k, tx: Double(x) / scale - frame.minX * k, ty: Double(y) / scale - frame.minY * k)
        return .group(GroupNode([page] + shown.nodes, transform: place, clip: .rect(frame)))
    }

    /// Returns the label above the picture, shortened to its width.
    private func labelNodes(_ ink: RGBColor, scale: Double, _ context: Context) -> [Node] {
        guard !label.isEmpty else { return [] }
        let width = Double(staged.viewport.width) / scale
        let style = TextStyle(size: SideBySide.labelSize, weight: .semibold, language: context.traits.locale)
        let line = context.typesetter.line(label, style: style, direction: .leftToRight, maxWidth: width)
        let middle = Double(x) / scale + width / 2
        let baseline = ((Double(y) / scale - 8) * scale).rounded() / scale
        return [.text(TextNode(line, at: Point(x: middle - line.width / 2, y: baseline), color: ink))]
    }
}
