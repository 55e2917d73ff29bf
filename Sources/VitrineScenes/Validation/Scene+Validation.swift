import VitrinePopupBar
import VitrinePrimitives

extension Scene {
    /// What is wrong with the scene's values, by path; empty for a scene that can be staged. A scene from a file has
    /// passed these checks; one made in Swift has not.
    package func validate() -> [SceneIssue] {
        findings.map { SceneIssue(path: $0.path, kind: $0.kind) }
    }

    /// Every range and limit of the values, whatever they come from.
    var findings: [Finding] {
        var findings = Findings()
        if let locale = environment.locale { findings.check(locale: locale, "locale") }
        findings.check(container, "container")
        findings.checkLegacyKeys(of: self)
        if let popupBar {
            findings.check(popupBar, "popupBar")
            findings.check(popupBar.standardAppearance, in: environment.design, "popupBar.standardAppearance")
            findings.checkAppearances(ofItemsOf: popupBar, in: environment.design, "popupBar")
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

    mutating func check(_ bar: PopupBar, _ path: String) {
        check(bar.tintColor, "\(path).tintColor")
        check(bar.backgroundColor, "\(path).backgroundColor")
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
            if let title = item.title {
                check(title, "\(path)[\(i)].title")
            } else {
                check(icon: item.icon, "\(path)[\(i)].icon")
            }
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
