import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

extension EffectRenderer {
    /// A group's layer, blurred, and its shadow. The layer's pixels are undefined afterwards.
    func group(
        _ m: GroupMark, _ frame: Frame, begin: Int, area: PixelRect, layer: Frame.PersistentLayer,
        into output: EffectOutput
    ) {
        output.raster.shape(region: .zero, log: 0, planes: 0)
        let picture = m.sigma > 0 ? blurredLayer(m, layer.plane, within: area, output) : output.takePlane(of: layer)
        guard let shadow = m.shadow?.sanitized, !picture.bounds.isEmpty else { return }
        if m.clip != nil { cut(picture, frame, begin) }
        let plan = BlurPlan(sigma: shadow.sigma)
        let cast = unsafe PixelPlane(
            base: picture.base, bounds: picture.bounds.moved(shadow.dx, shadow.dy), stride: picture.stride)
        let region = plan.region(around: cast.bounds).intersection(plan.region(around: area))
        guard !region.isEmpty else { return }
        output.raster.shape(region: region, log: plan.log, planes: 1)
        unsafe pool.performRows(output.raster.height, by: 16) { rows, worker in
            output.raster.reduce(cast, rows: rows, border: .zero, worker)
        }
        blur(output.raster, plan.kernel, border: .zero)
    }

    /// The layer blurred, with nothing around it, as far as it reaches into `area`.
    func blurredLayer(
        _ m: GroupMark, _ layer: PixelPlane, within area: PixelRect, _ output: EffectOutput
    ) -> PixelPlane {
        let plan = BlurPlan(sigma: m.sigma)
        let wanted = m.shadow?.sanitized == nil ? area : plan.region(around: layer.bounds)
        let region = plan.region(around: layer.bounds).intersection(plan.region(around: wanted))
        let out = output.makePlane(region.intersection(wanted))
        guard !out.bounds.isEmpty else { return out }
        if plan.margin <= EffectRenderer.mostBlockMargin {
            blurBlocks(layer, plan, into: out)
        } else {
            blurStrips(layer, plan, region, into: out)
        }
        return out
    }

    /// In strips, which lie in the caches, and take far less memory than a blur of the size of the screen.
    private func blurStrips(_ layer: PixelPlane, _ plan: BlurPlan, _ region: PixelRect, into out: PixelPlane) {
        let height = max(EffectRenderer.stripHeight, 8 * plan.margin)
        var y = out.bounds.y
        while y < out.bounds.maxY {
            let end = min(out.bounds.maxY, y + height)
            let strip = PixelRect(x: out.bounds.x, y: y, width: out.bounds.width, height: end - y)
            blurLayer(layer, plan, region.intersection(plan.region(around: strip)), into: out.part(strip))
            y = end
        }
    }

    /// In blocks, each by one thread in a cache of its own, without those of one color. The pixels are those of strips.
    private func blurBlocks(_ layer: PixelPlane, _ plan: BlurPlan, into out: PixelPlane) {
        let kernel = plan.kernel
        let (width, height) = (EffectRenderer.blockWidth, EffectRenderer.blockHeight)
        let across = (out.bounds.width + width - 1) / width
        let down = (out.bounds.height + height - 1) / height
        pool.perform(Int(across) * Int(down)) { i, painter in
            let (column, row) = (Int32(i) % across, Int32(i) / across)
            let block = PixelRect(
                x: out.bounds.x + column * width, y: out.bounds.y + row * height, width: width, height: height
            ).intersection(out.bounds)
            let around = plan.region(around: block)
            if layer.bounds.contains(around), let color = layer.uniformColor(of: around) {
                return out.fill(block, color)
            }
            blurBlock(layer, kernel, into: out.part(block), painter.worker)
        }
    }

    /// Blurs pixels without planes: a row along itself, then, with those around it, downward.
    private func blurBlock(_ layer: PixelPlane, _ kernel: GaussianKernel, into out: PixelPlane, _ worker: Worker) {
        let n = Int32(kernel.radius)
        let (x, count) = (out.bounds.x, Int(out.bounds.width))
        let length = kernel.weights.count * 2 - 1
        let rows = unsafe worker.blurredRows.reserve(4 * count * length)
        // Where the row lies, which takes the place of the one that is not needed any more.
        func row(_ y: Int32) -> UnsafeMutablePointer<UInt16> {
            unsafe rows + 4 * count * (Int(y - (out.bounds.y - n)) % length)
        }
        let needed = x - n..<out.bounds.maxX + n
        let there = needed.clamped(to: layer.bounds.x..<layer.bounds.maxX)
        let padded = unsafe worker.pixels(needed.count)
        unsafe padded.update(repeating: 0, count: needed.count)
        unsafe kernel.weights.withUnsafeBufferPointer { weights in
            func blurRow(_ y: Int32) {
                guard y >= layer.bounds.y, y < layer.bounds.maxY, !there.isEmpty else {
                    unsafe row(y).update(repeating: 0, count: 4 * count)
                    return
                }
                var source = unsafe UnsafePointer(layer.at(x, y))
                if there != needed {
                    let at = Int(there.lowerBound - needed.lowerBound)
                    unsafe (padded + at).update(from: layer.at(there.lowerBound, y), count: there.count)
                    unsafe source = UnsafePointer(padded + Int(n))
                }
                unsafe worker.kernels.pointee.gauss_pixels_row(
                    row(y), source, Int32(count), weights.baseAddress!, n)
            }
            unsafe withUnsafeTemporaryAllocation(of: UnsafePointer<UInt16>?.self, capacity: length) { list in
                for y in out.bounds.y - n..<out.bounds.y + n { blurRow(y) }
                for y in out.bounds.y..<out.bounds.maxY {
                    blurRow(y + n)
                    for k in 0..<length { unsafe list.initializeElement(at: k, to: row(y - n + Int32(k))) }
                    unsafe worker.kernels.pointee.gauss_pixels_column(
                        out.at(x, y), list.baseAddress!, Int32(count), weights.baseAddress!, n)
                }
            }
        }
    }

    /// Rows that are blurred at a time, where those that the blur reaches beyond are few beside them.
    private static let stripHeight: Int32 = 256

    /// Pixels of a block, and how far beyond it a blur in blocks may reach.
    private static let blockWidth: Int32 = 128
    private static let blockHeight: Int32 = 64
    private static let mostBlockMargin: Int32 = 4

    /// - Parameter region: the part of the layer that `out` depends on.
    private func blurLayer(_ layer: PixelPlane, _ plan: BlurPlan, _ region: PixelRect, into out: PixelPlane) {
        let raster = spareBackdrop
        raster.shape(region: region, log: plan.log, planes: 4)
        unsafe pool.performRows(raster.height, by: 16) { rows, worker in
            raster.reduce(layer, rows: rows, border: .zero, worker)
        }
        blur(raster, plan.kernel, border: .zero)
        pool.performRows(Int(out.bounds.height), by: 64) { rows, worker in
            let bounds = PixelRect(
                x: out.bounds.x, y: out.bounds.y + Int32(rows.lowerBound), width: out.bounds.width,
                height: Int32(rows.count))
            raster.expand(into: out.part(bounds), worker)
        }
    }

    /// Takes away what lies outside the group's clip.
    func cut(_ picture: PixelPlane, _ frame: Frame, _ begin: Int) {
        let worker = pool.first
        let area = picture.bounds
        let range = unsafe frame.preparation.items[begin].clip
        unsafe frame.preparation.edges.edges.withUnsafeBufferPointer {
            unsafe worker.clip.begin(area, UnsafeBufferPointer(rebasing: $0[range]))
        }
        let bytes = unsafe worker.coverageBytes(Int(area.width))
        for y in area.y..<area.maxY {
            unsafe bytes.update(repeating: 0, count: Int(area.width))
            unsafe worker.clip.row(y, .nonZero).expand(into: bytes)
            let row = unsafe picture.at(area.x, y)
            for i in 0..<Int(area.width) { unsafe row[i] = unsafe PackedPixel.scaled(row[i], by: UInt32(bytes[i])) }
        }
    }
}
