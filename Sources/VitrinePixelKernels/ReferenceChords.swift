import VitrinePrimitives

/// What the chords kernel of CVitrinePixelKernels means, a place at a time.
@usableFromInline package struct ReferenceChords {
    /// How high, in pixels, an arc may rise above its chord. Chords are moved outward by half of that, so that the outline is
    /// off by half of it at the very worst, which is less than three levels of coverage, and by a sixth in the mean.
    package static let flatness = 0.02

    private let curve: CubicCurve
    // Coefficients of the powers of the parameter.
    private let c1: Point
    private let c2: Point
    private let c3: Point

    /// - Parameter curve: in pixels, its points within `Rect.pixelLimit`.
    package init(_ curve: CubicCurve) {
        self.curve = curve
        c1 = (curve.control1 - curve.start) * 3
        c2 = (curve.control2 - curve.control1 * 2 + curve.start) * 3
        c3 = curve.end - curve.start + (curve.control1 - curve.control2) * 3
    }

    /// The ends of all chords in order, in 1/1024 px, beginning with the start of the curve: at most 801.
    package var places: [(x: Int32, y: Int32)] {
        // The curve bends unevenly: each quarter gets as many chords as it needs.
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

    /// Chords that the curve would need over all of its parameters if it bent everywhere as at one of them. A chord over a step
    /// h of the parameter is at most h²/8 times the largest second derivative away, which changes evenly along the curve.
    private func needed(at t: Double) -> Double {
        ((c3 * (6 * t) + c2 * 2).length / (8 * ReferenceChords.flatness)).squareRoot()
    }

    /// The place at a parameter for chords that are `step` of the parameter long. An arc rises above its chord by h²/8 of the
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

    /// Pixels in steps of 1/1024, to the nearest one, from the middle to the even one, cut at ±`Rect.pixelLimit`. Adding
    /// 1.5·2⁵² leaves no room for a fraction, which is quicker than a call of the C library.
    @inlinable @inline(__always)
    package static func steps(_ v: Double) -> Int32 {
        let near = v.clamped(-Rect.pixelLimit, Rect.pixelLimit) * 1024 + 6_755_399_441_055_744
        return Int32(truncatingIfNeeded: near.bitPattern)
    }
}
