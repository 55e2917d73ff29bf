import VitrineChrome
import VitrinePopupBar
import VitrinePrimitives
import VitrineSetting
import VitrineSurfaces

extension Findings {
    mutating func check(_ dock: CustomDock, _ path: String) {
        check(dock.height, SceneLimits.customDock, "\(path).height")
        check(dock.background, "\(path).background")
        check(
            dock.bottomDockingViewMarginForPopupBar, SceneLimits.customDock,
            "\(path).bottomDockingViewMarginForPopupBar")
    }

    /// The look of a toolbar or tab bar.
    mutating func check(_ appearance: BarAppearance?, tint: Color?, _ path: String) {
        check(tint, "\(path).tintColor")
        guard let appearance else { return }
        let own = "\(path).standardAppearance"
        if let effect = appearance.backgroundEffect, effect.isGlass {
            add("\(own).backgroundEffect", .malformed(value: effect.rawValue, expected: "a material or a blur"))
        }
        check(appearance.backgroundColor, "\(own).backgroundColor")
        check(appearance.shadowColor, "\(own).shadowColor")
    }

    /// That the scene is of the only design that has a key.
    mutating func checkIsLegacy(_ scene: Scene, _ path: String) {
        if scene.environment.design != .legacy { add(path, .needs("the legacy design"), dependsOn: ["design"]) }
    }

    /// What only the legacy design has.
    mutating func checkLegacyKeys(of scene: Scene) {
        func needsLegacy(_ path: String, _ isGiven: Bool) {
            if isGiven { checkIsLegacy(scene, path) }
        }
        let container = scene.container
        needsLegacy(
            "container.shouldExtendPopupBarUnderSafeArea", container.shouldExtendPopupBarUnderSafeArea != nil)
        needsLegacy("container.shouldFadePopupBarOnDismiss", container.shouldFadePopupBarOnDismiss != nil)
        switch container.dock {
        case .toolbar(let bar): needsLegacy("container.toolbar.standardAppearance", bar.standardAppearance != nil)
        case .tabBar(let bar): needsLegacy("container.tabBar.standardAppearance", bar.standardAppearance != nil)
        case .custom, nil: break
        }
        needsLegacy("popupBar.backgroundColor", scene.popupBar?.backgroundColor != nil)
    }

    /// What a popup bar and its items say of its appearance beyond the standard one.
    mutating func checkAppearances(ofItemsOf bar: PopupBar, in design: Design, _ path: String) {
        // The first of several is the one that is shown, and is said once.
        let items = bar.popupItems.prefix(SceneLimits.popupItems).enumerated().map { ($1, "\(path).popupItems[\($0)]") }
        for (item, key) in items.isEmpty ? [(bar.popupItem, "\(path).popupItem")] : items {
            for (change, name) in [
                (item.standardAppearance, "standardAppearance"), (item.inlineAppearance, "inlineAppearance"),
            ] {
                guard let change else { continue }
                check(change.values, "\(key).\(name)")
                check(change.values, in: design, "\(key).\(name)")
            }
        }
        guard let inline = bar.inlineAppearance else { return }
        check(inline.values, "\(path).inlineAppearance")
        check(inline.values, in: design, "\(path).inlineAppearance")
    }
}
