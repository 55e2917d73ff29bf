import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// Painting in passes. Between passes, results are computed from what is already painted.
extension FrameRenderer {
    /// The marks between two barriers.
    struct Pass {
        /// The mark whose result is computed before the marks are painted; nil if there is none.
        var barrier: Int?
        var marks: Range<Int>
    }

    /// A part of the canvas and the marks that are painted in it.
    struct Tile {
        var part: PixelRect
        var marks: Range<Int>
        /// Whether the background is painted first.
        var isFresh: Bool
        /// The open group that is painted directly onto what lies below it; see `Band`.
        var shared: Int?
    }

    /// Rows that one thread paints.
    struct Band {
        var part: PixelRect
        /// The marks before this one are painted.
        var next: Int
        /// The marks of a separate layer before this one are painted; see `tiles`.
        var layerNext = 0
        /// Whether the background is still to be painted.
        var isFresh: Bool
        /// The first mark of the group on the canvas that outlives a pass break and is painted here directly onto what
        /// lies below it, because something in it is opaque; nil if it has a layer.
        var shared: Int?
    }

    func paint(_ repaint: RepaintPlan) {
        pool.beginFrame()
        frame.sharedParts.removeAll(keepingCapacity: true)
        let groups = independentGroups(repaint)
        unsafe preparation.make(
            for: frame.list, frame.plan, within: repaint.area, and: outermost(groups + repaint.layersToKeep),
            kept: frame.outputs, pool)
        let hidden = hiddenGroups(groups, repaint)
        for group in hidden { unsafe frame.outputs[group.upperBound - 1] = nothing }
        let made = groups.filter { group in !hidden.contains { $0.contains(group.lowerBound) } }
        let passes = passes(repaint)
        let bounds = unsafe frame.plan.canvas
        let width = canvas.width
        let frame = self.frame
        unsafe canvas.pixels.withUnsafeMutableBufferPointer { pixels in
            let plane = unsafe PixelPlane(base: pixels.baseAddress!, bounds: bounds, stride: width)
            unsafe preparation.withView { view in
                unsafe frame.view = unsafe view
                makeShadows()
                make(made, plane)
                paint(passes, repaint, plane)
                unsafe frame.view = nil
            }
        }
        // A hidden group may be visible in the next frame.
        for group in hidden { unsafe frame.outputs[group.upperBound - 1] = nil }
        closeLayers()
    }

    /// Paints what a barrier reads before it; everything else is deferred, so that it is painted at once.
    private func paint(_ passes: [Pass], _ repaint: RepaintPlan, _ plane: PixelPlane) {
        let frame = self.frame
        for group in repaint.layersToKeep { makeLayer(group, plane) }
        var bands = bands(repaint)
        var opened = repaint.firstMark
        for (k, pass) in passes.enumerated() {
            if let barrier = pass.barrier { renderEffect(barrier, plane) }
            openLayers(opened..<pass.marks.upperBound)
            opened = pass.marks.upperBound
            let next = k + 1 < passes.count ? passes[k + 1].barrier : nil
            let tiles = tiles(of: &bands, upTo: pass.marks.upperBound, before: next)
            unsafe tiles.withUnsafeBufferPointer { tiles in
                nonisolated(unsafe) let tiles = unsafe tiles
                let background = unsafe frame.list.background.bits
                unsafe pool.perform(tiles.count) { i, painter in
                    let tile = unsafe tiles[i]
                    painter.paint(
                        frame, tile.marks, canvas: plane, part: tile.part,
                        background: tile.isFresh ? background : nil, shared: tile.shared)
                }
            }
        }
    }

    /// Paints a group's layer completely, so that this and later frames can blend it.
    private func makeLayer(_ group: Range<Int>, _ canvas: PixelPlane) {
        let bounds = unsafe frame.plan.entries[group.lowerBound].bounds
        let output = newOutput()
        output.raster.shape(region: .zero, log: 0, planes: 0)
        let plane = output.makePlane(bounds)
        unsafe frame.persistent[group.lowerBound] = Frame.PersistentLayer(store: PixelStore(), plane: plane)
        let inside = (group.lowerBound + 1)..<(group.upperBound - 1)
        let rows: Int32 = 1 << tileLog(ofWidth: bounds.width)
        pool.perform(Int((bounds.height + rows - 1) / rows)) { i, painter in
            let y = bounds.y + Int32(i) * rows
            let part = PixelRect(x: bounds.x, y: y, width: bounds.width, height: min(rows, bounds.maxY - y))
            let first = painter.clear(frame, group.lowerBound, plane, part, before: inside.upperBound)
            painter.paint(frame, first..<inside.upperBound, canvas: canvas, part: part)
        }
        unsafe frame.persistent[group.lowerBound] = nil
        unsafe frame.outputs[group.upperBound - 1] = output
    }

    /// Creates the layers of groups that begin in a range and outlive a pass break.
    private func openLayers(_ marks: Range<Int>) {
        for i in marks {
            let entry = unsafe frame.plan.entries[i]
            guard let end = entry.groupEnd, entry.isPersistent, !entry.isDropped else { continue }
            if isLateGroup(i), unsafe frame.outputs[end] != nil { continue }
            let store = spareLayer(entry.bounds.area)
            // Each tile clears its part when it begins the group.
            unsafe frame.persistent[i] = Frame.PersistentLayer(store: store, plane: store.plane(entry.bounds))
        }
    }

    /// The spare layer that fits, or the largest one.
    func spareLayer(_ pixels: Int) -> PixelStore {
        let fitting = spareLayers.indices.filter { unsafe spareLayers[$0].capacity >= pixels }
        let best =
            fitting.min { unsafe spareLayers[$0].capacity < spareLayers[$1].capacity }
            ?? spareLayers.indices.max { unsafe spareLayers[$0].capacity < spareLayers[$1].capacity }
        return best.map { spareLayers.remove(at: $0) } ?? PixelStore()
    }

    /// The largest number of bytes of spare layers, in addition to four canvases.
    private static let spareLayerMemory = 64 << 20

    private func closeLayers() {
        for layer in unsafe frame.persistent.values { spareLayers.append(layer.store) }
        unsafe frame.persistent.removeAll(keepingCapacity: true)
        let limit = unsafe FrameRenderer.spareLayerMemory + 16 * frame.plan.canvas.area
        var memory = spareLayers.reduce(0) { $0 + $1.memory }
        while memory > limit, let dropped = spareLayers.popLast() { memory -= dropped.memory }
    }

    /// Splits the list where a result must be computed that is not kept from the last frame. Groups that begin directly
    /// before the split are painted after it, on layers of a tile's size; a layer that outlives a pass break is as
    /// large as its group.
    private func passes(_ repaint: RepaintPlan) -> [Pass] {
        var out: [Pass] = []
        var start = repaint.firstMark
        var barrier: Int?
        var i = repaint.firstMark
        let entries = unsafe frame.plan.entries
        while i < entries.count {
            if entries[i].isDropped {
                i = (entries[i].groupEnd ?? i) + 1
                continue
            }
            if let end = entries[i].groupEnd, entries[i].isPersistent, isLateGroup(i),
                unsafe frame.outputs[end] != nil
            {
                i = end + 1
                continue
            }
            if entries[i].isBarrier, unsafe frame.outputs[i] == nil, repaint.area.intersects(entries[i].reach) {
                var end = i
                while end > start, entries[end - 1].groupEnd.map({ $0 > i }) ?? false { end -= 1 }
                out.append(Pass(barrier: barrier, marks: start..<end))
                start = end
                barrier = i
            }
            i += 1
        }
        return out + [Pass(barrier: barrier, marks: start..<entries.count)]
    }

    private struct NewShadow {
        let mark: ShadowMark
        let plan: BlurPlan
        let kernel: GaussianKernel
        let layer: PixelRect
        let output: EffectOutput

        func make(_ effects: EffectRenderer) { effects.shadow(mark, plan, kernel, layer: layer, into: output) }
    }

    /// Computes large shadows one after the other on all threads, then small ones on one thread each.
    private func makeShadows() {
        var small: [NewShadow] = []
        for (i, mark) in unsafe frame.list.marks.enumerated() {
            guard case .shadow(let m) = mark, unsafe frame.preparation.items[i].kind == .shadow,
                unsafe frame.outputs[i] == nil
            else {
                continue
            }
            let entry = unsafe frame.plan.entries[i]
            let plan = BlurPlan(sigma: m.sigma)
            let shadow = unsafe NewShadow(
                mark: m, plan: plan, kernel: plan.kernel, layer: frame.plan.layer(entry.parent), output: newOutput())
            unsafe frame.outputs[i] = shadow.output
            if entry.bounds.area <= smallGroup { small.append(shadow) } else { shadow.make(effects) }
        }
        pool.perform(small.count) { k, painter in small[k].make(painter.worker.effects) }
    }

    private func renderEffect(_ i: Int, _ plane: PixelPlane) {
        let entry = unsafe frame.plan.entries[i]
        let output = newOutput()
        if let start = entry.groupStart {
            guard case .beginGroup(let m) = unsafe frame.list.marks[start],
                let layer = unsafe frame.persistent.removeValue(forKey: start)
            else { return }
            effects.group(
                m, frame, begin: start, area: entry.bounds, layer: layer, into: output)
            // Deferred marks lie outside the group and do not need the layer.
            spareLayers.append(layer.store)
        } else {
            let behind =
                entry.parent == nil ? Surface(plane) : Surface(below: i, frame, canvas: plane, area: reads(i))
            switch unsafe frame.list.marks[i] {
            case .backdrop(let m): effects.backdrop(m, entry.bounds, behind: behind, into: output)
            case .glass(let m):
                unsafe effects.glass(
                    m, layer: frame.plan.layer(entry.parent), behind: behind, into: output, known: geometry)
            default: break
            }
        }
        unsafe frame.outputs[i] = output
    }

    /// The geometry of a glass piece from an earlier frame.
    private func geometry(_ key: GlassGeometry.Key) -> GlassGeometry? {
        for output in spareOutputs {
            for piece in unsafe output.pieces where unsafe piece.geometry.key == key { return piece.geometry }
        }
        return nil
    }

    func newOutput() -> EffectOutput {
        let output = spareOutputs.popLast() ?? EffectOutput()
        unsafe output.content = .raster
        return output
    }

    /// The largest number of bytes of spare outputs.
    static let spareMemory = 32 << 20

    func drop(_ output: inout EffectOutput?) {
        guard let dropped = output else { return }
        output = nil
        if spareOutputs.reduce(dropped.memory, { $0 + $1.memory }) <= FrameRenderer.spareMemory {
            spareOutputs.append(dropped)
        }
    }
}
