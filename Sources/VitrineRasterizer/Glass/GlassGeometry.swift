import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// The part of a glass body that depends only on its outline and optics: its coverage, and the position in the backdrop
/// that each of its pixels shows. It is reused while these do not change.
///
/// Rows are lists of segments. Rows that cross only two straight vertical sides of a single shape have one common list.
final class GlassGeometry {
    /// Everything on which the geometry depends.
    struct Key: Hashable {
        let shapes: [UnevenRoundedRect]
        let fusion: Double
        let unit: Double
        let lens: Double
        let rim: Double
        /// Whether all shapes have the same tint and glow.
        let isUniform: Bool
        let area: PixelRect
        let grid: GlassGrid
    }

    @exclusivity(unchecked) private(set) var key: Key?
    @exclusivity(unchecked) private var bands: [GlassBand] = []
    private let upright = GlassBand()
    private let views = ScratchBuffer<GlassBand.View>()
    /// The rows, valid until the geometry changes.
    @exclusivity(unchecked) private(set) var rows: GlassRows

    init() {
        unsafe rows = unsafe GlassRows(area: .zero, upright: 0..<0, uprightRow: upright.view, bands: views.base)
    }

    /// Recomputes the geometry.
    /// - Parameters:
    ///   - m: A sanitized mark.
    ///   - area: The area of its rows.
    func make(_ key: Key, _ m: GlassMark, _ pool: ThreadPool) {
        unsafe self.key = key
        let tracer = GlassTracer(m, key.grid)
        let area = key.area
        let uprightRows = tracer.uprightRows(in: area.y..<area.maxY)
        upright.begin(uprightRows.lowerBound)
        if let y = uprightRows.first {
            unsafe GlassBatch.with {
                unsafe tracer.trace(y, area.x..<area.maxX, into: upright, isUpright: true, $0, pool.first.kernels)
            }
        }
        upright.endRow()
        let size = GlassRows.bandRows
        let count = Int((area.height + size - 1) / size)
        while unsafe bands.count < count { unsafe bands.append(GlassBand()) }
        let bands = unsafe bands
        nonisolated(unsafe) let views = unsafe views.reserve(count)
        pool.perform(count) { i, painter in
            let first = area.y + Int32(i) * size
            let band = bands[i]
            band.begin(first)
            unsafe GlassBatch.with { batch in
                for y in first..<min(first + size, area.maxY) {
                    if !uprightRows.contains(y) {
                        unsafe tracer.trace(y, area.x..<area.maxX, into: band, batch, painter.kernels)
                    }
                    band.endRow()
                }
            }
            unsafe views[i] = band.view
        }
        unsafe rows = unsafe GlassRows(area: area, upright: uprightRows, uprightRow: upright.view, bands: views)
    }

    var memory: Int { unsafe bands.reduce(upright.memory + views.memory) { $0 + $1.memory } }
}

extension GlassGeometry.Key {
    /// - Parameters:
    ///   - m: A sanitized mark.
    ///   - area: The area of the rows.
    init(_ m: GlassMark, area: PixelRect, grid: GlassGrid) {
        let first = m.shapes[0]
        self.init(
            shapes: m.shapes.map(\.outline), fusion: m.fusion, unit: m.unit, lens: m.lens, rim: m.rim,
            isUniform: m.shapes.allSatisfy { $0.glow == first.glow && $0.tint == first.tint }, area: area, grid: grid)
    }
}
