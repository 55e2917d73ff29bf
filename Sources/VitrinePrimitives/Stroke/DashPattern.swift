/// Alternating lengths of dashes and gaps.
struct DashPattern {
    /// An even number of lengths; the first is a dash.
    private let lengths: [Double]
    private let total: Double
    /// The index of the length in which a subpath begins, and its remaining length.
    private let first: (index: Int, remainder: Double)

    /// Creates a pattern; nil for a solid line.
    init?(_ style: StrokeStyle) {
        let given = style.dashes
        guard given.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        lengths = given.count.isMultiple(of: 2) ? given : given + given
        total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else { return nil }
        var phase = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: total) : 0
        if phase < 0 { phase += total }
        var index = 0
        // A dash of length 0 is drawn at its position.
        while phase > lengths[index] || (phase == lengths[index] && phase > 0), index < lengths.count - 1 {
            phase -= lengths[index]
            index += 1
        }
        first = (index, max(0, lengths[index] - phase))
    }

    /// The dashes of all runs, or the runs themselves if there would be more than `most` dashes.
    func cut(_ runs: [StrokeRun], most: Double) -> [StrokeRun] {
        let whole = runs.reduce(0) { $0 + $1.length }
        let count = whole / total * Double(lengths.count / 2) + Double(runs.count * (lengths.count / 2))
        guard count <= most else { return runs }
        return runs.flatMap(cut)
    }

    private func cut(_ run: StrokeRun) -> [StrokeRun] {
        guard !run.steps.isEmpty else { return first.index.isMultiple(of: 2) ? [run] : [] }
        var index = first.index
        var remainder = first.remainder
        var dashes: [StrokeRun] = []
        var dash = index.isMultiple(of: 2) ? StrokeRun(origin: run.origin) : nil
        for step in run.steps {
            var left = step
            while true {
                let length = left.length
                if remainder > length {
                    remainder -= length
                    if length > 0 { dash?.steps.append(left) }
                    break
                }
                let (head, tail) = left.cut(at: length > 0 ? remainder / length : 0)
                if var full = dash {
                    full.steps.append(head)
                    dashes.append(full)
                }
                left = tail
                index = (index + 1) % lengths.count
                remainder = lengths[index]
                dash = index.isMultiple(of: 2) ? StrokeRun(origin: tail.start) : nil
            }
        }
        guard var last = dash else { return dashes }
        if run.closed, first.index.isMultiple(of: 2) {
            // The dash continues across the point where the subpath closes.
            if dashes.isEmpty { return [run] }
            last.steps += dashes[0].steps
            dashes[0] = last
        } else if !last.steps.isEmpty {
            dashes.append(last)
        }
        return dashes
    }
}

extension StrokeRun.Step {
    /// The parts before and after a position, 0...1 along the step.
    fileprivate func cut(at f: Double) -> (head: StrokeRun.Step, tail: StrokeRun.Step) {
        var (head, tail) = (self, self)
        head.end = start.mixed(with: end, at: f)
        head.endDirection = startDirection.mixed(with: endDirection, at: f).unit ?? startDirection
        tail.start = head.end
        tail.startDirection = head.endDirection
        tail.continuesCurve = !isLine
        return (head, tail)
    }
}
