import VitrinePrimitives

@testable import VitrineRasterizer

/// Coverage of an area, 0...255 a pixel.
struct Mask: Hashable, Sendable {
    let bounds: PixelRect
    /// Rows from the top, no padding.
    var coverage: [UInt8]

    init(bounds: PixelRect, coverage: [UInt8]) {
        self.bounds = bounds
        self.coverage = coverage
    }

    static let empty = Mask(bounds: .zero, coverage: [])

    /// A path's exact area coverage inside `limit`; empty when the path is not finite or lies outside.
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

    /// Where row `y` (device pixels) begins in `coverage`.
    func row(_ y: Int32) -> Int { Int(y - bounds.y) * Int(bounds.width) }
}
