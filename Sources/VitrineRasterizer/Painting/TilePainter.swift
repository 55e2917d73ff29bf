import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// Paints a range of marks within one part of the canvas, on a stack of layers; the lowest is the canvas.
@safe final class TilePainter {
    struct Layer {
        /// The pixels within the part.
        let plane: PixelPlane
        /// The memory of the pixels, if this painter owns it.
        let store: PixelStore?
        /// Whether nothing is painted on the layer, so that its pixels are undefined.
        var isBlank = false
        /// Whether the pixels are those of the layer below.
        var isShared = false

        var area: PixelRect { plane.bounds }

        /// A layer that needs no clearing, or has no pixels.
        static func ready(_ plane: PixelPlane, isShared: Bool = false) -> Layer {
            Layer(plane: plane, store: nil, isShared: isShared)
        }
    }

    let worker: Worker
    var kernels: Kernels { unsafe worker.kernels }
    @exclusivity(unchecked) private var layers: [Layer] = []
    @exclusivity(unchecked) private(set) var view: Preparation.View!

    /// The rows of the canvas on which the background is still to be painted. It is painted directly before a mark is
    /// painted on a row, so that the row is still in the cache, or at the end.
    @exclusivity(unchecked) private var bareRows = BareRows()
    /// The number of layers above the canvas that have separate pixels.
    @exclusivity(unchecked) private var ownLayers = 0
    /// The open group that is painted directly onto the canvas.
    @exclusivity(unchecked) private var shared: Int?

    init(_ worker: Worker) { self.worker = worker }

    /// Paints a range of marks.
    /// - Parameters:
    ///   - part: A part of the canvas or, for layers that are blurred later, of its surroundings.
    ///   - background: The color below the marks; nil if they are painted on the existing pixels.
    ///   - layer: The layer of the group that contains the marks; nil for the one in the frame.
    ///   - shared: The first mark of a group that outlives the pass and has no layer here.
    func paint(
        _ frame: Frame, _ marks: Range<Int>, canvas: PixelPlane, part: PixelRect, background: UInt32? = nil,
        layer: PixelPlane? = nil, shared: Int? = nil
    ) {
        let onCanvas = part.intersection(canvas.bounds)
        unsafe layers.removeAll(keepingCapacity: true)
        unsafe layers.append(.ready(canvas.part(onCanvas)))
        unsafe ownLayers = 0
        unsafe bareRows.begin(
            onCanvas.y..<max(onCanvas.y, onCanvas.maxY), background: onCanvas.isEmpty ? nil : background)
        guard let first = marks.first, let view = unsafe frame.view else { return layRest() }
        unsafe self.view = unsafe view
        unsafe self.shared = shared
        pushOpenGroups(frame, at: first, part)
        if let layer {
            popLayer()
            push(.ready(layer))
        }
        // All layers lie in these rows.
        let seen = unsafe layers[layers.count - 1].area.union(part)
        unsafe frame.plan.entries.withUnsafeBufferPointer {
            unsafe paint(frame, marks, $0, part, rows: seen.y..<max(seen.y, seen.maxY))
        }
        layRest()
        // Layers that outlive the pass break are kept; others were closed within the range.
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

    private func push(_ layer: Layer) {
        unsafe layers.append(layer)
        if !layer.isShared { unsafe ownLayers += 1 }
    }

    @discardableResult
    private func popLayer() -> Layer {
        let layer = unsafe layers.removeLast()
        if !layer.isShared { unsafe ownLayers -= 1 }
        return layer
    }

    /// Paints the background on a row if it is bare and its layer is the current one.
    @inline(__always)
    func lay(_ y: Int32) {
        if unsafe !bareRows.isEmpty && ownLayers == 0 && bareRows.contains(y) { layBareRow(y) }
    }

    /// Paints the background on the rows of an area, or on all if they can be filled at once, which is faster.
    @inline(__always)
    func lay(_ area: PixelRect) {
        if unsafe bareRows.isEmpty || ownLayers > 0 || area.height <= 0 { return }
        let plane = unsafe layers[0].plane
        let isWhole = Int(plane.bounds.width) == plane.stride
        layBareRows(isWhole ? plane.bounds.y..<plane.bounds.maxY : area.y..<area.maxY)
    }

    /// Paints the background on the rows of an area except for its columns, which the next mark replaces.
    func lay(around area: PixelRect) {
        if unsafe bareRows.isEmpty || ownLayers > 0 || area.isEmpty { return }
        let plane = unsafe layers[0].plane
        let (left, right) = (plane.bounds.x, plane.bounds.maxX)
        for y in area.y..<area.maxY where unsafe bareRows.contains(y) {
            let color = unsafe bareRows.color(of: y)
            unsafe kernels.pointee.fill(plane.at(left, y), area.x - left, color)
            unsafe kernels.pointee.fill(plane.at(area.maxX, y), right - area.maxX, color)
            unsafe bareRows.remove(y..<y + 1)
        }
    }

    /// Whether no row of an area is bare in the current layer.
    func isLaid(_ area: PixelRect) -> Bool {
        unsafe bareRows.isEmpty || ownLayers > 0 || !(area.y..<area.maxY).contains { unsafe bareRows.contains($0) }
    }

    /// Whether an area has all columns of the canvas's part.
    private func spansPart(_ area: PixelRect) -> Bool {
        let part = unsafe layers[0].area
        return area.x == part.x && area.width == part.width
    }

    private func layBareRow(_ y: Int32) {
        let plane = unsafe layers[0].plane
        unsafe kernels.pointee.fill(plane.at(plane.bounds.x, y), plane.bounds.width, bareRows.color(of: y))
        unsafe bareRows.remove(y..<y + 1)
    }

    private func layBareRows(_ rows: Range<Int32>) {
        var y = rows.lowerBound
        while y < rows.upperBound {
            let run = unsafe bareRows.run(from: y, within: rows)
            if run.isEmpty {
                y += 1
                continue
            }
            unsafe fill(run, bareRows.color(of: y))
            unsafe bareRows.remove(run)
            y = run.upperBound
        }
    }

    /// Fills rows of the canvas's part, in one operation if they are contiguous in memory.
    private func fill(_ rows: Range<Int32>, _ color: UInt32) {
        let plane = unsafe layers[0].plane
        let (x, width) = (plane.bounds.x, plane.bounds.width)
        if Int(width) == plane.stride {
            return unsafe kernels.pointee.fill(plane.at(x, rows.lowerBound), width * Int32(rows.count), color)
        }
        for y in rows { unsafe kernels.pointee.fill(plane.at(x, y), width, color) }
    }

    /// Whether a fill that covers whole rows of the part is merged into their background before it is painted: an
    /// opaque fill replaces it, others are blended with it if all rows are bare. Pages and their dimming are thereby
    /// written once.
    private func joinsBackground(_ frame: Frame, _ item: Preparation.Item, _ area: PixelRect) -> Bool {
        guard unsafe ownLayers == 0, spansPart(area), let mode = item.blend.kernelNumber,
            unsafe view.contains(item.inside, area)
        else { return false }
        let gradient = item.gradient.map { unsafe frame.preparation.gradients[$0] }
        if let gradient, gradient.color(ofRow: area.y) == nil { return false }
        let isOpaque = item.blend == .normal && (gradient?.isOpaque ?? (item.color >> 24 == 255))
        if unsafe !isOpaque && bareRows.isEmpty { return false }
        if isOpaque, gradient == nil {
            unsafe bareRows.insert(area.y..<area.maxY, item.color)
            return true
        }
        for y in area.y..<area.maxY {
            let color = gradient?.color(ofRow: y) ?? item.color
            if isOpaque {
                unsafe bareRows.insert(y..<y + 1, color)
            } else if unsafe bareRows.contains(y) {
                var joined = unsafe bareRows.color(of: y)
                unsafe kernels.pointee.solid(&joined, 1, color, mode)
                unsafe bareRows.insert(y..<y + 1, joined)
            } else {
                unsafe kernels.pointee.solid(layers[0].plane.at(area.x, y), area.width, color, mode)
            }
        }
        return true
    }

    /// Paints the background on the remaining bare rows.
    private func layRest() {
        if unsafe bareRows.isEmpty { return }
        for (rows, color) in unsafe bareRows.runs { fill(rows, color) }
    }

    /// Pushes the layers of the groups that contain a mark, all of them persistent.
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
            push(.ready(canvasPart(empty)))
            return
        }
        let area = plane.bounds.intersection(part)
        push(.ready(plane.part(area)))
    }

    private func pushShared(_ frame: Frame, _ group: Int) {
        let below = unsafe layers[layers.count - 1].plane
        let area = unsafe frame.plan.entries[group].bounds.intersection(below.bounds)
        push(.ready(below.part(area), isShared: true))
    }

    private func canvasPart(_ empty: PixelRect) -> PixelPlane {
        unsafe PixelPlane(base: layers[0].plane.base, bounds: empty, stride: 0)
    }

    /// - Parameters:
    ///   - groupEnd: The last mark of the group.
    ///   - end: The index after the last mark that is painted now.
    private func begin(
        _ frame: Frame, _ i: Int, _ entry: FramePlan.Entry, _ groupEnd: Int, _ part: PixelRect, until end: Int
    ) -> Int {
        if !entry.isPersistent, unsafe frame.outputs[groupEnd] != nil {
            push(.ready(canvasPart(.zero)))
            return groupEnd
        }
        if entry.isPersistent {
            // A blurred group that is kept from the last frame is not painted again.
            if unsafe frame.outputs[groupEnd] != nil, unsafe frame.persistent[i] == nil {
                push(.ready(canvasPart(.zero)))
                return groupEnd
            }
            // If no mark reads its layer, a group is painted like others.
            if unsafe groupEnd >= end || frame.plan.entries[groupEnd].isBarrier {
                let covers = unsafe view.items[i].covers
                if unsafe i == shared {
                    pushShared(frame, i)
                    return unsafe opaqueMark(frame, covers, layers[layers.count - 1].area, before: end) ?? i + 1
                }
                pushPersistent(frame, i, part)
                let layer = unsafe layers[layers.count - 1]
                return clear(frame, i, layer.plane, layer.area, before: end)
            }
        }
        let area = unsafe entry.bounds.intersection(layers[layers.count - 1].area)
        if area.isEmpty {
            push(.ready(canvasPart(.zero)))
            return groupEnd
        }
        let item = unsafe view.items[i]
        if let first = opaqueMark(frame, item.covers, area, before: end), let below = top() {
            push(.ready(below.part(area), isShared: true))
            return first
        }
        let store = worker.takeLayer()
        let first = opaqueMark(frame, item.layerCovers, area, before: end)
        push(Layer(plane: store.plane(area), store: store, isBlank: first == nil))
        return first ?? i + 1
    }

    /// Clears a part of a group's separate layer, except for columns that an opaque mark in the group covers.
    /// - Parameters:
    ///   - i: The first mark of the group.
    ///   - end: The index after the last mark that is painted now.
    /// - Returns: The first mark to paint there.
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

    /// The mark from which on a group can be painted directly onto the existing pixels in `area`, because it is opaque
    /// there; nil if there is none.
    /// - Parameters:
    ///   - covers: The covers of the group.
    ///   - end: The index after the last mark that is painted now.
    private func opaqueMark(_ frame: Frame, _ covers: Range<Int>, _ area: PixelRect, before end: Int) -> Int? {
        let cover = unsafe view.covers[covers].last {
            unsafe isPainted(frame, $0, before: end) && view.contains($0.area, area)
        }
        return cover?.child
    }

    /// The top layer's pixels, cleared if nothing is painted on them; nil if there are none.
    private func top() -> PixelPlane? {
        let k = unsafe layers.count - 1
        let plane = unsafe layers[k].plane
        guard !plane.bounds.isEmpty else { return nil }
        if unsafe layers[k].isBlank {
            plane.clear(plane.bounds)
            unsafe layers[k].isBlank = false
        }
        return plane
    }

    private func paint(_ frame: Frame, _ i: Int, _ entry: FramePlan.Entry) {
        guard let area = unsafe entry.bounds.overlap(with: layers[layers.count - 1].area),
            unsafe view.items[i].kind != .nothing, let to = top()
        else { return }
        let item = unsafe view.items[i]
        if item.kind == .fill, joinsBackground(frame, item, area) { return }
        // Fills and images paint the background row by row.
        if item.kind != .fill && item.kind != .image { lay(area) }
        if item.kind == .fill { return fill(frame, item, item.blend, area, to) }
        if item.kind == .glyphs { return glyphs(item, area, to) }
        switch unsafe frame.list.marks[i] {
        case .image(let m): image(frame, item, m, area, to)
        case .shadow(let m): if let r = unsafe frame.outputs[i] { shadow(frame, item, m, r, area, to) }
        case .backdrop(let m): if let r = unsafe frame.outputs[i] { backdrop(frame, item, m, r, area, to) }
        case .glass: if let r = unsafe frame.outputs[i] { glass(r, area, to) }
        case .fill, .glyphs, .beginGroup, .endGroup: break
        }
    }

    /// - Parameter start: The first mark of the group.
    private func end(_ frame: Frame, _ entry: FramePlan.Entry, _ start: Int, _ i: Int) {
        let layer = popLayer()
        if layer.isShared { return }
        defer { if let store = layer.store { worker.giveBack(store) } }
        guard case .beginGroup(let m) = unsafe frame.list.marks[start] else { return }
        let item = unsafe view.items[start]
        if let output = unsafe frame.outputs[i] {
            let area = unsafe entry.bounds.intersection(layers[layers.count - 1].area)
            guard !area.isEmpty, let to = top() else { return }
            finished(frame, item, m, output, area, to)
            return
        }
        if layer.isBlank || layer.area.isEmpty {
            // A mask removes what its layer does not cover.
            guard m.blend == .destinationIn else { return }
            layer.plane.clear(layer.area)
        }
        guard let to = top() else { return }
        composite(frame, item, m, layer.plane, to, clips: true)
    }
}
