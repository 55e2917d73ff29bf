/// Cuts a path into runs of steps whose chords stay near the curves, and whose offsets stay near the curves' offsets.
struct StrokeFlattener {
    /// The square of the largest distance of flat control points from the chord: 3/4 of it is half the tolerance.
    private let farthestControl: Double
    /// Shorter steps have no reliable direction and are dropped.
    private let shortest: Double
    /// The cosine of the largest change of direction within one step.
    private let leastCosine: Double
    /// The current subpath. Its memory is reused for the next one.
    private var run = StrokeRun(origin: .zero)
    private var hasRun = false
    /// The start of the subpath, or the end of the last step that was kept.
    private var at = Point.zero
    /// Whether the next step begins inside a curve.
    private var continuesCurve = false

    /// Calls `body` with each run of a path in order.
    /// - Parameter half: Half the width of the line.
    static func forEachRun(of path: Path, half: Double, tolerance: Double, _ body: (StrokeRun) -> Void) {
        var f = StrokeFlattener(half: half, tolerance: tolerance)
        for element in path.elements {
            switch element {
            case .move(let p):
                f.finish(body)
                f.at = p
            case .line(let p): f.line(to: p)
            case .cubic(let c1, let c2, let p):
                f.begin()
                f.continuesCurve = false
                f.add(CubicCurve(f.at, c1, c2, p), depth: 0)
            case .close:
                f.begin()
                let origin = f.run.origin
                f.line(to: origin)
                f.run.closed = true
                f.finish(body)
                f.at = origin
            }
        }
        f.finish(body)
    }

    static func runs(of path: Path, half: Double, tolerance: Double) -> [StrokeRun] {
        var runs: [StrokeRun] = []
        forEachRun(of: path, half: half, tolerance: tolerance) { runs.append($0) }
        return runs
    }

    /// A step whose direction changes by θ differs from an arc of radius `half` by half·(1 − cos θ/2). One half of the
    /// tolerance is for this error, the other for the distance between chord and curve.
    private init(half: Double, tolerance: Double) {
        farthestControl = tolerance * tolerance * (4.0 / 9)
        shortest = tolerance * 1e-3
        let k = max(0.7, 1 - tolerance / (2 * half))
        leastCosine = 2 * k * k - 1
        // Most paths have few curves.
        run.steps.reserveCapacity(32)
    }

    private mutating func begin() {
        if hasRun { return }
        run.steps.removeAll(keepingCapacity: true)
        run.closed = false
        run.origin = at
        hasRun = true
    }

    private mutating func finish(_ body: (StrokeRun) -> Void) {
        if hasRun { body(run) }
        hasRun = false
    }

    private mutating func line(to p: Point) {
        begin()
        let d = p - at
        guard d.length > shortest, let direction = d.unit else { return }
        append(
            StrokeRun.Step(
                start: at, end: p, startDirection: direction, endDirection: direction, isLine: true,
                continuesCurve: false))
    }

    private mutating func append(_ step: StrokeRun.Step) {
        run.steps.append(step)
        at = step.end
    }

    /// Halves pieces until they are flat and their direction changes little. 12 halvings suffice for everything but
    /// cusps, whose last pieces are too short to be visible.
    private mutating func add(_ curve: CubicCurve, depth: Int) {
        let legs = (curve.control1 - curve.start, curve.control2 - curve.control1, curve.end - curve.control2)
        let squares = (legs.0.dot(legs.0), legs.1.dot(legs.1), legs.2.dot(legs.2))
        // If this holds, a leg is longer than `shortest`. The square roots are needed only if it does not.
        let isLong = squares.0 + squares.1 + squares.2 > 6 * shortest * shortest
        guard isLong || squares.0.squareRoot() + squares.1.squareRoot() + squares.2.squareRoot() > shortest else {
            return
        }
        let isLast = depth >= 12
        // Directions need divisions, so they are computed only for flat pieces.
        if isLast || isFlat(legs) {
            let (a, b, c) = (
                direction(legs.0, squares.0.squareRoot()), direction(legs.1, squares.1.squareRoot()),
                direction(legs.2, squares.2.squareRoot())
            )
            // Every direction of a cubic lies between those of its legs.
            let isSteady = isNear(a, b) && isNear(a, c) && isNear(b, c)
            if isLast || isSteady {
                guard let chord = (curve.end - at).unit else { return }
                append(
                    StrokeRun.Step(
                        start: at, end: curve.end,
                        startDirection: isSteady ? a ?? curve.startDirection ?? chord : chord,
                        endDirection: isSteady ? c ?? curve.endDirection ?? chord : chord,
                        isLine: false, continuesCurve: continuesCurve))
                continuesCurve = true
                return
            }
        }
        let (a, b) = curve.halves
        add(a, depth: depth + 1)
        add(b, depth: depth + 1)
    }

    /// Whether the curve lies within half the tolerance of its chord. Source: its distance from the chord is at most
    /// 3/4 of that of the farther control point. A curve whose legs all point along the chord covers it once; for
    /// others, the chord error is at most 3/4 of the larger second difference of the controls.
    private func isFlat(_ legs: (Point, Point, Point)) -> Bool {
        let chord = legs.0 + legs.1 + legs.2
        let length = chord.dot(chord)
        if length > 0, legs.0.dot(chord) >= 0, legs.1.dot(chord) >= 0, legs.2.dot(chord) >= 0 {
            let farthest = max(legs.0.cross(chord).magnitude, legs.2.cross(chord).magnitude)
            return farthest * farthest <= farthestControl * length
        }
        let (a, b) = (legs.1 - legs.0, legs.2 - legs.1)
        return max(a.dot(a), b.dot(b)) <= farthestControl
    }

    /// Returns nil for a leg without a direction.
    private func direction(_ leg: Point, _ length: Double) -> Point? {
        length > shortest * 1e-6 ? Point(x: leg.x / length, y: leg.y / length) : nil
    }

    private func isNear(_ a: Point?, _ b: Point?) -> Bool {
        guard let a, let b else { return true }
        return !(a.dot(b) < leastCosine)
    }
}

extension CubicCurve {
    /// The two halves, by de Casteljau's construction.
    fileprivate var halves: (CubicCurve, CubicCurve) {
        let a = start.mixed(with: control1, at: 0.5)
        let m = control1.mixed(with: control2, at: 0.5)
        let d = control2.mixed(with: end, at: 0.5)
        let b = a.mixed(with: m, at: 0.5)
        let c = m.mixed(with: d, at: 0.5)
        let middle = b.mixed(with: c, at: 0.5)
        return (CubicCurve(start, a, b, middle), CubicCurve(middle, c, d, end))
    }

    /// The direction toward the first point that is not the start.
    fileprivate var startDirection: Point? {
        (control1 - start).unit ?? (control2 - start).unit ?? (end - start).unit
    }

    /// The direction from the last point that is not the end.
    fileprivate var endDirection: Point? {
        (end - control2).unit ?? (end - control1).unit ?? (end - start).unit
    }
}
