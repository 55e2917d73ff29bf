import VitrineDisplayList
import VitrinePrimitives

/// Finds rasters of a list that no pixel shows, as one opaque fill above covers each: a panel over a map hides many of its tiles.
struct HiddenRasters {
    /// A fill that is opaque, and the groups around it.
    private struct Cover {
        let mark: Int
        /// Pixels that it surely covers.
        let area: PixelRect
        /// From the innermost one out.
        let groups: [Int]
    }

    private let list: DisplayList
    /// By group's first mark: its last one, or the list's end.
    private var ends: [Int: Int] = [:]
    /// Of groups that show what is in them elsewhere as well: first mark and last one.
    private var spreading: [(start: Int, end: Int)] = []
    /// Marks that look at what lies below them.
    private var readers: [Int] = []
    /// Marks that take away from what lies below them.
    private var cuts: [Int] = []
    private var covers: [Cover] = []

    /// Outlines with more points are not looked at, and smaller fills hide no tile.
    private static let mostPoints = 64
    private static let leastPixels = 1 << 14

    /// The indices of the marks.
    static func marks(of list: DisplayList) -> Set<Int> {
        let hidden = HiddenRasters(list)
        guard !hidden.covers.isEmpty else { return [] }
        return Set(list.marks.indices.filter { hidden.isHidden($0) })
    }

    private init(_ list: DisplayList) {
        self.list = list
        var open: [Int] = []
        var hasRaster = false
        for (i, mark) in list.marks.enumerated() {
            if mark.cutsBackdrop { cuts.append(i) }
            switch mark {
            case .beginGroup: open.append(i)
            case .endGroup: if let start = open.popLast() { close(start, at: i) }
            case .backdrop, .glass: readers.append(i)
            case .raster: hasRaster = true
            case .fill(let m):
                guard hasRaster, m.blend == .normal, case .solid(let color) = m.paint,
                    color.premultiplied.bits >> 24 == 255, m.outline.bounds.area >= HiddenRasters.leastPixels
                else { continue }
                let area = HiddenRasters.interior(m.path)
                if area.area >= HiddenRasters.leastPixels {
                    covers.append(Cover(mark: i, area: area, groups: open.reversed()))
                }
            case .glyphs, .image, .shadow: break
            }
        }
        for start in open { close(start, at: list.marks.count) }
    }

    private mutating func close(_ start: Int, at end: Int) {
        ends[start] = end
        guard case .beginGroup(let m) = list.marks[start], m.sigma > 0 || m.shadow != nil else { return }
        spreading.append((start, end))
    }

    private static func interior(_ path: Path) -> PixelRect {
        guard path.points.count <= mostPoints else { return .zero }
        var edges = EdgeList()
        edges.add(path)
        return edges.uprightSides(edges.edges.indices).interior
    }

    private func isHidden(_ i: Int) -> Bool {
        guard case .raster(let m) = list.marks[i] else { return false }
        let area = m.bounds.intersection(PixelRect(x: 0, y: 0, width: Int32(list.width), height: Int32(list.height)))
        return covers.contains { $0.mark > i && $0.area.contains(area) && reaches($0, area, above: i) }
    }

    /// Whether a cover keeps its pixels through the groups around it, and nothing shows the mark elsewhere before.
    private func reaches(_ cover: Cover, _ area: PixelRect, above i: Int) -> Bool {
        var end = cover.mark
        for start in cover.groups where start > i {
            guard case .beginGroup(let m) = list.marks[start], m.isPlain, m.bounds.contains(area),
                m.clip.map({ HiddenRasters.interior($0).contains(area) }) ?? true
            else { return false }
            end = ends[start] ?? list.marks.count
        }
        // Within the groups, the cover could be cut.
        if cuts.contains(where: { $0 > cover.mark && $0 < end }) { return false }
        if readers.contains(where: { $0 > i && $0 < end }) { return false }
        // Of groups that end below the cover, none may show the mark beside its place.
        return !spreading.contains { $0.start < i && $0.end > i && $0.end < cover.mark }
    }
}
