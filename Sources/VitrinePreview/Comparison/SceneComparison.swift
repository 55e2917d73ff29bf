import VitrineComparison
import VitrinePresentation
import VitrinePrimitives
import VitrineStage

/// Pictures of a scene before and after a change, at the same moments, and the keys and measures that differ.
package struct SceneComparison {
    package let keys: [KeyDifference]
    package let measures: [KeyDifference]
    /// Rows of three: before, after, and the difference.
    package let cells: [LabeledSheet.Cell]
    /// The number of pixels that differ, in all moments.
    package let changedPixels: Int

    /// The maximum number of moments that are compared.
    package static let mostMoments = 6

    /// - Parameters:
    ///   - position: The only moment, in seconds of the animation; nil for those at the beginning, after each event and
    ///     at rest that look different.
    package init(
        _ before: PreviewScene, _ after: PreviewScene, names: (String, String), at position: Double? = nil
    ) {
        keys = SceneKeys(from: before.renderer.scene, to: after.renderer.scene).changes
        measures = SceneMeasures.differences(
            SceneMeasures.all(of: before.renderer.staged), SceneMeasures.all(of: after.renderer.staged))
        var cells: [LabeledSheet.Cell] = []
        var total = 0
        var seen: Set<[UInt32]> = []
        for moment in position.map({ [$0] }) ?? Self.moments(before, after) where cells.count < Self.mostMoments * 3 {
            let a = before.renderer.staged.picture(at: before.moment(at: min(moment, before.duration)))
            let b = after.renderer.staged.picture(at: after.moment(at: min(moment, after.duration)))
            let comparison = PictureComparison(expected: a, actual: b)
            // A moment that looks like an earlier one is skipped.
            guard seen.insert(a.pixels + b.pixels).inserted, comparison.count > 0 || position != nil else { continue }
            total += comparison.count
            let time = "\(Measure.number(moment)) s"
            cells += [
                .init("\(names.0), \(time)", a), .init("\(names.1), \(time)", b),
                .init(
                    "\(comparison.count) pixels differ", DifferencePicture.make(comparison, expected: a, actual: b)),
            ]
        }
        (self.cells, changedPixels) = (cells, total)
    }

    /// The still's moment, the beginning, and the middle and end of what each event sets in motion.
    private static func moments(_ before: PreviewScene, _ after: PreviewScene) -> [Double] {
        var times: Set<Double> = []
        for scene in [before, after] {
            let clock = scene.renderer.scene.output.clock
            let events = scene.renderer.scene.timeline.map { clock.position(of: $0.at) }.sorted()
            for (i, at) in events.enumerated() {
                let next = i + 1 < events.count ? events[i + 1] : scene.duration
                times.formUnion([at + 0.2, (at + next) / 2, next])
            }
            times = times.filter { $0 > 0 && $0 <= scene.duration }
        }
        let still = before.stillPosition
        return [still] + ([0.0] + times.sorted()).filter { $0 != still }
    }
}
