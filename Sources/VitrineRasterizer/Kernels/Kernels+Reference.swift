import CVitrinePixelKernels
import VitrinePixelKernels
import VitrinePrimitives

// A table's callers pass no null pointers but where the header allows them.

extension vitrine_kernels {
    /// The Swift references of PixelKernels behind C's signatures.
    static var reference: vitrine_kernels {
        var table = vitrine_kernels()
        table.setBlending()
        table.sweep = { cells, marks, width, rule, coverage, runs in
            var count = 0
            ReferenceCoverage.sweep(cells!, marks: marks!, width: Int(width), evenOdd: rule != 0, coverage: coverage!) {
                runs![count] = vitrine_run(start: Int32($0), count: Int32($1), coverage: Int32($2))
                count += 1
            }
            return Int32(count)
        }
        table.accumulate = { cells, marks, stride, words, width, height, edges, count, left, top, touched in
            var rows = ReferenceCoverage.Rows(
                cells: cells!, marks: marks!, stride: Int(stride), words: Int(words), width: Int(width),
                height: Int(height), touched: (Int(touched![0]), Int(touched![1])))
            for i in 0..<Int(count) {
                let e = edges![i]
                rows.add(
                    x0: Int(e.x0) - Int(left) << 10, y0: Int(e.y0) - Int(top) << 10, x1: Int(e.x1) - Int(left) << 10,
                    y1: Int(e.y1) - Int(top) << 10, winding: Int(e.winding))
            }
            touched![0] = Int32(rows.touched.first)
            touched![1] = Int32(rows.touched.last)
        }
        table.setBlur()
        table.setGlass()
        table.resample_vertical = { out, lines, weights, linesCount, pixels in
            ReferenceResampling.resampleVertical(
                out!, lines: lines!, weights: weights!, linesCount: Int(linesCount), pixels: Int(pixels))
        }
        table.resample_horizontal = { out, src, first, weights, taps, count in
            ReferenceResampling.resampleHorizontal(
                out!, src!, first: first!, weights: weights!, taps: Int(taps), count: Int(count))
        }
        return table
    }

    private mutating func setBlending() {
        fill = { dst, count, color in ReferenceBlending.fill(dst!, count: Int(count), color: color) }
        solid = { dst, count, color, mode in
            ReferenceBlending.solid(dst!, count: Int(count), color: color, mode: .init(kernel: mode))
        }
        solid_coverage = { dst, coverage, count, color, mode in
            ReferenceBlending.solidCoverage(
                dst!, coverage: coverage!, count: Int(count), color: color, mode: .init(kernel: mode))
        }
        solid_blocks = { dst, stride, blocks, count, color, mode in
            for i in 0..<Int(count) {
                ReferenceBlending.solidBlock(
                    dst!, stride: Int(stride), x: Int(blocks![i].x), y: Int(blocks![i].y),
                    coverage: vitrine_block.coverage(blocks! + i), color: color, mode: .init(kernel: mode))
            }
        }
        pixels = { dst, src, count, opacity, mode in
            ReferenceBlending.pixels(dst!, src!, count: Int(count), opacity: opacity, mode: .init(kernel: mode))
        }
        pixels_coverage = { dst, src, coverage, count, opacity, mode in
            ReferenceBlending.pixelsCoverage(
                dst!, src!, coverage: coverage!, count: Int(count), opacity: opacity, mode: .init(kernel: mode))
        }
        solid_alpha16 = { dst, alpha, count, color in
            ReferenceBlending.solidAlpha16(dst!, alpha: alpha!, count: Int(count), color: color)
        }
        scale_alpha16 = { out, samples, free, count, alpha in
            ReferenceBlending.scaleAlpha16(out!, samples!, free: free, count: Int(count), alpha: alpha)
        }
    }

    private mutating func setBlur() {
        accumulate_rows = { even, odd, src, count in ReferenceBlur.accumulateRows(even!, odd!, src!, count: Int(count))
        }
        box_average = { planes, even, odd, count, log in
            ReferenceBlur.boxAverage(planes!, even: even!, odd: odd!, count: Int(count), log: Int(log))
        }
        gauss_row = { out, src, count, weights, radius in
            ReferenceBlur.gaussRow(out!, src!, count: Int(count), weights: weights!, radius: Int(radius))
        }
        gauss_column = { out, rows, count, weights, radius in
            ReferenceBlur.gaussColumn(out!, rows!, count: Int(count), weights: weights!, radius: Int(radius))
        }
        lerp_rows = { out, a, b, count, weight, shift in
            ReferenceBlur.lerpRows(out!, a!, b!, count: Int(count), weight: weight, shift: shift)
        }
        upsample_linear = { out, src, count, log in
            ReferenceBlur.upsampleLinear(out!, src!, count: Int(count), log: Int(log))
        }
        material = { out, red, green, blue, count, transform in
            ReferenceBlur.material(
                out!, red: red!, green: green!, blue: blue!, count: Int(count),
                transform: ReferenceBlur.ColorTransform(transform!.pointee))
        }
        pack = { out, red, green, blue, alpha, count in
            ReferenceBlur.pack(out!, red: red!, green: green!, blue: blue!, alpha: alpha!, count: Int(count))
        }
    }
}

extension vitrine_kernels {
    private mutating func setGlass() {
        nearest = { distance, normalX, normalY, chords, chordsCount, u, v, count in
            for i in 0..<Int(count) {
                let near = ReferenceGlass.nearest(u![i], v, count: Int(chordsCount)) {
                    let c = chords![$0]
                    return (c.x, c.y, c.dx, c.dy, c.along_x, c.along_y, c.before)
                }
                distance![i] = near.distance
                normalX![i] = near.x
                normalY![i] = near.y
            }
        }
        bilinear = { red, green, blue, pixels, stride, window, x, y, row, count in
            ReferenceGlass.bilinear(
                red!, green!, blue!, pixels: pixels!, stride: Int(stride),
                window: (window.left, window.top, window.right, window.bottom), x: x!, y: y, row: row, count: Int(count)
            )
        }
        saturate = { outRed, outGreen, outBlue, red, green, blue, light, count, chroma in
            ReferenceGlass.saturate(
                (outRed!, outGreen!, outBlue!), red: red!, green: green!, blue: blue!, light: light!,
                count: Int(count), chroma: chroma)
        }
        glass = { out, red, green, blue, light, count, transform in
            ReferenceGlass.glass(
                out!, red: red!, green: green!, blue: blue!, light: light!, count: Int(count),
                transform: ReferenceBlur.ColorTransform(transform!.pointee))
        }
    }
}

extension vitrine_block {
    /// The coverage of a block's pixels.
    static func coverage(_ block: UnsafePointer<vitrine_block>) -> UnsafePointer<UInt8> {
        (UnsafeRawPointer(block) + MemoryLayout<vitrine_block>.offset(of: \.coverage)!).assumingMemoryBound(
            to: UInt8.self)
    }
}

extension BlendMode {
    /// The mode of a number of the C header.
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
