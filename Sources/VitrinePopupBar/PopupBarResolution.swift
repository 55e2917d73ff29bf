import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

/// The popup bar of a scene at its beginning.
package struct PopupBarResolution {
    package let own: PopupBar
    /// The bar with all values that it inherits from its dock and its content.
    package let bar: PopupBar
    package let style: PopupBar.Style
    package let metrics: PopupBarMetrics
    package let design: Design
    package let idiom: Device.Idiom
    /// Whether the popup has player controls, which also show the progress.
    private let showsControls: Bool
    package var isWide: Bool { idiom != .phone }

    /// - Returns: Nil for a scene without a popup bar.
    package init?(of scene: SceneSummary) {
        guard let own = scene.values.popupBar else { return nil }
        self.own = own
        showsControls = scene.values.popupContent?.showsControls ?? false
        design = scene.traits.design
        idiom = scene.traits.device.idiom
        bar = own.inheriting(from: scene.container.dock, scene.values.popupContent ?? PopupContent())
        style = bar.effectiveBarStyle(in: design, isWide: idiom != .phone)
        if let custom = bar.customBar {
            metrics = PopupBarMetrics(
                custom: custom, fullWidth: bar.customBarWantsFullBarWidth, design: design,
                textSize: scene.traits.textSize)
        } else {
            metrics = PopupBarMetrics(
                style: style, version: bar.libraryVersion, design: design, textSize: scene.traits.textSize,
                idiom: idiom, limitsWidth: bar.limitFloatingContentWidth)
        }
    }

    package var isMarqueeEnabled: Bool { bar.isMarqueeEnabled(in: design) }

    /// Warns of keys that have no effect on this bar.
    func checkEffects(into issues: inout ValueIssues) {
        func warn(_ key: String, _ isGiven: Bool, _ reason: String) {
            if isGiven { issues.add("popupBar.\(key)", .noEffect(reason)) }
        }
        let look = "a bar of style \(style.rawValue) in the \(design.rawValue) design"
        let (progress, item) = (bar.progressViewStyle, own.popupItem)
        warn(
            "barStyle", own.barStyle != .default && bar.customBar != nil,
            "popupBar.customBar takes the place of every style")
        if metrics.imageSide == 0 { warn("popupItem.image", item.image != nil, "\(look) has no image") }
        if [.default, .none].contains(progress), !showsControls {
            warn(
                "popupItem.progress", item.progress != 0,
                "popupBar.progressViewStyle is \(progress.rawValue), which shows no progress")
        }
        if metrics.sideMargin > 0 {
            warn(
                "backgroundColor", own.backgroundColor != nil,
                "only bars from edge to edge show it; this is \(look)")
        }
        if !isWide {
            warn("limitFloatingContentWidth", !own.limitFloatingContentWidth, "it matters on iPads and Macs only")
        }
        if bar.customBar == nil {
            warn("customBarWantsFullBarWidth", own.customBarWantsFullBarWidth, "there is no popupBar.customBar")
        }
    }
}
