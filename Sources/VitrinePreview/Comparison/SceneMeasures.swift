import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineSurfaces

/// A measured value of a scene, in points or seconds.
package struct Measure: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// Formats a number with at most two decimals.
    package static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return value < 0 ? "-inf" : "inf" }
        let hundredths = (value * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    }

    package static func rect(_ rect: Rect) -> String {
        "x \(number(rect.minX)), y \(number(rect.minY)), \(number(rect.width)) x \(number(rect.height)) pt"
    }
}

/// The measures of a scene at a moment: frames of what can be touched, safe areas and the popup bar's measures.
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
        out += popupBar(of: staged.scene)
        out.append(Measure("at rest", "\(Measure.number(staged.settled)) s"))
        return out
    }

    private static func popupBar(of scene: PresentationScene) -> [Measure] {
        guard let bar = PopupBarResolution(of: scene.varied.summary) else { return [] }
        let metrics = bar.metrics
        var out = [
            Measure("popupBar style", bar.style.rawValue),
            Measure("popupBar height", "\(Measure.number(metrics.height)) pt"),
            Measure("popupBar side margin", "\(Measure.number(metrics.sideMargin)) pt"),
            Measure("popupBar gap to the dock", "\(Measure.number(metrics.dockGap)) pt"),
            Measure("popupBar image", "\(Measure.number(metrics.imageSide)) pt"),
            Measure("popupBar leading padding", "\(Measure.number(metrics.leadingPadding)) pt"),
            Measure("popupBar title", "\(Measure.number(metrics.titleSize)) pt \(metrics.titleWeight)"),
            Measure("popupBar subtitle", "\(Measure.number(metrics.subtitleSize)) pt"),
        ]
        out.append(Measure("popupBar marquee", bar.isMarqueeEnabled ? "on" : "off"))
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
