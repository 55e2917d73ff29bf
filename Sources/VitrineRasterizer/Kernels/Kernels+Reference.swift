import CVitrinePixelKernels
import VitrinePixelKernels
import VitrinePrimitives

// Callers pass null pointers only where the header allows them.

extension vitrine_kernels {
    /// The Swift references of PixelKernels behind C's signatures.
    static var reference: vitrine_kernels {
        var table = vitrine_kernels()
        table.setBlending()
        unsafe table.sweep = { cells, marks, width, rule, coverage, runs in
            var count = 0
            unsafe ReferenceCoverage.sweep(
                cells!, marks: marks!, width: Int(width), evenOdd: rule != 0, coverage: coverage!
            ) {
                unsafe runs![count] = vitrine_run(start: Int32($0), count: Int32($1), coverage: Int32($2))
                count += 1
            }
            return Int32(count)
        }
        unsafe table.sweep_solid = {
            dst, dstStride, cells, stride, marks, words, width, rows, rule, color, mode in
            unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(width) + 1) { coverage in
                let coverage = coverage.baseAddress!
                for y in 0..<Int(rows) {
                    let to = unsafe dst! + y * Int(dstStride)
                    unsafe ReferenceCoverage.sweep(
                        cells! + y * Int(stride), marks: marks! + y * Int(words), width: Int(width), evenOdd: rule != 0,
                        coverage: coverage
                    ) { start, count, _ in
                        unsafe ReferenceBlending.solidCoverage(
                            to + start, coverage: coverage + start, count: count, color: color,
                            mode: .init(kernel: mode))
                    }
                }
            }
        }
        unsafe table.solid_runs = { dst, stride, rows, coverage, runs, count, color, mode in
            for y in 0..<Int(rows) {
                for i in 0..<Int(count) {
                    let run = unsafe runs![i]
                    for x in Int(run.start)..<Int(run.start + run.count) {
                        var k = unsafe run.coverage < 0 ? coverage![x] : UInt8(run.coverage)
                        unsafe ReferenceBlending.solidCoverage(
                            dst! + (y * Int(stride) + x), coverage: &k, count: 1, color: color,
                            mode: .init(kernel: mode))
                    }
                }
            }
        }
        unsafe table.chords = { edges, curve, box in
            let (x, y) = unsafe (curve!.pointee.x, curve!.pointee.y)
            let places = ReferenceChords(
                CubicCurve(
                    Point(x: x.0, y: y.0), Point(x: x.1, y: y.1), Point(x: x.2, y: y.2), Point(x: x.3, y: y.3))
            ).places
            var made = 0
            for (a, b) in zip(places, places.dropFirst()) where a.y != b.y {
                unsafe edges![made] =
                    a.y < b.y
                    ? vitrine_edge(x0: a.x, y0: a.y, x1: b.x, y1: b.y, winding: 1)
                    : vitrine_edge(x0: b.x, y0: b.y, x1: a.x, y1: a.y, winding: -1)
                made += 1
            }
            if made > 0 { for p in places { unsafe box!.pointee.widen(p.x, p.y) } }
            return Int32(made)
        }
        unsafe table.accumulate = { cells, marks, stride, words, width, height, edges, count, left, top, touched in
            var rows = unsafe ReferenceCoverage.Rows(
                cells: cells!, marks: marks!, stride: Int(stride), words: Int(words), width: Int(width),
                height: Int(height), touched: (Int(touched![0]), Int(touched![1])))
            for i in 0..<Int(count) {
                let e = unsafe edges![i]
                unsafe rows.add(
                    x0: Int(e.x0) - Int(left) << 10, y0: Int(e.y0) - Int(top) << 10, x1: Int(e.x1) - Int(left) << 10,
                    y1: Int(e.y1) - Int(top) << 10, winding: Int(e.winding))
            }
            unsafe touched![0] = unsafe Int32(rows.touched.first)
            unsafe touched![1] = unsafe Int32(rows.touched.last)
        }
        table.setBlur()
        table.setGlass()
        unsafe table.resample_vertical = { out, lines, weights, linesCount, pixels in
            unsafe ReferenceResampling.resampleVertical(
                out!, lines: lines!, weights: weights!, linesCount: Int(linesCount), pixels: Int(pixels))
        }
        unsafe table.resample_horizontal = { out, src, first, weights, taps, count in
            unsafe ReferenceResampling.resampleHorizontal(
                out!, src!, first: first!, weights: weights!, taps: Int(taps), count: Int(count))
        }
        unsafe table.sample_line = { out, src, line, count in
            let l = unsafe line!.pointee
            unsafe ReferenceResampling.sampleLine(
                out!, src!,
                .init(
                    x: l.x, y: l.y, stepX: l.step_x, stepY: l.step_y, width: Int(l.width), height: Int(l.height)),
                count: Int(count))
        }
        unsafe table.reduce_rows = { out, src, stride, weights, rows, pixels in
            unsafe ReferenceResampling.reduceRows(
                out!, src!, stride: Int(stride), weights: weights!, rows: Int(rows), pixels: Int(pixels))
        }
        unsafe table.reduce_columns = { out, samples, first, weights, taps, count in
            unsafe ReferenceResampling.reduceColumns(
                out!, samples!, first: first!, weights: weights!, taps: Int(taps), count: Int(count))
        }
        unsafe table.touch_rows = { _, _, _, _ in }
        return table
    }

    private mutating func setBlending() {
        unsafe fill = { dst, count, color in unsafe ReferenceBlending.fill(dst!, count: Int(count), color: color) }
        unsafe solid = { dst, count, color, mode in
            unsafe ReferenceBlending.solid(dst!, count: Int(count), color: color, mode: .init(kernel: mode))
        }
        unsafe solid_coverage = { dst, coverage, count, color, mode in
            unsafe ReferenceBlending.solidCoverage(
                dst!, coverage: coverage!, count: Int(count), color: color, mode: .init(kernel: mode))
        }
        unsafe solid_blocks = { dst, stride, blocks, count, color, mode in
            for i in 0..<Int(count) {
                unsafe ReferenceBlending.solidBlock(
                    dst!, stride: Int(stride), x: Int(blocks![i].x), y: Int(blocks![i].y),
                    coverage: vitrine_block.coverage(blocks! + i), color: color, mode: .init(kernel: mode))
            }
        }
        unsafe pixels = { dst, src, count, opacity, mode in
            unsafe ReferenceBlending.pixels(dst!, src!, count: Int(count), opacity: opacity, mode: .init(kernel: mode))
        }
        unsafe pixels_coverage = { dst, src, coverage, count, opacity, mode in
            unsafe ReferenceBlending.pixelsCoverage(
                dst!, src!, coverage: coverage!, count: Int(count), opacity: opacity, mode: .init(kernel: mode))
        }
        unsafe solid_alpha16 = { dst, alpha, count, color in
            unsafe ReferenceBlending.solidAlpha16(dst!, alpha: alpha!, count: Int(count), color: color)
        }
        unsafe scale_alpha16 = { out, samples, free, count, alpha in
            unsafe ReferenceBlending.scaleAlpha16(out!, samples!, free: free, count: Int(count), alpha: alpha)
        }
    }

    private mutating func setBlur() {
        unsafe accumulate_rows = { even, odd, src, count in
            unsafe ReferenceBlur.accumulateRows(even!, odd!, src!, count: Int(count))
        }
        unsafe box_average = { planes, even, odd, count, log in
            unsafe ReferenceBlur.boxAverage(planes!, even: even!, odd: odd!, count: Int(count), log: Int(log))
        }
        unsafe gauss_row = { out, src, count, weights, radius in
            unsafe ReferenceBlur.gaussRow(out!, src!, count: Int(count), weights: weights!, radius: Int(radius))
        }
        unsafe gauss_column = { out, rows, count, weights, radius in
            unsafe ReferenceBlur.gaussColumn(out!, rows!, count: Int(count), weights: weights!, radius: Int(radius))
        }
        unsafe lerp_rows = { out, a, b, count, weight, shift in
            unsafe ReferenceBlur.lerpRows(out!, a!, b!, count: Int(count), weight: weight, shift: shift)
        }
        unsafe upsample_linear = { out, src, count, log in
            unsafe ReferenceBlur.upsampleLinear(out!, src!, count: Int(count), log: Int(log))
        }
        unsafe material = { out, red, green, blue, count, transform in
            unsafe ReferenceBlur.material(
                out!, red: red!, green: green!, blue: blue!, count: Int(count),
                transform: ReferenceBlur.ColorTransform(transform!.pointee))
        }
        unsafe pack = { out, red, green, blue, alpha, count in
            unsafe ReferenceBlur.pack(out!, red: red!, green: green!, blue: blue!, alpha: alpha!, count: Int(count))
        }
        unsafe gauss_pixels_row = { out, src, count, weights, radius in
            unsafe ReferenceBlur.gaussPixelsRow(out!, src!, count: Int(count), weights: weights!, radius: Int(radius))
        }
        unsafe gauss_pixels_column = { out, rows, count, weights, radius in
            unsafe ReferenceBlur.gaussPixelsColumn(
                out!, rows!, count: Int(count), weights: weights!, radius: Int(radius))
        }
    }
}

extension vitrine_kernels {
    private mutating func setGlass() {
        unsafe corner = { distance, normalX, normalY, corner, row, count in
            let (corner, row) = unsafe (corner!.pointee, ReferenceGlass.CornerRow(row!.pointee))
            let grid = unsafe ReferenceGlass.CornerGrid(
                count: Int(corner.chords_count), columns: Int(corner.columns), rows: Int(corner.rows),
                across: corner.across, down: corner.down)
            let extent = unsafe ReferenceGlass.corner(
                (distance!, normalX!, normalY!), grid, nodes: corner.nodes, row, count: Int(count)
            ) {
                let c = unsafe corner.chords[$0]
                return (c.x, c.y, c.dx, c.dy, c.along_x, c.along_y, c.before)
            }
            return vitrine_extent(least: extent.least, most: extent.most)
        }
        unsafe lens = { out, distance, normalX, normalY, x, y, count, lens in
            let out = unsafe out!.pointee
            unsafe out.write(lens!, distance!, normalX!, normalY!, x, y, count) { i, pixel in
                unsafe out.coverage[i] = pixel.coverage
                unsafe out.rims[i] = pixel.rim
            }
        }
        unsafe lens_inside = { out, distance, normalX, normalY, x, y, count, lens in
            unsafe out!.pointee.write(lens!, distance!, normalX!, normalY!, x, y, count) { _, _ in }
        }
        unsafe bilinear = { red, green, blue, pixels, stride, window, x, y, row, count in
            unsafe ReferenceGlass.bilinear(
                red!, green!, blue!, pixels: pixels!, stride: Int(stride),
                window: (window.left, window.top, window.right, window.bottom), x: x!, y: y, row: row, count: Int(count)
            )
        }
        unsafe mix_rows = { out, a, b, weights, count in
            unsafe ReferenceGlass.mixRows(out!, a!, b!, weights: weights!, count: Int(count))
        }
        unsafe rim_light = { out, red, green, blue, rims, hasOne, count, black, slope in
            unsafe ReferenceGlass.rimLight(
                out!, red: red!, green: green!, blue: blue!, count: Int(count),
                ReferenceGlass.Lack(black: black, slope: slope)
            ) { unsafe rims![hasOne ? 0 : $0] }
        }
        unsafe saturate = { outRed, outGreen, outBlue, red, green, blue, light, count, chroma in
            unsafe ReferenceGlass.saturate(
                (outRed!, outGreen!, outBlue!), red: red!, green: green!, blue: blue!, light: light!,
                count: Int(count), chroma: chroma)
        }
        unsafe glass = { out, red, green, blue, light, count, transform in
            unsafe ReferenceGlass.glass(
                out!, red: red!, green: green!, blue: blue!, light: light!, count: Int(count),
                transform: ReferenceBlur.ColorTransform(transform!.pointee))
        }
    }
}

extension vitrine_lens_pixels {
    /// Writes the positions and weights that follow from samples of adjacent pixels.
    /// - Parameter others: Writes the remaining values of a pixel.
    fileprivate func write(
        _ lens: UnsafePointer<vitrine_lens>, _ distance: UnsafePointer<Double>, _ normalX: UnsafePointer<Double>,
        _ normalY: UnsafePointer<Double>, _ x: Double, _ y: Double, _ count: Int32,
        _ others: (Int, ReferenceGlass.LensPixel) -> Void
    ) {
        let lens = unsafe ReferenceGlass.Lens(lens.pointee)
        for i in 0..<Int(count) {
            let pixel = unsafe lens.pixel(
                x + Double(i), y, distance: distance[i], normalX: normalX[i], normalY: normalY[i])
            unsafe columns[i] = pixel.column
            unsafe rows[i] = pixel.row
            unsafe rim_shares[i] = pixel.rimShare
            others(i, pixel)
        }
    }
}

extension vitrine_block {
    static func coverage(_ block: UnsafePointer<vitrine_block>) -> UnsafePointer<UInt8> {
        unsafe (UnsafeRawPointer(block) + MemoryLayout<vitrine_block>.offset(of: \.coverage)!).assumingMemoryBound(
            to: UInt8.self)
    }
}

extension BlendMode {
    /// The mode with a number of the C header.
    init(kernel: Int32) {
        self =
            kernel == Int32(VITRINE_OVER) ? .normal : kernel == Int32(VITRINE_PLUS_DARKER) ? .plusDarker : .plusLighter
    }
}

extension ReferenceBlur.ColorTransform {
    init(_ transform: vitrine_color_transform) {
        self.init(
            slope: [transform.slope.0, transform.slope.1, transform.slope.2].map(Int.init),
            offset: [transform.offset.0, transform.offset.1, transform.offset.2].map(Int.init),
            chroma: Int(transform.chroma), tint: transform.tint,
            kind: Int(transform.kind))
    }
}

extension ReferenceGlass.CornerRow {
    fileprivate init(_ row: vitrine_corner_row) {
        self.init(
            x: row.x, center: row.center, halfWidth: row.half_width, sideX: row.side_x, sideY: row.side_y, v: row.v)
    }
}
