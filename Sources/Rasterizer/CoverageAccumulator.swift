import Primitives

/// Exact signed area of edges, a pixel at a time, in integers.
///
/// For each pixel it sums `cover` (how much height the edges in it span) and `area` (twice the area to the left of them);
/// a running sum of cover along the row then gives each pixel's winding-weighted coverage. Crossings with pixel borders
/// are divided from the edge's own ends every time, so no rounding error runs along an edge. Source: the cell method of
/// FreeType's and Anti-Grain Geometry's smooth rasterizers. Sums are kept modulo 2³², which is exact where a path winds
/// round a point less than 1024 times.
struct CoverageAccumulator {
    private let bounds: PixelRect
    private let width: Int
    private let height: Int
    private var cover: [Int32]
    private var area: [Int32]

    init(bounds: PixelRect) {
        self.bounds = bounds
        width = Int(bounds.width)
        height = Int(bounds.height)
        cover = Array(repeating: 0, count: width * height)
        area = Array(repeating: 0, count: width * height)
    }

    mutating func add(_ e: EdgeList.Edge) {
        let one = EdgeList.one
        let left = Int(bounds.x) * one
        let top = Int(bounds.y) * one
        let (x0, y0, x1, y1) = (e.x0 - left, e.y0 - top, e.x1 - left, e.y1 - top)
        let firstRow = max(0, y0.flooredDivision(by: one))
        let lastRow = min(height - 1, (y1 - 1).flooredDivision(by: one))
        guard firstRow <= lastRow else { return }
        func x(at y: Int) -> Int {
            y == y0 ? x0 : y == y1 ? x1 : x0 + ((y - y0) * (x1 - x0)).flooredDivision(by: y1 - y0)
        }
        var ya = max(y0, firstRow * one)
        var xa = x(at: ya)
        for row in firstRow...lastRow {
            let yb = min(y1, (row + 1) * one)
            let xb = x(at: yb)
            span(row: row, xa: xa, ya: ya, xb: xb, yb: yb, winding: e.winding)
            ya = yb
            xa = xb
        }
    }

    /// A piece of an edge within one row, cut at the sides of the bounds and then at every pixel's side.
    private mutating func span(row: Int, xa: Int, ya: Int, xb: Int, yb: Int, winding: Int) {
        let one = EdgeList.one
        let right = width * one
        let start = row * width
        if max(xa, xb) <= 0 {
            cover[start] &+= Int32(winding * (yb - ya))
            return
        }
        if min(xa, xb) >= right { return }
        func y(at x: Int) -> Int {
            x == xa ? ya : x == xb ? yb : ya + ((x - xa) * (yb - ya)).flooredDivision(by: xb - xa)
        }
        func ySafe(at x: Int) -> Int {
            xb > xa ? y(at: x) : yb - ((x - xb) * (yb - ya)).flooredDivision(by: xa - xb)
        }
        let forward = xb >= xa
        let (lo, hi) = forward ? (xa, xb) : (xb, xa)
        let (yLo, yHi) = forward ? (ya, yb) : (yb, ya)
        // Walk from the left end to the right end; `sign` restores the direction of the edge.
        let sign = forward ? winding : -winding
        var x = lo
        var yx = yLo
        if x < 0 {
            let y0 = ySafe(at: 0)
            cover[start] &+= Int32(sign * (y0 - yx))
            x = 0
            yx = y0
        }
        let end = min(hi, right)
        let yEnd = end == hi ? yHi : ySafe(at: end)
        while true {
            let cell = min(x / one, width - 1)
            let border = (cell + 1) * one
            let nextX = min(border, end)
            let nextY = nextX == end ? yEnd : ySafe(at: nextX)
            let dy = sign * (nextY - yx)
            cover[start + cell] &+= Int32(dy)
            area[start + cell] &+= Int32(dy * ((x - cell * one) + (nextX - cell * one)))
            x = nextX
            yx = nextY
            if x >= end { break }
        }
    }

    /// Appends the coverage, 0...255, of every pixel, rounded to nearest.
    func resolve(_ rule: FillRule, into out: inout [UInt8]) {
        let twice = Int32(2 * EdgeList.one)
        let full = UInt32(2 * EdgeList.one * EdgeList.one)
        for y in 0..<height {
            var sum: Int32 = 0
            for i in (y * width)..<((y + 1) * width) {
                sum &+= cover[i]
                var v = (sum &* twice &- area[i]).magnitude
                switch rule {
                case .nonZero: v = min(v, full)
                case .evenOdd:
                    v %= 2 * full
                    if v > full { v = 2 * full - v }
                }
                out.append(UInt8((v * 255 + full / 2) / full))
            }
        }
    }
}
