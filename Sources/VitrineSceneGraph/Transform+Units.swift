import VitrinePrimitives

extension Transform {
    /// The length of the longer image of the two unit vectors; 1 if it cannot be a divisor.
    var longestUnit: Double { usable(max(Point(x: a, y: b).length, Point(x: c, y: d).length)) }
    /// The length of the shorter image of the two unit vectors; 1 if it cannot be a divisor.
    var shortestUnit: Double { usable(min(Point(x: a, y: b).length, Point(x: c, y: d).length)) }

    private func usable(_ v: Double) -> Double { v > 1e-9 && v < 1e9 ? v : 1 }
}
