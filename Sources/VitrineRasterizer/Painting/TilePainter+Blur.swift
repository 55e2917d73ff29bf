import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

extension TilePainter {
    func expanded(
        _ raster: BlurRaster, _ plane: Int, _ y: Int32, _ x: Int32, _ count: Int
    ) -> UnsafePointer<UInt16> {
        let f = unsafe 1 << Int(raster.log)
        return unsafe raster.samples.expanded(
            plane, y, from: x, count: count, kernels: kernels, mixed: worker.mixed.reserve(raster.width + 4),
            out: worker.expanded[plane].reserve(count + 2 * f))
    }

    func shadow(
        _ frame: Frame, _ item: Preparation.Item, _ m: ShadowMark, _ output: EffectOutput, _ area: PixelRect,
        _ to: PixelPlane
    ) {
        let hasClip = m.inner || m.knockout != nil
        let area = unsafe m.inner ? area.intersection(item.clipBounds) : area.intersection(output.raster.region)
        guard !area.isEmpty else { return }
        if hasClip { cover(worker.clip, item.clip, area, uniformRows: item.clipUniformRows) }
        var painter = unsafe ShadowPainter(ShadowInk(m.color, opacity: 1), output.raster, width: area.width, worker)
        for y in area.y..<area.maxY {
            let dst = unsafe to.at(area.x, y)
            if m.inner {
                let row = unsafe worker.clip.row(y, .nonZero)
                guard unsafe !row.runs.isEmpty else { continue }
                let samples = unsafe inverted(painter, y, area)
                for i in unsafe row.runs.indices {
                    let run = unsafe row.runs[i]
                    unsafe painter.paint(
                        dst + Int(run.start), samples + Int(run.start), through: row.bytes(run, worker), Int(run.count))
                }
                continue
            }
            let seen = unsafe painter.columns(y, within: area.x..<area.maxX)
            guard hasClip else {
                unsafe painter.paint(dst + Int(seen.lowerBound - area.x), seen, y, through: nil)
                continue
            }
            // Every row is swept, visible or not, so that the buffer is clear for the next coverage.
            let row = unsafe worker.clip.row(y, .nonZero)
            if seen.isEmpty { continue }
            if let only = unsafe row.runs.first, unsafe row.runs.count == 1, only.coverage == 255,
                only.count == area.width
            {
                continue
            }
            unsafe outside(row, from: area.x, seen, y, dst, &painter)
        }
    }

    /// Paints a part of a shadow's row outside a knockout.
    /// - Parameters:
    ///   - row: The row of the knockout.
    ///   - left: The first column of the row.
    ///   - columns: The columns of the part.
    ///   - dst: The pixel at `left`.
    private func outside(
        _ row: CoverageBuffer.Row, from left: Int32, _ columns: Range<Int32>, _ y: Int32,
        _ dst: UnsafeMutablePointer<UInt32>, _ painter: inout ShadowPainter
    ) {
        var x = columns.lowerBound
        for i in unsafe row.runs.indices {
            let run = unsafe row.runs[i]
            let inside = (left + run.start..<left + run.start + run.count).clamped(to: columns)
            if inside.isEmpty { continue }
            if inside.lowerBound > x {
                unsafe painter.paint(dst + Int(x - left), x..<inside.lowerBound, y, through: nil)
            }
            x = inside.upperBound
            if run.coverage == 255 { continue }
            let free = unsafe worker.coverageBytes(inside.count)
            let start = Int(inside.lowerBound - left)
            for i in 0..<inside.count {
                unsafe free[i] =
                    unsafe run.coverage < 0
                    ? 255 - row.coverage[start + i] : 255 - UInt8(truncatingIfNeeded: run.coverage)
            }
            unsafe painter.paint(dst + start, inside, y, through: free)
        }
        unsafe painter.paint(dst + Int(x - left), x..<columns.upperBound, y, through: nil)
    }

    /// 65535 minus a blurred row; 65535 outside the raster.
    private func inverted(_ painter: ShadowPainter, _ y: Int32, _ area: PixelRect) -> UnsafePointer<UInt16> {
        let out = unsafe worker.inverted.reserve(Int(area.width))
        unsafe out.update(repeating: 65535, count: Int(area.width))
        let row = PixelRect(x: area.x, y: y, width: area.width, height: 1)
        let inside = unsafe painter.region.intersection(row)
        if !inside.isEmpty {
            let samples = unsafe painter.samples(inside.x..<inside.maxX, y)
            let at = Int(inside.x - area.x)
            for i in 0..<Int(inside.width) { unsafe out[at + i] = unsafe 65535 - samples[i] }
        }
        return unsafe UnsafePointer(out)
    }

    func backdrop(
        _ frame: Frame, _ item: Preparation.Item, _ m: BackdropMark, _ output: EffectOutput, _ area: PixelRect,
        _ to: PixelPlane
    ) {
        let opacity = opacityByte(m.opacity)
        let blender = unsafe RowBlender(kernels: kernels, blend: .normal)
        var transform = ColorTransform(m.material).transform(tint: m.tint.premultiplied.bits)
        let raster = output.raster
        cover(worker.coverage, item.edges, area, uniformRows: item.uniformRows)
        for y in area.y..<area.maxY {
            let row = unsafe worker.coverage.row(y, .nonZero)
            guard let first = unsafe row.runs.first, let last = unsafe row.runs.last else { continue }
            let x = area.x + first.start
            let count = Int(last.start + last.count - first.start)
            let red = unsafe expanded(raster, 0, y, x, count) - Int(first.start)
            let green = unsafe expanded(raster, 1, y, x, count) - Int(first.start)
            let blue = unsafe expanded(raster, 2, y, x, count) - Int(first.start)
            let dst = unsafe to.at(area.x, y)
            let line = unsafe worker.pixels(Int(area.width))
            for i in unsafe row.runs.indices {
                let run = unsafe row.runs[i]
                let s = Int(run.start)
                let n = Int(run.count)
                let direct = run.coverage == 255 && opacity == 255
                unsafe kernels.pointee.material(
                    (direct ? dst : line) + s, red + s, green + s, blue + s, run.count, &transform)
                if direct { continue }
                if let bytes = unsafe row.bytes(run) {
                    unsafe blender.pixels(dst + s, line + s, coverage: bytes, n, opacity: opacity)
                } else {
                    unsafe blender.pixels(
                        dst + s, line + s, coverage: nil, n,
                        opacity: PackedPixel.scaledByte(UInt32(run.coverage), opacity))
                }
            }
        }
    }
}

extension CoverageBuffer.Row {
    /// The coverage of a run; nil if it is 255 everywhere.
    func bytes(_ run: vitrine_run, _ worker: Worker) -> UnsafePointer<UInt8>? {
        if run.coverage == 255 { return nil }
        if run.coverage < 0 { return unsafe UnsafePointer(coverage + Int(run.start)) }
        let out = unsafe worker.coverageBytes(Int(run.count))
        unsafe out.update(repeating: UInt8(truncatingIfNeeded: run.coverage), count: Int(run.count))
        return unsafe UnsafePointer(out)
    }
}
