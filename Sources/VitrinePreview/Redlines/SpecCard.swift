import Vitrine
import VitrineDisplayList
import VitrineEncoders
import VitrinePresentation
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineStage
import VitrineSurfaces
import VitrineText

/// A still with its measures: numbered elements, their sizes and distances, and a table of all figures.
package struct SpecCard {
    private let renderer: Renderer
    private let title: String
    private let drawing: Plot.Drawing

    /// The maximum number of elements on a card.
    package static let mostElements = 40

    /// Lengths in points for texts of 10 points, with lines of 12.
    private enum Sizes {
        /// The margin around the picture: space for the title above it, and for two lanes of heights beside it.
        static let margin = 52.0
        /// The width of a line of four distances with the name of the container.
        static let table = 380.0
        /// The height of three lines of text and a gap.
        static let row = 41.0
        /// The baselines of the lines of a row, and their distance from the number.
        static let rowBaselines = (name: 10.0, size: 22.0, insets: 34.0)
        static let rowIndent = 24.0
        static let tableBottom = 28.0
        /// The baselines of the title and the line below it.
        static let titleBaselines = (title: 22.0, about: 37.0)
        /// The width of frames and of dimension lines.
        static let line = 0.75
        /// Half the length of the ends of a dimension line.
        static let end = 2.5
        /// The distances from a frame to the line of its width, and from the picture to the first lane of heights.
        static let widthGap = 7.0
        static let laneGap = 10.0
        /// The width of a lane, that of a length of three digits, and the number of lanes.
        static let lane = 22.0
        static let lanes = 2
        static let betweenLines = 4.0
        /// The space that a length needs in its line: horizontally beside ends of 4 points, vertically above its
        /// height.
        static let leastAcross = 8.0
        static let leastUpright = 14.0
        /// The distances from a line to the baseline of its length in it, and above it.
        static let capMiddle = 3.5
        static let aboveLine = 5.0
        /// The white plate behind a length: its padding at the sides, rise above the baseline, height and radius.
        static let plate = (side: 2.0, rise: 9.0, height: 12.0, radius: 3.0)
        /// A number's badge: its diameter, the padding of two digits, its baseline, and how far it extends from its
        /// corner.
        static let badge = (size: 13.0, room: 6.0, baseline: 10.0, out: 4.0)
    }

    private static let ground = RGBColor(red: 0.97, green: 0.97, blue: 0.975)
    private static let red = RGBColor(red: 0.84, green: 0.05, blue: 0.2)
    private static let blue = RGBColor(red: 0, green: 0.45, blue: 0.9)

    package init(_ renderer: Renderer, title: String, assets: AssetFolder = .bundled) throws {
        self.renderer = renderer
        self.title = title
        drawing = Plot.Drawing(typesetter: try assets.typesetter())
    }

    package func bitmap(threads: Int = 1) throws -> Bitmap {
        let staged = renderer.staged.still(at: renderer.staged.stillMoment)
        let scale = staged.viewport.scale
        let picture = try renderer.bitmap()
        let size = Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
        let elements = shownElements(in: size)
        let table = Sizes.margin + Sizes.row * Double(elements.count) + Sizes.tableBottom
        let width = Sizes.margin * 2 + size.width + Sizes.table
        let height = max(size.height + 2 * Sizes.margin, table)
        let (pixelWidth, pixelHeight) = (Int((width * scale).rounded(.up)), Int((height * scale).rounded(.up)))
        guard ImageLimits.default.allows(width: pixelWidth, height: pixelHeight) else {
            throw LabeledSheet.TooLarge(width: pixelWidth, height: pixelHeight)
        }
        let viewport = Viewport(scale: scale, width: pixelWidth, height: pixelHeight)
        let rasterizer = Rasterizer(threads: threads)
        var card = rasterizer.render(Resolver.displayList(for: [], in: viewport, background: Self.ground))
        let origin = Int((Sizes.margin * scale).rounded())
        card.paint(picture, x: origin, y: origin)
        let lines = self.lines(elements, size) + texts(elements, left: Sizes.margin * 2 + size.width)
        let shown = ImageNode(
            Image(card), frame: Rect(x: 0, y: 0, width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
        )
        return rasterizer.render(
            Resolver.displayList(for: [.image(shown)] + lines, in: viewport, background: Self.ground))
    }

    /// Returns the elements of which at least half, or a seventh of the picture, is visible, with frames in points of
    /// it.
    private func shownElements(in size: Size) -> [(measure: ElementMeasure, frame: Rect)] {
        let staged = renderer.staged.still(at: renderer.staged.stillMoment)
        let area = Rect(origin: .zero, size: size)
        let scale = staged.viewport.scale
        let all = ElementMeasure.all(of: staged, at: staged.stillMoment).compactMap {
            measure -> (measure: ElementMeasure, frame: Rect)? in
            let pixels = staged.place(of: measure.frame, at: staged.stillMoment)
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

    /// Returns outlines and numbers on the picture, and sizes and distances of the elements that no other contains.
    private func lines(_ elements: [(measure: ElementMeasure, frame: Rect)], _ size: Size) -> [Node] {
        let area = Rect(x: Sizes.margin, y: Sizes.margin, width: size.width, height: size.height)
        var out: [Node] = []
        var lanes: [Double] = []
        var heights: Set<String> = []
        for (measure, frame) in elements {
            let box = Rect(
                x: frame.minX + Sizes.margin, y: frame.minY + Sizes.margin, width: frame.width, height: frame.height)
            let color = measure.container == nil ? Self.red : Self.blue
            out.append(.shape(ShapeNode(.rect(box), stroke: .init(StrokeStyle(width: Sizes.line), color: color))))
            guard measure.container == nil else { continue }
            // The camera and the frame of a device scale points of the screen.
            let own = measure.frame.width * measure.frame.height
            let zoom = own > 0 ? (frame.width * frame.height / own).squareRoot() : 1
            // The height is beside the picture, in the first lane that is free there, once for equal ones in a row.
            let lane = lanes.firstIndex { $0 <= box.minY } ?? lanes.count
            if lane < Sizes.lanes, heights.insert("\(box.minY) \(box.height)").inserted {
                if lane == lanes.count { lanes.append(0) }
                lanes[lane] = box.maxY + Sizes.betweenLines
                let x = area.maxX + Sizes.laneGap + Double(lane) * Sizes.lane
                out += dimension(
                    Point(x: x, y: box.minY), Point(x: x, y: box.maxY), Measure.number(frame.height / zoom))
            }
            if frame.width < size.width * 0.98 {
                let above =
                    box.minY - Sizes.widthGap > area.minY + Sizes.betweenLines
                    ? box.minY - Sizes.widthGap : box.minY + Sizes.widthGap
                out += dimension(
                    Point(x: box.minX, y: above), Point(x: box.maxX, y: above), Measure.number(frame.width / zoom))
            }
            let (middle, center) = ((box.minY + box.maxY) / 2, (box.minX + box.maxX) / 2)
            let insets = measure.insets
            let sides: [(Double, Point, Point)] = [
                (insets.left, Point(x: area.minX, y: middle), Point(x: box.minX, y: middle)),
                (insets.right, Point(x: box.maxX, y: middle), Point(x: area.maxX, y: middle)),
                (insets.bottom, Point(x: center, y: box.maxY), Point(x: center, y: area.maxY)),
                (insets.top, Point(x: center, y: area.minY), Point(x: center, y: box.minY)),
            ]
            // Distances to the edges of the picture are shown if these are the screen's and nothing lies between.
            for (inset, a, b) in sides where inset > 0.4 && abs(b.x - a.x + b.y - a.y - inset) < 0.5 {
                let line = Rect(x: a.x - 0.1, y: a.y - 0.1, width: b.x - a.x + 0.2, height: b.y - a.y + 0.2)
                let isFree = elements.allSatisfy { other in
                    let seen = other.frame.offsetBy(dx: Sizes.margin, dy: Sizes.margin).intersection(line)
                    return other.measure.name == measure.name || seen.width <= 0 || seen.height <= 0
                        || max(seen.width, seen.height) < 1
                }
                if isFree { out += dimension(a, b, Measure.number(inset)) }
            }
        }
        for (i, element) in elements.enumerated() {
            out += badge(
                i + 1, at: Point(x: element.frame.minX + Sizes.margin, y: element.frame.minY + Sizes.margin),
                element.measure.container == nil ? Self.red : Self.blue)
        }
        return out
    }

    /// Returns a dimension line between two points, and its length beside it.
    private func dimension(_ a: Point, _ b: Point, _ text: String) -> [Node] {
        let isUpright = a.x == b.x
        let end = isUpright ? Point(x: Sizes.end, y: 0) : Point(x: 0, y: Sizes.end)
        var out = [drawing.line([a, b], Self.red, width: Sizes.line)]
        for p in [a, b] { out.append(drawing.line([p - end, p + end], Self.red, width: Sizes.line)) }
        let label = drawing.text(text, at: .zero, Self.red, .semibold)
        let middle = Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        let length = isUpright ? b.y - a.y : b.x - a.x
        // A label that does not fit into its line is beside it.
        let isInside = length > (isUpright ? Sizes.leastUpright : label.width + Sizes.leastAcross)
        let at =
            isUpright || isInside
            ? Point(x: middle.x - label.width / 2, y: middle.y + Sizes.capMiddle)
            : Point(x: middle.x - label.width / 2, y: middle.y - Sizes.aboveLine)
        let plate = Rect(
            x: at.x - Sizes.plate.side, y: at.y - Sizes.plate.rise, width: label.width + 2 * Sizes.plate.side,
            height: Sizes.plate.height)
        out.append(.shape(ShapeNode(.roundedRect(RoundedRect(plate, radius: Sizes.plate.radius)), color: .white)))
        out.append(drawing.text(text, at: at, Self.red, .semibold).node)
        return out
    }

    private func badge(_ number: Int, at corner: Point, _ color: RGBColor) -> [Node] {
        let label = drawing.text("\(number)", at: .zero, .white, .semibold)
        let width = max(Sizes.badge.size, label.width + Sizes.badge.room)
        let plate = Rect(
            x: corner.x - Sizes.badge.out, y: corner.y - Sizes.badge.out, width: width, height: Sizes.badge.size)
        return [
            .shape(ShapeNode(.roundedRect(RoundedRect(plate, radius: Sizes.badge.size / 2)), color: color)),
            drawing.text(
                "\(number)", at: Point(x: plate.minX + (width - label.width) / 2, y: plate.minY + Sizes.badge.baseline),
                .white, .semibold
            ).node,
        ]
    }

    /// Returns the title, the scene's traits and the table.
    private func texts(_ elements: [(measure: ElementMeasure, frame: Rect)], left: Double) -> [Node] {
        let traits = renderer.scene.traits
        let moment = Measure.number(renderer.staged.stillMoment)
        let about =
            "\(traits.device.id), \(traits.appearance.rawValue), \(traits.direction.rawValue), at \(moment) s; lengths in points"
        var out = [
            drawing.text(
                title, at: Point(x: Sizes.margin, y: Sizes.titleBaselines.title), Plot.Drawing.ink, .semibold,
                width: left
            ).node,
            drawing.text(
                about, at: Point(x: Sizes.margin, y: Sizes.titleBaselines.about), Plot.Drawing.dim,
                width: left + Sizes.table - Sizes.margin
            )
            .node,
        ]
        for (i, element) in elements.enumerated() {
            let top = Sizes.margin + Double(i) * Sizes.row
            out += badge(
                i + 1, at: Point(x: left + Sizes.badge.out, y: top + Sizes.badge.out),
                element.measure.container == nil ? Self.red : Self.blue)
            let width = Sizes.table - Sizes.rowIndent - Sizes.laneGap
            out.append(
                drawing.text(
                    element.measure.name, at: Point(x: left + Sizes.rowIndent, y: top + Sizes.rowBaselines.name),
                    Plot.Drawing.ink, .semibold, width: width
                )
                .node)
            for (line, y) in [
                (element.measure.sizeWords, Sizes.rowBaselines.size),
                (element.measure.insetWords, Sizes.rowBaselines.insets),
            ] {
                out.append(
                    drawing.text(line, at: Point(x: left + Sizes.rowIndent, y: top + y), Plot.Drawing.dim, width: width)
                        .node)
            }
        }
        return out
    }
}
