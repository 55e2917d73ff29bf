import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// Reduces a canvas to a smaller picture and recomputes only what changes of the canvas affect.
final class Reducer {
    /// The reduced picture; nil if the last canvas was not reduced.
    private(set) var picture: Bitmap?
    private var reduction: Reduction?
    private var source = (width: 0, height: 0)
    private var columns = FilterTable(.bicubic, count: 1, origin: 0, step: 1, sourceCount: 1)
    private var rows = FilterTable(.bicubic, count: 1, origin: 0, step: 1, sourceCount: 1)

    private static let rowsOfPiece = 8

    /// - Parameters:
    ///   - damage: The changes of the canvas since the last call.
    ///   - reduction: The reduction; nil if the canvas is the picture.
    /// - Returns: The pixels of the picture that may have changed.
    func update(from canvas: Bitmap, _ damage: Damage, by reduction: Reduction?, _ pool: ThreadPool) -> Damage {
        guard let reduction else {
            picture = nil
            self.reduction = nil
            return damage
        }
        let isNew = picture == nil || reduction != self.reduction || source != (canvas.width, canvas.height)
        if isNew { begin(reduction, canvas) }
        guard var made = picture.take() else { return damage }
        let changed = isNew ? Damage(made.bounds) : reached(damage, made.bounds)
        for rect in changed.rects { reduce(canvas, rect, into: &made, pool) }
        picture = made
        return changed
    }

    private func begin(_ reduction: Reduction, _ canvas: Bitmap) {
        self.reduction = reduction
        source = (canvas.width, canvas.height)
        columns = FilterTable(
            reduction.filter, count: reduction.width, origin: reduction.origin.x, step: reduction.step,
            sourceCount: canvas.width)
        rows = FilterTable(
            reduction.filter, count: reduction.height, origin: reduction.origin.y, step: reduction.step,
            sourceCount: canvas.height)
        picture = Bitmap.uninitialized(width: reduction.width, height: reduction.height)
    }

    /// The pixels of the picture that depend on what has changed.
    private func reached(_ damage: Damage, _ bounds: PixelRect) -> Damage {
        var out = Damage()
        for rect in damage.rects {
            let across = columns.readers(of: rect.x..<rect.maxX)
            let down = rows.readers(of: rect.y..<rect.maxY)
            let reached = PixelRect(
                x: across.lowerBound, y: down.lowerBound, width: Int32(across.count), height: Int32(down.count))
            out.add(reached.intersection(bounds))
        }
        return out
    }

    private func reduce(_ canvas: Bitmap, _ rect: PixelRect, into out: inout Bitmap, _ pool: ThreadPool) {
        let (columns, rows) = (columns, rows)
        let (left, width) = (Int(rect.x), Int(rect.width))
        let from = Int(columns.first[left])
        let end = Int(columns.first[left + width - 1]) + columns.taps
        let stride = out.width
        unsafe canvas.pixels.withUnsafeBufferPointer { pixels in
            unsafe out.pixels.withUnsafeMutableBufferPointer { target in
                // Each piece of work writes separate rows.
                nonisolated(unsafe) let target = target.baseAddress!
                nonisolated(unsafe) let pixels = pixels.baseAddress!
                pool.performRows(Int(rect.height), by: Reducer.rowsOfPiece) { part, worker in
                    let samples = unsafe worker.reduced.reserve(4 * canvas.width)
                    for row in part {
                        let y = Int(rect.y) + row
                        unsafe rows.weights.withUnsafeBufferPointer { weights in
                            unsafe worker.kernels.pointee.reduce_rows(
                                samples + 4 * from, pixels + Int(rows.first[y]) * canvas.width + from,
                                Int64(canvas.width), weights.baseAddress! + y * rows.taps, Int32(rows.taps),
                                Int32(end - from))
                        }
                        unsafe columns.first.withUnsafeBufferPointer { first in
                            unsafe columns.weights.withUnsafeBufferPointer { weights in
                                unsafe worker.kernels.pointee.reduce_columns(
                                    target + y * stride + left, samples, first.baseAddress! + left,
                                    weights.baseAddress! + left * columns.taps, Int32(columns.taps), Int32(width))
                            }
                        }
                    }
                }
            }
        }
    }
}
