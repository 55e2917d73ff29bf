import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

extension FamilyInspection {
    /// The resolved values and measures of a scene's popup bar.
    init(popupBarOf scene: SceneSummary) {
        guard let resolved = PopupBarResolution(of: scene) else {
            self.init()
            return
        }
        let bar = resolved.bar
        let idiom =
            switch resolved.idiom {
            case .phone: "a phone"
            case .pad: "an iPad"
            case .mac: "a Mac"
            }
        let design = "the \(resolved.design.rawValue) design on \(idiom)"
        let style =
            bar.customBar != nil ? "there is a customBar" : resolved.style == resolved.own.barStyle ? nil : design
        let tint =
            bar.tintColor != nil
            ? resolved.own.tintColor == nil ? "that of the dock" : nil
            : scene.traits.tintColor == nil ? "the system's blue" : "that of the scene"
        let metrics = resolved.metrics
        self.init(
            resolutions: [
                Resolution(key: "popupBar.barStyle", value: resolved.style.rawValue, reason: style),
                Resolution(
                    key: "popupBar.progressViewStyle",
                    value: bar.progressViewStyle == .default ? "none" : bar.progressViewStyle.rawValue),
                Resolution(
                    key: "popupBar.tintColor",
                    value: "\((bar.tintColor ?? DefaultTint.color(in: scene.traits)).node(Format()))", reason: tint),
                Resolution(
                    key: "popupBar.standardAppearance.marqueeScrollEnabled", value: "\(resolved.isMarqueeEnabled)",
                    reason: bar.standardAppearance.marqueeScrollEnabled == nil ? design : nil),
                Resolution(
                    key: "popupBar.popupItem.title", value: bar.popupItem.title ?? "none",
                    reason: resolved.own.popupItem.title == nil && bar.popupItem.title != nil
                        ? "that of popupContent" : nil),
            ],
            measures: [
                Measure("popupBar style", resolved.style.rawValue),
                Measure("popupBar height", Measure.points(metrics.height)),
                Measure("popupBar side margin", Measure.points(metrics.sideMargin)),
                Measure("popupBar gap to the dock", Measure.points(metrics.dockGap)),
                Measure("popupBar image", Measure.points(metrics.imageSide)),
                Measure("popupBar leading padding", Measure.points(metrics.leadingPadding)),
                Measure("popupBar title", "\(Measure.points(metrics.titleSize)) \(metrics.titleWeight)"),
                Measure("popupBar subtitle", Measure.points(metrics.subtitleSize)),
                Measure("popupBar marquee", resolved.isMarqueeEnabled ? "on" : "off"),
            ])
    }
}
