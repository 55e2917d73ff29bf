import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// All of a body of glass that follows from its outline and its optics alone: what it covers, and which place of the
/// picture behind each of its pixels shows. A body that stays as it is needs no other, whatever changes behind it.
///
/// Rows are lists of segments. Where both sides of a single shape run straight down, all rows have one list.
final class GlassGeometry {
    /// Everything that it depends on.
    struct Key: Hashable {
        let shapes: [RoundedRect]
        let fusion: Double
        let unit: Double
        let lens: Double
        let rim: Double
        let rimFalloff: Double
        /// Whether all shapes have one tint and one glow.
        let isUniform: Bool
        let area: PixelRect
        let grid: GlassGrid
    }

    @exclusivity(unchecked) private(set) var key: Key?
    @exclusivity(unchecked) private var bands: [GlassBand] = []
    private let upright = GlassBand()
    @exclusivity(unchecked) private(set) var uprightRows: Range<Int32> = 0..<0

    /// Rows of a band, which one thread makes.
    private static let rows: Int32 = 16

    private var area: PixelRect { unsafe key?.area ?? .zero }

    /// Makes it anew.
    /// - Parameters:
    ///   - m: must be sanitized.
    ///   - area: where its rows lie.
    func make(_ key: Key, _ m: GlassMark, _ pool: ThreadPool) {
        unsafe self.key = key
        let tracer = GlassTracer(m, key.grid)
        let area = key.area
        unsafe uprightRows = tracer.uprightRows(in: area.y..<area.maxY)
        if let y = unsafe uprightRows.first {
            upright.begin(y)
            unsafe tracer.trace(y, area.x..<area.maxX, into: upright, isUpright: true, pool.first.kernels)
        }
        let count = Int((area.height + GlassGeometry.rows - 1) / GlassGeometry.rows)
        while unsafe bands.count < count { unsafe bands.append(GlassBand()) }
        let bands = unsafe bands
        let uprightRows = unsafe uprightRows
        pool.perform(count) { i, painter in
            let first = area.y + Int32(i) * GlassGeometry.rows
            bands[i].begin(first)
            for y in first..<min(first + GlassGeometry.rows, area.maxY) {
                if !uprightRows.contains(y) {
                    unsafe tracer.trace(y, area.x..<area.maxX, into: bands[i], painter.kernels)
                }
                bands[i].endRow()
            }
        }
    }

    /// The segments of a row, from left to right, and the band that holds their pixels. Empty outside the area.
    func row(_ y: Int32) -> (segments: UnsafeBufferPointer<GlassBand.Segment>, band: GlassBand) {
        if unsafe uprightRows.contains(y) { return unsafe (upright.all, upright) }
        guard y >= area.y, y < area.maxY else { return unsafe (UnsafeBufferPointer(start: nil, count: 0), upright) }
        let band = unsafe bands[Int((y - area.y) / GlassGeometry.rows)]
        return unsafe (band.row(y), band)
    }

    /// Bytes held.
    var memory: Int { unsafe bands.reduce(upright.memory) { $0 + $1.memory } }
}

extension GlassGeometry.Key {
    /// - Parameters:
    ///   - m: must be sanitized.
    ///   - area: where its rows lie.
    init(_ m: GlassMark, area: PixelRect, grid: GlassGrid) {
        let first = m.shapes[0]
        self.init(
            shapes: m.shapes.map(\.outline), fusion: m.fusion, unit: m.unit, lens: m.lens, rim: m.rim,
            rimFalloff: m.rimFalloff,
            isUniform: m.shapes.allSatisfy { $0.glow == first.glow && $0.tint == first.tint }, area: area, grid: grid)
    }
}
