import VitrinePrimitives

@testable import VitrineRasterizer

/// The coverage of an area, 0...255 per pixel.
struct Mask: Hashable, Sendable {
    let bounds: PixelRect
    /// The coverage in rows from the top, without padding.
    var coverage: [UInt8]

    init(bounds: PixelRect, coverage: [UInt8]) {
        self.bounds = bounds
        self.coverage = coverage
    }

    static let empty = Mask(bounds: .zero, coverage: [])

    /// Computes a path's exact area coverage inside `limit`; empty if the path is not finite or is outside.
    init(_ path: Path, rule: FillRule = .nonZero, within limit: PixelRect) {
        var edges = EdgeList()
        edges.add(path)
        self.init(edges, rule: rule, within: limit)
    }

    init(_ edges: EdgeList, rule: FillRule = .nonZero, within limit: PixelRect) {
        let buffer = CoverageBuffer(kernels: kernels(at: .default))
        let bounds = edges.pixelBounds.intersection(limit)
        self.init(bounds: bounds, coverage: [])
        guard !bounds.isEmpty else { return }
        coverage = Array(repeating: 0, count: bounds.area)
        coverage.withUnsafeMutableBufferPointer { out in
            edges.edges.withUnsafeBufferPointer { buffer.begin(bounds, $0) }
            for y in bounds.y..<bounds.maxY {
                buffer.row(y, rule).expand(into: out.baseAddress! + Int(y - bounds.y) * Int(bounds.width))
            }
        }
    }

    /// Returns the index in `coverage` at which row `y` (device pixels) begins.
    func row(_ y: Int32) -> Int { Int(y - bounds.y) * Int(bounds.width) }
}
