import VitrineDisplayList
import VitrinePopupBar
import VitrinePresentation
import VitrineScenes
import VitrineScreens
import VitrineSetting
import VitrineStage
import VitrineVocabulary

/// What a key of a scene file means in one scene: what the file gives, what it resolves to, and why it shows nothing.
package struct KeyInspection {
    /// Lines for a person.
    package private(set) var lines: [String] = []

    /// - Parameters:
    ///   - path: Such as `popupBar.barStyle`.
    ///   - tree: The file, with the places of its values; nil for a scene that is no file.
    ///   - file: The scene of the file alone.
    ///   - scene: With the options of the run in place of the file's values.
    /// - Throws: An issue that names the nearest key.
    package init(
        of path: String, tree: ValueNode?, file: PresentationScene, in scene: PreviewScene
    ) throws(SceneIssue) {
        let (canonical, key) = try Self.key(path)
        let staged = scene.renderer.staged
        lines.append(canonical)
        let value = Self.value(canonical, in: staged.scene.node(Format()))
        let place = tree.flatMap { Self.value(canonical, in: $0, record: PresentationScene.record)?.location }
        let standard = key.defaultValue()?.description ?? "none"
        let own = Self.value(canonical, in: file.node(Format()))
        if let place {
            lines.append(
                "  in the file: \(own?.description ?? standard), line \(place.line)"
                    + (own == nil ? ", the default" : ""))
        } else {
            lines.append("  in the file: not given; default: \(standard)")
        }
        if value != own { lines.append("  by an option: \(value?.description ?? standard)") }
        for resolution in Resolutions.all(of: scene) where resolution.key == canonical {
            lines.append("  resolves to: \(resolution.value)" + (resolution.reason.map { " (\($0))" } ?? ""))
        }
        let reasons = Visibility.reasons(canonical, in: scene, isGiven: value != nil)
        for reason in reasons { lines.append("  not shown: \(reason)") }
        if let value, reasons.isEmpty, value != key.defaultValue(),
            let effect = Visibility.effect(of: canonical, key, in: scene)
        {
            lines.append("  effect: \(effect)")
        }
        lines.append("  " + key.documentation)
    }

    /// The key of a path whose lists have indices and whose names are the scene's own.
    private static func key(_ path: String) throws(SceneIssue) -> (path: String, key: Key) {
        var record: Record? = PresentationScene.record
        var out = ""
        var last: Key?
        var isNamed = false
        for part in path.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
            if isNamed {
                // The scene's own name of a panel, a card and so on.
                out += ".\(part)"
                isNamed = false
                continue
            }
            let name = String(part.prefix { $0 != "[" })
            guard let key = record?.key(name) else {
                let legal = record?.keys().map(\.name) ?? []
                let nearest = Spelling.nearest(to: name, among: legal)
                throw SceneIssue(path: path, kind: .unknownKey(key: name, nearest: nearest, legal: legal))
            }
            out = SourcePath.join(out, key.name + part.dropFirst(name.count))
            record = key.form.record
            isNamed = key.form.isNamed
            last = key
        }
        guard let last else { throw SceneIssue(path: path, kind: .unknownKey(key: path, nearest: nil, legal: [])) }
        return (out, last)
    }

    /// The value at a path.
    /// - Parameter record: With it, keys may be spelled by their aliases.
    package static func value(_ path: String, in root: ValueNode, record: Record? = nil) -> ValueNode? {
        var node = root
        var record = record
        for part in path.split(separator: ".").map(String.init) {
            let name = String(part.prefix { $0 != "[" })
            let key = record?.key(name)
            let spellings = [name] + (key?.aliases ?? [])
            guard let entry = node.entries?.first(where: { spellings.contains($0.key) }) else { return nil }
            node = entry.locatedValue
            if let key { record = key.form.record }
            if let index = Int(part.dropFirst(name.count + 1).dropLast()) {
                guard case .list(let items) = node.content, items.indices.contains(index) else { return nil }
                node = items[index]
            }
        }
        return node
    }
}

/// What values that depend on other things come to in a scene.
package enum Resolutions {
    package struct Resolution: Hashable, Sendable {
        package var key: String
        package var value: String
        package var reason: String?
    }

    package static func all(of scene: PreviewScene) -> [Resolution] {
        let staged = scene.renderer.staged
        let (traits, output) = (staged.scene.traits, staged.scene.output)
        let device = traits.device
        var out = [
            Resolution(
                key: "device",
                value: "\(device.id): \(Measure.number(device.size.width)) x \(Measure.number(device.size.height)) pt, "
                    + "\(Measure.number(device.scale)) pixels per point"),
            Resolution(
                key: "output.scale", value: Measure.number(staged.viewport.scale),
                reason: output.scale != nil
                    ? nil
                    : output.size != nil ? "the width of output.size by that of output.crop" : "that of the device"),
            Resolution(key: "output.size", value: "\(staged.viewport.width)x\(staged.viewport.height) pixels"),
            Resolution(
                key: "output.duration", value: "\(Measure.number(scene.duration)) s",
                reason: output.duration == nil
                    ? "everything is at rest at \(Measure.number(staged.settled)) s, and \(FrameSequence.tail) s more"
                    : nil),
            Resolution(key: "output.still", value: "\(Measure.number(staged.stillMoment)) s"),
            Resolution(
                key: "output.fps", value: Measure.number(min(50, scene.rate)),
                reason: scene.rate > 50 ? "in a GIF; \(Measure.number(scene.rate)) in other files" : nil),
        ]
        if let bar = PopupBarResolution(of: staged.scene) { out += popupBar(bar, staged.scene) }
        return out
    }

    private static func device(_ idiom: Device.Idiom) -> String {
        switch idiom {
        case .phone: "a phone"
        case .pad: "an iPad"
        case .mac: "a Mac"
        }
    }

    private static func popupBar(_ resolved: PopupBarResolution, _ scene: PresentationScene) -> [Resolution] {
        let design = "the \(resolved.design.rawValue) design on \(device(resolved.idiom))"
        let inherited = resolved.own.tintColor == nil && resolved.bar.tintColor != nil
        let style: String? =
            resolved.bar.customBar != nil
            ? "there is a customBar" : resolved.style == resolved.own.barStyle ? nil : design
        return [
            Resolution(key: "popupBar.barStyle", value: resolved.style.rawValue, reason: style),
            Resolution(
                key: "popupBar.progressViewStyle",
                value: resolved.bar.progressViewStyle == .default ? "none" : resolved.bar.progressViewStyle.rawValue),
            Resolution(
                key: "popupBar.tintColor",
                value: "\((resolved.bar.tintColor ?? DefaultTint.color(in: scene.traits)).node(Format()))",
                reason: inherited
                    ? "that of the dock"
                    : resolved.bar.tintColor != nil
                        ? nil : scene.traits.tintColor == nil ? "the system's blue" : "that of the scene"),
            Resolution(
                key: "popupBar.standardAppearance.marqueeScrollEnabled", value: "\(resolved.isMarqueeEnabled)",
                reason: resolved.bar.standardAppearance.marqueeScrollEnabled == nil ? design : nil),
            Resolution(
                key: "popupBar.popupItem.title", value: resolved.bar.popupItem.title ?? "none",
                reason: resolved.own.popupItem.title == nil && resolved.bar.popupItem.title != nil
                    ? "that of popupContent" : nil),
        ]
    }
}
