import DisplayList
import PixelKernels
import Primitives

/// Paints display lists. The same list gives the same bitmap on every machine, with any number of threads and at every
/// kernel level. An instance remembers its last list and paints only what the next one changes; it keeps glyphs, scaled
/// pictures, blurs and shadows between lists, within bounds. Not for sharing between threads; make one for each.
public final class Rasterizer {
    /// 1...64.
    public let threads: Int
    public let level: KernelLevel
    /// The canvas after the last update or render; transparent and one pixel large before.
    public private(set) var canvas = Bitmap(width: 1, height: 1)

    private let pool: ThreadPool
    private let maker: ResourceMaker
    private let preparation = Preparation()
    private var frame: Frame
    private var last: Frame
    private var hasLast = false
    private var difference = FrameDifference()
    /// How many of the marks before each have changed.
    private var touched: [Int] = []
    private var changed = Damage()
    /// Marks before this one have been painted already.
    private var firstMark = 0
    /// Whether everything is painted anew where anything is.
    private var isFresh = true
    private var repaint = Damage()
    private var phases: [Phase] = []
    private var tiles: [Tile] = []
    private var spareLayers: [PixelStore] = []
    private var spareResources: [Resource] = []

    nonisolated(unsafe) static let defaultKernels = kernels(at: .default)

    /// - Parameters:
    ///   - threads: how many threads paint, 1...64; values outside take the nearest. Default 1.
    ///   - level: which kernels paint. Default: what `VITRINE_SIMD` names, or the best that the processor runs.
    public init(threads: Int = 1, level: KernelLevel = .default) {
        self.threads = min(max(threads, 1), 64)
        self.level = level
        pool = ThreadPool(threads: self.threads, kernels: kernels(at: level))
        maker = ResourceMaker(pool)
        frame = Frame(preparation)
        last = Frame(preparation)
    }

    /// The picture of a list, drawn from nothing but glyphs and pictures' levels. Marks with coordinates that are not finite
    /// are left out; what lies beyond `Rect.pixelLimit` is cut off, and blurs are at most 512 pixels wide. Groups open at
    /// one time share room for 32 canvases and 16 million pixels; what finds no room left is not painted.
    public func render(_ list: DisplayList) -> Bitmap {
        forget()
        update(to: list)
        return canvas
    }

    /// Forgets the last list, so that the next update draws everything; glyphs and pictures' levels stay.
    public func forget() {
        hasLast = false
        for i in last.resources.indices { drop(&last.resources[i]) }
    }

    /// Draws what changes from the last list to this one onto the canvas. The picture is the same as `render` gives.
    ///
    /// - Returns: the pixels that may have changed; all of them after `forget` and when the size is another.
    @discardableResult
    public func update(to list: DisplayList) -> Damage {
        let fits = hasLast && list.width == canvas.width && list.height == canvas.height
        if fits, list == last.list { return Damage() }
        frame.list = list
        frame.plan.make(for: list)
        findChanges(fits: fits && list.background == last.list.background)
        if canvas.width != list.width || canvas.height != list.height {
            canvas = Bitmap(width: list.width, height: list.height)
        }
        if !repaint.isEmpty { paint() }
        swap(&frame, &last)
        for i in frame.resources.indices { drop(&frame.resources[i]) }
        frame.resources.removeAll(keepingCapacity: true)
        hasLast = true
        return changed
    }

    // MARK: What changes

    /// Finds `changed` and `repaint`, and moves what can be kept of the last frame into this one.
    private func findChanges(fits: Bool) {
        let plan = frame.plan
        changed.removeAll()
        repaint.removeAll()
        firstMark = 0
        isFresh = true
        frame.resources.removeAll(keepingCapacity: true)
        for _ in plan.entries { frame.resources.append(nil) }
        guard fits else {
            changed.add(plan.canvas)
            repaint.add(plan.canvas)
            addLayersAround(onlyMissing: false)
            return
        }
        difference.make(from: last.list, last.plan, to: frame.list, plan)
        // What is only added is painted onto what is there.
        if difference.isLonger {
            firstMark = last.list.marks.count
            isFresh = false
        }
        var wider = Damage()
        touched.removeAll(keepingCapacity: true)
        touched.append(0)
        for i in plan.entries.indices {
            changed.add(difference.gone[i].intersection(plan.canvas))
            let entry = plan.entries[i]
            let old = difference.match[i]
            var isTouched = old < 0 || difference.cut == i
            if !entry.isDropped, entry.partner <= i {
                let kept = old >= 0 && old < last.resources.count && last.resources[old] != nil
                if entry.isBarrier {
                    let seen = reads(i)
                    if kept, !isTouched, !changed.intersects(seen), !isTouchedInside(i) {
                        frame.resources[i] = last.resources[old]
                        last.resources[old] = nil
                    } else {
                        wider.add(seen.intersection(plan.canvas))
                        changed.add(entry.reach)
                        isTouched = true
                    }
                } else if old < 0 {
                    changed.add(entry.reach)
                } else if kept {
                    frame.resources[i] = last.resources[old]
                    last.resources[old] = nil
                }
            }
            touched.append(touched[i] + (isTouched ? 1 : 0))
        }
        changed.add(difference.gone[plan.entries.count].intersection(plan.canvas))
        for r in changed.rects { repaint.add(r) }
        for r in wider.rects { repaint.add(r) }
        if !repaint.isEmpty { addLayersAround(onlyMissing: true) }
    }

    /// Whether anything has changed in the group that a pause's mark ends or lies in, also where it leaves the canvas.
    private func isTouchedInside(_ i: Int) -> Bool {
        let entries = frame.plan.entries
        if entries[i].partner >= 0 { return touched[i] > touched[entries[i].partner] }
        var outermost = i
        while entries[outermost].parent >= 0 { outermost = entries[outermost].parent }
        return touched[i] > touched[outermost]
    }

    /// The pixels of the canvas that a backdrop or glass looks at, or the layer of a group that ends.
    private func reads(_ i: Int) -> PixelRect {
        let entry = frame.plan.entries[i]
        func around(_ area: PixelRect, _ sigma: Double) -> PixelRect {
            BlurPlan(sigma: sigma).region(around: area).nearest(in: frame.plan.canvas)
        }
        if entry.partner >= 0 { return frame.plan.entries[entry.partner].bounds }
        guard i < frame.list.marks.count else { return .zero }
        switch frame.list.marks[i] {
        case .backdrop(let m): return around(entry.bounds, m.material.sigma)
        case .glass(let m):
            guard let sound = m.sound else { return .zero }
            let body = sound.areas(layer: frame.plan.layer(entry.parent)).body
            return around(body, m.material.sigma)
        default: return .zero
        }
    }

    /// Layers that are blurred later reach beyond the canvas, and must be painted there too.
    private func addLayersAround(onlyMissing: Bool) {
        for (i, entry) in frame.plan.entries.enumerated() where entry.isPersistent && !entry.isDropped {
            if onlyMissing, frame.resources[entry.partner] != nil { continue }
            if !frame.plan.canvas.contains(entry.bounds) || onlyMissing && isBlurred(i) { repaint.add(entry.bounds) }
        }
    }

    private func isBlurred(_ begin: Int) -> Bool { frame.plan.entries[frame.plan.entries[begin].partner].isBarrier }

    // MARK: Painting

    /// Marks between two pauses.
    struct Phase {
        var marks: Range<Int>
    }

    /// A part of the canvas and the marks that are painted in it.
    struct Tile {
        var part: PixelRect
        var marks: Range<Int>
        /// Whether the background is laid first.
        var isFresh: Bool
    }

    /// Rows of a tile; a multiple of every shrunk grid.
    static let tileRows: Int32 = 64

    private func paint() {
        pool.beginFrame()
        preparation.make(for: frame.list, frame.plan, within: repaint, pool.first)
        openLayers()
        findPhases()
        let bounds = frame.plan.canvas
        let width = canvas.width
        let frame = self.frame
        canvas.pixels.withUnsafeMutableBufferPointer { pixels in
            let plane = PixelPlane(base: pixels.baseAddress!, bounds: bounds, stride: width)
            preparation.withView { view in
                frame.view = view
                paintPhases(frame, plane)
                frame.view = nil
            }
        }
        closeLayers()
    }

    private func paintPhases(_ frame: Frame, _ plane: PixelPlane) {
        makeShadows()
        for (k, phase) in phases.enumerated() {
            if k > 0 { makeResource(phase.marks.lowerBound, plane) }
            findTiles(phase.marks, isFirst: k == 0 && isFresh)
            tiles.withUnsafeBufferPointer { tiles in
                nonisolated(unsafe) let tiles = tiles
                let background = frame.list.background.bits
                pool.perform(tiles.count) { i, painter in
                    let tile = tiles[i]
                    if tile.isFresh { painter.lay(background, plane, tile.part) }
                    painter.paint(frame, tile.marks, canvas: plane, part: tile.part)
                }
            }
        }
    }

    private func openLayers() {
        for (i, entry) in frame.plan.entries.enumerated() where entry.isPersistent && !entry.isDropped {
            if isBlurred(i), frame.resources[entry.partner] != nil { continue }
            let store = spareLayers.popLast() ?? PixelStore()
            let plane = store.plane(entry.bounds)
            plane.clear(entry.bounds)
            frame.persistent[i] = Frame.PersistentLayer(store: store, plane: plane)
        }
    }

    private func closeLayers() {
        for layer in frame.persistent.values { spareLayers.append(layer.store) }
        frame.persistent.removeAll(keepingCapacity: true)
    }

    /// Cuts the list where something must be made first that is not kept from the last frame.
    private func findPhases() {
        phases.removeAll(keepingCapacity: true)
        var start = firstMark
        var i = firstMark
        let entries = frame.plan.entries
        while i < entries.count {
            if entries[i].isDropped {
                i = max(entries[i].partner, i) + 1
                continue
            }
            if entries[i].partner > i, entries[i].isPersistent, isBlurred(i), frame.resources[entries[i].partner] != nil
            {
                i = entries[i].partner + 1
                continue
            }
            if entries[i].isBarrier, frame.resources[i] == nil, repaint.intersects(entries[i].reach) {
                phases.append(Phase(marks: start..<i))
                start = i
            }
            i += 1
        }
        phases.append(Phase(marks: start..<entries.count))
    }

    private func makeShadows() {
        for (i, mark) in frame.list.marks.enumerated() {
            guard case .shadow(let m) = mark, frame.preparation.items[i].kind == .shadow, frame.resources[i] == nil
            else {
                continue
            }
            let resource = newResource()
            maker.shadow(m, layer: frame.plan.layer(frame.plan.entries[i].parent), into: resource)
            frame.resources[i] = resource
        }
    }

    private func makeResource(_ i: Int, _ plane: PixelPlane) {
        let entry = frame.plan.entries[i]
        let resource = newResource()
        if entry.partner >= 0 {
            guard case .beginGroup(let m) = frame.list.marks[entry.partner],
                let layer = frame.persistent[entry.partner]?.plane
            else { return }
            maker.group(m, frame, begin: entry.partner, area: entry.bounds, layer: layer, into: resource)
        } else {
            let behind =
                entry.parent < 0 ? plane : maker.flattened(frame, mark: i, canvas: plane, area: reads(i))
            switch frame.list.marks[i] {
            case .backdrop(let m): maker.backdrop(m, entry.bounds, behind: behind, into: resource)
            case .glass(let m):
                maker.glass(m, layer: frame.plan.layer(entry.parent), behind: behind, into: resource)
            default: break
            }
        }
        frame.resources[i] = resource
    }

    private func newResource() -> Resource { spareResources.popLast() ?? Resource() }

    /// Bytes of resources that are kept for use again.
    private static let spareMemory = 32 << 20

    private func drop(_ resource: inout Resource?) {
        guard let dropped = resource else { return }
        resource = nil
        if spareResources.reduce(dropped.memory, { $0 + $1.memory }) <= Rasterizer.spareMemory {
            spareResources.append(dropped)
        }
    }

    // MARK: Tiles

    private func findTiles(_ marks: Range<Int>, isFirst: Bool) {
        tiles.removeAll(keepingCapacity: true)
        for rect in repaint.rects {
            var y = rect.y
            while y < rect.maxY {
                let end = min(rect.maxY, ((y >> 6) + 1) << 6)
                addTiles(PixelRect(x: rect.x, y: y, width: rect.width, height: end - y), marks, isFirst: isFirst)
                y = end
            }
        }
    }

    /// Cuts a band where something opaque hides what lies below it, so that it is not painted there.
    private func addTiles(_ band: PixelRect, _ marks: Range<Int>, isFirst: Bool) {
        guard let hider = widestHider(band, marks) else {
            add(band, marks, isFirst: isFirst)
            return
        }
        let area = frame.preparation.items[hider].opaque
        let left = max(band.x, area.x)
        let right = min(band.maxX, area.maxX)
        func part(_ from: Int32, _ to: Int32) -> PixelRect {
            PixelRect(x: from, y: band.y, width: to - from, height: band.height)
        }
        if left > band.x { addTiles(part(band.x, left), marks, isFirst: isFirst) }
        add(part(left, right), hider..<marks.upperBound, isFirst: false)
        if right < band.maxX { addTiles(part(right, band.maxX), marks, isFirst: isFirst) }
    }

    private func add(_ part: PixelRect, _ marks: Range<Int>, isFirst: Bool) {
        if !isFirst, marks.isEmpty { return }
        tiles.append(Tile(part: part, marks: marks, isFresh: isFirst))
    }

    /// The mark on the canvas that hides most of a band, counting width and marks below; nil when none hides enough to be
    /// worth a cut.
    private func widestHider(_ band: PixelRect, _ marks: Range<Int>) -> Int? {
        guard marks.lowerBound >= frame.plan.entries.count || frame.plan.entries[marks.lowerBound].parent < 0 else {
            return nil
        }
        var best: (mark: Int, gain: Int)?
        for i in marks {
            let opaque = frame.preparation.items[i].opaque
            guard !opaque.isEmpty, frame.plan.entries[i].parent < 0, opaque.y <= band.y, opaque.maxY >= band.maxY else {
                continue
            }
            let width = min(band.maxX, opaque.maxX) - max(band.x, opaque.x)
            let gain = Int(width) * (i - marks.lowerBound + 1)
            if width >= 64, gain > best?.gain ?? 0 { best = (i, gain) }
        }
        return best?.mark
    }
}
