import VitrineVocabulary

/// A touch on the page's picture, as an event of a timeline.
struct GestureText {
    struct Sample: Decodable, Hashable {
        /// The time since touch down, in seconds.
        var t: Double
        /// The position in points of the screen.
        var x: Double
        var y: Double
    }

    /// The maximum number of samples of a gesture: half a minute at 120 Hz.
    static let mostSamples = 3600
    /// The maximum number of segments that are written.
    private static let mostStretches = 24

    /// - Parameters:
    ///   - start: The second of the scene at touch down.
    ///   - target: What is touched, such as `popupBar`; nil for the position.
    /// - Returns: Nil for samples that are no gesture.
    static func event(_ samples: [Sample], at start: Double, target: String?) -> String? {
        guard let first = samples.first, let last = samples.last, samples.count <= mostSamples, 0...600 ~= start,
            samples.allSatisfy({
                $0.x.isFinite && $0.y.isFinite && abs($0.x) < 1e5 && abs($0.y) < 1e5 && 0...60 ~= $0.t
            }),
            zip(samples, samples.dropFirst()).allSatisfy({ $0.t <= $1.t })
        else { return nil }
        // The scene's clock has 120 ticks per second.
        let at = number((start * 120).rounded() / 120)
        let moved = samples.map { abs($0.x - first.x) + abs($0.y - first.y) }.max() ?? 0
        let place = "{ x: \(number(first.x)), y: \(number(first.y)) }"
        let what = target.map { JSON.quoted($0) } ?? place
        if moved < 4 {
            return last.t < 0.5 ? "{ at: \(at)s, tap: \(what) }" : "{ at: \(at)s, press: \(what) }"
        }
        let stretches = simplified(samples)
        let path = zip(stretches, stretches.dropFirst()).map { a, b in
            "{ by: { x: \(number(b.x - a.x)), y: \(number(b.y - a.y)) }, duration: \(number(max(1.0 / 120, b.t - a.t)))s, curve: linear }"
        }
        return "{ at: \(at)s, drag: \(what), path: [\(path.joined(separator: ", "))] }"
    }

    /// Simplifies the samples: keeps the ends, and adds the sample farthest from the line between its neighbors (Ramer,
    /// Douglas and Peucker) until the distance is below 1.5 pt or the maximum number of segments is reached.
    private static func simplified(_ samples: [Sample]) -> [Sample] {
        var kept = [0, samples.count - 1]
        while kept.count <= mostStretches {
            var farthest = (index: 0, distance: 1.5)
            for (a, b) in zip(kept, kept.dropFirst()) where b - a > 1 {
                for i in a + 1..<b {
                    let length = samples[b].t - samples[a].t
                    let part = length > 0 ? (samples[i].t - samples[a].t) / length : 1
                    let x = samples[a].x + (samples[b].x - samples[a].x) * part - samples[i].x
                    let y = samples[a].y + (samples[b].y - samples[a].y) * part - samples[i].y
                    let distance = (x * x + y * y).squareRoot()
                    if distance > farthest.distance { farthest = (i, distance) }
                }
            }
            if farthest.index == 0 { break }
            kept = (kept + [farthest.index]).sorted()
        }
        return kept.map { samples[$0] }
    }

    private static func number(_ value: Double) -> String {
        let thousandths = Int((value * 1000).rounded())
        if thousandths % 1000 == 0 { return "\(thousandths / 1000)" }
        return "\(Double(thousandths) / 1000)"
    }
}
