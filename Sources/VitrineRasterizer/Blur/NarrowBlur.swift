import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// A layer and the Gaussian that blurs it when it is drawn, with transparent surroundings.
///
/// Pixels are blurred without planes of samples: each row horizontally, then vertically with the rows around it. Few
/// rows are needed at a time, so those of a tile are blurred when the tile is painted.
struct NarrowBlur {
    let layer: PixelPlane
    let kernel: GaussianKernel
    let bounds: PixelRect
    /// The rows of the layer that have one color; nil if none are known.
    var plainRows: PlainRows?

    /// The largest margin of such a blur, and the largest one of a blur that is recomputed at each drawing.
    static let widestMargin: Int32 = 8
    static let widestShownMargin: Int32 = 4

    /// The number of columns that are blurred at a time; blocks of one color are filled.
    private static let blockWidth: Int32 = 128

    /// The plan of a group's blur if it is recomputed at each drawing; nil if its result is stored.
    static func planOfShown(_ m: GroupMark, isSmall: Bool) -> BlurPlan? {
        guard m.sigma > 0, m.shadow?.sanitized == nil, !isSmall else { return nil }
        let plan = BlurPlan(sigma: m.sigma)
        return plan.margin <= widestShownMargin ? plan : nil
    }

    /// Draws a part of the blurred layer.
    /// - Parameter out: Pixels inside the bounds.
    func draw(into out: PixelPlane, _ worker: Worker) {
        guard let plainRows else { return drawBlocks(into: out, worker) }
        var part = out.bounds
        while part.y < out.bounds.maxY {
            let color = plainRows.color(of: part.y)
            part.height = 1
            while part.maxY < out.bounds.maxY, plainRows.color(of: part.maxY) == color { part.height += 1 }
            if let color {
                fill(out.part(part), color, worker)
            } else {
                drawBlocks(into: out.part(part), worker)
            }
            part.y = part.maxY
        }
    }

    /// Draws rows whose blur window has only one color.
    private func fill(_ out: PixelPlane, _ color: UInt32, _ worker: Worker) {
        let n = Int32(kernel.radius)
        let (left, right) = (out.bounds.x, out.bounds.maxX)
        // The surroundings of the layer are transparent.
        let from = min(max(left, layer.bounds.x + n), right)
        let to = max(min(right, layer.bounds.maxX - n), from)
        for y in out.bounds.y..<out.bounds.maxY {
            unsafe worker.kernels.pointee.fill(out.at(from, y), to - from, color)
        }
        for columns in [left..<from, to..<right] where !columns.isEmpty {
            var side = out.bounds
            side.x = columns.lowerBound
            side.width = Int32(columns.count)
            blur(into: out.part(side), worker)
        }
    }

    private func drawBlocks(into out: PixelPlane, _ worker: Worker) {
        var block = out.bounds
        while block.x < out.bounds.maxX {
            block.width = min(NarrowBlur.blockWidth, out.bounds.maxX - block.x)
            let around = block.grown(by: Int32(kernel.radius))
            if layer.bounds.contains(around), let color = layer.uniformColor(of: around) {
                out.fill(block, color)
            } else {
                blur(into: out.part(block), worker)
            }
            block.x += block.width
        }
    }

    private func blur(into out: PixelPlane, _ worker: Worker) {
        let n = Int32(kernel.radius)
        let (x, count) = (out.bounds.x, Int(out.bounds.width))
        let length = kernel.weights.count * 2 - 1
        let rows = unsafe worker.blurredRows.reserve(4 * count * length)
        // The memory of a row's samples; rows reuse that of rows that are no longer needed.
        func row(_ y: Int32) -> UnsafeMutablePointer<UInt16> {
            unsafe rows + 4 * count * (Int(y - (out.bounds.y - n)) % length)
        }
        let needed = x - n..<out.bounds.maxX + n
        let there = needed.clamped(to: layer.bounds.x..<layer.bounds.maxX)
        let padded = unsafe worker.paddedPixels.reserve(needed.count)
        unsafe padded.update(repeating: 0, count: needed.count)
        unsafe kernel.weights.withUnsafeBufferPointer { weights in
            func blurRow(_ y: Int32) {
                guard y >= layer.bounds.y, y < layer.bounds.maxY, !there.isEmpty else {
                    unsafe row(y).update(repeating: 0, count: 4 * count)
                    return
                }
                var source = unsafe UnsafePointer(layer.at(x, y))
                let color = plainRows?.bareColor(of: y)
                if color != nil || there != needed {
                    let part = unsafe padded + Int(there.lowerBound - needed.lowerBound)
                    if let color {
                        unsafe part.update(repeating: color, count: there.count)
                    } else {
                        unsafe part.update(from: layer.at(there.lowerBound, y), count: there.count)
                    }
                    unsafe source = UnsafePointer(padded + Int(n))
                }
                unsafe worker.kernels.pointee.gauss_pixels_row(
                    row(y), source, Int32(count), weights.baseAddress!, n)
            }
            unsafe withUnsafeTemporaryAllocation(of: UnsafePointer<UInt16>?.self, capacity: length) { list in
                for y in out.bounds.y - n..<out.bounds.y + n { blurRow(y) }
                for y in out.bounds.y..<out.bounds.maxY {
                    blurRow(y + n)
                    for k in 0..<length { unsafe list.initializeElement(at: k, to: row(y - n + Int32(k))) }
                    unsafe worker.kernels.pointee.gauss_pixels_column(
                        out.at(x, y), list.baseAddress!, Int32(count), weights.baseAddress!, n)
                }
            }
        }
    }
}
