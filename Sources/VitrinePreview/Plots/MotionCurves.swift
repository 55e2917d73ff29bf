import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineVocabulary

/// What moves in a scene, tick by tick: edges and sizes of what can be touched, and published numbers.
package struct MotionCurves: Sendable {
    package struct Curve: Hashable, Sendable {
        /// The name, such as `popupBar top`.
        package var name: String
        /// `pt`; empty for a published number.
        package var unit: String
        /// The values at each tick from the beginning; nil while the element is not on the screen.
        package var values: [Double?]

        package init(name: String, unit: String, values: [Double?]) {
            self.name = name
            self.unit = unit
            self.values = values
        }

        /// The velocities per second at each tick: the mean over the ticks around it.
        package var velocities: [Double?] {
            values.indices.map { i in
                guard i > 0, i + 1 < values.count, values[i] != nil, let before = values[i - 1],
                    let after = values[i + 1]
                else {
                    return nil
                }
                return (after - before) * 60
            }
        }

        package var range: ClosedRange<Double> {
            let known = values.compactMap { $0 }
            return (known.min() ?? 0)...(known.max() ?? 0)
        }

        /// The least change that counts: half a point, or a hundredth of a published number's range.
        private var threshold: Double { unit == "pt" ? 0.5 : (range.upperBound - range.lowerBound) / 100 }

        /// The distance by which the last move exceeds its end.
        package var overshoot: Double {
            let known = values.compactMap { $0 }
            guard let last = known.last, let moving = known.lastIndex(where: { abs($0 - last) > threshold }) else {
                return 0
            }
            // The side from which the end was approached is that of the farthest value since the last rest.
            var start = moving
            while start > 0, abs(known[start] - known[start - 1]) > threshold / 100 { start -= 1 }
            let tail = known[start...]
            return known[start] < last ? max(0, (tail.max() ?? last) - last) : max(0, last - (tail.min() ?? last))
        }

        /// The time in seconds after which the value stays at its end; nil if it never moves.
        package var settled: Double? {
            guard let last = values.last ?? nil else { return nil }
            return values.lastIndex { $0.map { abs($0 - last) > threshold } ?? true }.map { Double($0 + 1) / 120 }
        }
    }

    /// A move that a presentation makes without a touch.
    package struct Move: Hashable, Sendable, Encodable {
        /// The name, such as `popup.openness`.
        package var name: String
        /// The beginning in seconds.
        package var begin: Double
        package var end: Double
        /// The pacing, such as `spring, damping 0.8, response 0.4 s`.
        package var pacing: String
    }

    package struct Touch: Hashable, Sendable {
        package var down: Double
        package var up: Double
        /// The distance from touch down to touch up, in points.
        package var translation: Point
        /// The velocity at touch up, in points per second.
        package var velocity: Point
    }

    package let curves: [Curve]
    package let moves: [Move]
    package let touches: [Touch]
    /// The duration in seconds.
    package let duration: Double

    /// The maximum duration that is examined, in seconds.
    package static let longest = 30.0

    package init(of scene: PreviewScene) {
        let staged = scene.renderer.staged
        let end = min(Self.longest, scene.moment(at: scene.duration))
        duration = end
        let ticks = Int((end * 120).rounded(.up))
        var found = Found(count: ticks + 1)
        for tick in 0...ticks {
            let seconds = Double(tick) / 120
            let stack = LargeStack.ensure { staged.screen.stack(at: seconds, in: staged.context) }
            var known: Set<String> = []
            if let pose = stack.poses[.container] { found.set(pose.transform.apply(pose.frame), of: "container", tick) }
            for (i, instance) in staged.screen.instances.enumerated() {
                guard let pose = stack.snapshots[i]?.hosted else { continue }
                known.insert(instance.name)
                found.set(pose.transform.apply(pose.frame), of: instance.name, tick)
            }
            // Rows of lists move with their list.
            for target in LargeStack.ensure({ staged.screen.targets(at: seconds, in: staged.context) })
            where target.id.spelling.count(where: { $0 == "." }) < 2 && known.insert(target.id.spelling).inserted {
                found.set(target.frame, of: target.id.spelling, tick)
            }
        }
        var moves: [Move] = []
        for (name, value, isNumber) in Self.published(staged) {
            if isNumber {
                for tick in 0...ticks {
                    found.set(name, "", tick, value.number(for: Follow(name), at: Double(tick) / 120))
                }
            }
            for move in value.moves where move.at < end {
                let length = move.pacing.nominalDuration
                if length > 0 {
                    moves.append(
                        Move(name: name, begin: move.at, end: move.at + length, pacing: Self.words(move.pacing)))
                }
            }
        }
        self.moves = Self.joined(moves.sorted { ($0.begin, $0.name) < ($1.begin, $1.name) })
        curves = found.moving
        touches = staged.screen.fingers.filter { $0.down < end }.map { finger in
            let (from, to) = (finger.location, finger.finger.location(at: finger.up))
            let before = finger.finger.location(at: finger.up - 1.0 / 120)
            return Touch(
                down: finger.down, up: finger.up, translation: to - from, velocity: (to - before) * 120)
        }
    }

    /// Returns the values that the scene's presentations publish, and whether each is a number.
    private static func published(_ staged: StagedScene) -> [(name: String, value: PublishedValue, isNumber: Bool)] {
        let values = staged.scene.varied.summary.values
        let declarations = Families.all.flatMap { $0.declarations(values) }
        return declarations.flatMap { declaration in
            declaration.values.compactMap { value in
                guard let published = staged.screen.published(value.name, of: declaration.name) else { return nil }
                return ("\(declaration.name).\(value.name)", published, value.levels.isEmpty)
            }
        }
    }

    /// Joins moves that happen together into one move with all names.
    private static func joined(_ moves: [Move]) -> [Move] {
        var out: [Move] = []
        for move in moves {
            if let last = out.last, last.begin == move.begin, last.end == move.end, last.pacing == move.pacing {
                out[out.count - 1].name += ", \(move.name)"
            } else {
                out.append(move)
            }
        }
        return out
    }

    package static func words(_ pacing: Pacing) -> String {
        switch pacing {
        case .spring(let spring):
            let response = 2 * ExactMath.pi / spring.angularFrequency
            return "spring, damping \(Measure.number(spring.dampingRatio)), response \(Measure.number(response)) s"
        case .curve(let curve, let duration):
            let name = [
                ("linear", TimingCurve.linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
            ].first { $0.1 == curve }?.0
            return "\(name ?? "curve"), \(Measure.number(duration)) s"
        }
    }
}

/// Values by name, in the order in which they were found.
private struct Found {
    let count: Int
    private var places: [String: Int] = [:]
    private var curves: [MotionCurves.Curve] = []

    init(count: Int) { self.count = count }

    mutating func set(_ frame: Rect, of name: String, _ tick: Int) {
        for (edge, value) in [
            ("top", frame.minY), ("left", frame.minX), ("width", frame.width), ("height", frame.height),
        ] { set("\(name) \(edge)", "pt", tick, value) }
    }

    mutating func set(_ name: String, _ unit: String, _ tick: Int, _ value: Double?) {
        if let i = places[name] {
            curves[i].values[tick] = value
        } else {
            places[name] = curves.count
            var values = [Double?](repeating: nil, count: count)
            values[tick] = value
            curves.append(MotionCurves.Curve(name: name, unit: unit, values: values))
        }
    }

    /// The curves that change: published numbers, presentations, then their elements. A curve that moves in the same
    /// way as an earlier one is left out.
    var moving: [MotionCurves.Curve] {
        func rank(_ curve: MotionCurves.Curve) -> Int { curve.unit.isEmpty ? 0 : curve.name.contains(".") ? 2 : 1 }
        let sorted = curves.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
        let moving = sorted.map(\.element).filter {
            $0.range.upperBound - $0.range.lowerBound > ($0.unit == "pt" ? 0.5 : 1e-3)
        }
        return moving.enumerated().filter { i, curve in
            !moving[..<i].contains { Self.areParallel($0.values, curve.values) }
        }.map(\.element)
    }

    private static func areParallel(_ a: [Double?], _ b: [Double?]) -> Bool {
        var offset: Double?
        var shared = 0
        for (a, b) in zip(a, b) {
            guard let a, let b else { continue }
            if let offset, abs(b - a - offset) > 0.01 { return false }
            offset = offset ?? b - a
            shared += 1
        }
        return shared * 2 > b.count { $0 != nil }
    }
}
