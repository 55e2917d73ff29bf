import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

extension EntryKitPresentation {
    private func geometry(_ instance: EntryInstance, at frame: FrameContext) -> EntryGeometry {
        EntryGeometry(instance, at: frame.seconds, in: frame.context)
    }

    package func snapshot(at frame: FrameContext) -> PresentationSnapshot {
        let seconds = frame.seconds
        var out = claims(at: frame)
        var nodes = background.nodes(at: seconds, in: frame.context)
        for instance in instances where instance.isShown(at: seconds) {
            let geometry = geometry(instance, at: frame)
            var own = EntryView(geometry).nodes()
            let isDark = geometry.context.isDark
            if isDark != frame.context.isDark {
                let contrast = frame.context.traits.increaseContrast
                own = own.map { $0.resolvingSystemColors(dark: isDark, contrast: contrast) }
            }
            nodes += instance.orientation.map { frame.keeping($0, own) } ?? own
        }
        if !nodes.isEmpty { out.layers = [Layer(.window(level.value(at: seconds)), nodes)] }
        return out
    }

    package func claims(at frame: FrameContext) -> PresentationSnapshot {
        let seconds = frame.seconds
        var out = PresentationSnapshot()
        if let style = statusBar.value(at: seconds) {
            let isLight = frame.container.statusBar?.style.isLight(in: frame.context.traits.appearance) ?? false
            out.claims.statusBars = [
                StatusBarClaim(
                    fraction: 1, isLight: style == .hidden ? isLight : style == .light, isHidden: style == .hidden,
                    isPageDark: frame.context.isDark)
            ]
        }
        return out
    }

    package func targets(at frame: FrameContext) -> [Target] {
        let seconds = frame.seconds
        let active = instances.last { $0.isShown(at: seconds) }
        guard let active, active.isActive(at: seconds) else { return [] }
        let geometry = geometry(active, at: frame)
        let placement = active.orientation.map(frame.placement) ?? .identity
        let transform = geometry.transform.then(placement)
        // During its entrance an entry is touched at its position at rest; one that a finger moves at its current one.
        let held = active.pan.map { $0 <= seconds } ?? false ? active.shift.value(at: seconds) : 0
        func target(_ id: Target.ID, _ box: Rect) -> Target {
            Target(id, frame: transform.apply(box), hit: placement.apply(box.offsetBy(dx: 0, dy: held)))
        }
        var out: [Target] = []
        for element in geometry.contentLayout.targets.reversed() {
            out.append(target(Target.ID(active.name, element.name), element.frame))
        }
        out.append(target(Target.ID(active.name), geometry.box))
        if active.attributes.screenInteraction.defaultAction != .forward {
            let screen = frame.context.screen
            out.append(Target(Target.ID(Self.name), frame: screen, hit: screen))
        }
        return out
    }

    package mutating func apply(_ change: SettingsChange, in recorder: inout Recorder) {
        let now = recorder.seconds
        if let own = change.change(of: "entryKit", as: EntryKit.self) {
            settings.update(at: now) { own.apply(to: &$0) }
        }
        for (name, node) in (change.node["entries"]?.entries ?? []).map({ ($0.key, $0.value) }) {
            guard var entry = entries.last[name] else { continue }
            Change<Entry>(node).apply(to: &entry)
            entries.update(at: now) { $0[name] = entry }
            // Attributes are passed by value; the content is a view that can be changed.
            guard node["content"] != nil else { continue }
            for i in instances.indices where instances[i].name == name && instances[i].removed == nil {
                self.change(i) { $0.content.set(entry.content, at: now) }
            }
        }
    }

    package func settings(at seconds: Double) -> [(key: String, value: ValueNode?)] {
        let entries = entries.value(at: seconds)
        guard !entries.isEmpty else { return [("entryKit", settings.value(at: seconds).node(Format()))] }
        return [
            ("entryKit", settings.value(at: seconds).node(Format())), ("entries", entries.node(Format())),
        ]
    }

    package var end: Double {
        let last = instances.reduce(max(background.end, statusBar.end, level.end)) { out, instance in
            max(out, instance.end, instance.removed ?? instance.leaving ?? instance.shown)
        }
        return max(last, settings.end, entries.end)
    }

    package func lapEnd(at frame: FrameContext) -> Double? {
        instances.lazy.filter { $0.isShown(at: frame.seconds) }
            .compactMap { geometry($0, at: frame).contentLayout.lapEnd(after: frame.seconds) }.max()
    }
}
