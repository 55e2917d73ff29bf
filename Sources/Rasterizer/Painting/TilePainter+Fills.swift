import CPixelKernels
import DisplayList
import PixelKernels
import Primitives

extension TilePainter {
    /// Begins the coverage of some of the frame's edges in `area`.
    func cover(
        _ buffer: CoverageBuffer, _ edges: Range<Int>, _ area: PixelRect, alike: Range<Int32> = 0..<0
    ) {
        buffer.begin(area, UnsafeBufferPointer(rebasing: view.edges[edges]), alike: alike)
    }

    func fill(_ frame: Frame, _ item: Preparation.Item, _ blend: BlendMode, _ area: PixelRect, _ to: PixelPlane) {
        let blender = RowBlender(kernels: kernels, blend: blend)
        if let mode = blend.kernelNumber, item.inside.contains(area) {
            if Int(area.width) == to.stride {
                return kernels.pointee.solid(to.at(area.x, area.y), area.width * area.height, item.color, mode)
            }
            for y in area.y..<area.maxY { kernels.pointee.solid(to.at(area.x, y), area.width, item.color, mode) }
            return
        }
        if item.groups.isEmpty {
            cover(worker.coverage, item.edges, area, alike: item.alike)
        } else {
            worker.coverage.begin(
                area, UnsafeBufferPointer(rebasing: view.edges[item.edges]),
                groups: UnsafeBufferPointer(rebasing: view.groups[item.groups]))
        }
        guard item.gradient >= 0 else {
            for y in area.y..<area.maxY {
                blender.solid(to.at(area.x, y), worker.coverage.row(y, item.rule), color: item.color)
            }
            return
        }
        let gradient = frame.preparation.gradients[item.gradient]
        let colors = worker.pixels(Int(area.width))
        for y in area.y..<area.maxY {
            let row = worker.coverage.row(y, item.rule)
            for run in row.runs {
                gradient.fill(colors + Int(run.start), count: Int(run.count), x: area.x + run.start, y: y)
            }
            blender.pixels(to.at(area.x, y), colors, row, opacity: 255)
        }
    }

    func glyphs(_ frame: Frame, _ item: Preparation.Item, _ blend: BlendMode, _ area: PixelRect, _ to: PixelPlane) {
        let blender = RowBlender(kernels: kernels, blend: blend)
        let bytes = view.glyphBytes
        for k in item.glyphs {
            let glyph = view.glyphs[k]
            let part = glyph.bounds.intersection(area)
            if part.isEmpty { continue }
            if glyph.offset < 0 {
                cover(worker.coverage, glyph.edges, part)
                for y in part.y..<part.maxY {
                    blender.solid(to.at(part.x, y), worker.coverage.row(y, .nonZero), color: item.color)
                }
                continue
            }
            let width = Int(glyph.bounds.width)
            let coverage =
                bytes + (glyph.offset + Int(part.y - glyph.bounds.y) * width + Int(part.x - glyph.bounds.x))
            if let mode = blend.kernelNumber {
                kernels.pointee.solid_mask(
                    to.at(part.x, part.y), Int32(to.stride), coverage, glyph.bounds.width, part.width, part.height,
                    item.color, mode)
            } else {
                for y in 0..<Int(part.height) {
                    BlendModes.solid(
                        to.at(part.x, part.y + Int32(y)), item.color, coverage: coverage + y * width,
                        count: Int(part.width), mode: blend)
                }
            }
        }
    }
}
