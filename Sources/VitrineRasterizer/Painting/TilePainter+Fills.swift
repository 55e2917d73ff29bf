import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

extension TilePainter {
    /// Begins the coverage of some of the frame's edges in `area`.
    func cover(
        _ buffer: CoverageBuffer, _ edges: Range<Int>, _ area: PixelRect, uniformRows: Range<Int32> = 0..<0
    ) {
        unsafe buffer.begin(area, UnsafeBufferPointer(rebasing: view.edges[edges]), uniformRows: uniformRows)
    }

    func fill(_ frame: Frame, _ item: Preparation.Item, _ blend: BlendMode, _ area: PixelRect, _ to: PixelPlane) {
        let blender = unsafe RowBlender(kernels: kernels, blend: blend)
        if let index = item.gradient {
            let gradient = unsafe frame.preparation.gradients[index]
            return unsafe fill(gradient, item, blender, area, to)
        }
        if let mode = blend.kernelNumber, unsafe view.contains(item.inside, area) {
            if Int(area.width) == to.stride, isLaid(area) {
                return unsafe kernels.pointee.solid(to.at(area.x, area.y), area.width * area.height, item.color, mode)
            }
            for y in area.y..<area.maxY {
                lay(y)
                unsafe kernels.pointee.solid(to.at(area.x, y), area.width, item.color, mode)
            }
            return
        }
        cover(item, area)
        unsafe blendRows(item.rule, item.color, blender, area, to)
    }

    private func cover(_ item: Preparation.Item, _ area: PixelRect) {
        if item.groups.isEmpty {
            cover(worker.coverage, item.edges, area, uniformRows: item.uniformRows)
        } else {
            unsafe worker.coverage.begin(
                area, UnsafeBufferPointer(rebasing: view.edges[item.edges]),
                groups: UnsafeBufferPointer(rebasing: view.groups[item.groups]))
        }
    }

    private func fill(
        _ gradient: GradientRow, _ item: Preparation.Item, _ blender: RowBlender, _ area: PixelRect, _ to: PixelPlane
    ) {
        let width = Int(area.width)
        let mode = unsafe blender.blend.kernelNumber
        let coversAll = unsafe mode != nil && view.contains(item.inside, area)
        let replaces = coversAll && item.opaque.area > 0
        if !coversAll { cover(item, area) }
        let colors = unsafe worker.pixels(width)
        for y in area.y..<area.maxY {
            lay(y)
            let dst = unsafe to.at(area.x, y)
            let color = gradient.color(ofRow: y)
            if coversAll {
                if let color, let mode {
                    unsafe kernels.pointee.solid(dst, area.width, color, mode)
                } else if replaces {
                    unsafe gradient.fill(dst, count: width, x: area.x, y: y)
                } else {
                    unsafe gradient.fill(colors, count: width, x: area.x, y: y)
                    unsafe blender.pixels(dst, colors, coverage: nil, width, opacity: 255)
                }
                continue
            }
            let row = unsafe worker.coverage.row(y, item.rule)
            if let color {
                unsafe blender.solid(dst, row, color: color)
                continue
            }
            for i in unsafe row.runs.indices {
                let run = unsafe row.runs[i]
                unsafe gradient.fill(colors + Int(run.start), count: Int(run.count), x: area.x + run.start, y: y)
            }
            unsafe blender.pixels(dst, colors, row, opacity: 255)
        }
    }

    /// Blends the rows of `area` with one color through the coverage begun there.
    func blendRows(_ rule: FillRule, _ color: UInt32, _ blender: RowBlender, _ area: PixelRect, _ to: PixelPlane) {
        let isLaid = isLaid(area)
        var y = area.y
        while y < area.maxY {
            var (rows, areEqual) = worker.coverage.rows(from: y)
            if !isLaid {
                if !areEqual { rows = 1 }
                for k in y..<y + rows { lay(k) }
            }
            unsafe worker.coverage.blend(
                y, rows: rows, areEqual: areEqual, rule, onto: to.at(area.x, y), stride: to.stride, color: color,
                blender)
            y += rows
        }
    }
}
