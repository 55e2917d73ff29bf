import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineSurfaces

/// The measures of a scene at a moment: frames of what can be touched, safe areas and the measures of families.
package enum SceneMeasures {
    /// - Parameter seconds: The moment; nil for that of the still.
    package static func all(of staged: StagedScene, at seconds: Double? = nil) -> [Measure] {
        let seconds = seconds ?? staged.stillMoment
        let traits = staged.screen.host.traits.value(at: seconds)
        var out = [
            Measure(
                "screen", "\(Measure.number(traits.screenSize.width)) x \(Measure.number(traits.screenSize.height)) pt"),
            Measure(
                "safe area",
                "top \(Measure.number(traits.safeArea.top)), bottom \(Measure.number(traits.safeArea.bottom)) pt"),
        ]
        var known: Set<String> = []
        for target in LargeStack.ensure({ staged.screen.targets(at: seconds, in: staged.context) })
        where known.insert(target.id.spelling).inserted {
            out.append(Measure(target.id.spelling, Measure.rect(target.frame)))
            if let hit = target.hit, hit != target.frame {
                out.append(Measure("\(target.id.spelling), where a finger finds it", Measure.rect(hit)))
            }
        }
        let summary = staged.scene.varied.summary
        out += Families.all.flatMap { $0.inspect(summary).measures }
        out.append(Measure("at rest", "\(Measure.number(staged.settled)) s"))
        return out
    }

    /// Returns the measures that differ between two lists, by name.
    package static func differences(_ before: [Measure], _ after: [Measure]) -> [KeyDifference] {
        let names = before.map(\.name) + after.map(\.name).filter { name in !before.contains { $0.name == name } }
        return names.compactMap { name in
            let a = before.first { $0.name == name }?.value
            let b = after.first { $0.name == name }?.value
            return a == b ? nil : KeyDifference(path: name, before: a, after: b)
        }
    }
}
