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
        if let mode = blend.kernelNumber, unsafe view.contains(item.inside, area) {
            if Int(area.width) == to.stride, isLaid(area) {
                return unsafe kernels.pointee.solid(to.at(area.x, area.y), area.width * area.height, item.color, mode)
            }
            for y in area.y..<area.maxY {
                lay(through: y)
                unsafe kernels.pointee.solid(to.at(area.x, y), area.width, item.color, mode)
            }
            return
        }
        if item.groups.isEmpty {
            cover(worker.coverage, item.edges, area, uniformRows: item.uniformRows)
        } else {
            unsafe worker.coverage.begin(
                area, UnsafeBufferPointer(rebasing: view.edges[item.edges]),
                groups: UnsafeBufferPointer(rebasing: view.groups[item.groups]))
        }
        guard let index = item.gradient else {
            return unsafe blendRows(item.rule, item.color, blender, area, to)
        }
        let gradient = unsafe frame.preparation.gradients[index]
        let colors = unsafe worker.pixels(Int(area.width))
        for y in area.y..<area.maxY {
            lay(through: y)
            let row = unsafe worker.coverage.row(y, item.rule)
            if let color = gradient.color(ofRow: y) {
                unsafe blender.solid(to.at(area.x, y), row, color: color)
                continue
            }
            for i in unsafe row.runs.indices {
                let run = unsafe row.runs[i]
                unsafe gradient.fill(colors + Int(run.start), count: Int(run.count), x: area.x + run.start, y: y)
            }
            unsafe blender.pixels(to.at(area.x, y), colors, row, opacity: 255)
        }
    }

    /// Joins the rows of `area` with one colour through the coverage that has been begun there.
    func blendRows(_ rule: FillRule, _ color: UInt32, _ blender: RowBlender, _ area: PixelRect, _ to: PixelPlane) {
        let isLaid = isLaid(area)
        var y = area.y
        while y < area.maxY {
            var (rows, areEqual) = worker.coverage.rows(from: y)
            if !isLaid {
                if !areEqual { rows = 1 }
                lay(through: y + rows - 1)
            }
            unsafe worker.coverage.blend(
                y, rows: rows, areEqual: areEqual, rule, onto: to.at(area.x, y), stride: to.stride, color: color,
                blender)
            y += rows
        }
    }
}
