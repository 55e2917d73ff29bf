import VitrinePrimitives

extension Transform {
    /// The length of the longer image of the two unit vectors; 1 if it cannot be a divisor.
    var longestUnit: Double { usable(max(Point(x: a, y: b).length, Point(x: c, y: d).length)) }
    /// The length of the shorter image of the two unit vectors; 1 if it cannot be a divisor.
    var shortestUnit: Double { usable(min(Point(x: a, y: b).length, Point(x: c, y: d).length)) }

    /// Whether the transform scales both axes by `k` and rotates by quarter turns, mirrored or not.
    func turnsByQuarters(scaledBy k: Double) -> Bool {
        b == 0 && c == 0 && a.magnitude == k && d.magnitude == k
            || a == 0 && d == 0 && b.magnitude == k && c.magnitude == k
    }

    private func usable(_ v: Double) -> Double { v > 1e-9 && v < 1e9 ? v : 1 }
}
