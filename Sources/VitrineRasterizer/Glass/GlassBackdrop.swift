import CVitrinePixelKernels
import Foundation
import VitrinePixelKernels
import VitrinePrimitives

/// A blurred copy of what lies behind a body of glass, shrunk as its blur allows.
final class GlassBackdrop {
    /// Three planes.
    let soft = SoftRaster()
    /// The same with red, green, blue and nothing side by side, and one pixel more at the right and below.
    private let pixels = ScratchBuffer<UInt16>()
    private var stride = 1
    /// By row: the last of the rows from this one on that all have one and the same colour; -1 for a row of more colours.
    private var flat = GrowingRow<Int32>()

    /// Bytes held.
    var memory: Int { soft.memory + pixels.memory + flat.memory }

    /// Nothing is behind.
    func clear() {
        soft.shape(region: .zero, log: 0, planes: 0)
        flat.count = 0
    }

    /// Makes ready what has been put into `soft`, which is not empty.
    func finish(_ pool: ThreadPool) {
        stride = soft.width + 1
        let pixels = pixels.reserve(4 * stride * (soft.height + 1))
        flat.count = 0
        for _ in 0..<soft.height { flat.append(-1) }
        let stride = stride
        let soft = soft
        nonisolated(unsafe) let flat = flat.base
        pool.performRows(soft.height, by: 32) { rows, _ in
            for y in rows {
                if GlassBackdrop.isFlat(soft, y) { flat[y] = Int32(y) }
                GlassBackdrop.join(soft, y, pixels + 4 * stride * y)
            }
        }
        for y in (0..<max(soft.height - 1, 0)).reversed() where flat[y] >= 0 && flat[y + 1] >= 0 {
            if (0..<3).allSatisfy({ soft.row($0, y)[0] == soft.row($0, y + 1)[0] }) { flat[y] = flat[y + 1] }
        }
        (pixels + 4 * stride * soft.height).update(from: pixels + 4 * stride * (soft.height - 1), count: 4 * stride)
    }

    private static func isFlat(_ soft: SoftRaster, _ y: Int) -> Bool {
        (0..<3).allSatisfy { plane in
            let row = soft.row(plane, y)
            return memcmp(row, row + 1, 2 * (soft.width - 1)) == 0
        }
    }

    private static func join(_ soft: SoftRaster, _ y: Int, _ out: UnsafeMutablePointer<UInt16>) {
        let (red, green, blue) = (soft.row(0, y), soft.row(1, y), soft.row(2, y))
        for x in 0...soft.width {
            out[4 * x] = red[x]
            out[4 * x + 1] = green[x]
            out[4 * x + 2] = blue[x]
            out[4 * x + 3] = 0
        }
    }

    private var window: vitrine_window {
        let log = Int32(soft.log)
        return vitrine_window(
            left: (soft.region.x >> log) << 8, top: (soft.region.y >> log) << 8, right: Int32(soft.width - 1) << 8,
            bottom: Int32(soft.height - 1) << 8)
    }

    /// To be read as long as nothing changes.
    var view: GlassView {
        GlassView(
            grid: GlassGrid(log: soft.log), window: window, samples: soft.samples, pixels: pixels.base, stride: stride,
            flat: flat.base, height: flat.count)
    }
}
