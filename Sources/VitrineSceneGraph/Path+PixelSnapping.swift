import VitrinePrimitives

extension Path {
    /// The path, in device pixels, with its level and upright lines moved to the middle of the pixels they lie in, so that
    /// a line of one pixel fills them; on a border between two pixels, to the middle of the lower or right one. All
    /// points at the height of such a line are moved with it, so that curves go on from it.
    func snappedToPixelCenters() -> Path {
        let all = points
        // Places of level lines (y) and of upright ones (x).
        var levels: [Double] = []
        var columns: [Double] = []
        func see(_ a: Point, _ b: Point) {
            if (a.y - b.y).magnitude < Path.upright, (a.x - b.x).magnitude > Path.upright { levels += [a.y, b.y] }
            if (a.x - b.x).magnitude < Path.upright, (a.y - b.y).magnitude > Path.upright { columns += [a.x, b.x] }
        }
        var next = 0
        var start = Point.zero
        for verb in verbs {
            switch verb {
            case .move:
                start = all[next]
                next += 1
            case .line:
                see(all[next - 1], all[next])
                next += 1
            case .cubic: next += 3
            case .close: see(all[next - 1], start)
            }
        }
        levels.sort()
        columns.sort()
        return mapPoints {
            Point(x: Path.centered($0.x, among: columns), y: Path.centered($0.y, among: levels))
        }
    }

    /// Pixels that the ends of a line may lie apart for it to run along an axis: far below what can be seen, far above
    /// what a map to device pixels loses.
    private static let upright = 1e-6

    private static func centered(_ v: Double, among places: [Double]) -> Double {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < v - upright { low = middle + 1 } else { high = middle }
        }
        guard low < places.count, (places[low] - v).magnitude <= upright else { return v }
        return (v + upright).rounded(.down) + 0.5
    }
}
