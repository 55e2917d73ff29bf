import PixelKernels
import Primitives

/// Coverage of an area, 0...255 a pixel.
struct Mask: Hashable, Sendable {
    let bounds: PixelRect
    /// Rows from the top, no padding.
    var coverage: [UInt8]

    init(bounds: PixelRect, coverage: [UInt8]) {
        self.bounds = bounds
        self.coverage = coverage
    }

    static let stripPixels: Int32 = 1 << 18

    static let empty = Mask(bounds: .zero, coverage: [])

    /// A path's exact area coverage inside `limit`; empty when the path is not finite or lies outside.
    init(_ path: Path, rule: FillRule = .nonZero, within limit: PixelRect) {
        var edges = EdgeList()
        edges.add(path)
        self.init(edges, rule: rule, within: limit)
    }

    init(_ edges: EdgeList, rule: FillRule = .nonZero, within limit: PixelRect) {
        let bounds = edges.pixelBounds.intersection(limit)
        guard !bounds.isEmpty else {
            self = .empty
            return
        }
        // Strips of rows keep the sums, eight times as large as the mask, in the processor's cache.
        let strip = max(1, Mask.stripPixels / bounds.width)
        var coverage: [UInt8] = []
        coverage.reserveCapacity(Int(bounds.width) * Int(bounds.height))
        var y = bounds.y
        while y < bounds.maxY {
            let rows = min(strip, bounds.maxY - y)
            var accumulator = CoverageAccumulator(
                bounds: PixelRect(x: bounds.x, y: y, width: bounds.width, height: rows))
            for e in edges.edges { accumulator.add(e) }
            accumulator.resolve(rule, into: &coverage)
            y += rows
        }
        self.init(bounds: bounds, coverage: coverage)
    }

    /// Where row `y` (device pixels) begins in `coverage`.
    func row(_ y: Int32) -> Int { Int(y - bounds.y) * Int(bounds.width) }

    /// The smaller coverage of both in each pixel; this mask itself when there is no other.
    func intersection(_ other: Mask?) -> Mask {
        guard let other else { return self }
        let shared = bounds.intersection(other.bounds)
        var out = Mask(bounds: shared, coverage: [])
        out.coverage.reserveCapacity(Int(shared.width) * Int(shared.height))
        for y in shared.y..<shared.maxY {
            let mine = row(y) + Int(shared.x - bounds.x)
            let its = other.row(y) + Int(shared.x - other.bounds.x)
            for i in 0..<Int(shared.width) { out.coverage.append(min(coverage[mine + i], other.coverage[its + i])) }
        }
        return out
    }

    /// Writes what the mask leaves of 255 in the part of row `y` that begins at `x`.
    func writeRest(_ y: Int32, from x: Int32, into out: inout [UInt8]) {
        for i in out.indices { out[i] = 255 }
        let shared = bounds.intersection(PixelRect(x: x, y: y, width: Int32(out.count), height: 1))
        guard !shared.isEmpty else { return }
        let from = row(y) + Int(shared.x - bounds.x)
        let to = Int(shared.x - x)
        for i in 0..<Int(shared.width) { out[to + i] = 255 - coverage[from + i] }
    }

    /// The part inside `area` as deep samples, with nothing around it.
    func deep(_ area: PixelRect) -> DeepRaster {
        var out = DeepRaster(width: Int(area.width), height: Int(area.height), channels: 1)
        let shared = bounds.intersection(area)
        for y in shared.y..<shared.maxY {
            let from = row(y) + Int(shared.x - bounds.x)
            let to = Int(y - area.y) * out.width + Int(shared.x - area.x)
            for i in 0..<Int(shared.width) { out.samples[to + i] = UInt16(coverage[from + i]) * 257 }
        }
        return out
    }
}
