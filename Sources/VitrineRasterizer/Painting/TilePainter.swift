import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// Paints a run of marks within one part of the canvas, on a stack of layers; the lowest is the canvas.
@safe final class TilePainter {
    struct Layer {
        /// Its pixels within the part.
        let plane: PixelPlane
        /// Where the pixels lie, when they are this painter's own.
        let store: PixelStore?
        /// The blocks of columns that have been cleared and may have been painted on.
        var painted: ColumnBlocks
        /// Whether the pixels are those of the layer below.
        var isShared = false

        var area: PixelRect { plane.bounds }

        /// A layer that needs no clearing, or has no pixels.
        static func ready(_ plane: PixelPlane, isShared: Bool = false) -> Layer {
            Layer(plane: plane, store: nil, painted: .all(plane.bounds), isShared: isShared)
        }
    }

    let worker: Worker
    var kernels: Kernels { unsafe worker.kernels }
    @exclusivity(unchecked) private var layers: [Layer] = []
    /// What has been prepared for the frame.
    @exclusivity(unchecked) private(set) var view: Preparation.View!

    /// Rows of the canvas that the background has yet to be laid on. A mark that is painted row by row lays each row just before
    /// it joins its own pixels with it, so that the row is still in the cache.
    @exclusivity(unchecked) private var bareRows: Range<Int32> = 0..<0
    @exclusivity(unchecked) private var background: UInt32 = 0
    /// The open group that is painted onto the canvas.
    @exclusivity(unchecked) private var shared: Int?

    init(_ worker: Worker) { self.worker = worker }

    /// - Parameters:
    ///   - part: of the canvas or, for layers that are blurred later, around it.
    ///   - background: what is laid below the marks; nil where they are painted on what is there.
    ///   - layer: the layer of the group that the marks lie in; nil for the one that the frame has.
    ///   - shared: the first mark of a group that outlives the pass and has no layer here; nil for none.
    func paint(
        _ frame: Frame, _ marks: Range<Int>, canvas: PixelPlane, part: PixelRect, background: UInt32? = nil,
        layer: PixelPlane? = nil, shared: Int? = nil
    ) {
        let onCanvas = part.intersection(canvas.bounds)
        unsafe layers.removeAll(keepingCapacity: true)
        unsafe layers.append(.ready(canvas.part(onCanvas)))
        if let background, !onCanvas.isEmpty {
            unsafe self.background = background
            unsafe bareRows = onCanvas.y..<onCanvas.maxY
        }
        guard let first = marks.first, let view = unsafe frame.view else { return layRest() }
        unsafe self.view = unsafe view
        unsafe self.shared = shared
        pushOpenGroups(frame, at: first, part)
        if let layer { unsafe layers[layers.count - 1] = .ready(layer) }
        // All layers lie in these rows.
        let seen = unsafe layers[layers.count - 1].area.union(part)
        unsafe frame.plan.entries.withUnsafeBufferPointer {
            unsafe paint(frame, marks, $0, part, rows: seen.y..<max(seen.y, seen.maxY))
        }
        layRest()
        // Layers that outlive the pass break stay as they are; others have been closed within the run.
        for layer in unsafe layers { if let store = layer.store { worker.giveBack(store) } }
        unsafe layers.removeAll(keepingCapacity: true)
    }

    private func paint(
        _ frame: Frame, _ marks: Range<Int>, _ entries: UnsafeBufferPointer<FramePlan.Entry>, _ part: PixelRect,
        rows: Range<Int32>
    ) {
        var i = marks.lowerBound
        while i < marks.upperBound {
            // Most marks of a list lie above or below.
            if unsafe !entries[i].isGroupBorder, unsafe !entries[i].bounds.reaches(rows) {
                i += 1
                continue
            }
            let entry = unsafe entries[i]
            if entry.isDropped {
                i = (entry.groupEnd ?? i) + 1
            } else if let groupEnd = entry.groupEnd {
                i = begin(frame, i, entry, groupEnd, part, until: marks.upperBound)
            } else {
                if let start = entry.groupStart { end(frame, entry, start, i) } else { paint(frame, i, entry) }
                i += 1
            }
        }
    }

    /// Lays the background down to a row, that one included, where it has not been laid.
    @inline(__always)
    func lay(through y: Int32) {
        if unsafe !bareRows.isEmpty && y >= bareRows.lowerBound { layBareRows(until: y + 1) }
    }

    /// Whether the background lies on all rows of an area.
    func isLaid(_ area: PixelRect) -> Bool { unsafe bareRows.isEmpty || area.maxY <= bareRows.lowerBound }

    /// Whether a fill of one color that covers the whole part is taken into the background, which has yet to be laid then: below an
    /// opaque one nothing is seen, and others join a background that lies nowhere yet. Pages and what dims them are written once.
    private func becomesBackground(_ item: Preparation.Item, _ area: PixelRect) -> Bool {
        let part = unsafe layers[0].area
        guard area == part, item.gradient == nil, let mode = item.blend.kernelNumber,
            unsafe view.contains(item.inside, area), unsafe layers.dropFirst().allSatisfy(\.isShared)
        else { return false }
        let rows = part.y..<part.maxY
        if item.blend == .normal, item.color >> 24 == 255 {
            unsafe background = item.color
        } else if unsafe bareRows == rows {
            unsafe kernels.pointee.solid(&background, 1, item.color, mode)
        } else {
            return false
        }
        unsafe bareRows = rows
        return true
    }

    /// Lays the background on all rows where it has not been laid.
    @inline(__always)
    private func layRest() {
        if unsafe !bareRows.isEmpty { unsafe layBareRows(until: bareRows.upperBound) }
    }

    private func layBareRows(until end: Int32) {
        let rows = unsafe bareRows.lowerBound..<min(end, bareRows.upperBound)
        let plane = unsafe layers[0].plane
        let width = plane.bounds.width
        if Int(width) == plane.stride {
            unsafe kernels.pointee.fill(
                plane.at(plane.bounds.x, rows.lowerBound), width * Int32(rows.count), background)
        } else {
            for y in rows { unsafe kernels.pointee.fill(plane.at(plane.bounds.x, y), width, background) }
        }
        unsafe bareRows = unsafe rows.upperBound..<bareRows.upperBound
    }

    /// Layers of the groups that a mark lies in, all of them persistent.
    private func pushOpenGroups(_ frame: Frame, at mark: Int, _ part: PixelRect) {
        var open: [Int] = []
        var group = unsafe frame.plan.entries[mark].groupStart ?? frame.plan.entries[mark].parent
        while let begin = group {
            open.append(begin)
            group = unsafe frame.plan.entries[begin].parent
        }
        for g in open.reversed() {
            if unsafe g == shared { pushShared(frame, g) } else { pushPersistent(frame, g, part) }
        }
    }

    private func pushPersistent(_ frame: Frame, _ group: Int, _ part: PixelRect) {
        guard let plane = unsafe frame.persistent[group]?.plane else {
            let empty = PixelRect(x: part.x, y: part.y, width: 0, height: 0)
            unsafe layers.append(.ready(canvasPart(empty)))
            return
        }
        let area = plane.bounds.intersection(part)
        unsafe layers.append(.ready(plane.part(area)))
    }

    private func pushShared(_ frame: Frame, _ group: Int) {
        let below = unsafe layers[layers.count - 1].plane
        let area = unsafe frame.plan.entries[group].bounds.intersection(below.bounds)
        unsafe layers.append(.ready(below.part(area), isShared: true))
    }

    private func canvasPart(_ empty: PixelRect) -> PixelPlane {
        unsafe PixelPlane(base: layers[0].plane.base, bounds: empty, stride: 0)
    }

    /// - Parameters:
    ///   - groupEnd: the last mark of the group.
    ///   - end: the mark behind the last that is painted now.
    private func begin(
        _ frame: Frame, _ i: Int, _ entry: FramePlan.Entry, _ groupEnd: Int, _ part: PixelRect, until end: Int
    ) -> Int {
        if !entry.isPersistent, unsafe frame.outputs[groupEnd] != nil {
            unsafe layers.append(.ready(canvasPart(.zero)))
            return groupEnd
        }
        if entry.isPersistent {
            // A blurred group that is kept from the last frame is not painted again.
            if unsafe frame.outputs[groupEnd] != nil, unsafe frame.persistent[i] == nil {
                unsafe layers.append(.ready(canvasPart(.zero)))
                return groupEnd
            }
            // Where nothing looks at its layer, a group is painted as others are.
            if unsafe groupEnd >= end || frame.plan.entries[groupEnd].isBarrier {
                let covers = unsafe view.items[i].covers
                if unsafe i == shared {
                    pushShared(frame, i)
                    return unsafe opaqueMark(frame, covers, layers[layers.count - 1].area, before: end) ?? i + 1
                }
                layRest()
                pushPersistent(frame, i, part)
                let layer = unsafe layers[layers.count - 1]
                return clear(frame, i, layer.plane, layer.area, before: end)
            }
        }
        let area = unsafe entry.bounds.intersection(layers[layers.count - 1].area)
        if area.isEmpty {
            unsafe layers.append(.ready(canvasPart(.zero)))
            return groupEnd
        }
        let item = unsafe view.items[i]
        if let first = opaqueMark(frame, item.covers, area, before: end), let below = top(area) {
            unsafe layers.append(.ready(below.part(area), isShared: true))
            return first
        }
        layRest()
        let store = worker.takeLayer()
        let first = opaqueMark(frame, item.layerCovers, area, before: end)
        let painted = first == nil ? ColumnBlocks.none(area) : .all(area)
        unsafe layers.append(Layer(plane: store.plane(area), store: store, painted: painted))
        return first ?? i + 1
    }

    /// Clears a part of a group's own layer, but for columns that something opaque in the group covers.
    /// - Parameters:
    ///   - i: the first mark of the group.
    ///   - end: the mark behind the last that is painted now.
    /// - Returns: the first mark to paint there.
    func clear(_ frame: Frame, _ i: Int, _ layer: PixelPlane, _ area: PixelRect, before end: Int) -> Int {
        guard !area.isEmpty, let view = unsafe frame.view else { return i + 1 }
        unsafe self.view = unsafe view
        let item = unsafe view.items[i]
        let all = area.x..<area.maxX
        var covered = area.x..<area.x
        for covers in [item.layerCovers, item.covers] where !covers.isEmpty {
            if let first = opaqueMark(frame, covers, area, before: end) { return first }
            for k in covers {
                let cover = unsafe view.covers[k]
                guard isPainted(frame, cover, before: end) else { continue }
                let columns = unsafe view.columns(of: cover.area, area.y..<area.maxY).clamped(to: all)
                if columns.count > covered.count { covered = columns }
            }
        }
        for columns in [all.lowerBound..<covered.lowerBound, covered.upperBound..<all.upperBound] {
            layer.clear(PixelRect(x: columns.lowerBound, y: area.y, width: Int32(columns.count), height: area.height))
        }
        return i + 1
    }

    private func isPainted(_ frame: Frame, _ cover: Preparation.Cover, before end: Int) -> Bool {
        unsafe (frame.plan.entries[cover.child].groupEnd ?? cover.child) < end
    }

    /// The mark from which on a group's pixels in `area` are what they would be on a cleared layer when they are painted onto whatever
    /// is there; nil where they are not.
    /// - Parameters:
    ///   - covers: of the group.
    ///   - end: the mark behind the last that is painted now.
    private func opaqueMark(_ frame: Frame, _ covers: Range<Int>, _ area: PixelRect, before end: Int) -> Int? {
        let cover = unsafe view.covers[covers].last {
            unsafe isPainted(frame, $0, before: end) && view.contains($0.area, area)
        }
        return cover?.child
    }

    /// The top layer's pixels, those of `area` cleared if nothing has been painted on them yet; nil when there are none.
    /// - Parameter area: inside the layer.
    private func top(_ area: PixelRect) -> PixelPlane? {
        let k = unsafe layers.count - 1
        let plane = unsafe layers[k].plane
        guard !plane.bounds.isEmpty else { return nil }
        unsafe layers[k].painted.add(area.x..<area.maxX) { plane.clear(columns: $0) }
        return plane
    }

    private func paint(_ frame: Frame, _ i: Int, _ entry: FramePlan.Entry) {
        guard let area = unsafe entry.bounds.overlap(with: layers[layers.count - 1].area),
            unsafe view.items[i].kind != .nothing, let to = top(area)
        else { return }
        let item = unsafe view.items[i]
        if item.kind == .fill, becomesBackground(item, area) { return }
        if unsafe layers.count > 1 || item.kind != .fill && item.kind != .image { layRest() }
        if item.kind == .fill { return fill(frame, item, item.blend, area, to) }
        if item.kind == .glyphs { return glyphs(item, area, to) }
        switch unsafe frame.list.marks[i] {
        case .image(let m): image(frame, item, m, area, to)
        case .shadow(let m): if let r = unsafe frame.outputs[i] { shadow(frame, item, m, r, area, to) }
        case .backdrop(let m): if let r = unsafe frame.outputs[i] { backdrop(frame, item, m, r, area, to) }
        case .glass: if let r = unsafe frame.outputs[i] { glass(r, area, to) }
        case .fill, .glyphs, .raster, .beginGroup, .endGroup: break
        }
    }

    /// - Parameter start: the first mark of the group.
    private func end(_ frame: Frame, _ entry: FramePlan.Entry, _ start: Int, _ i: Int) {
        let layer = unsafe layers.removeLast()
        if layer.isShared { return }
        layRest()
        defer { if let store = layer.store { worker.giveBack(store) } }
        guard case .beginGroup(let m) = unsafe frame.list.marks[start] else { return }
        let item = unsafe view.items[start]
        if let output = unsafe frame.outputs[i] {
            let area = unsafe entry.bounds.intersection(layers[layers.count - 1].area)
            guard !area.isEmpty, let to = top(area) else { return }
            finished(frame, item, m, output, area, to)
            return
        }
        if m.blend == .destinationIn { return mask(frame, item, m, layer) }
        for columns in layer.painted.runs {
            let area = PixelRect(
                x: columns.lowerBound, y: layer.area.y, width: Int32(columns.count), height: layer.area.height)
            guard let to = unsafe top(area.intersection(layers[layers.count - 1].area)) else { return }
            composite(frame, item, m, layer.plane.part(area), to, clips: true)
        }
    }

    /// Takes away what a mask's layer does not cover.
    private func mask(_ frame: Frame, _ item: Preparation.Item, _ m: GroupMark, _ layer: Layer) {
        var layer = layer
        layer.painted.add(layer.area.x..<layer.area.maxX) { layer.plane.clear(columns: $0) }
        guard let to = unsafe top(layers[layers.count - 1].area) else { return }
        composite(frame, item, m, layer.plane, to, clips: true)
    }
}
