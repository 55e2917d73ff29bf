import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

extension EffectRenderer {
    /// Blurs a group's layer and computes its shadow. The layer's pixels are undefined afterwards.
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

    /// The blurred layer with transparent surroundings, within `area`.
    func blurredLayer(
        _ m: GroupMark, _ layer: PixelPlane, within area: PixelRect, _ output: EffectOutput
    ) -> PixelPlane {
        let plan = BlurPlan(sigma: m.sigma)
        let wanted = m.shadow?.sanitized == nil ? area : plan.region(around: layer.bounds)
        let region = plan.region(around: layer.bounds).intersection(plan.region(around: wanted))
        let out = output.makePlane(region.intersection(wanted))
        guard !out.bounds.isEmpty else { return out }
        if plan.margin <= NarrowBlur.widestMargin {
            let blur = NarrowBlur(layer: layer, kernel: plan.kernel)
            pool.performRows(Int(out.bounds.height), by: 64) { rows, worker in
                let y = out.bounds.y + Int32(rows.lowerBound)
                let part = PixelRect(x: out.bounds.x, y: y, width: out.bounds.width, height: Int32(rows.count))
                blur.draw(into: out.part(part), worker)
            }
        } else {
            blurStrips(layer, plan, region, into: out)
        }
        return out
    }

    /// Blurs in strips, which fit the caches and need less memory than a blur of the size of the screen.
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

    /// The rows of a strip, unless the blur's margin is large.
    private static let stripHeight: Int32 = 256

    /// - Parameter region: The part of the layer that `out` depends on.
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

    /// Removes the pixels outside the group's clip.
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
