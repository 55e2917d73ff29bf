/// Cuts a path into runs of steps whose chords stay near the curves, and whose offsets stay near the curves' offsets.
struct StrokeFlattener {
    private let tolerance: Double
    /// Steps shorter than this have no reliable direction and are dropped.
    private let shortest: Double
    /// The cosine of the largest turn within one step.
    private let leastCosine: Double
    private var runs: [StrokeRun] = []
    private var run: StrokeRun?
    /// Where the subpath begins or the last step that was kept ended.
    private var at = Point.zero
    /// The pieces of the current curve that are yet to come, the next one last.
    private var pieces: [(curve: CubicCurve, depth: Int)] = []

    /// - Parameter half: half the width of the line.
    static func runs(of path: Path, half: Double, tolerance: Double) -> [StrokeRun] {
        var f = StrokeFlattener(half: half, tolerance: tolerance)
        for element in path.elements {
            switch element {
            case .move(let p):
                f.finish()
                f.at = p
            case .line(let p): f.line(to: p)
            case .cubic(let c1, let c2, let p): f.cubic(c1, c2, p)
            case .close: f.close()
            }
        }
        f.finish()
        return f.runs
    }

    /// The chord of a step that turns by θ misses an arc of radius `half` by half·(1 − cos θ/2): half of the tolerance
    /// is for that, half for the distance between chord and curve.
    private init(half: Double, tolerance: Double) {
        self.tolerance = tolerance
        shortest = tolerance * 1e-3
        let k = max(0.7, 1 - tolerance / (2 * half))
        leastCosine = 2 * k * k - 1
    }

    private mutating func begin() {
        if run == nil { run = StrokeRun(origin: at) }
    }

    private mutating func finish() {
        if let run { runs.append(run) }
        run = nil
    }

    private mutating func close() {
        begin()
        guard let origin = run?.origin else { return }
        line(to: origin)
        run?.closed = true
        finish()
        at = origin
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
        run?.steps.append(step)
        at = step.end
    }

    /// Pieces are halved until they are flat and turn little; 12 halvings are enough for everything but cusps, whose
    /// last pieces are too short to be seen.
    private mutating func cubic(_ c1: Point, _ c2: Point, _ end: Point) {
        begin()
        pieces.append((CubicCurve(at, c1, c2, end), 0))
        var continues = false
        while let (curve, depth) = pieces.popLast() {
            let legs = (curve.control1 - curve.start, curve.control2 - curve.control1, curve.end - curve.control2)
            let length = legs.0.length + legs.1.length + legs.2.length
            guard length > shortest else { continue }
            let isLast = depth >= 12
            // Directions take square roots and divisions; a piece that is not flat is halved without them.
            let steady = (isLast || isFlat(legs)) && turnsLittle(legs)
            if !isLast, !steady {
                let (a, b) = curve.halves
                pieces.append((b, depth + 1))
                pieces.append((a, depth + 1))
                continue
            }
            guard let chord = (curve.end - at).unit else { continue }
            append(
                StrokeRun.Step(
                    start: at, end: curve.end, startDirection: steady ? curve.startDirection ?? chord : chord,
                    endDirection: steady ? curve.reversed().startDirection.map { $0 * -1 } ?? chord : chord,
                    isLine: false, continuesCurve: continues))
            continues = true
        }
    }

    /// Source: the chord error of a cubic is at most the larger second difference of its controls times 3/4.
    private func isFlat(_ legs: (Point, Point, Point)) -> Bool {
        0.75 * max((legs.1 - legs.0).length, (legs.2 - legs.1).length) <= tolerance / 2
    }

    /// Every direction of a cubic lies between those of its legs.
    private func turnsLittle(_ legs: (Point, Point, Point)) -> Bool {
        let (a, b, c) = (direction(legs.0), direction(legs.1), direction(legs.2))
        return isNear(a, b) && isNear(a, c) && isNear(b, c)
    }

    /// Nil for a leg without a direction.
    private func direction(_ leg: Point) -> Point? { leg.length > shortest * 1e-6 ? leg.unit : nil }

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

    /// Toward the first point that is not the start.
    fileprivate var startDirection: Point? {
        (control1 - start).unit ?? (control2 - start).unit ?? (end - start).unit
    }
}
