import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// Makes what marks need before they are painted: blurred shadows, backdrops and groups, and bodies of glass.
final class EffectRenderer {
    let pool: ThreadPool
    /// What columns are blurred into, by the number of planes: it becomes the memory of the raster that was blurred.
    let spares = (0...4).map { _ in BlurRaster() }
    let spareBackdrop = BlurRaster()
    let below = PixelStore()
    var edges: EdgeList
    var spareGeometries: [GlassGeometry] = []

    init(_ pool: ThreadPool) {
        self.pool = pool
        edges = unsafe EdgeList(kernels: pool.first.kernels)
    }

    // MARK: Shadows

    func shadow(_ m: ShadowMark, layer: PixelRect, into output: EffectOutput) {
        let plan = BlurPlan(sigma: m.sigma)
        edges.removeAll()
        let k = 1 / Double(plan.factor)
        edges.add(m.path, transform: Transform(a: k, b: 0, c: 0, d: k, tx: 0, ty: 0))
        let log = Int32(plan.log)
        let small = edges.pixelBounds
        let covered = PixelRect(
            x: small.x << log, y: small.y << log, width: small.width << log, height: small.height << log)
        // What the path spreads over, and what the layer's pixels depend on.
        let region = plan.region(around: covered).intersection(plan.region(around: layer))
        output.raster.shape(region: region, log: plan.log, planes: 1)
        guard !region.isEmpty else { return }
        let uniformRows = edges.uniformRows(0..<edges.edges.count)
        unsafe edges.edges.withUnsafeBufferPointer { list in
            nonisolated(unsafe) let list = unsafe list
            unsafe pool.performRows(output.raster.height, by: 64) { rows, worker in
                unsafe output.raster.cover(list, uniformRows: uniformRows, rows: rows, worker)
            }
        }
        blur(output.raster, plan.kernel, border: .zero)
    }

    /// Both passes, in place.
    func blur(_ raster: BlurRaster, _ kernel: GaussianKernel, border: BlurKernels.Border) {
        if kernel.radius == 0 {
            for plane in unsafe 0..<raster.planes { for y in unsafe 0..<raster.height { raster.pad(plane, y) } }
            return
        }
        unsafe pool.performRows(raster.height, by: 64) { rows, worker in
            raster.blurRows(rows, kernel, border: border, worker)
        }
        let spare = unsafe spares[raster.planes]
        unsafe spare.shape(region: raster.region, log: raster.log, planes: raster.planes)
        unsafe pool.performRows(raster.height, by: 64) { rows, worker in
            raster.blurColumns(rows, into: spare, kernel, border: border, worker)
        }
        raster.swap(with: spare)
    }

    // MARK: Backdrops

    func backdrop(_ m: BackdropMark, _ area: PixelRect, behind: PixelPlane, into output: EffectOutput) {
        blurred(behind, around: area, BlurPlan(sigma: m.material.sigma), into: output.raster)
    }

    /// The picture, blurred, as far as `area` shows it; its border is continued beyond it.
    /// - Parameter other: what gets the same with another kernel, which must not be wider.
    func blurred(
        _ source: PixelPlane, around area: PixelRect, _ plan: BlurPlan, into raster: BlurRaster,
        and other: (raster: BlurRaster, kernel: GaussianKernel)? = nil
    ) {
        raster.shape(region: plan.region(around: area, on: source.bounds.union(area)), log: plan.log, planes: 3)
        unsafe pool.performRows(raster.height, by: max(1, 64 >> Int(plan.log))) { rows, worker in
            raster.reduce(source, rows: rows, border: .extend, worker)
        }
        if let other {
            unsafe other.raster.shape(region: raster.region, log: raster.log, planes: 3)
            unsafe pool.performRows(raster.height, by: 64) { rows, _ in other.raster.copy(raster, rows: rows) }
            blur(other.raster, other.kernel, border: .extend)
        }
        blur(raster, plan.kernel, border: .extend)
    }

    /// The canvas under the layers painted so far, each faded as it will be, unblurred and unclipped: what a mark on a layer
    /// that is not the canvas lies upon. The canvas itself where nothing has been painted on the layers.
    /// - Parameter area: inside the canvas.
    func flattened(_ frame: Frame, mark: Int, canvas: PixelPlane, area: PixelRect) -> PixelPlane {
        var layers: [(plane: PixelPlane, opacity: UInt32, blend: BlendMode, holes: [PixelRect])] = []
        var group = unsafe frame.plan.entries[mark].parent
        // Nothing has been painted on the groups that begin right before the mark.
        var next = mark - 1
        while let begin = group {
            if next == begin {
                next -= 1
            } else if case .beginGroup(let m) = unsafe frame.list.marks[begin],
                let layer = unsafe frame.persistent[begin]?.plane,
                m.blend != .destinationIn
            {
                let holes = (frame.sharedParts[begin] ?? []).sorted { $0.x < $1.x }
                layers.append((layer, opacityByte(m.opacity), m.blend, holes))
            }
            group = unsafe frame.plan.entries[begin].parent
        }
        if layers.isEmpty { return canvas }
        let out = below.plane(area)
        pool.performRows(Int(area.height), by: 64) { rows, worker in
            for y in rows {
                let y = area.y + Int32(y)
                unsafe out.at(area.x, y).update(from: canvas.at(area.x, y), count: Int(area.width))
                for layer in layers.reversed() {
                    let part = layer.plane.bounds.intersection(area)
                    guard y >= part.y, y < part.maxY else { continue }
                    let blender = unsafe RowBlender(kernels: worker.kernels, blend: layer.blend)
                    func blend(_ from: Int32, _ to: Int32) {
                        guard from < to else { return }
                        unsafe blender.pixels(
                            out.at(from, y), layer.plane.at(from, y), coverage: nil, Int(to - from),
                            opacity: layer.opacity)
                    }
                    // There the canvas is what the layer would be.
                    var x = part.x
                    for hole in layer.holes where hole.y <= y && y < hole.maxY {
                        blend(x, min(hole.x, part.maxX))
                        x = max(x, hole.maxX)
                    }
                    blend(x, part.maxX)
                }
            }
        }
        return out
    }
}
