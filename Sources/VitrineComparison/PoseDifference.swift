/// A description of how the movement of a scene's elements differs between two runs.
package struct PoseDifference: Sendable {
    /// One line per group of elements with the same difference: `popupBar: settles 42 ms later, overshoot 6 → 9 pt`.
    package let lines: [String]
    package let elements: [String]

    package var isEmpty: Bool { lines.isEmpty }

    /// The smallest difference that is reported, in 1/100 pt.
    private static let least = 5

    /// - Parameter fps: The frame rate of the film whose frames are reported.
    package init(expected: PoseFilm, actual: PoseFilm, fps: Double) {
        var groups: [(text: String, names: [String])] = []
        func add(_ name: String, _ text: String) {
            if let i = groups.firstIndex(where: { $0.text == text }) {
                groups[i].names.append(name)
            } else {
                groups.append((text, [name]))
            }
        }
        for element in actual.elements {
            guard let old = expected[element.name] else {
                add(element.name, "is new")
                continue
            }
            let parts = Self.parts(old.poses, element.poses, rates: (expected.rate, actual.rate), fps: fps)
            if !parts.isEmpty { add(element.name, parts.joined(separator: ", ")) }
        }
        for element in expected.elements where actual[element.name] == nil { add(element.name, "is missing") }
        lines = groups.map { group in
            let shown = group.names.prefix(3).joined(separator: ", ")
            let more = group.names.count > 3 ? " and \(group.names.count - 3) more" : ""
            return "\(shown)\(more): \(group.text)"
        }
        elements = groups.flatMap(\.names)
    }

    private static func parts(
        _ old: [PoseFilm.Pose?], _ new: [PoseFilm.Pose?], rates: (Int, Int), fps: Double
    ) -> [String] {
        guard old != new || rates.0 != rates.1 else { return [] }
        var out: [String] = []
        if let presence = presence(old, new, rates, fps) { out.append(presence) }
        let (before, after) = (PoseMotion.all(of: old, rate: rates.0), PoseMotion.all(of: new, rate: rates.1))
        if before.count == after.count {
            for (i, (a, b)) in zip(before, after).enumerated() {
                let name = before.count > 1 ? " (movement \(i + 1))" : ""
                if let late = later(a.start, b.start, rates) { out.append("starts \(late)\(name)") }
                if let late = later(a.end, b.end, rates) { out.append("settles \(late)\(name)") }
                if abs(a.overshoot - b.overshoot) >= least {
                    out.append("overshoot \(PoseFilm.points(a.overshoot)) → \(PoseFilm.points(b.overshoot)) pt\(name)")
                }
            }
        } else {
            out.append("moves \(times(after.count)) instead of \(times(before.count))")
        }
        if let offset = offset(old, new, rates, fps) { out.append(offset) }
        return out
    }

    private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

    /// The difference of two times; nil if there is none.
    private static func later(_ a: Int, _ b: Int, _ rates: (Int, Int)) -> String? {
        let ms = Int(((Double(b) / Double(rates.1) - Double(a) / Double(rates.0)) * 1000).rounded())
        return ms == 0 ? nil : "\(abs(ms)) ms \(ms > 0 ? "later" : "earlier")"
    }

    private static func frame(_ sample: Int, _ rate: Int, _ fps: Double) -> Int {
        Int(Double(sample) / Double(rate) * fps + 0.5)
    }

    /// The times at which the element exists in only one run.
    private static func presence(
        _ old: [PoseFilm.Pose?], _ new: [PoseFilm.Pose?], _ rates: (Int, Int), _ fps: Double
    ) -> String? {
        let (a, b) = (old.firstIndex { $0 != nil }, new.firstIndex { $0 != nil })
        let (c, d) = (old.lastIndex { $0 != nil }, new.lastIndex { $0 != nil })
        guard let a, let b, let c, let d else { return nil }
        var parts: [String] = []
        if let late = later(a, b, rates) { parts.append("appears \(late)") }
        if c < old.count - 1 || d < new.count - 1, let late = later(c, d, rates) { parts.append("disappears \(late)") }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The largest distance of the element between the runs, and the first frame that differs.
    private static func offset(
        _ old: [PoseFilm.Pose?], _ new: [PoseFilm.Pose?], _ rates: (Int, Int), _ fps: Double
    ) -> String? {
        guard rates.0 == rates.1 else { return nil }
        var (first, last) = (-1, -1)
        var largest: (amount: Int, delta: [Int]) = (0, [])
        var isConstant = true
        var deltas: [Int]?
        for (i, (a, b)) in zip(old, new).enumerated() {
            guard let a, let b else { continue }
            let delta = [b.x - a.x, b.y - a.y, b.width - a.width, b.height - a.height]
            let amount = delta.map(abs).max()!
            if amount >= least {
                if first < 0 { first = i }
                last = i
            }
            if first >= 0 {
                if let deltas, deltas != delta { isConstant = false }
                deltas = delta
            }
            if amount > largest.amount { largest = (amount, delta) }
        }
        guard first >= 0 else { return nil }
        var words: [String] = []
        func add(_ value: Int, _ more: String, _ less: String) {
            if abs(value) >= least { words.append("\(PoseFilm.points(abs(value))) pt \(value > 0 ? more : less)") }
        }
        add(largest.delta[1], "lower", "higher")
        add(largest.delta[0], "further right", "further left")
        add(largest.delta[2], "wider", "narrower")
        add(largest.delta[3], "taller", "shorter")
        let begin = frame(first, rates.0, fps)
        let isToEnd = last == min(old.count, new.count) - 1
        let time =
            isToEnd ? (begin == 0 ? "" : " from frame \(begin)") : " in frames \(begin)...\(frame(last, rates.0, fps))"
        return (isConstant ? "" : "up to ") + words.joined(separator: " and ") + time
    }
}
