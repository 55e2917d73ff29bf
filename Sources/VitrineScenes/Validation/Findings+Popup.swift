import VitrineChrome
import VitrinePopupBar
import VitrinePrimitives
import VitrineSetting

extension Findings {
    mutating func check(_ content: PopupContent, in design: Design, _ path: String) {
        check(content.background, "\(path).background")
        check(content.darkBackground, "\(path).darkBackground")
        check(content.title, "\(path).title")
        check(content.image, "\(path).image")
        check(content.imageCornerRadius, SceneLimits.imageCornerRadius, "\(path).imageCornerRadius")
        check(content.imageShadow, "\(path).imageShadow")
        check(content.bottomLabel, "\(path).bottomLabel")
        if let list = content.list { check(list, "\(path).list") }
        check(content.popupCloseButton.tintColor, "\(path).popupCloseButtonTintColor")
        check(content.popupSnapPercent, SceneLimits.snapPercent, "\(path).popupSnapPercent")
        if design == .legacy, content.backgroundEffect?.isGlass == true {
            add("\(path).backgroundEffect", .needs("the glass design"), dependsOn: ["design"])
        }
    }

    mutating func check(_ bar: StatusBar, _ path: String) {
        check(bar.time, "\(path).time")
        check(bar.date, "\(path).date")
    }

    mutating func check(_ bar: NavigationBar, _ path: String) {
        check(bar.title, "\(path).title")
        for (key, items) in [("leadingItems", bar.leadingItems), ("trailingItems", bar.trailingItems)] {
            check(count: items.count, 0...SceneLimits.navigationItems, "items", "\(path).\(key)")
            for (i, item) in items.prefix(SceneLimits.navigationItems).enumerated() {
                if let icon = item.icon { check(icon: icon, "\(path).\(key)[\(i)].icon") }
                check(item.title, "\(path).\(key)[\(i)]")
                check(item.tint, "\(path).\(key)[\(i)].tint")
            }
        }
    }

    mutating func check(_ drag: Drag, of scene: Scene, key: String, _ path: String) {
        requirePopupBar(of: scene, "\(path).\(key)")
        check(drag.offset.x, SceneLimits.offset, "\(path).offset.x")
        check(drag.offset.y, SceneLimits.offset, "\(path).offset.y")
        check(count: drag.path.count, SceneLimits.legs, "stretches", "\(path).path")
        // Stretches that are illegal themselves are reported below.
        let stretches = drag.path.map(\.duration)
        if !stretches.isEmpty, stretches.allSatisfy({ SceneLimits.transition.contains($0) }) {
            check(drag.duration, SceneLimits.touch, "\(path).path")
        }
        for (i, leg) in drag.path.prefix(SceneLimits.legs.upperBound).enumerated() {
            let leg0 = key == "swipe" ? path : "\(path).path[\(i)]"
            check(leg.by.x, SceneLimits.offset, "\(leg0).by.x")
            check(leg.by.y, SceneLimits.offset, "\(leg0).by.y")
            check(leg.duration, SceneLimits.transition, "\(leg0).duration")
        }
    }
}
