import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// The picture that a mark reads: the canvas under the layers painted so far, each with its opacity, unblurred and
/// unclipped. The layers are composited some rows at a time, so that these are in the cache when they are read.
struct Surface {
    private struct Layer {
        let plane: PixelPlane
        let opacity: UInt32
        let blend: BlendMode
        /// The parts where the canvas already contains what the layer would, from left to right.
        let holes: [PixelRect]
    }

    /// The available pixels in device pixels.
    let bounds: PixelRect
    private let canvas: PixelPlane
    /// The layers from the innermost group outward.
    private var layers: [Layer] = []

    init(_ canvas: PixelPlane) {
        bounds = canvas.bounds
        self.canvas = canvas
    }

    /// The picture below a mark on a layer.
    /// - Parameter area: An area of the canvas in which layers are examined for painted parts.
    init(below mark: Int, _ frame: Frame, canvas: PixelPlane, area: PixelRect) {
        self.canvas = canvas
        var group = unsafe frame.plan.entries[mark].parent
        // The groups that begin directly before the mark are still empty.
        var next = mark - 1
        while let begin = group {
            if next == begin {
                next -= 1
            } else if case .beginGroup(let m) = unsafe frame.list.marks[begin],
                let layer = unsafe frame.persistent[begin]?.plane,
                m.blend != .destinationIn
            {
                let holes = (frame.sharedParts[begin] ?? []).sorted { $0.x < $1.x }
                layers.append(Layer(plane: layer, opacity: opacityByte(m.opacity), blend: m.blend, holes: holes))
            }
            group = unsafe frame.plan.entries[begin].parent
        }
        bounds = layers.isEmpty ? canvas.bounds : area
    }

    /// Calls `body` with the pixels of some rows; rows beyond the border are clamped.
    func withRows(_ rows: Range<Int32>, _ worker: Worker, _ body: (PixelPlane) -> Void) {
        if bounds.isEmpty || layers.isEmpty { return body(canvas.part(bounds)) }
        let top = min(max(rows.lowerBound, bounds.y), bounds.maxY - 1)
        let end = max(min(rows.upperBound, bounds.maxY), top + 1)
        let part = PixelRect(x: bounds.x, y: top, width: bounds.width, height: end - top)
        if layers.allSatisfy({ isClear($0, part) }) { return body(canvas.part(part)) }
        let store = worker.takeLayer()
        let out = store.plane(part)
        for y in top..<end {
            unsafe out.at(part.x, y).update(from: canvas.at(part.x, y), count: Int(part.width))
            for layer in layers.reversed() { unsafe blend(layer, y, part, to: out, worker.kernels) }
        }
        body(out)
        worker.giveBack(store)
    }

    private func isClear(_ layer: Layer, _ part: PixelRect) -> Bool {
        let seen = layer.plane.bounds.intersection(part)
        return seen.isEmpty || layer.holes.contains { $0.contains(seen) }
    }

    private func blend(_ layer: Layer, _ y: Int32, _ part: PixelRect, to out: PixelPlane, _ kernels: Kernels) {
        let part = layer.plane.bounds.intersection(part)
        guard y >= part.y, y < part.maxY else { return }
        let blender = unsafe RowBlender(kernels: kernels, blend: layer.blend)
        func blend(_ from: Int32, _ to: Int32) {
            guard from < to else { return }
            unsafe blender.pixels(
                out.at(from, y), layer.plane.at(from, y), coverage: nil, Int(to - from), opacity: layer.opacity)
        }
        var x = part.x
        for hole in layer.holes where hole.y <= y && y < hole.maxY {
            blend(x, min(hole.x, part.maxX))
            x = max(x, hole.maxX)
        }
        blend(x, part.maxX)
    }
}
