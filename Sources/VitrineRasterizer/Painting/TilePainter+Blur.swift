import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

extension TilePainter {
    /// A row of a blur raster at full size.
    func expanded(
        _ raster: BlurRaster, _ plane: Int, _ y: Int32, _ x: Int32, _ count: Int
    ) -> UnsafePointer<UInt16> {
        let f = unsafe 1 << Int(raster.log)
        return unsafe raster.expand(
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
        let ink = ShadowInk(m.color, opacity: 1)
        for y in area.y..<area.maxY {
            let dst = unsafe to.at(area.x, y)
            if m.inner {
                let row = unsafe worker.clip.row(y, .nonZero)
                guard unsafe !row.runs.isEmpty else { continue }
                let samples = unsafe inverted(output.raster, y, area)
                for i in unsafe row.runs.indices {
                    let run = unsafe row.runs[i]
                    unsafe ink.paint(
                        dst + Int(run.start), samples + Int(run.start), through: row.bytes(run, worker), Int(run.count),
                        worker)
                }
                continue
            }
            let seen = ink.columns(of: output.raster, y, within: area.x..<area.maxX)
            guard hasClip else {
                if !seen.isEmpty {
                    let samples = unsafe expanded(output.raster, 0, y, seen.lowerBound, seen.count)
                    unsafe ink.paint(
                        dst + Int(seen.lowerBound - area.x), samples, through: nil, seen.count, worker)
                }
                continue
            }
            // Each row is swept, seen or not, which leaves none for what is covered next.
            let row = unsafe worker.clip.row(y, .nonZero)
            if seen.isEmpty { continue }
            if let only = unsafe row.runs.first, unsafe row.runs.count == 1, only.coverage == 255,
                only.count == area.width
            {
                continue
            }
            let columns = Int(seen.lowerBound - area.x)..<Int(seen.upperBound - area.x)
            unsafe outside(row, columns, dst, ink) {
                unsafe expanded(output.raster, 0, y, area.x + Int32($0.lowerBound), $0.count)
            }
        }
    }

    /// Paints a part of a shadow's row where a knockout leaves room for it.
    /// - Parameters:
    ///   - dst: where the row begins.
    ///   - samples: the blurred row in some of the columns, valid until the next call.
    private func outside(
        _ row: CoverageBuffer.Row, _ columns: Range<Int>, _ dst: UnsafeMutablePointer<UInt32>, _ ink: ShadowInk,
        samples: (Range<Int>) -> UnsafePointer<UInt16>
    ) {
        func paint(_ columns: Range<Int>, through free: UnsafePointer<UInt8>?) {
            unsafe ink.paint(dst + columns.lowerBound, samples(columns), through: free, columns.count, worker)
        }
        var x = columns.lowerBound
        for i in unsafe row.runs.indices {
            let run = unsafe row.runs[i]
            let inside = (Int(run.start)..<(Int(run.start) + Int(run.count))).clamped(to: columns)
            if inside.isEmpty { continue }
            let start = inside.lowerBound
            if start > x { paint(x..<start, through: nil) }
            x = inside.upperBound
            if run.coverage == 255 { continue }
            let free = unsafe worker.coverageBytes(inside.count)
            for i in 0..<inside.count {
                unsafe free[i] =
                    unsafe run.coverage < 0
                    ? 255 - row.coverage[start + i] : 255 - UInt8(truncatingIfNeeded: run.coverage)
            }
            unsafe paint(inside, through: free)
        }
        if x < columns.upperBound { paint(x..<columns.upperBound, through: nil) }
    }

    /// 65535 less a blurred row; 65535 outside the raster.
    private func inverted(_ raster: BlurRaster, _ y: Int32, _ area: PixelRect) -> UnsafePointer<UInt16> {
        let out = unsafe worker.inverted.reserve(Int(area.width))
        unsafe out.update(repeating: 65535, count: Int(area.width))
        let inside = unsafe raster.region.intersection(PixelRect(x: area.x, y: y, width: area.width, height: 1))
        if !inside.isEmpty {
            let samples = unsafe expanded(raster, 0, y, inside.x, Int(inside.width))
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

/// A shadow's colour, and how much of it.
struct ShadowInk {
    /// 0x00BBGGRR.
    private let color: UInt32
    /// 0...65535.
    private let alpha: UInt32

    init(_ color: RGBColor, opacity: Double) {
        func fixed(_ v: Double, _ one: Double) -> UInt32 { UInt32((v.clamped(0, 1) * one).rounded()) }
        self.color = fixed(color.red, 255) | fixed(color.green, 255) << 8 | fixed(color.blue, 255) << 16
        alpha = fixed(color.alpha * opacity, 65535)
    }

    /// The columns, among some, outside of which a row of a blurred shadow changes no pixel.
    /// - Parameters:
    ///   - raster: of one plane.
    ///   - y: device pixels, in the raster's region.
    ///   - some: device pixels, in the raster's region.
    func columns(of raster: BlurRaster, _ y: Int32, within some: Range<Int32>) -> Range<Int32> {
        let left = unsafe raster.region.x
        let log = unsafe Int32(raster.log)
        guard !some.isEmpty else { return left..<left }
        let (upper, lower) = raster.rows(around: y)
        let (a, b) = unsafe (raster.row(0, upper), raster.row(0, lower))
        // A colour changes by at most 255 times the alpha: less than half a level up to 127 of 65535.
        let unseen = alpha == 0 ? 65535 : min(65535, 127 * 65535 / alpha)
        func isSeen(_ i: Int) -> Bool { unsafe UInt32(max(a[i], b[i])) > unseen }
        func areZero(_ i: Int) -> Bool {
            unsafe UnsafeRawPointer(a + i).loadUnaligned(as: UInt64.self) == 0
                && UnsafeRawPointer(b + i).loadUnaligned(as: UInt64.self) == 0
        }
        // Between samples lies what is between their values.
        var from = max(0, Int((some.lowerBound - left) >> log) - 1)
        var end = unsafe min(raster.width, Int((some.upperBound - 1 - left) >> log) + 2)
        while from + 4 <= end, areZero(from) { from += 4 }
        while from < end, !isSeen(from) { from += 1 }
        while end - 4 >= from, areZero(end - 4) { end -= 4 }
        while from < end, !isSeen(end - 1) { end -= 1 }
        guard from < end else { return left..<left }
        let seen = unsafe (left + Int32(max(from - 1, 0)) << log)..<(left + Int32(min(end + 1, raster.width)) << log)
        return seen.clamped(to: some)
    }

    /// Paints a piece of a blurred row, through coverage where it is given.
    func paint(
        _ dst: UnsafeMutablePointer<UInt32>, _ samples: UnsafePointer<UInt16>, through: UnsafePointer<UInt8>?,
        _ count: Int, _ worker: Worker
    ) {
        let faded = unsafe worker.faded.reserve(count)
        unsafe worker.kernels.pointee.scale_alpha16(faded, samples, through, Int32(count), alpha)
        unsafe worker.kernels.pointee.solid_alpha16(dst, faded, Int32(count), color)
    }
}

extension CoverageBuffer.Row {
    /// The coverage of a run, nil for 255 all over.
    func bytes(_ run: vitrine_run, _ worker: Worker) -> UnsafePointer<UInt8>? {
        if run.coverage == 255 { return nil }
        if run.coverage < 0 { return unsafe UnsafePointer(coverage + Int(run.start)) }
        let out = unsafe worker.coverageBytes(Int(run.count))
        unsafe out.update(repeating: UInt8(truncatingIfNeeded: run.coverage), count: Int(run.count))
        return unsafe UnsafePointer(out)
    }
}
