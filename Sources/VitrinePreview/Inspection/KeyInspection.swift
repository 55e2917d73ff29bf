import VitrineDisplayList
import VitrinePresentation
import VitrineScreens
import VitrineStage
import VitrineSurfaces
import VitrineVocabulary

/// The meaning of a key in one scene: what the file gives, what it resolves to, and why it shows nothing.
package struct KeyInspection {
    package private(set) var lines: [String] = []

    /// - Parameters:
    ///   - path: The key's path, such as `popupBar.barStyle`.
    ///   - tree: The file, with the positions of its values; nil for a scene that is no file.
    ///   - file: The scene of the file alone.
    ///   - scene: The scene with the options of the run in place of the file's values.
    /// - Throws: An issue that names the nearest key.
    package init(
        of path: String, tree: ValueNode?, file: PresentationScene, in scene: PreviewScene
    ) throws(SceneIssue) {
        let record = PresentationScene.record
        let declared = try DeclaredPath(path, in: record)
        let (canonical, key) = (declared.path, declared.key)
        let staged = scene.renderer.staged
        lines.append(canonical)
        let root = staged.scene.node(Format())
        let value = record.node(at: canonical, in: root)
        // A value that equals its default is in the file, but not in the scene that is written back.
        let given = tree.flatMap { record.node(at: canonical, in: $0) }
        let place = given?.location
        let complete = record.node(at: canonical, in: root, isComplete: true)
        let standard = ((value == nil ? complete : nil) ?? key.defaultValue())?.description ?? "none"
        let own = record.node(at: canonical, in: file.node(Format()))
        if let place {
            lines.append(
                "  in the file: \((given?.entries == nil ? own ?? given : given)?.description ?? standard), line \(place.line)"
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
}

/// The resolved values of a scene that depend on other things.
package enum Resolutions {
    package static func all(of scene: PreviewScene) -> [FamilyInspection.Resolution] {
        let staged = scene.renderer.staged
        let (traits, output) = (staged.scene.traits, staged.scene.output)
        let device = traits.device
        let out = [
            FamilyInspection.Resolution(
                key: "device",
                value: "\(device.id): \(Measure.number(device.size.width)) x \(Measure.number(device.size.height)) pt, "
                    + "\(Measure.number(device.scale)) pixels per point"),
            FamilyInspection.Resolution(
                key: "output.scale", value: Measure.number(staged.viewport.scale),
                reason: output.scale != nil
                    ? nil
                    : output.size != nil ? "the width of output.size by that of output.crop" : "that of the device"),
            FamilyInspection.Resolution(
                key: "output.size", value: "\(staged.viewport.width)x\(staged.viewport.height) pixels"),
            FamilyInspection.Resolution(
                key: "output.duration", value: "\(Measure.number(scene.duration)) s",
                reason: output.duration == nil
                    ? "everything is at rest at \(Measure.number(staged.settled)) s, and \(FrameSequence.tail) s more"
                    : nil),
            FamilyInspection.Resolution(key: "output.still", value: "\(Measure.number(staged.stillMoment)) s"),
            FamilyInspection.Resolution(
                key: "output.fps", value: Measure.number(min(50, scene.rate)),
                reason: scene.rate > 50 ? "in a GIF; \(Measure.number(scene.rate)) in other files" : nil),
        ]
        let summary = staged.scene.varied.summary
        return out + Families.all.flatMap { $0.inspect(summary).resolutions }
    }
}
