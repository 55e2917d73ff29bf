import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePrimitives

/// A bounded cache of glyph coverage across frames: one outline, size and subpixel position is rasterized once.
///
/// When the cache is full, the next frame begins by evicting the glyphs that were not used since the last eviction or,
/// if that frees little, those that the last frame did not use. Glyphs that every frame shows therefore stay.
final class GlyphCache {
    /// The largest number of blocks of coverage: 8 MB.
    static let capacity = (8 << 20) / MemoryLayout<vitrine_block>.stride
    /// The largest number of glyphs, including those without a pixel.
    static let mostEntries = 1 << 14
    /// Glyphs with more pixels, or with a longer side, are painted as outlines.
    static let largest = 1 << 17
    static let longest: Int32 = 1 << 14

    /// A glyph to paint.
    struct Placement {
        let bounds: PixelRect
        /// The first block and the number of blocks, from the top down; -1 and 0 for a glyph that is not cached.
        let first: Int
        let count: Int
        /// The right end of its farthest block, which may lie beyond `bounds`.
        let end: Int32
        /// The edges of a glyph that is not cached.
        let edges: Range<Int>
    }

    private let table: GlyphTable
    private var edges: EdgeList
    private var drawing = GlyphDrawing()
    private var isFull = false
    private var frame = 0
    /// The frame of the last eviction.
    private var cleared = 0
    /// The number of glyphs that were rasterized, including those that did not fit.
    private(set) var made = 0

    var blocks: UnsafePointer<vitrine_block> { unsafe UnsafePointer(table.blocks) }

    /// - Parameters:
    ///   - capacity: The largest number of blocks.
    ///   - entries: The largest number of glyphs; a power of two.
    init(
        capacity: Int = GlyphCache.capacity, entries: Int = GlyphCache.mostEntries,
        level: KernelLevel = .default
    ) {
        edges = EdgeList(at: level)
        table = GlyphTable(blocks: capacity, entries: entries)
    }

    /// Evicts glyphs if the last frame did not fit.
    func beginFrame() {
        if isFull {
            table.removeAll(before: table.fraction(since: cleared) > 0.5 ? frame : cleared)
            cleared = frame + 1
            isFull = false
        }
        frame += 1
    }

    /// Adds the placements of glyphs to `out`, except for those that are not finite or lie outside. The edges of a
    /// glyph that is not cached are added to `list`; they give the same pixels.
    func place(
        _ glyphs: [GlyphsMark.Glyph], within layer: PixelRect, into out: inout [Placement], _ list: inout EdgeList,
        _ worker: Worker
    ) {
        unsafe glyphs.withUnsafeBufferPointer { glyphs in
            let (table, frame) = (table, frame)
            for k in glyphs.indices {
                guard let (key, wholeX, wholeY) = unsafe GlyphCache.place(glyphs[k]) else { continue }
                guard
                    let entry = unsafe table.find(key, glyphs[k].outline, frame: frame)
                        ?? make(key, glyphs[k].outline, worker)
                else {
                    unsafe addOutline(glyphs[k].outline, key, wholeX, wholeY, within: layer, into: &out, &list)
                    continue
                }
                let bounds = entry.bounds.moved(wholeX, wholeY)
                guard bounds.intersects(layer) else { continue }
                out.append(
                    Placement(
                        bounds: bounds, first: entry.first, count: entry.count, end: bounds.x &+ entry.width,
                        edges: 0..<0))
            }
        }
    }

    /// A glyph's key and its whole pixel; nil if it is not finite or far away.
    @inline(__always)
    private static func place(_ glyph: GlyphsMark.Glyph) -> (key: GlyphKey, x: Int32, y: Int32)? {
        let t = glyph.transform
        let limit = Rect.pixelLimit
        guard t.tx.magnitude < limit, t.ty.magnitude < limit else { return nil }
        let (x, y) = (floor(t.tx), floor(t.ty))
        return (GlyphKey(glyph.outline, t, x: t.tx - Double(x), y: t.ty - Double(y)), x, y)
    }

    @inline(__always) private static func floor(_ v: Double) -> Int32 {
        let near = Int32(v)
        return Double(near) > v ? near - 1 : near
    }

    private func addOutline(
        _ outline: Outline, _ key: GlyphKey, _ x: Int32, _ y: Int32, within layer: PixelRect,
        into out: inout [Placement], _ list: inout EdgeList
    ) {
        let first = list.edges.count
        list.beginOutline()
        list.add(outline.path, transform: key.transform)
        list.move(from: first, x: x, y: y)
        let bounds = list.pixelBounds
        guard bounds.intersects(layer) else { return }
        out.append(
            Placement(bounds: bounds, first: -1, count: 0, end: bounds.maxX, edges: first..<list.edges.count))
    }

    private func make(_ key: GlyphKey, _ outline: Outline, _ worker: Worker) -> GlyphTable.Entry? {
        made += 1
        guard drawing.draw(key, outline, &edges, worker) else { return nil }
        let entry = keep(drawing, key, outline)
        if entry == nil { isFull = true }
        return entry
    }

    /// Adds a glyph to the table; nil if there is no room.
    private func keep(_ drawing: GlyphDrawing, _ key: GlyphKey, _ outline: Outline) -> GlyphTable.Entry? {
        guard let first = table.firstFree(drawing.mostBlocks, for: outline) else { return nil }
        let entry = GlyphTable.Entry(
            first: first, count: drawing.blocks.count, bounds: drawing.bounds, width: drawing.width, frame: frame)
        unsafe drawing.blocks.withUnsafeBufferPointer {
            if let from = $0.baseAddress { unsafe (table.blocks + first).update(from: from, count: $0.count) }
        }
        table.add(entry, key, outline)
        return entry
    }

    /// One thread rasterizes fewer glyphs than this.
    private static let manyGlyphs = 32

    /// Rasterizes the glyphs of a first frame on all threads.
    /// - Parameter marks: The marks that the frame needs, in order.
    func prepare(_ marks: [Int], of list: DisplayList, _ pool: ThreadPool) {
        guard table.count == 0, pool.threads > 1 else { return }
        var known = Set<GlyphKey>()
        var glyphs: [(key: GlyphKey, outline: Outline)] = []
        for i in marks {
            guard case .glyphs(let m) = list.marks[i] else { continue }
            for glyph in m.glyphs {
                guard let place = GlyphCache.place(glyph), known.insert(place.key).inserted else { continue }
                glyphs.append((place.key, glyph.outline))
            }
        }
        guard glyphs.count >= GlyphCache.manyGlyphs else { return }
        let size = (glyphs.count + 4 * pool.threads - 1) / (4 * pool.threads)
        var drawings = [[GlyphDrawing?]](repeating: [], count: (glyphs.count + size - 1) / size)
        unsafe drawings.withUnsafeMutableBufferPointer { drawings in
            nonisolated(unsafe) let drawings = unsafe drawings
            unsafe pool.perform(drawings.count) { part, painter in
                var edges = unsafe EdgeList(kernels: painter.worker.kernels)
                unsafe drawings[part] = glyphs[(part * size)..<min(glyphs.count, (part + 1) * size)].map {
                    var drawing = GlyphDrawing()
                    return drawing.draw($0.key, $0.outline, &edges, painter.worker) ? drawing : nil
                }
            }
        }
        for (glyph, drawing) in zip(glyphs, drawings.joined()) {
            guard let drawing else { continue }
            if keep(drawing, glyph.key, glyph.outline) == nil { return }
            made += 1
        }
    }
}

/// A glyph's coverage in blocks before it is added to a table.
struct GlyphDrawing {
    /// The bounds, relative to the glyph's whole pixel.
    private(set) var bounds = PixelRect.zero
    /// The blocks from the top down.
    private(set) var blocks: [vitrine_block] = []
    /// The distance from the left of `bounds` to the right end of the farthest block.
    private(set) var width: Int32 = 0

    /// The largest number of blocks for the bounds.
    var mostBlocks: Int { bounds.isEmpty ? 0 : Int(bounds.height) * ((Int(bounds.width) + 7) / 8) }

    /// Draws a glyph, reusing the memory of the last one. Returns false if it is too large for the cache.
    /// - Parameter edges: Memory for its outline.
    mutating func draw(_ key: GlyphKey, _ outline: Outline, _ edges: inout EdgeList, _ worker: Worker) -> Bool {
        edges.removeAll()
        edges.add(outline.path, transform: key.transform)
        bounds = edges.pixelBounds
        blocks.removeAll(keepingCapacity: true)
        width = 0
        guard bounds.area <= GlyphCache.largest, max(bounds.width, bounds.height) <= GlyphCache.longest else {
            return false
        }
        if bounds.isEmpty { return true }
        unsafe edges.edges.withUnsafeBufferPointer { unsafe worker.coverage.begin(bounds, $0) }
        let count = Int(bounds.width)
        let bytes = unsafe worker.coverageBytes(count + 8)
        for y in bounds.y..<bounds.maxY {
            let row = unsafe worker.coverage.row(y, .nonZero)
            unsafe bytes.update(repeating: 0, count: count + 8)
            unsafe row.expand(into: bytes)
            for i in unsafe row.runs.indices {
                let run = unsafe row.runs[i]
                unsafe cut(bytes, run, y - bounds.y)
            }
        }
        return true
    }

    /// Cuts a row's run into blocks, except for the pixels that the previous block contains.
    private mutating func cut(_ row: UnsafePointer<UInt8>, _ run: vitrine_run, _ y: Int32) {
        var x = run.start
        if let last = blocks.last, Int32(last.y) == y { x = max(x, Int32(last.x) + 8) }
        while x < run.start + run.count {
            let k = unsafe row + Int(x)
            if unsafe k[0] == 0 {
                x += 1
                continue
            }
            unsafe blocks.append(
                vitrine_block(
                    x: UInt16(x), y: UInt16(y), coverage: (k[0], k[1], k[2], k[3], k[4], k[5], k[6], k[7])))
            x += 8
            width = max(width, x)
        }
    }
}
