import VitrineDisplayList
import VitrineEncoders
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineStage
import VitrineText

/// Pictures in rows, each below its label.
package struct LabeledSheet {
    package struct Cell: Sendable {
        package var label: String
        package var bitmap: Bitmap

        package init(_ label: String, _ bitmap: Bitmap) {
            self.label = label
            self.bitmap = bitmap
        }
    }

    package struct TooLarge: Error, CustomStringConvertible {
        let width: Int
        let height: Int

        package var description: String {
            "the sheet has \(width)x\(height) pixels; at most \(ImageLimits.default.maximumSide) a side and "
                + "\(ImageLimits.default.maximumPixels) in all; give a smaller --scale"
        }
    }

    private let cells: [Cell]
    private let columns: Int
    private let scale: Double
    private let typesetter: Typesetter
    private let title: String?

    /// - Parameters:
    ///   - columns: The number of columns, 1 or more; nil for the number that makes the sheet closest to a square.
    ///   - scale: Pixels per point of the labels.
    ///   - title: The title at the top. Default: none.
    package init(
        _ cells: [Cell], columns: Int?, scale: Double, title: String? = nil, assets: AssetFolder = .bundled
    ) throws {
        precondition(!cells.isEmpty, "a sheet has at least one cell")
        self.cells = cells
        self.scale = scale
        self.title = title
        typesetter = try assets.typesetter()
        let (width, height) = Self.largest(cells)
        self.columns = columns.map { max(1, $0) } ?? Self.columns(cells.count, width, height)
    }

    private static func largest(_ cells: [Cell]) -> (width: Int, height: Int) {
        (cells.reduce(0) { max($0, $1.bitmap.width) }, cells.reduce(0) { max($0, $1.bitmap.height) })
    }

    private static func columns(_ count: Int, _ width: Int, _ height: Int) -> Int {
        (1...count).min { a, b in
            func difference(_ columns: Int) -> Int { abs(columns * width - (count + columns - 1) / columns * height) }
            return difference(a) < difference(b)
        } ?? 1
    }

    /// The gap between cells and around them, and the height of a label, in points.
    private static let gap = 12.0
    private static let labelHeight = 20.0
    private static let ground = RGBColor(red: 0.95, green: 0.95, blue: 0.965)
    private static let ink = RGBColor(red: 0.11, green: 0.11, blue: 0.12)

    package func bitmap(threads: Int = 1) throws -> Bitmap {
        let (cellWidth, cellHeight) = Self.largest(cells)
        let gap = Int((Self.gap * scale).rounded(.up))
        let label = Int((Self.labelHeight * scale).rounded(.up))
        let top = gap + (title == nil ? 0 : label)
        let rows = (cells.count + columns - 1) / columns
        let width = columns * (cellWidth + gap) + gap
        let height = top + rows * (label + cellHeight + gap)
        guard ImageLimits.default.allows(width: width, height: height) else {
            throw TooLarge(width: width, height: height)
        }
        var texts: [Node] = []
        if let title { texts.append(text(title, x: gap, y: gap, width: width - 2 * gap, weight: .semibold)) }
        func place(_ i: Int) -> (x: Int, y: Int) {
            (gap + i % columns * (cellWidth + gap), top + i / columns * (label + cellHeight + gap))
        }
        for (i, cell) in cells.enumerated() {
            let (x, y) = place(i)
            texts.append(text(cell.label, x: x, y: y, width: cellWidth, weight: .medium))
        }
        let viewport = Viewport(scale: 1, width: width, height: height)
        let list = Resolver.displayList(for: texts, in: viewport, background: Self.ground)
        var sheet = Rasterizer(threads: threads).render(list)
        for (i, cell) in cells.enumerated() {
            let (x, y) = place(i)
            sheet.paint(cell.bitmap, x: x, y: y + label)
        }
        return sheet
    }

    /// Returns a line of text at a position in pixels of the sheet.
    private func text(_ text: String, x: Int, y: Int, width: Int, weight: FontWeight) -> Node {
        let style = TextStyle(size: 12 * scale, weight: weight)
        let line = typesetter.line(text, style: style, direction: .leftToRight, maxWidth: Double(width))
        return .text(TextNode(line, at: Point(x: Double(x), y: Double(y) + (14 * scale).rounded()), color: Self.ink))
    }
}

extension Bitmap {
    /// Copies a picture over this one, which must contain it, with its top left corner at a position.
    package mutating func paint(_ other: Bitmap, x: Int, y: Int) {
        for row in 0..<other.height {
            let start = (y + row) * width + x
            for column in 0..<other.width {
                let pixel = other.pixels[row * other.width + column]
                let transparency = 255 - (pixel >> 24)
                if transparency == 0 {
                    pixels[start + column] = pixel
                } else {
                    var sum: UInt32 = 0
                    let below = pixels[start + column]
                    for shift: UInt32 in [0, 8, 16, 24] {
                        sum |=
                            (((pixel >> shift) & 255) + (((below >> shift) & 255) * transparency + 127) / 255) << shift
                    }
                    pixels[start + column] = sum
                }
            }
        }
    }
}
