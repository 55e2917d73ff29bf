import VitrinePixelKernels
import VitrinePrimitives

@testable import VitrineRasterizer

/// A blur's steps in the soft rasters of the renderer, by one worker.
enum RasterBlur {
    /// Returns a picture downscaled and blurred by a plan.
    /// - Parameter planes: 3 or 4.
    static func raster(
        _ pixels: [UInt32], _ bounds: PixelRect, _ plan: BlurPlan, region: PixelRect, border: BlurKernels.Border,
        planes: Int = 4, level: KernelLevel = .best
    ) -> BlurRaster {
        let worker = Worker(kernels: kernels(at: level))
        let raster = BlurRaster()
        raster.shape(region: region, log: plan.log, planes: planes)
        var pixels = pixels
        pixels.withUnsafeMutableBufferPointer {
            let plane = PixelPlane(base: $0.baseAddress!, bounds: bounds, stride: Int(bounds.width))
            raster.reduce(plane, rows: 0..<raster.height, border: border, worker)
        }
        raster.blurRows(0..<raster.height, plan.kernel, border: border, worker)
        let out = BlurRaster()
        out.shape(region: region, log: plan.log, planes: planes)
        raster.blurColumns(0..<raster.height, into: out, plan.kernel, border: border, worker)
        return out
    }

    /// Returns a plane of a raster at full size over `area`, row by row.
    static func expanded(_ raster: BlurRaster, _ plane: Int, _ area: PixelRect, level: KernelLevel = .best) -> [UInt16]
    {
        var mixed = [UInt16](repeating: 0, count: raster.width + 4)
        var room = [UInt16](repeating: 0, count: Int(area.width) + 2 << Int(raster.log))
        var out: [UInt16] = []
        for y in area.y..<area.maxY {
            mixed.withUnsafeMutableBufferPointer { mixed in
                room.withUnsafeMutableBufferPointer { room in
                    let row = raster.samples.expanded(
                        plane, y, from: area.x, count: Int(area.width), kernels: kernels(at: level),
                        mixed: mixed.baseAddress!, out: room.baseAddress!)
                    out += UnsafeBufferPointer(start: row, count: Int(area.width))
                }
            }
        }
        return out
    }
}
