import Presentations
import Primitives

extension Scene {
    /// What is wrong with the scene's values, by path; empty for a scene that can be staged. A scene from a file has
    /// passed these checks; one made in Swift has not.
    public func validate() -> [SceneIssue] {
        findings.map { SceneIssue(path: $0.path, kind: $0.kind) }
    }

    /// Every range and limit of the values, whatever they come from.
    var findings: [Finding] {
        var findings = Findings()
        if let locale = environment.locale { findings.check(locale: locale, "locale") }
        findings.check(container, "container")
        if let popupBar {
            findings.check(popupBar, "popupBar")
            findings.check(popupBar.standardAppearance, in: environment.design, "popupBar.standardAppearance")
        }
        if let popupContent {
            if popupBar == nil { findings.requirePopupBar(of: self, "popupContent") }
            findings.check(popupContent, in: environment.design, "popupContent")
        }
        findings.check(timeline: timeline, of: self, "timeline")
        findings.check(output, of: self, "output")
        findings.check(fonts, "fonts")
        return findings.all
    }
}

extension Findings {
    mutating func check(_ color: Color?, _ path: String) {
        guard let color else { return }
        check(color.red, SceneLimits.component, "\(path).red")
        check(color.green, SceneLimits.component, "\(path).green")
        check(color.blue, SceneLimits.component, "\(path).blue")
        check(color.alpha, SceneLimits.component, "\(path).alpha")
    }

    /// By shape: a language of 2 to 8 letters, then parts of 1 to 8 letters and digits between hyphens.
    ///
    /// Source: RFC 5646, section 2.1.
    mutating func check(locale: String, _ path: String) {
        let parts = locale.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isLetter: (UInt8) -> Bool = { (0x61...0x7A).contains($0 | 0x20) }
        let isWellFormed =
            parts.count <= 10 && (2...8).contains(parts[0].count) && parts[0].allSatisfy(isLetter)
            && parts.dropFirst().allSatisfy { part in
                (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
            }
        if !isWellFormed { add(path, .malformed(value: locale, expected: "a language tag (he, en-GB, zh-Hant)")) }
    }

    mutating func check(_ container: Container, _ path: String) {
        check(container.background, "\(path).background")
        check(container.darkBackground, "\(path).darkBackground")
        check(container.bottomLabel, "\(path).bottomLabel")
        check(container.backgroundImage, "\(path).backgroundImage")
        check(container.annotations, "\(path).annotations")
        if let list = container.list { check(list, "\(path).list") }
        check(container.backgroundBlur, SceneLimits.blur, "\(path).backgroundBlur")
        if let bar = container.statusBar { check(bar, "\(path).statusBar") }
        if let bar = container.navigationBar { check(bar, "\(path).navigationBar") }
        switch container.dock {
        case .toolbar(let toolbar):
            check(count: toolbar.items.count, SceneLimits.toolbarItems, "items", "\(path).toolbar.items")
            for (i, title) in toolbar.items.prefix(SceneLimits.toolbarItems.upperBound).enumerated() {
                check(title, "\(path).toolbar.items[\(i)]")
            }
        case .tabBar(let tabBar):
            let items = "\(path).tabBar.items"
            check(count: tabBar.items.count, SceneLimits.tabs, "items", items)
            for (i, item) in tabBar.items.prefix(SceneLimits.tabs.upperBound).enumerated() {
                check(item.title, "\(items)[\(i)].title")
                check(icon: item.icon, "\(items)[\(i)].icon")
            }
            check(tab: tabBar.selected, of: tabBar, "\(path).tabBar.selected", items: items)
        case nil: break
        }
    }

    mutating func check(tab: Int, of tabBar: TabBar, _ path: String, items: String) {
        guard !tabBar.items.indices.contains(tab) else { return }
        let last = tabBar.items.count - 1
        add(path, .outOfRange(value: "\(tab)", legal: last > 0 ? "0...\(last)" : "0"), dependsOn: [items])
    }

    mutating func check(icon: String, _ path: String) {
        check(icon, path)
        if icon.isEmpty { add(path, .malformed(value: icon, expected: "the name of an icon")) }
    }

    mutating func check(_ bar: PopupBar, _ path: String) {
        check(bar.tintColor, "\(path).tintColor")
        check(bar.standardAppearance, "\(path).standardAppearance")
        check(bar.popupItem, "\(path).popupItem")
        check(count: bar.popupItems.count, 0...SceneLimits.popupItems, "items", "\(path).popupItems")
        for (i, item) in bar.popupItems.prefix(SceneLimits.popupItems).enumerated() {
            check(item, "\(path).popupItems[\(i)]")
        }
        if let custom = bar.customBar { check(custom, "\(path).customBar") }
        if let menu = bar.contextMenu { check(menu, "\(path).contextMenu") }
    }

    mutating func check(_ items: [BarButtonItem], _ path: String) {
        check(count: items.count, 0...SceneLimits.barButtonItems, "items", path)
        for (i, item) in items.prefix(SceneLimits.barButtonItems).enumerated() {
            check(icon: item.icon, "\(path)[\(i)].icon")
            check(item.tint, "\(path)[\(i)].tint")
            check(item.scale, SceneLimits.iconScale, "\(path)[\(i)].scale")
            let insets = item.imageInsets
            for (key, value) in [
                ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
            ] {
                check(value, SceneLimits.imageInset, "\(path)[\(i)].imageInsets.\(key)")
            }
        }
    }
}
