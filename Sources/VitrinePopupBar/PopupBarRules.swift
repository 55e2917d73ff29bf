import VitrinePresentation
import VitrineSurfaces
import VitrineVocabulary

/// The rules between a popup bar and the rest of its scene.
package enum PopupBarRules {
    package static func check(_ scene: SceneSummary, _ issues: inout ValueIssues) {
        guard let bar = scene.values.popupBar else {
            if scene.values.popupContent != nil {
                issues.add("popupContent", .needs("a popupBar in the scene"), dependsOn: ["popupBar"])
            }
            for (action, path) in scene.actions where action.verb == "contextMenu" {
                issues.add("\(path).contextMenu", .needs("a popupBar in the scene"), dependsOn: ["popupBar"])
            }
            return
        }
        bar.checkDesign(scene.traits.design, at: "popupBar", into: &issues)
        PopupBarResolution(of: scene)?.checkEffects(into: &issues)
        scene.values.popupContent?.checkDesign(scene.traits.design, at: "popupContent", into: &issues)
        for (action, path) in scene.actions where action.verb == "contextMenu" {
            if bar.contextMenu == nil {
                issues.add("\(path).contextMenu", .needs("a contextMenu in the popupBar"), dependsOn: ["popupBar"])
            }
        }
    }
}
