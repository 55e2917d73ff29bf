import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePrimitives

/// Coverage of glyphs, kept between frames under a bound: the same outline at the same size and the same place within a
/// pixel is made once.
///
/// When the cache is full, the next frame begins with letting go what has not been asked for since the last time, or, if
/// that frees little, what the last frame has not asked for. So glyphs that every frame shows stay, however many others
/// come and go.
final class GlyphCache {
    /// Blocks of coverage that are kept: 8 MB.
    static let capacity = (8 << 20) / MemoryLayout<vitrine_block>.stride
    /// Glyphs that are kept at most, those without a pixel among them.
    static let mostEntries = 1 << 14
    /// Glyphs with more pixels, or with a longer side, are not kept but painted as outlines.
    static let largest = 1 << 17
    static let longest: Int32 = 1 << 14

    /// A glyph to paint.
    struct Placement {
        let bounds: PixelRect
        /// Its first block, and how many there are, from the top down; -1 and 0 for one that is not kept.
        let first: Int
        let count: Int
        /// Where its farthest block ends, which may be beyond `bounds`, on the right.
        let end: Int32
        /// Of one that is not kept: its edges.
        let edges: Range<Int>
    }

    private let table: GlyphTable
    private var edges: EdgeList
    private var isFull = false
    private var frame = 0
    /// The frame that began with letting glyphs go last.
    private var cleared = 0
    /// How many glyphs have been made so far, including those that did not fit.
    private(set) var made = 0

    var blocks: UnsafePointer<vitrine_block> { unsafe UnsafePointer(table.blocks) }

    /// - Parameters:
    ///   - capacity: blocks that are kept at most.
    ///   - entries: glyphs that are kept at most; a power of two.
    init(
        capacity: Int = GlyphCache.capacity, entries: Int = GlyphCache.mostEntries,
        level: KernelLevel = .default
    ) {
        edges = EdgeList(at: level)
        table = GlyphTable(blocks: capacity, entries: entries)
    }

    /// Evicts glyphs when the last frame did not fit.
    func beginFrame() {
        if isFull {
            table.removeAll(before: table.share(since: cleared) > 0.5 ? frame : cleared)
            cleared = frame + 1
            isFull = false
        }
        frame += 1
    }

    /// Where and how glyphs are painted; adds nothing for those that are not finite or lie outside. The edges of one that is
    /// not kept are added to `list`; they give the same pixels.
    func place(
        _ glyphs: [GlyphsMark.Glyph], within layer: PixelRect, into out: inout [Placement], _ list: inout EdgeList,
        _ worker: Worker
    ) {
        unsafe glyphs.withUnsafeBufferPointer { glyphs in
            let (table, frame) = (table, frame)
            for k in glyphs.indices {
                let t = unsafe glyphs[k].transform
                let limit = Rect.pixelLimit
                guard t.tx.magnitude < limit, t.ty.magnitude < limit else { continue }
                let (wholeX, wholeY) = (GlyphCache.floor(t.tx), GlyphCache.floor(t.ty))
                let key = unsafe GlyphKey(
                    glyphs[k].outline, t, x: t.tx - Double(wholeX), y: t.ty - Double(wholeY))
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

    /// The largest whole number that is not greater.
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
        edges.removeAll()
        edges.add(outline.path, transform: key.transform)
        let bounds = edges.pixelBounds
        guard bounds.area <= GlyphCache.largest, max(bounds.width, bounds.height) <= GlyphCache.longest else {
            return nil
        }
        let most = bounds.isEmpty ? 0 : Int(bounds.height) * ((Int(bounds.width) + 7) / 8)
        guard let first = table.firstFree(most, for: outline) else {
            isFull = true
            return nil
        }
        var entry = GlyphTable.Entry(first: first, count: 0, bounds: bounds, width: 0, frame: frame)
        if !bounds.isEmpty {
            unsafe edges.edges.withUnsafeBufferPointer { unsafe worker.coverage.begin(bounds, $0) }
            let width = Int(bounds.width)
            let bytes = unsafe worker.coverageBytes(width + 8)
            for y in bounds.y..<bounds.maxY {
                let row = unsafe worker.coverage.row(y, .nonZero)
                unsafe bytes.update(repeating: 0, count: width + 8)
                unsafe row.expand(into: bytes)
                for i in unsafe row.runs.indices {
                    let run = unsafe row.runs[i]
                    unsafe cut(bytes, run, y - bounds.y, into: &entry)
                }
            }
        }
        table.add(entry, key, outline)
        return entry
    }

    /// Cuts what a run covers of a row into blocks, as far as the one before has not reached into it.
    private func cut(
        _ row: UnsafePointer<UInt8>, _ run: vitrine_run, _ y: Int32, into entry: inout GlyphTable.Entry
    ) {
        var x = run.start
        if entry.count > 0 {
            let last = unsafe table.blocks[entry.first + entry.count - 1]
            if Int32(last.y) == y { x = max(x, Int32(last.x) + 8) }
        }
        while x < run.start + run.count {
            let k = unsafe row + Int(x)
            if unsafe k[0] == 0 {
                x += 1
                continue
            }
            unsafe (table.blocks + (entry.first + entry.count)).initialize(
                to: vitrine_block(
                    x: UInt16(x), y: UInt16(y), coverage: (k[0], k[1], k[2], k[3], k[4], k[5], k[6], k[7])))
            entry.count += 1
            x += 8
            entry.width = max(entry.width, x)
        }
    }
}
