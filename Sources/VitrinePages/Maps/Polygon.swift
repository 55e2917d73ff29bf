import VitrinePrimitives

/// An area with straight sides. Thousands of places are looked up in few areas: sides are kept by bands of their height.
struct Polygon: Sendable {
    private struct Side {
        var from: Point
        var to: Point
    }

    /// Height of a band in points of the map.
    private static let band = 16.0

    private var top = Double.infinity
    private var bottom = -Double.infinity
    private var bands: [[Side]] = []

    /// - Parameter corners: one or more, all finite.
    init(_ corners: [Point]) {
        for p in corners {
            top = min(top, p.y)
            bottom = max(bottom, p.y)
        }
        bands = Array(repeating: [], count: Int((bottom - top) / Polygon.band) + 1)
        var last = corners[corners.count - 1]
        for point in corners {
            for i in index(min(point.y, last.y))...index(max(point.y, last.y)) {
                bands[i].append(Side(from: last, to: point))
            }
            last = point
        }
    }

    private func index(_ y: Double) -> Int { Int((y - top) / Polygon.band) }

    /// Whether an odd number of sides lies to the right of a place.
    func contains(_ p: Point) -> Bool {
        guard p.y >= top, p.y <= bottom else { return false }
        var inside = false
        for side in bands[index(p.y)] where (side.to.y > p.y) != (side.from.y > p.y) {
            if p.x < (side.from.x - side.to.x) * (p.y - side.to.y) / (side.from.y - side.to.y) + side.to.x {
                inside.toggle()
            }
        }
        return inside
    }
}
