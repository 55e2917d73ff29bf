/// Offsets runs of steps to both sides by half the width and joins the sides to contours.
///
/// The line is the union of the areas that its steps sweep. All sides are added with the same winding direction. An
/// offset beyond the center of curvature would wind in the opposite direction: there, and at the inside of corners, the
/// side runs through the middle of the line. The winding number of a covered point is therefore never 0.
struct StrokeOutliner {
    private(set) var path = Path()
    private let style: StrokeStyle
    private let half: Double
    private let tolerance: Double
    private let arc: StrokeArc
    private let transform: Transform
    /// The sides of a run, both from its start to its end.
    private var leftSide: [Point] = []
    private var rightSide: [Point] = []
    private var distinct: [Point] = []

    /// - Parameter transform: A transform that is applied to the outline.
    init(style: StrokeStyle, tolerance: Double, transform: Transform) {
        self.style = style
        self.transform = transform
        half = style.width / 2
        self.tolerance = tolerance
        arc = StrokeArc(radius: half, tolerance: tolerance)
    }

    mutating func add(_ run: StrokeRun) {
        guard let first = run.steps.first, let last = run.steps.last else { return addDot(run.origin) }
        // Local variables avoid a copy of the arrays with every point, which a method that reads `self` would make.
        var (leftSide, rightSide) = (leftSide, rightSide)
        (self.leftSide, self.rightSide) = ([], [])
        defer { (self.leftSide, self.rightSide) = (leftSide, rightSide) }
        leftSide.removeAll(keepingCapacity: true)
        rightSide.removeAll(keepingCapacity: true)
        // Each step adds one point; ends and corners add more.
        leftSide.reserveCapacity(2 * run.steps.count + 32)
        rightSide.reserveCapacity(run.steps.count + 16)
        var starts = Starts()
        var before: StrokeRun.Step?
        for step in run.steps {
            var isStraightOn = false
            if let before {
                isStraightOn = continues(before, step)
                starts = isStraightOn ? Starts() : join(before, step, &leftSide, &rightSide)
            }
            walk(step, half, from: starts.left, isStraightOn: isStraightOn, &leftSide)
            walk(step, -half, from: starts.right, isStraightOn: isStraightOn, &rightSide)
            before = step
        }
        if run.closed {
            starts = join(last, first, &leftSide, &rightSide)
            if let p = starts.left { leftSide[0] = p }
            if let p = starts.right { rightSide[0] = p }
            contour(leftSide)
            rightSide.reverse()
            contour(rightSide)
        } else {
            cap(at: last.end, last.endDirection, &leftSide)
            rightSide.reverse()
            leftSide += rightSide
            cap(at: first.start, first.startDirection * -1, &leftSide)
            contour(leftSide)
        }
    }

    private mutating func contour(_ points: [Point]) {
        distinct.removeAll(keepingCapacity: true)
        distinct.reserveCapacity(points.count)
        var last = points.first
        if let last { distinct.append(last) }
        for p in points where p != last {
            distinct.append(p)
            last = p
        }
        if distinct.count > 1, distinct.last == distinct.first { distinct.removeLast() }
        guard distinct.count > 2 else { return }
        if transform != .identity {
            for i in distinct.indices { distinct[i] = transform.apply(distinct[i]) }
        }
        path.addPolygon(distinct)
    }

    /// Whether a step continues in the direction in which the last one ended, as within a curve. A side then has one
    /// point there, as two would be too close together to distinguish.
    private func continues(_ before: StrokeRun.Step, _ after: StrokeRun.Step) -> Bool {
        let (u, v) = (before.endDirection, after.startDirection)
        return u.dot(v) > 0 && u.cross(v).magnitude * half < tolerance * 1e-6
    }

    private mutating func addDot(_ p: Point) {
        guard style.cap != .butt else { return }
        let along = Point(x: 1, y: 0)
        var outline: [Point] = []
        cap(at: p, along, &outline)
        cap(at: p, along * -1, &outline)
        contour(outline)
    }

    /// Adds the cap from the left side of the line, which ends in `direction`, to the right side.
    private func cap(at p: Point, _ direction: Point, _ out: inout [Point]) {
        let side = direction.left * half
        let on = direction * half
        out.append(p + side)
        switch style.cap {
        case .butt: break
        case .square:
            out.append(p + side + on)
            out.append(p - side + on)
        case .round:
            arc.add(to: &out, center: p, from: direction.left, to: direction)
            out.append(p + on)
            arc.add(to: &out, center: p, from: direction, to: direction.left * -1)
        }
        out.append(p - side)
    }

    /// - Parameters:
    ///   - offset: The distance to the left; negative for the right side.
    ///   - start: The start of the side; nil for a start beside the step's start.
    ///   - isStraightOn: Whether the side already has a point there.
    private func walk(
        _ step: StrokeRun.Step, _ offset: Double, from start: Point?, isStraightOn: Bool, _ out: inout [Point]
    ) {
        let a = start ?? step.start + step.startDirection.left * offset
        let b = step.end + step.endDirection.left * offset
        if !isStraightOn { out.append(a) }
        let chord = step.end - step.start
        if !step.isLine, (b - a).dot(chord) < 0, let side = chord.unit?.left {
            out += [step.start, step.start + side * offset, step.end + side * offset, step.end]
        }
        out.append(b)
    }

    /// The start points of a step's sides; nil keeps the current positions.
    private struct Starts {
        var left: Point?
        var right: Point?
    }

    private func join(
        _ before: StrokeRun.Step, _ after: StrokeRun.Step, _ leftSide: inout [Point], _ rightSide: inout [Point]
    ) -> Starts {
        let (u, v) = (before.endDirection, after.startDirection)
        let turn = u.cross(v)
        // The corner is too small to be visible, so the sides continue straight.
        if u.dot(v) > 0, turn.magnitude * half < tolerance * 0.1 { return Starts() }
        let corner = Corner(
            point: after.start, before: u, after: v, betweenLines: before.isLine && after.isLine,
            join: after.continuesCurve ? .round : style.join,
            available: min(available(in: before), available(in: after)))
        if turn > 0 {
            return Starts(
                left: turnOutside(corner, half, &leftSide), right: turnInside(corner, -half, &rightSide))
        }
        return Starts(left: turnInside(corner, half, &leftSide), right: turnOutside(corner, -half, &rightSide))
    }

    /// The largest length by which an inner corner may shorten a step: half the length of a line, as the other half
    /// belongs to its other end, or the part of a chord that keeps the curve's direction.
    private func available(in step: StrokeRun.Step) -> Double {
        let turn = step.startDirection.cross(step.endDirection).magnitude
        return step.isLine ? step.length / 2 : min(step.length / 2, turn > 0 ? tolerance / turn : .infinity)
    }

    private struct Corner {
        let point: Point
        let before: Point
        let after: Point
        let betweenLines: Bool
        let join: StrokeStyle.LineJoin
        /// The largest distance from the corner at which its sides may meet.
        let available: Double
    }

    /// - Returns: The start of the next step's side; nil if it begins beside the step's start.
    private func turnOutside(_ c: Corner, _ offset: Double, _ out: inout [Point]) -> Point? {
        let cosine = c.before.dot(c.after)
        switch c.join {
        case .bevel: return nil
        case .round:
            let outward = offset > 0 ? 1.0 : -1.0
            let (a, b) = (c.before.left * outward, c.after.left * outward)
            // In a hairpin turn, the arc passes through the incoming direction.
            let middle = cosine < -0.9 ? c.before : (a + b).unit ?? a
            arc.add(to: &out, center: c.point, from: a, to: middle)
            out.append(c.point + middle * half)
            arc.add(to: &out, center: c.point, from: middle, to: b)
            return nil
        case .miter:
            // A miter is 1/cos(θ/2) widths long, and cos²(θ/2) = (1 + cos θ)/2.
            guard style.miterLimit >= 1, (1 + cosine) * style.miterLimit * style.miterLimit >= 2 else {
                return nil
            }
            let tip = c.point + (c.before.left + c.after.left) * (offset / (1 + cosine))
            if c.betweenLines { out[out.count - 1] = tip } else { out.append(tip) }
            return c.betweenLines ? tip : nil
        }
    }

    /// The sides end at their intersection if both steps are long enough; otherwise they run through the middle.
    private func turnInside(_ c: Corner, _ offset: Double, _ out: inout [Point]) -> Point? {
        let cosine = c.before.dot(c.after)
        guard half * c.before.cross(c.after).magnitude < (1 + cosine) * c.available else {
            out.append(c.point)
            return nil
        }
        let inner = c.point + (c.before.left + c.after.left) * (offset / (1 + cosine))
        out[out.count - 1] = inner
        return inner
    }
}
