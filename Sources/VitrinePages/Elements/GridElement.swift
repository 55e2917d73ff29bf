import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// Elements in columns of the same width, row by row; a `UICollectionView` as a grid.
public struct GridElement: Hashable, Sendable {
    public var items: [Element]
    /// The number of columns, 1...20. Default: 2.
    public var columns: Int
    /// The gap between elements, in points, 0...1000. Default: 8.
    public var spacing: Double
    /// The height of a row in points, 0...10,000. Default: that of the highest element of a row.
    public var rowHeight: Double?

    public init(_ items: [Element], columns: Int = 2, spacing: Double = 8, rowHeight: Double? = nil) {
        self.items = items
        self.columns = columns
        self.spacing = spacing
        self.rowHeight = rowHeight
    }
}

extension GridElement: Described {
    public init() { self.init([]) }

    package static let fields: [Field<GridElement>] = [
        Field("items", \.items, count: 0...200, of: "elements", isRequired: true, "The elements, row by row."),
        Field("columns", \.columns, in: 1...20, "The number of elements in a row."),
        Field("spacing", \.spacing, kind: .length, in: 0...1000, "The distance between two elements."),
        Field(
            "rowHeight", \.rowHeight, kind: .length, in: 0...10_000,
            "The height of each row; by default that of its highest element."),
    ]
    package static var shorthand: Shorthand<GridElement>? { .field("items") }

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        Element.checkArranged(items, by: "a grid", at: SourcePath.join(path, "items"), into: &issues)
    }
}

extension GridElement: ElementPart {
    package var kind: Element.Kind { .grid(self) }
    package var stretch: Stretch { .width }
    package var margins: Insets { Insets(top: 8, left: 16, bottom: 8, right: 16) }
    package var clips: Bool { true }

    /// Returns frames from left to right, from the origin.
    private func frames(_ items: [Element], width: Double, _ context: ElementContext) -> [Rect] {
        let columns = max(1, columns)
        let column = max(0, (width - spacing * Double(columns - 1)) / Double(columns))
        var out: [Rect] = []
        var y = 0.0
        for start in stride(from: 0, to: items.count, by: columns) {
            let row = items[start..<min(start + columns, items.count)]
            let height =
                rowHeight
                ?? row.reduce(0) {
                    max($0, $1.height ?? $1.kind.part.size(of: $1, fitting: column, in: context).height)
                }
            for i in row.indices {
                let x = Double(i - start) * (column + spacing)
                out.append(Rect(x: x, y: y, width: column, height: height))
            }
            y += height + spacing
        }
        return out
    }

    private func visible(_ context: ElementContext) -> [Element] {
        items.map { context.resolved($0) }.filter { !$0.isHidden }
    }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        let frames = frames(visible(context), width: width, context)
        return Size(width: width, height: frames.reduce(0) { max($0, $1.maxY) })
    }

    package func children(of element: Element, in region: LayoutRegion, _ context: ElementContext) -> [PlacedElement] {
        let items = visible(context)
        return zip(items, frames(items, width: region.frame.width, context)).map { item, frame in
            let part = frame.offsetBy(dx: region.frame.minX, dy: region.frame.minY)
            return PlacedElement(
                item, in: region.part(context.isRightToLeft ? part.mirrored(in: region.frame) : part), context)
        }
    }
}
