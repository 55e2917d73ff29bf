import VitrineDisplayList
import VitrineEncoders
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineStage
import VitrineText

/// Panels of lines and bars over one axis, usually time, drawn by Vitrine's own renderer.
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
        /// Within the bar, cut to its width. Default: none.
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
        /// What the axis includes in any case. Default: nothing.
        package var includes: ClosedRange<Double>?
        /// Points. Default 80.
        package var height = 80.0
        /// Whether the values of the axis are written. Default true.
        package var hasScale = true

        package init(_ title: String) { self.title = title }
    }

    /// Why a plot cannot be drawn.
    package struct TooLarge: Error, CustomStringConvertible {
        let height: Int

        package var description: String {
            "the plot is \(height) pixels high, more than \(ImageLimits.default.maximumSide); name fewer curves with --only"
        }
    }

    package var panels: [Panel]
    /// What the panels' x axis shows, and its unit.
    package var x: ClosedRange<Double>
    package var unit: String
    /// Names above the panels, in the colors of their lines.
    package var legend: [(name: String, color: RGBColor)]

    package init(_ panels: [Panel], x: ClosedRange<Double>, unit: String, legend: [(name: String, color: RGBColor)]) {
        self.panels = panels
        self.x = x
        self.unit = unit
        self.legend = legend
    }

    /// Colors that can be told apart with any kind of color vision. Source: Okabe and Ito, Color Universal Design.
    package static let colors = [
        RGBColor(red: 0, green: 0.447, blue: 0.698), RGBColor(red: 0.835, green: 0.369, blue: 0),
        RGBColor(red: 0, green: 0.62, blue: 0.451), RGBColor(red: 0.8, green: 0.475, blue: 0.655),
    ]
    package static let touch = RGBColor(red: 0.941, green: 0.894, blue: 0.259, alpha: 0.4)

    private static let width = 760.0
    private static let left = 64.0
    private static let right = 16.0
    private static let head = 40.0
    private static let ink = RGBColor(red: 0.11, green: 0.11, blue: 0.12)
    private static let dim = RGBColor(red: 0.45, green: 0.45, blue: 0.48)
    private static let grid = RGBColor(red: 0.86, green: 0.86, blue: 0.88)

    /// - Parameter scale: Pixels per point. Default 2.
    package func bitmap(scale: Double = 2, threads: Int = 1, assets: AssetFolder = .bundled) throws -> Bitmap {
        let height = Self.head + panels.reduce(0) { $0 + $1.height + 38 } + 8
        let pixels = Int((height * scale).rounded(.up))
        guard pixels <= ImageLimits.default.maximumSide else { throw TooLarge(height: pixels) }
        let drawing = Drawing(typesetter: try assets.typesetter())
        var nodes: [Node] = []
        var place = Self.left
        for name in legend {
            let label = drawing.text(name.name, at: Point(x: place, y: 24), name.color, .semibold, width: 330)
            nodes.append(label.node)
            place += label.width + 20
        }
        var top = Self.head
        for panel in panels {
            let frame = Rect(
                x: Self.left, y: top + 16, width: Self.width - Self.left - Self.right, height: panel.height)
            nodes += self.nodes(of: panel, in: frame, drawing)
            top += panel.height + 38
        }
        let viewport = Viewport(scale: scale, width: Int((Self.width * scale).rounded()), height: pixels)
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
                panel.title, at: Point(x: frame.minX, y: frame.minY - 5), Self.ink, .medium, width: frame.width
            ).node
        ]
        for at in ticks(length) {
            let foot = point(at, low)
            out.append(drawing.line([foot, Point(x: foot.x, y: frame.minY)], Self.grid, width: 0.5))
            let label = drawing.text(
                "\(Measure.number(at)) \(unit)", at: Point(x: foot.x, y: frame.maxY + 12), Self.dim)
            if foot.x + label.width <= Self.width { out.append(label.node) }
        }
        for bar in panel.bars {
            let (a, b) = (point(bar.x.lowerBound, bar.y.upperBound), point(bar.x.upperBound, bar.y.lowerBound))
            let box = Rect(x: a.x, y: a.y, width: max(0.5, b.x - a.x), height: max(0.5, b.y - a.y))
            out.append(.shape(ShapeNode(.rect(box), color: bar.color)))
            guard let label = bar.label else { continue }
            let text = drawing.text(
                label, at: Point(x: box.minX + 3, y: box.minY + (box.height + 7) / 2), Self.ink,
                width: max(12, frame.maxX - box.minX - 3))
            out.append(text.node)
        }
        out.append(.shape(ShapeNode(.rect(frame), stroke: .hairline(Self.dim))))
        if low < 0, high > 0 {
            out.append(drawing.line([point(x.lowerBound, 0), point(x.upperBound, 0)], Self.dim, width: 0.5))
        }
        if let level = panel.level {
            let red = Self.colors[1]
            out.append(
                drawing.line([point(x.lowerBound, level.value), point(x.upperBound, level.value)], red, width: 1))
            let label = drawing.text(level.label, at: .zero, red)
            let at = Point(x: frame.maxX - label.width - 3, y: point(0, level.value).y - 3)
            out.append(drawing.text(level.label, at: at, red).node)
        }
        for (value, y) in panel.hasScale ? [(high, frame.minY + 7), (low, frame.maxY)] : [] {
            let label = drawing.text(Measure.number(value), at: .zero, Self.dim)
            out.append(
                drawing.text(Measure.number(value), at: Point(x: frame.minX - 6 - label.width, y: y), Self.dim).node)
        }
        for line in panel.lines {
            for stretch in line.points.split(whereSeparator: { $0.y == nil }) where stretch.count > 1 {
                out.append(drawing.line(stretch.map { point($0.x, $0.y ?? 0) }, line.color, width: 1.5))
            }
        }
        return out
    }

    /// At most 12 round numbers.
    private func ticks(_ length: Double) -> [Double] {
        let steps = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000]
        let step = steps.first { length / $0 <= 12 } ?? length / 12
        let first = (x.lowerBound / step).rounded(.up)
        return (0...12).map { (first + Double($0)) * step }.filter { $0 <= x.upperBound }
    }
}

extension Plot {
    /// Lines and texts as nodes.
    struct Drawing {
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
            let style = TextStyle(size: 10, weight: weight)
            let line = typesetter.line(text, style: style, direction: .leftToRight, maxWidth: width)
            return (.text(TextNode(line, at: origin, color: color)), line.width)
        }
    }
}
