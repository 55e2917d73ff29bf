import CVitrinePixelKernels
import Foundation
import VitrinePixelKernels
import VitrinePrimitives

/// A blurred copy of what lies behind a glass body, downscaled as its blur permits.
final class GlassBackdrop {
    let raster = BlurRaster()
    /// The interleaved samples of red, green, blue and padding, with one further pixel at the right and below.
    private let pixels = ScratchBuffer<UInt16>()
    private var stride = 1
    /// For each row, the last of the rows from it on that all have one color; -1 for a row of several colors.
    private var flat = GrowableBuffer<Int32>()

    var memory: Int { raster.memory + pixels.memory + flat.memory }

    func clear() {
        raster.shape(region: .zero, log: 0, planes: 0)
        flat.count = 0
    }

    /// Converts the contents of `raster`, which is not empty.
    func finish(_ pool: ThreadPool) {
        stride = unsafe raster.width + 1
        let pixels = unsafe pixels.reserve(4 * stride * (raster.height + 1))
        flat.count = 0
        for _ in unsafe 0..<raster.height { flat.append(-1) }
        let stride = stride
        let raster = raster
        nonisolated(unsafe) let flat = unsafe flat.base
        unsafe pool.performRows(raster.height, by: 32) { rows, _ in
            for y in rows {
                if GlassBackdrop.isFlat(raster, y) { unsafe flat[y] = Int32(y) }
                unsafe GlassBackdrop.join(raster, y, pixels + 4 * stride * y)
            }
        }
        for y in unsafe (0..<max(raster.height - 1, 0)).reversed() where unsafe flat[y] >= 0 && flat[y + 1] >= 0 {
            if (0..<3).allSatisfy({ unsafe raster.row($0, y)[0] == raster.row($0, y + 1)[0] }) {
                unsafe flat[y] = unsafe flat[y + 1]
            }
        }
        unsafe (pixels + 4 * stride * raster.height).update(
            from: pixels + 4 * stride * (raster.height - 1), count: 4 * stride)
    }

    private static func isFlat(_ raster: BlurRaster, _ y: Int) -> Bool {
        (0..<3).allSatisfy { plane in
            let row = unsafe raster.row(plane, y)
            return unsafe memcmp(row, row + 1, 2 * (raster.width - 1)) == 0
        }
    }

    private static func join(_ raster: BlurRaster, _ y: Int, _ out: UnsafeMutablePointer<UInt16>) {
        let (red, green, blue) = unsafe (raster.row(0, y), raster.row(1, y), raster.row(2, y))
        for x in unsafe 0...raster.width {
            unsafe out[4 * x] = unsafe red[x]
            unsafe out[4 * x + 1] = unsafe green[x]
            unsafe out[4 * x + 2] = unsafe blue[x]
            unsafe out[4 * x + 3] = 0
        }
    }

    private var window: vitrine_window {
        let log = unsafe Int32(raster.log)
        return unsafe vitrine_window(
            left: (raster.region.x >> log) << 8, top: (raster.region.y >> log) << 8,
            right: Int32(raster.width - 1) << 8,
            bottom: Int32(raster.height - 1) << 8)
    }

    /// A view that is valid until the backdrop changes.
    var view: GlassView {
        unsafe GlassView(
            grid: GlassGrid(log: raster.log), window: window, samples: raster.samples, pixels: pixels.base,
            stride: stride,
            flat: flat.base, height: flat.count)
    }
}

/// Positions on the canvas in a fixed downscaled grid: 1/256 of its pixels, from the center of the first.
struct GlassGrid: Hashable {
    /// The binary logarithm of the scale.
    let log: UInt32
    /// Downscaled pixels per device pixel, exactly.
    let scale: Double

    init(log: UInt32) {
        self.log = log
        scale = 1 / Double(UInt64(1) << UInt64(log))
    }

    /// The position of a coordinate in device pixels, within ±8 million downscaled pixels.
    @inline(__always) func place(_ v: Double) -> Int32 { ReferenceGlass.place(v, scale: scale) }

    /// The position of the middle of a row of device pixels.
    @inline(__always) func row(of y: Int32) -> Int32 { place(Double(y) + 0.5) }
}
