import DisplayList
import Primitives

/// Coverage of glyphs, kept between frames under a bound: the same outline at the same size and the same place within a
/// pixel is made once.
final class GlyphCache {
    /// Bytes of coverage that are kept; when they are full, all are let go.
    static let capacity = 8 << 20
    /// Glyphs that are kept at most, those without a pixel among them.
    static let mostEntries = 1 << 14
    /// Glyphs with more pixels are not kept but painted as outlines.
    static let largest = 1 << 17

    struct Key: Hashable {
        let outline: UInt64
        let a: Double
        let b: Double
        let c: Double
        let d: Double
        let x: Double
        let y: Double

        var transform: Transform { Transform(a: a, b: b, c: c, d: d, tx: x, ty: y) }

        func hash(into hasher: inout Hasher) {
            hasher.combine(outline ^ x.bitPattern)
            hasher.combine(a.bitPattern ^ y.bitPattern)
        }
    }

    private struct Entry {
        let offset: Int
        /// From the glyph's own whole pixel.
        let bounds: PixelRect
    }

    /// A glyph to paint.
    struct Placement {
        let bounds: PixelRect
        /// Where its coverage begins in `bytes`; -1 for one that is not kept.
        let offset: Int
        /// Of one that is not kept: its edges.
        let edges: Range<Int>
    }

    private var entries: [Key: Entry] = [:]
    let bytes: UnsafeMutablePointer<UInt8>
    private var used = 0
    private var edges = EdgeList()
    private var isFull = false

    init() { bytes = .allocate(capacity: GlyphCache.capacity) }

    deinit { bytes.deallocate() }

    /// Lets everything go when the last frame found no room.
    func beginFrame() {
        guard isFull else { return }
        entries.removeAll(keepingCapacity: true)
        used = 0
        isFull = false
    }

    /// Where and how a glyph is painted; adds nothing for one that is not finite or lies outside. The edges of one that is
    /// not kept are added to `list`; they give the same pixels.
    func place(
        _ glyph: GlyphsMark.Glyph, within layer: PixelRect, into out: inout [Placement], _ list: inout EdgeList,
        _ worker: Worker
    ) {
        let t = glyph.transform
        let limit = Rect.pixelLimit
        guard t.tx.magnitude < limit, t.ty.magnitude < limit else { return }
        let wholeX = t.tx.rounded(.down)
        let wholeY = t.ty.rounded(.down)
        let key = Key(
            outline: glyph.outline.identity, a: t.a, b: t.b, c: t.c, d: t.d, x: t.tx - wholeX, y: t.ty - wholeY)
        if let entry = entries[key] ?? make(key, glyph.outline, worker) {
            let bounds = entry.bounds.moved(Int32(wholeX), Int32(wholeY))
            if bounds.intersects(layer) { out.append(Placement(bounds: bounds, offset: entry.offset, edges: 0..<0)) }
        } else {
            let first = list.edges.count
            list.beginOutline()
            list.add(glyph.outline.path, transform: key.transform)
            list.move(from: first, x: Int32(wholeX), y: Int32(wholeY))
            let bounds = list.pixelBounds
            if bounds.intersects(layer) {
                out.append(Placement(bounds: bounds, offset: -1, edges: first..<list.edges.count))
            }
        }
    }

    private func make(_ key: Key, _ outline: Outline, _ worker: Worker) -> Entry? {
        edges.removeAll()
        edges.add(outline.path, transform: key.transform)
        let bounds = edges.pixelBounds
        guard bounds.area <= GlyphCache.largest else { return nil }
        guard used + bounds.area <= GlyphCache.capacity, entries.count < GlyphCache.mostEntries else {
            isFull = true
            return nil
        }
        let entry = Entry(offset: used, bounds: bounds)
        let out = bytes + used
        out.update(repeating: 0, count: bounds.area)
        used += bounds.area
        if !bounds.isEmpty {
            edges.edges.withUnsafeBufferPointer { worker.coverage.begin(bounds, $0) }
            for y in bounds.y..<bounds.maxY {
                worker.coverage.row(y, .nonZero).expand(into: out + Int(y - bounds.y) * Int(bounds.width))
            }
        }
        entries[key] = entry
        return entry
    }
}
