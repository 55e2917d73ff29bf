import VitrinePopupBar
import VitrinePrimitives
import VitrineSetting
import VitrineSurfaces

extension Findings {
    mutating func check(_ a: PopupBarAppearance, _ path: String) {
        check(a.titleTextAttributes, "\(path).titleTextAttributes")
        check(a.subtitleTextAttributes, "\(path).subtitleTextAttributes")
        check(a.buttonAppearance, "\(path).buttonAppearance")
        check(a.prominentButtonAppearance, "\(path).prominentButtonAppearance")
        check(a.highlightColor, "\(path).highlightColor")
        check(a.imageShadow, "\(path).imageShadow")
        check(a.marqueeScrollRate, SceneLimits.marqueeRate, "\(path).marqueeScrollRate")
        check(a.marqueeScrollDelay, SceneLimits.marqueeDelay, "\(path).marqueeScrollDelay")
        check(a.floatingBackgroundColor, "\(path).floatingBackgroundColor")
        check(a.floatingBackgroundImage, "\(path).floatingBackgroundImage")
        if case .radii(let r) = a.floatingBackgroundCornerConfiguration {
            let key = "\(path).floatingBackgroundCornerConfiguration"
            // A single radius is one value, and said once.
            if r == CornerRadii(r.topLeft) || r.topLeft.isNaN && r.topRight.isNaN {
                check(r.topLeft, SceneLimits.cornerRadius, key)
            } else {
                check(r.topLeft, SceneLimits.cornerRadius, "\(key).topLeft")
                check(r.topRight, SceneLimits.cornerRadius, "\(key).topRight")
                check(r.bottomRight, SceneLimits.cornerRadius, "\(key).bottomRight")
                check(r.bottomLeft, SceneLimits.cornerRadius, "\(key).bottomLeft")
            }
        }
        check(a.floatingBarBackgroundShadow, "\(path).floatingBarBackgroundShadow")
        check(a.backgroundColor, "\(path).backgroundColor")
        check(a.backgroundImage, "\(path).backgroundImage")
        check(a.shadowColor, "\(path).shadowColor")
    }

    /// What only one of the two designs has.
    mutating func check(_ a: PopupBarAppearance, in design: Design, _ path: String) {
        func needsGlass(_ key: String) { add("\(path).\(key)", .needs("the glass design"), dependsOn: ["design"]) }
        if a.backgroundEffect?.isGlass == true {
            let kind = SceneIssue.Kind.needs("a floating bar; its key is floatingBackgroundEffect")
            add("\(path).backgroundEffect", kind)
        }
        if design == .legacy {
            if a.floatingBackgroundEffect?.isGlass == true { needsGlass("floatingBackgroundEffect") }
            if a.floatingBackgroundCornerConfiguration != nil { needsGlass("floatingBackgroundCornerConfiguration") }
            if a.floatingBarShineEnabled { needsGlass("floatingBarShineEnabled") }
            return
        }
        let isGlass = a.floatingBackgroundEffect.map(\.isGlass) ?? (a.floatingBackground == .default)
        if isGlass, case .radii(let r) = a.floatingBackgroundCornerConfiguration, r != CornerRadii(r.topLeft),
            !r.topLeft.isNaN
        {
            let kind = SceneIssue.Kind.needs("a floatingBackgroundEffect without glass, which has four equal corners")
            add("\(path).floatingBackgroundCornerConfiguration", kind)
        }
    }

    mutating func check(_ item: PopupItem, _ path: String) {
        check(item.title, "\(path).title")
        check(item.subtitle, "\(path).subtitle")
        check(item.attributedTitle, "\(path).title")
        check(item.attributedSubtitle, "\(path).subtitle")
        check(item.image, "\(path).image")
        check(item.progress, SceneLimits.progress, "\(path).progress")
        check(item.identifier, "\(path).identifier")
        check(item.accessibilityLabel, "\(path).accessibilityLabel")
        check(item.accessibilityHint, "\(path).accessibilityHint")
        check(item.accessibilityImageLabel, "\(path).accessibilityImageLabel")
        check(item.accessibilityProgressLabel, "\(path).accessibilityProgressLabel")
        check(item.accessibilityProgressValue, "\(path).accessibilityProgressValue")
        check(item.leadingBarButtonItems, "\(path).leadingBarButtonItems")
        check(item.trailingBarButtonItems, "\(path).trailingBarButtonItems")
    }

    mutating func check(_ runs: [TextRun]?, _ path: String) {
        guard let runs else { return }
        check(count: runs.count, 1...SceneLimits.textRuns, "runs", path)
        for (i, run) in runs.prefix(SceneLimits.textRuns).enumerated() {
            check(run.text, "\(path)[\(i)].text")
            check(run.attributes, "\(path)[\(i)]")
        }
    }

    mutating func check(_ attributes: LabelAttributes?, _ path: String) {
        guard let attributes else { return }
        if let font = attributes.font {
            check(font.family, "\(path).font.family")
            if font.family?.isEmpty == true {
                add("\(path).font.family", .malformed(value: "", expected: "the name of a family"))
            }
            if let size = font.size { check(size, SceneLimits.fontSize, "\(path).font.size") }
        }
        check(attributes.foregroundColor, "\(path).foregroundColor")
        if let kern = attributes.kern { check(kern, SceneLimits.kern, "\(path).kern") }
        if let offset = attributes.baselineOffset { check(offset, SceneLimits.nearOffset, "\(path).baselineOffset") }
        check(attributes.underlineColor, "\(path).underlineColor")
        check(attributes.strikethroughColor, "\(path).strikethroughColor")
        if let shadow = attributes.shadow { check(shadow, "\(path).shadow") }
        if let height = attributes.paragraphStyle?.minimumLineHeight {
            check(height, SceneLimits.lineHeight, "\(path).paragraphStyle.minimumLineHeight")
        }
        if let height = attributes.paragraphStyle?.maximumLineHeight {
            check(height, SceneLimits.lineHeight, "\(path).paragraphStyle.maximumLineHeight")
        }
    }

    mutating func check(_ style: ShadowStyle, _ path: String) {
        if case .shadow(let shadow) = style { check(shadow, path) }
    }

    private mutating func check(_ shadow: Shadow, _ path: String) {
        check(shadow.color, "\(path).color")
        check(shadow.offset.x, SceneLimits.nearOffset, "\(path).offset.x")
        check(shadow.offset.y, SceneLimits.nearOffset, "\(path).offset.y")
        check(shadow.blurRadius, SceneLimits.blur, "\(path).blurRadius")
    }
}
