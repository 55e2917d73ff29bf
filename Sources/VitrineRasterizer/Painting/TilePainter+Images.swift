import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

extension TilePainter {
    func image(_ frame: Frame, _ item: Preparation.Item, _ m: ImageMark, _ area: PixelRect, _ to: PixelPlane) {
        let pass = frame.preparation.images[item.image]
        var area = area.intersection(pass.area)
        if m.clip != nil { area = area.intersection(item.clipBounds) }
        guard !area.isEmpty else { return }
        let blender = unsafe RowBlender(kernels: kernels, blend: m.blend)
        let opacity = opacityByte(m.opacity)
        if pass.outlineCuts { cover(worker.coverage, item.edges, area, uniformRows: item.uniformRows) }
        if m.clip != nil { cover(worker.clip, item.clip, area, uniformRows: item.clipUniformRows) }
        let isPlain = !pass.outlineCuts && m.clip == nil
        let copies = isPlain && pass.isOpaque && opacity == 255 && m.blend == .normal
        touchSource(of: area, pass)
        for y in area.y..<area.maxY {
            lay(y)
            let dst = unsafe to.at(area.x, y)
            let count = Int(area.width)
            if isPlain {
                if case .copy(let x0, let y0) = pass.method {
                    unsafe pass.level.pixels.withUnsafeBufferPointer { pixels in
                        let src = unsafe pixels.baseAddress! + ((Int(y) + y0) * pass.level.width + Int(area.x) + x0)
                        if copies {
                            unsafe dst.update(from: src, count: count)
                        } else {
                            unsafe blender.pixels(dst, src, coverage: nil, count, opacity: opacity)
                        }
                    }
                } else if copies {
                    unsafe source(pass, item, y, area.x, count, of: area, into: dst)
                } else {
                    let line = unsafe worker.pixels(count)
                    unsafe source(pass, item, y, area.x, count, of: area, into: line)
                    unsafe blender.pixels(dst, line, coverage: nil, count, opacity: opacity)
                }
                continue
            }
            let row = unsafe cut(y, outline: pass.outlineCuts, clip: m.clip != nil, area)
            // There is coverage, so only pixels in runs are needed.
            guard let first = unsafe row.runs.first, let last = unsafe row.runs.last else { continue }
            let from = Int(first.start)
            let n = Int(last.start + last.count) - from
            if pass.isOpaque, opacity == 255, m.blend == .normal {
                unsafe opaqueSource(pass, item, y, area, row, blender, into: dst)
                continue
            }
            let line = unsafe worker.pixels(count)
            unsafe source(pass, item, y, area.x + first.start, n, of: area, into: line + from)
            unsafe blender.pixels(dst, line, row, opacity: opacity)
        }
    }

    /// Writes an opaque picture's pixels directly where they are fully covered, and blends the others.
    /// - Parameter area: The painted area; `row` and `dst` begin at its left edge.
    private func opaqueSource(
        _ pass: ImagePass, _ item: Preparation.Item, _ y: Int32, _ area: PixelRect, _ row: CoverageBuffer.Row,
        _ blender: RowBlender, into dst: UnsafeMutablePointer<UInt32>
    ) {
        for i in unsafe row.runs.indices {
            let run = unsafe row.runs[i]
            if run.coverage == 0 { continue }
            let to = unsafe dst + Int(run.start)
            if run.coverage == 255 {
                unsafe source(pass, item, y, area.x + run.start, Int(run.count), of: area, into: to)
                continue
            }
            let line = unsafe worker.pixels(Int(run.count))
            unsafe source(pass, item, y, area.x + run.start, Int(run.count), of: area, into: line)
            let share = run.coverage < 0 ? 255 : UInt32(run.coverage)
            unsafe blender.pixels(to, line, coverage: row.bytes(run), Int(run.count), opacity: share)
        }
    }

    /// Reads the pixels of a rotated picture that an area shows into the cache, since rows of the area cross its rows.
    private func touchSource(of area: PixelRect, _ pass: ImagePass) {
        guard case .line(let lines) = pass.method, pass.level.uniformBlocks?.isWhole != true else { return }
        guard let source = lines.source(of: area) else { return }
        unsafe pass.level.pixels.withUnsafeBufferPointer {
            for y in source.y..<source.maxY {
                let columns = lines.columns(of: area, row: y, pass.transform, within: source.x..<source.maxX)
                guard !columns.isEmpty else { continue }
                let row = unsafe $0.baseAddress! + Int(y) * pass.level.width
                pass.level.forEachMixedPart(of: columns, row: y) { part in
                    unsafe kernels.pointee.touch_rows(
                        row + Int(part.lowerBound), Int64(pass.level.width), Int32(part.count), 1)
                }
            }
        }
    }

    /// The coverage of a row by the outline, the clip, or the smaller one of both.
    private func cut(_ y: Int32, outline: Bool, clip: Bool, _ area: PixelRect) -> CoverageBuffer.Row {
        guard outline else { return unsafe worker.clip.row(y, .nonZero) }
        let edge = unsafe worker.coverage.row(y, .nonZero)
        guard clip else { return unsafe edge }
        let inner = unsafe worker.clip.row(y, .nonZero)
        guard let first = unsafe inner.runs.first, let last = unsafe inner.runs.last else { return unsafe inner }
        let whole = unsafe edge.runs.contains {
            $0.coverage == 255 && $0.start <= first.start && $0.start + $0.count >= last.start + last.count
        }
        if whole { return unsafe inner }
        return unsafe worker.smaller(edge, inner, count: Int(area.width))
    }

    /// Writes the picture's pixels for a part of row `y` of the canvas.
    /// - Parameter area: The painted area, including the part.
    private func source(
        _ pass: ImagePass, _ item: Preparation.Item, _ y: Int32, _ x: Int32, _ count: Int, of area: PixelRect,
        into out: UnsafeMutablePointer<UInt32>
    ) {
        switch pass.method {
        case .copy(let x0, let y0):
            unsafe pass.level.pixels.withUnsafeBufferPointer { pixels in
                unsafe out.update(
                    from: pixels.baseAddress! + ((Int(y) + y0) * pass.level.width + Int(x) + x0), count: count)
            }
        case .area:
            let left = Int(x - pass.area.x)
            let first = Int(area.x - pass.area.x)
            unsafe worker.lines.area(
                item.image, pass.level, pass.columns, pass.rows, row: Int(y - pass.area.y),
                columns: left..<(left + count), of: first..<(first + Int(area.width)), into: out, kernels)
        case .line(let lines):
            unsafe pass.level.pixels.withUnsafeBufferPointer {
                unsafe sample(lines.line(from: x, y), count, $0.baseAddress!, pass.level.uniformBlocks, into: out)
            }
        case .sampled(let inverse, let shrink, let nearest):
            for i in 0..<count {
                let p = inverse.apply(Point(x: Double(x) + Double(i) + 0.5, y: Double(y) + 0.5))
                unsafe out[i] =
                    nearest
                    ? pass.level.nearest(p.x / shrink, p.y / shrink)
                    : pass.level.color(p.x / shrink - 0.5, p.y / shrink - 0.5)
            }
        }
    }

    /// Writes the pixels of a line; uniform blocks are filled without interpolation.
    private func sample(
        _ line: vitrine_sample_line, _ count: Int, _ source: UnsafePointer<UInt32>, _ blocks: UniformBlocks?,
        into out: UnsafeMutablePointer<UInt32>
    ) {
        if let blocks, blocks.isWhole { return unsafe out.update(repeating: source[0], count: count) }
        guard let blocks, var walk = BlockWalk(line) else {
            var line = line
            return unsafe kernels.pointee.sample_line(out, source, &line, Int32(count))
        }
        // The first pixel to interpolate.
        var first = 0
        func mix(until end: Int) {
            guard end > first else { return }
            var part = line
            part.x += Int64(first) * line.step_x
            part.y += Int64(first) * line.step_y
            unsafe kernels.pointee.sample_line(out + first, source, &part, Int32(end - first))
        }
        var i = 0
        while i < count {
            let end = min(count, i + walk.steps)
            if blocks.isUniform(walk.column, walk.row) {
                mix(until: i)
                let pixel = unsafe source[(walk.row * Int(line.width) + walk.column) << UniformBlocks.log]
                unsafe (out + i).update(repeating: pixel, count: end - i)
                first = end
            }
            i = end
            walk.advance()
        }
        mix(until: count)
    }
}
