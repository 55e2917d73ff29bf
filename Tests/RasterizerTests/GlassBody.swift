import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

@testable import VitrineRasterizer

/// A body of glass of the renderer, on a backdrop of one's own.
struct GlassBody {
    let geometry = GlassGeometry()
    /// The coverage, row by row.
    private(set) var coverage: [UInt8]
    /// The body's own colors where it covers anything, else 0.
    private(set) var colors: [UInt32]

    /// - Parameters:
    ///   - m: The mark, which must be sanitized.
    ///   - soft: Three planes, downscaled or not, which are copied.
    ///   - rim: The same planes with the blur at the outline; nil if that is no other blur.
    ///   - area: An area inside the backdrop.
    init(
        _ m: GlassMark, _ raster: BlurRaster, rim: BlurRaster? = nil, _ area: PixelRect, _ level: KernelLevel,
        threads: Int = 1
    ) {
        coverage = Array(repeating: 0, count: area.area)
        colors = Array(repeating: 0, count: area.area)
        let pool = ThreadPool(threads: threads, kernels: kernels(at: level))
        func copied(_ raster: BlurRaster) -> GlassBackdrop {
            let backdrop = GlassBackdrop()
            backdrop.raster.shape(region: raster.region, log: raster.log, planes: 3)
            backdrop.raster.copy(raster, rows: 0..<raster.height)
            for plane in 0..<3 { for y in 0..<raster.height { backdrop.raster.pad(plane, y) } }
            backdrop.finish(pool)
            return backdrop
        }
        let backdrop = copied(raster)
        let rim = rim.map(copied)
        geometry.make(GlassGeometry.Key(m, area: area, grid: GlassGrid(log: raster.log)), m, pool)
        let shader = GlassShader(m, backdrop.view, rim: rim?.view)
        let rows = pool.first.glass.rows(pool.first.kernels, width: Int(area.width), shader.view)
        for y in area.y..<area.maxY {
            let (segments, band) = geometry.rows.segments(y)
            for s in segments {
                let at = Int(y - area.y) * Int(area.width) + Int(s.x - area.x)
                for i in 0..<Int(s.count) {
                    coverage[at + i] = s.coverage < 0 ? band.coverage[Int(s.first) + i] : UInt8(s.coverage)
                }
                colors.withUnsafeMutableBufferPointer {
                    shader.colors($0.baseAddress! + at, s.x..<s.end, y, of: s, in: band, rows)
                }
            }
        }
        withExtendedLifetime((backdrop, rim)) {}
    }
}
