import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

extension TilePainter {
    /// Begins the coverage of some of the frame's edges in `area`.
    func cover(
        _ buffer: CoverageBuffer, _ edges: Range<Int>, _ area: PixelRect, uniformRows: Range<Int32> = 0..<0
    ) {
        buffer.begin(area, UnsafeBufferPointer(rebasing: view.edges[edges]), uniformRows: uniformRows)
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
            cover(worker.coverage, item.edges, area, uniformRows: item.uniformRows)
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
}
