import VitrineDisplayList
import VitrineEncoders
import VitrinePresentation
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineStage
import VitrineText

/// Panels of lines and bars over one axis, usually time, drawn by Vitrine's renderer.
package struct Plot {
    /// A line; points without a value interrupt it.
    package struct Line {
        package var color: RGBColor
        package var points: [(x: Double, y: Double?)]

        package init(_ color: RGBColor, _ points: [(x: Double, y: Double?)]) {
            self.color = color
            self.points = points
        }
    }

    /// A rectangle of a panel, in the units of the axes.
    package struct Bar {
        package var color: RGBColor
        package var x: ClosedRange<Double>
        package var y: ClosedRange<Double>
        /// The label, at the beginning of the bar, or up to the edge of the panel. Default: none.
        package var label: String?

        package init(_ color: RGBColor, x: ClosedRange<Double>, y: ClosedRange<Double>, label: String? = nil) {
            self.color = color
            self.x = x
            self.y = y
            self.label = label
        }
    }

    package struct Panel {
        package var title: String
        package var lines: [Line] = []
        package var bars: [Bar] = []
        /// A level that is marked across the panel. Default: none.
        package var level: (value: Double, label: String)?
        /// A range that the axis always includes. Default: none.
        package var includes: ClosedRange<Double>?
        /// The height in points. Default: 80.
        package var height = 80.0
        /// Whether the values of the axis are written. Default: true.
        package var hasScale = true

        package init(_ title: String) { self.title = title }
    }

    package struct TooLarge: Error, CustomStringConvertible {
        let height: Int

        package var description: String {
            "the plot is \(height) pixels high, more than \(ImageLimits.default.maximumSide); name fewer curves with --only"
        }
    }

    package var panels: [Panel]
    /// The quantity on the panels' x axis, and its unit.
    package var x: ClosedRange<Double>
    package var unit: String
    /// The names above the panels, in the colors of their lines.
    package var legend: [(name: String, color: RGBColor)]

    package init(_ panels: [Panel], x: ClosedRange<Double>, unit: String, legend: [(name: String, color: RGBColor)]) {
        self.panels = panels
        self.x = x
        self.unit = unit
        self.legend = legend
    }

    /// Colors that are distinguishable with any kind of color vision. Source: Okabe and Ito, Color Universal Design.
    package static let colors = [
        RGBColor(red: 0, green: 0.447, blue: 0.698), RGBColor(red: 0.835, green: 0.369, blue: 0),
        RGBColor(red: 0, green: 0.62, blue: 0.451), RGBColor(red: 0.8, green: 0.475, blue: 0.655),
    ]
    package static let touch = RGBColor(red: 0.941, green: 0.894, blue: 0.259, alpha: 0.4)

    private static let grid = RGBColor(red: 0.86, green: 0.86, blue: 0.88)

    /// Lengths in points for texts of 10 points (`Drawing.textSize`).
    private enum Sizes {
        /// The width of a text column of documentation.
        static let width = 760.0
        /// The space for a value of seven digits left of a panel.
        static let left = 64.0
        static let right = 16.0
        /// The height of the legend, and its baseline.
        static let head = 40.0
        static let legendBaseline = 24.0
        /// The maximum width of a name in the legend, so that two scenes fit, and the gap after it.
        static let legendWidth = 330.0
        static let legendGap = 20.0
        /// The height of a panel's title, and of title, numbers of the axis and gap together.
        static let title = 16.0
        static let aroundPanel = 38.0
        static let bottom = 8.0
        /// The distances from a panel's edge to the baselines of its title and numbers, and to the values beside it.
        static let titleLift = 5.0
        static let axisDrop = 12.0
        static let scaleGap = 6.0
        static let capHeight = 7.0
        static let textGap = 3.0
        /// The widths of curves, levels and the grid, where a pixel at the default scale is half a point.
        static let curve = 1.5
        static let level = 1.0
        static let hair = 0.5
    }

    /// - Parameter scale: Pixels per point. Default: 2.
    package func bitmap(scale: Double = 2, threads: Int = 1, assets: AssetFolder = .bundled) throws -> Bitmap {
        let height = Sizes.head + panels.reduce(0) { $0 + $1.height + Sizes.aroundPanel } + Sizes.bottom
        let pixels = Int((height * scale).rounded(.up))
        guard pixels <= ImageLimits.default.maximumSide else { throw TooLarge(height: pixels) }
        let drawing = Drawing(typesetter: try assets.typesetter())
        var nodes: [Node] = []
        var place = Sizes.left
        for name in legend {
            let label = drawing.text(
                name.name, at: Point(x: place, y: Sizes.legendBaseline), name.color, .semibold, width: Sizes.legendWidth
            )
            nodes.append(label.node)
            place += label.width + Sizes.legendGap
        }
        var top = Sizes.head
        for panel in panels {
            let frame = Rect(
                x: Sizes.left, y: top + Sizes.title, width: Sizes.width - Sizes.left - Sizes.right, height: panel.height
            )
            nodes += self.nodes(of: panel, in: frame, drawing)
            top += panel.height + Sizes.aroundPanel
        }
        let viewport = Viewport(scale: scale, width: Int((Sizes.width * scale).rounded()), height: pixels)
        return Rasterizer(threads: threads).render(Resolver.displayList(for: nodes, in: viewport, background: .white))
    }

    private func nodes(of panel: Panel, in frame: Rect, _ drawing: Drawing) -> [Node] {
        var values =
            panel.lines.flatMap { $0.points.compactMap(\.y) }
            + panel.bars.flatMap { [$0.y.lowerBound, $0.y.upperBound] }
        if let range = panel.includes { values += [range.lowerBound, range.upperBound] }
        if let level = panel.level { values.append(level.value) }
        var (low, high) = (values.min() ?? 0, values.max() ?? 1)
        if high - low < 1e-6 { (low, high) = (low - 0.5, high + 0.5) }
        let length = max(1e-9, x.upperBound - x.lowerBound)
        func point(_ at: Double, _ value: Double) -> Point {
            Point(
                x: frame.minX + (at - x.lowerBound) / length * frame.width,
                y: frame.maxY - (value - low) / (high - low) * frame.height)
        }
        var out = [
            drawing.text(
                panel.title, at: Point(x: frame.minX, y: frame.minY - Sizes.titleLift), Drawing.ink, .medium,
                width: frame.width
            ).node
        ]
        for at in ticks(length) {
            let foot = point(at, low)
            out.append(drawing.line([foot, Point(x: foot.x, y: frame.minY)], Self.grid, width: Sizes.hair))
            let label = drawing.text(
                "\(Measure.number(at)) \(unit)", at: Point(x: foot.x, y: frame.maxY + Sizes.axisDrop), Drawing.dim)
            if foot.x + label.width <= Sizes.width { out.append(label.node) }
        }
        for bar in panel.bars {
            let (a, b) = (point(bar.x.lowerBound, bar.y.upperBound), point(bar.x.upperBound, bar.y.lowerBound))
            let box = Rect(x: a.x, y: a.y, width: max(Sizes.hair, b.x - a.x), height: max(Sizes.hair, b.y - a.y))
            out.append(.shape(ShapeNode(.rect(box), color: bar.color)))
            guard let label = bar.label else { continue }
            // A label that does not fit right of the beginning ends at the panel's edge.
            let most = frame.width - 2 * Sizes.textGap
            let width = drawing.text(label, at: .zero, Drawing.ink, width: most).width
            let left = min(box.minX + Sizes.textGap, frame.maxX - Sizes.textGap - width)
            let text = drawing.text(
                label, at: Point(x: left, y: box.minY + (box.height + Sizes.capHeight) / 2), Drawing.ink, width: most)
            out.append(text.node)
        }
        out.append(.shape(ShapeNode(.rect(frame), stroke: .hairline(Drawing.dim))))
        if low < 0, high > 0 {
            out.append(drawing.line([point(x.lowerBound, 0), point(x.upperBound, 0)], Drawing.dim, width: Sizes.hair))
        }
        if let level = panel.level {
            let red = Self.colors[1]
            out.append(
                drawing.line(
                    [point(x.lowerBound, level.value), point(x.upperBound, level.value)], red, width: Sizes.level))
            let label = drawing.text(level.label, at: .zero, red)
            let at = Point(x: frame.maxX - label.width - Sizes.textGap, y: point(0, level.value).y - Sizes.textGap)
            out.append(drawing.text(level.label, at: at, red).node)
        }
        for (value, y) in panel.hasScale ? [(high, frame.minY + Sizes.capHeight), (low, frame.maxY)] : [] {
            let label = drawing.text(Measure.number(value), at: .zero, Drawing.dim)
            out.append(
                drawing.text(
                    Measure.number(value), at: Point(x: frame.minX - Sizes.scaleGap - label.width, y: y), Drawing.dim
                ).node)
        }
        for line in panel.lines {
            for stretch in line.points.split(whereSeparator: { $0.y == nil }) where stretch.count > 1 {
                out.append(drawing.line(stretch.map { point($0.x, $0.y ?? 0) }, line.color, width: Sizes.curve))
            }
        }
        return out
    }

    /// Returns at most 12 round numbers.
    private func ticks(_ length: Double) -> [Double] {
        let steps = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000]
        let step = steps.first { length / $0 <= 12 } ?? length / 12
        let first = (x.lowerBound / step).rounded(.up)
        return (0...12).map { (first + Double($0)) * step }.filter { $0 <= x.upperBound }
    }
}

extension Plot {
    /// Creates nodes for lines and texts.
    struct Drawing {
        /// The color of texts, and of less important texts.
        static let ink = RGBColor(red: 0.11, green: 0.11, blue: 0.12)
        static let dim = RGBColor(red: 0.42, green: 0.42, blue: 0.45)
        /// The text size in points, the smallest that is easy to read at 1 pixel per point.
        static let textSize = 10.0

        let typesetter: Typesetter

        func line(_ points: [Point], _ color: RGBColor, width: Double) -> Node {
            var path = Path()
            path.move(to: points[0])
            for point in points.dropFirst() { path.line(to: point) }
            let style = StrokeStyle(width: width, cap: .round, join: .round)
            return .shape(ShapeNode(path, stroke: .init(style, color: color)))
        }

        func text(
            _ text: String, at origin: Point, _ color: RGBColor, _ weight: FontWeight = .regular, width: Double = 700
        ) -> (node: Node, width: Double) {
            let style = TextStyle(size: Self.textSize, weight: weight)
            let line = typesetter.line(text, style: style, direction: .leftToRight, maxWidth: width)
            return (.text(TextNode(line, at: origin, color: color)), line.width)
        }
    }
}
