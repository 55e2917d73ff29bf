import VitrineChrome
import VitrinePrimitives

extension Findings {
    mutating func check(timeline: [TimelineEvent], of scene: Scene, _ path: String) {
        if timeline.count > SceneLimits.events { add(path, .tooLarge(limit: "\(SceneLimits.events) events")) }
        var latest = 0.0
        var pushed = 0
        for (i, event) in timeline.prefix(SceneLimits.events).enumerated() {
            let eventPath = "\(path)[\(i)]"
            check(event.at, SceneLimits.moment, "\(eventPath).at")
            // A time that is none follows nothing.
            if event.at < latest, SceneLimits.moment.contains(event.at) {
                let kind = SceneIssue.Kind.outOfOrder(value: "\(spelled(event.at)) s", previous: spelled(latest))
                add("\(eventPath).at", kind)
            }
            if SceneLimits.moment.contains(event.at) { latest = max(latest, event.at) }
            switch event.action {
            case .tap(let tap): check(tap, of: scene, eventPath)
            case .present(_, let duration, _):
                requirePopupBar(of: scene, "\(eventPath).present")
                if let duration { check(duration, SceneLimits.transition, "\(eventPath).duration") }
            case .dismiss(_, let duration):
                requirePopupBar(of: scene, "\(eventPath).dismiss")
                if let duration { check(duration, SceneLimits.transition, "\(eventPath).duration") }
            case .contextMenu: requireContextMenu(of: scene, "\(eventPath).contextMenu")
            case .longPress(let hold):
                requirePopupBar(of: scene, "\(eventPath).longPress")
                check(hold, SceneLimits.hold, "\(eventPath).hold")
            case .open(_, let duration):
                requirePopupBar(of: scene, "\(eventPath).open")
                if let duration { check(duration, SceneLimits.transition, "\(eventPath).duration") }
            case .close(_, let duration):
                requirePopupBar(of: scene, "\(eventPath).close")
                if let duration { check(duration, SceneLimits.transition, "\(eventPath).duration") }
            case .push(let page, _):
                check(page.background, "\(eventPath).push.background")
                check(page.darkBackground, "\(eventPath).push.darkBackground")
                check(page.bottomLabel, "\(eventPath).push.bottomLabel")
                pushed += 1
            case .pop:
                pushed -= 1
                if pushed < 0 { add("\(eventPath).pop", .needs("a push before it")) }
                pushed = max(0, pushed)
            case .drag(let drag): check(drag, of: scene, key: "drag", eventPath)
            case .set(let change): check(change, of: scene, "\(eventPath).set")
            case .sidebar(let event): check(event, of: scene, eventPath)
            case .tabBar(let phase, _): check(phase, of: scene, "\(eventPath).tabBar")
            case .pointer(let event): check(event, of: scene, "\(eventPath).pointer")
            case .wait(let seconds): check(seconds, SceneLimits.wait, "\(eventPath).wait")
            }
        }
    }

    private mutating func check(_ event: SidebarEvent, of scene: Scene, _ path: String) {
        if scene.container.sidebar == nil {
            add("\(path).sidebar", .needs("a sidebar in the container"), dependsOn: ["container"])
        }
        check(event.hold, SceneLimits.after, "\(path).hold")
    }

    private mutating func check(_ phase: TabBarPhase, of scene: Scene, _ path: String) {
        guard case .tabBar(let bar) = scene.container.dock else {
            return add(path, .needs("a tabBar in the container"), dependsOn: ["container"])
        }
        if scene.environment.design != .glass { add(path, .needs("the glass design"), dependsOn: ["design"]) }
        if scene.environment.device.idiom == .pad { add(path, .needs("a phone as the device"), dependsOn: ["device"]) }
        if phase == .searching, bar.search == nil {
            add(path, .needs("search in the tabBar"), dependsOn: ["container.tabBar"])
        }
    }

    private mutating func check(_ event: PointerEvent, of scene: Scene, _ path: String) {
        if scene.environment.device.idiom != .pad {
            add(path, .needs("an iPad as the device"), dependsOn: ["device"])
        }
        if case .move(let location) = event {
            check(location.x, SceneLimits.offset, "\(path).x")
            check(location.y, SceneLimits.offset, "\(path).y")
        }
    }

    private mutating func check(_ tap: Tap, of scene: Scene, _ path: String) {
        if scene.popupBar == nil || ![Tap.popupBar, Tap.popupCloseButton].contains(tap.target) {
            check(target: tap.target, in: scene.container.dock, "\(path).tap")
        }
        check(tap.hold, SceneLimits.hold, "\(path).hold")
        if tap.after != tap.hold { check(tap.after, SceneLimits.after, "\(path).after") }
        check(tap.offset.x, SceneLimits.offset, "\(path).offset.x")
        check(tap.offset.y, SceneLimits.offset, "\(path).offset.y")
        switch tap.does {
        case .present, .dismiss: requirePopupBar(of: scene, "\(path).does")
        case .nothing, .toggleAppearance: break
        }
    }

    private mutating func check(target: String, in dock: Container.Dock?, _ path: String) {
        let noun: String
        let titles: [String]
        switch dock {
        case .toolbar(let toolbar): (noun, titles) = ("an item of the toolbar", toolbar.items)
        case .tabBar(let tabBar): (noun, titles) = ("an item of the tab bar", tabBar.allTitles)
        case .custom, nil:
            add(path, .needs("a toolbar or tabBar in the container"), dependsOn: ["container"])
            return
        }
        guard !titles.contains(target) else { return }
        let nearest = Spelling.nearest(to: target, among: titles)
        let kind = SceneIssue.Kind.unknownValue(value: target, noun: noun, nearest: nearest, legal: titles)
        add(path, kind, dependsOn: ["container.toolbar", "container.tabBar"])
    }

    mutating func requirePopupBar(of scene: Scene, _ path: String) {
        if scene.popupBar == nil { add(path, .needs("a popupBar in the scene"), dependsOn: ["popupBar"]) }
    }

    private mutating func requireContextMenu(of scene: Scene, _ path: String) {
        guard scene.popupBar != nil else { return requirePopupBar(of: scene, path) }
        if scene.popupBar?.contextMenu == nil {
            add(path, .needs("a contextMenu in the popupBar"), dependsOn: ["popupBar"])
        }
    }
}
