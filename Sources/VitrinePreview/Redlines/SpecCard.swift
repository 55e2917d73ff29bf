import Vitrine
import VitrineDisplayList
import VitrineEncoders
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineSetting
import VitrineStage
import VitrineText

/// A still with its measures: numbered elements, their sizes and distances, and a table of all figures.
package struct SpecCard {
    private let renderer: Renderer
    private let title: String
    private let drawing: Plot.Drawing

    /// Most elements of a card.
    package static let mostElements = 40

    private static let margin = 52.0
    private static let tableWidth = 380.0
    private static let row = 41.0
    private static let ground = RGBColor(red: 0.97, green: 0.97, blue: 0.975)
    private static let ink = RGBColor(red: 0.11, green: 0.11, blue: 0.12)
    private static let dim = RGBColor(red: 0.4, green: 0.4, blue: 0.43)
    private static let red = RGBColor(red: 0.84, green: 0.05, blue: 0.2)
    private static let blue = RGBColor(red: 0, green: 0.45, blue: 0.9)

    package init(_ renderer: Renderer, title: String, assets: AssetFolder = .bundled) throws {
        self.renderer = renderer
        self.title = title
        drawing = Plot.Drawing(typesetter: try assets.typesetter())
    }

    package func bitmap(threads: Int = 1) throws -> Bitmap {
        let staged = renderer.staged
        let scale = staged.viewport.scale
        let picture = try renderer.bitmap()
        let size = Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
        let elements = shownElements(in: size)
        let table = Self.margin + Self.row * Double(elements.count) + 12
        let width = Self.margin * 2 + size.width + Self.tableWidth
        let height = max(size.height + 2 * Self.margin, table + 16)
        let (pixelWidth, pixelHeight) = (Int((width * scale).rounded(.up)), Int((height * scale).rounded(.up)))
        guard ImageLimits.default.allows(width: pixelWidth, height: pixelHeight) else {
            throw LabeledSheet.TooLarge(width: pixelWidth, height: pixelHeight)
        }
        let viewport = Viewport(scale: scale, width: pixelWidth, height: pixelHeight)
        let rasterizer = Rasterizer(threads: threads)
        var card = rasterizer.render(Resolver.displayList(for: [], in: viewport, background: Self.ground))
        let origin = Int((Self.margin * scale).rounded())
        card.paint(picture, x: origin, y: origin)
        // The lines are drawn over the picture, which is part of the card by then.
        let lines = self.lines(elements, size) + texts(elements, left: Self.margin * 2 + size.width)
        let shown = ImageNode(
            Image(card), frame: Rect(x: 0, y: 0, width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
        )
        return rasterizer.render(
            Resolver.displayList(for: [.image(shown)] + lines, in: viewport, background: Self.ground))
    }

    /// The elements of which at least half, or as much as a seventh of the picture, can be seen, with frames in points of the picture.
    private func shownElements(in size: Size) -> [(measure: ElementMeasure, frame: Rect)] {
        let staged = renderer.staged
        let area = Rect(origin: .zero, size: size)
        let scale = staged.viewport.scale
        let all = ElementMeasure.all(of: staged, at: staged.stillMoment).compactMap {
            measure -> (measure: ElementMeasure, frame: Rect)? in
            let pixels = staged.context.viewport.transform.apply(measure.frame)
            let frame = Rect(
                x: pixels.minX / scale, y: pixels.minY / scale, width: pixels.width / scale,
                height: pixels.height / scale)
            let seen = frame.intersection(area)
            guard seen.width * seen.height >= min(frame.width * frame.height / 2, size.width * size.height / 7) else {
                return nil
            }
            return (measure, frame)
        }
        return Array(all.prefix(Self.mostElements))
    }

    /// Outlines and numbers on the picture; sizes and distances of what no other element holds.
    private func lines(_ elements: [(measure: ElementMeasure, frame: Rect)], _ size: Size) -> [Node] {
        let area = Rect(x: Self.margin, y: Self.margin, width: size.width, height: size.height)
        var out: [Node] = []
        var lanes: [Double] = []
        var heights: Set<String> = []
        for (measure, frame) in elements {
            let box = Rect(
                x: frame.minX + Self.margin, y: frame.minY + Self.margin, width: frame.width, height: frame.height)
            let color = measure.container == nil ? Self.red : Self.blue
            out.append(.shape(ShapeNode(.rect(box), stroke: .init(StrokeStyle(width: 0.75), color: color))))
            guard measure.container == nil else { continue }
            // The height stands beside the picture, in the first lane that is free there, once for equal ones in a row.
            let lane = lanes.firstIndex { $0 <= box.minY } ?? lanes.count
            if lane < 2, heights.insert("\(box.minY) \(box.height)").inserted {
                if lane == lanes.count { lanes.append(0) }
                lanes[lane] = box.maxY + 4
                let x = area.maxX + 10 + Double(lane) * 22
                out += dimension(Point(x: x, y: box.minY), Point(x: x, y: box.maxY), Measure.number(frame.height))
            }
            if frame.width < size.width * 0.98 {
                let above = box.minY - 7 > area.minY + 4 ? box.minY - 7 : box.minY + 7
                out += dimension(
                    Point(x: box.minX, y: above), Point(x: box.maxX, y: above), Measure.number(frame.width))
            }
            let (middle, center) = ((box.minY + box.maxY) / 2, (box.minX + box.maxX) / 2)
            let insets = measure.insets
            let sides: [(Double, Point, Point)] = [
                (insets.left, Point(x: area.minX, y: middle), Point(x: box.minX, y: middle)),
                (insets.right, Point(x: box.maxX, y: middle), Point(x: area.maxX, y: middle)),
                (insets.bottom, Point(x: center, y: box.maxY), Point(x: center, y: area.maxY)),
                (insets.top, Point(x: center, y: area.minY), Point(x: center, y: box.minY)),
            ]
            // Distances to the edges of the picture, where these are the screen's and nothing lies between.
            for (inset, a, b) in sides where inset > 0.4 && abs(b.x - a.x + b.y - a.y - inset) < 0.5 {
                let line = Rect(x: a.x - 0.1, y: a.y - 0.1, width: b.x - a.x + 0.2, height: b.y - a.y + 0.2)
                let isFree = elements.allSatisfy { other in
                    let seen = other.frame.offsetBy(dx: Self.margin, dy: Self.margin).intersection(line)
                    return other.measure.name == measure.name || seen.width <= 0 || seen.height <= 0
                        || max(seen.width, seen.height) < 1
                }
                if isFree { out += dimension(a, b, Measure.number(inset)) }
            }
        }
        for (i, element) in elements.enumerated() {
            out += badge(
                i + 1, at: Point(x: element.frame.minX + Self.margin, y: element.frame.minY + Self.margin),
                element.measure.container == nil ? Self.red : Self.blue)
        }
        return out
    }

    /// A line with ends between two points, and its length beside it.
    private func dimension(_ a: Point, _ b: Point, _ text: String) -> [Node] {
        let isUpright = a.x == b.x
        let end = isUpright ? Point(x: 2.5, y: 0) : Point(x: 0, y: 2.5)
        var out = [drawing.line([a, b], Self.red, width: 0.75)]
        for p in [a, b] { out.append(drawing.line([p - end, p + end], Self.red, width: 0.75)) }
        let label = drawing.text(text, at: .zero, Self.red, .semibold)
        let middle = Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        let length = isUpright ? b.y - a.y : b.x - a.x
        // A label that does not fit into its line stands beside it.
        let isInside = length > (isUpright ? 14 : label.width + 8)
        let at =
            isUpright || isInside
            ? Point(x: middle.x - label.width / 2, y: middle.y + 3.5)
            : Point(x: middle.x - label.width / 2, y: middle.y - 5)
        let plate = Rect(x: at.x - 2, y: at.y - 9, width: label.width + 4, height: 12)
        out.append(.shape(ShapeNode(.roundedRect(RoundedRect(plate, radius: 3)), color: .white)))
        out.append(drawing.text(text, at: at, Self.red, .semibold).node)
        return out
    }

    private func badge(_ number: Int, at corner: Point, _ color: RGBColor) -> [Node] {
        let label = drawing.text("\(number)", at: .zero, .white, .semibold)
        let width = max(13, label.width + 6)
        let plate = Rect(x: corner.x - 4, y: corner.y - 4, width: width, height: 13)
        return [
            .shape(ShapeNode(.roundedRect(RoundedRect(plate, radius: 6.5)), color: color)),
            drawing.text(
                "\(number)", at: Point(x: plate.minX + (width - label.width) / 2, y: plate.minY + 10), .white, .semibold
            ).node,
        ]
    }

    /// The title, the scene's traits and the table.
    private func texts(_ elements: [(measure: ElementMeasure, frame: Rect)], left: Double) -> [Node] {
        let traits = renderer.scene.traits
        let moment = Measure.number(renderer.staged.stillMoment)
        let about =
            "\(traits.device.id), \(traits.appearance.rawValue), \(traits.direction.rawValue), at \(moment) s; lengths in points"
        var out = [
            drawing.text(title, at: Point(x: Self.margin, y: 22), Self.ink, .semibold, width: left).node,
            drawing.text(about, at: Point(x: Self.margin, y: 37), Self.dim, width: left + Self.tableWidth - Self.margin)
                .node,
        ]
        for (i, element) in elements.enumerated() {
            let top = Self.margin + Double(i) * Self.row
            out += badge(
                i + 1, at: Point(x: left + 4, y: top + 4), element.measure.container == nil ? Self.red : Self.blue)
            let width = Self.tableWidth - 34
            out.append(
                drawing.text(
                    element.measure.name, at: Point(x: left + 24, y: top + 10), Self.ink, .semibold, width: width
                )
                .node)
            for (line, y) in [(element.measure.sizeWords, 22.0), (element.measure.insetWords, 34)] {
                out.append(drawing.text(line, at: Point(x: left + 24, y: top + y), Self.dim, width: width).node)
            }
        }
        return out
    }
}
