import VitrinePrimitives

/// The reference for the chords kernel of CVitrinePixelKernels, a point at a time.
@usableFromInline package struct ReferenceChords {
    /// The largest height, in pixels, of an arc above its chord. Chords are moved outward by half of it, so that the
    /// outline's error is at most half of it, which is less than three levels of coverage, and a sixth on average.
    package static let flatness = 0.02

    private let curve: CubicCurve
    // The coefficients of the powers of the parameter.
    private let c1: Point
    private let c2: Point
    private let c3: Point

    /// - Parameter curve: A curve in pixels, with points within `Rect.pixelLimit`.
    package init(_ curve: CubicCurve) {
        self.curve = curve
        c1 = (curve.control1 - curve.start) * 3
        c2 = (curve.control2 - curve.control1 * 2 + curve.start) * 3
        c3 = curve.end - curve.start + (curve.control1 - curve.control2) * 3
    }

    /// The ends of all chords in order, in 1/1024 px, beginning with the start of the curve: at most 801.
    package var places: [(x: Int32, y: Int32)] {
        // The curvature varies, so each quarter gets as many chords as it needs.
        let pieces = max(needed(at: 0), needed(at: 1)) <= 4 ? 1 : 4
        let length = 1 / Double(pieces)
        var places = [ReferenceChords.steps(curve.start)]
        for piece in 0..<pieces {
            let from = Double(piece) * length
            let some = max(needed(at: from), needed(at: from + length)) * length
            let n = some < 200 ? Int(some) + 1 : 200
            let step = length / Double(n)
            for i in 1...n { places.append(ReferenceChords.steps(place(at: from + Double(i) * step, step: step))) }
        }
        places[places.count - 1] = ReferenceChords.steps(curve.end)
        return places
    }

    /// The number of chords of the whole curve if its second derivative were everywhere the one at `t`. A chord over a
    /// step h of the parameter is at most h²/8 times the largest second derivative away, which changes linearly along
    /// the curve.
    private func needed(at t: Double) -> Double {
        ((c3 * (6 * t) + c2 * 2).length / (8 * ReferenceChords.flatness)).squareRoot()
    }

    /// The point at a parameter for chords of `step` of the parameter. An arc rises above its chord by h²/8 of the
    /// second derivative, which points inward.
    private func place(at t: Double, step: Double) -> Point {
        let outward = step * step / 16
        let bendX = 6 * c3.x * t + 2 * c2.x
        let bendY = 6 * c3.y * t + 2 * c2.y
        return Point(
            x: ((c3.x * t + c2.x) * t + c1.x) * t + curve.start.x - outward * bendX,
            y: ((c3.y * t + c2.y) * t + c1.y) * t + curve.start.y - outward * bendY)
    }

    private static func steps(_ p: Point) -> (x: Int32, y: Int32) { (steps(p.x), steps(p.y)) }

    /// Rounds pixels to 1/1024, halves to even, clamped to ±`Rect.pixelLimit`. Adding 1.5·2⁵² leaves no bits for a
    /// fraction, which is faster than a call of the C library.
    @inlinable @inline(__always)
    package static func steps(_ v: Double) -> Int32 {
        let near = v.clamped(to: -Rect.pixelLimit...Rect.pixelLimit) * 1024 + 6_755_399_441_055_744
        return Int32(truncatingIfNeeded: near.bitPattern)
    }
}
