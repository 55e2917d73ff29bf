import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// Computes what marks need before they are painted: blurred shadows, backdrops and groups, and glass.
final class EffectRenderer {
    let pool: ThreadPool
    /// The targets of vertical blurs by number of planes, whose memory is exchanged with the blurred raster's.
    let spares = (0...4).map { _ in BlurRaster() }
    let spareBackdrop = BlurRaster()
    var edges: EdgeList
    var spareGeometries: [GlassGeometry] = []

    init(_ pool: ThreadPool) {
        self.pool = pool
        edges = unsafe EdgeList(kernels: pool.first.kernels)
    }

    // MARK: Shadows

    /// - Parameters:
    ///   - plan: The plan of the mark's blur.
    ///   - kernel: The plan's kernel.
    func shadow(
        _ m: ShadowMark, _ plan: BlurPlan, _ kernel: GaussianKernel, layer: PixelRect, into output: EffectOutput
    ) {
        edges.removeAll()
        let k = 1 / Double(plan.factor)
        edges.add(m.path, transform: Transform(a: k, b: 0, c: 0, d: k, tx: 0, ty: 0))
        let log = Int32(plan.log)
        let small = edges.pixelBounds
        let covered = PixelRect(
            x: small.x << log, y: small.y << log, width: small.width << log, height: small.height << log)
        // The pixels that the shadow affects and that the layer's pixels depend on.
        let region = plan.region(around: covered).intersection(plan.region(around: layer))
        output.raster.shape(region: region, log: plan.log, planes: 1)
        guard !region.isEmpty else { return }
        let uniformRows = edges.uprightSides(edges.edges.indices).uniformRows
        unsafe edges.edges.withUnsafeBufferPointer { list in
            nonisolated(unsafe) let list = unsafe list
            unsafe pool.performRows(output.raster.height, by: 64) { rows, worker in
                unsafe output.raster.cover(list, uniformRows: uniformRows, rows: rows, worker)
            }
        }
        blur(output.raster, kernel, border: .zero)
    }

    /// Blurs horizontally and vertically, in place.
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

    func backdrop(_ m: BackdropMark, _ area: PixelRect, behind: Surface, into output: EffectOutput) {
        blurred(behind, around: area, BlurPlan(sigma: m.material.sigma), into: output.raster)
    }

    /// Blurs the picture as far as `area` needs it, with an extended border.
    /// - Parameter other: Gets the same picture, blurred by another kernel that must not be wider.
    func blurred(
        _ source: Surface, around area: PixelRect, _ plan: BlurPlan, into raster: BlurRaster,
        and other: (raster: BlurRaster, kernel: GaussianKernel)? = nil
    ) {
        raster.shape(region: plan.region(around: area, on: source.bounds.union(area)), log: plan.log, planes: 3)
        unsafe pool.performRows(raster.height, by: max(1, 64 >> Int(plan.log))) { rows, worker in
            let top = unsafe raster.region.y + Int32(rows.lowerBound << Int(plan.log))
            source.withRows(top..<(top + Int32(rows.count << Int(plan.log))), worker) {
                raster.reduce($0, rows: rows, border: .extend, worker)
            }
        }
        if let other {
            unsafe other.raster.shape(region: raster.region, log: raster.log, planes: 3)
            unsafe pool.performRows(raster.height, by: 64) { rows, _ in other.raster.copy(raster, rows: rows) }
            blur(other.raster, other.kernel, border: .extend)
        }
        blur(raster, plan.kernel, border: .extend)
    }
}
