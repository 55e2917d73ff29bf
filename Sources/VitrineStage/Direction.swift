import VitrineChrome
import VitrinePages
import VitrinePopupBar
import VitrinePrimitives
import VitrineScenes
import VitrineScreens
import VitrineSetting

/// Turns a scene's events into motion. Events fall on the 120 Hz clock: each on the tick nearest to its time.
enum Direction {
    static func screen(for scene: Scene, in context: Context) -> ScreenPresentation {
        var screen = ScreenPresentation(
            environment: scene.environment, container: scene.container,
            popupBar: scene.popupBar.map {
                PopupBarPresentation(
                    $0, content: scene.popupContent ?? PopupContent(), presented: scene.presentedAtStart,
                    design: scene.environment.design)
            })
        if let sidebar = scene.container.sidebar {
            screen.sidebar = SidebarPresentation(isShown: !sidebar.isHidden)
        }
        screen.showsTouches = scene.output.showsTouches
        if scene.timeline.contains(where: \.pointsAtSomething) { screen.pointer = PointerPresentation() }
        for cue in cues(of: scene) { perform(cue, on: &screen, scene, context) }
        screen.popupBar?.finish()
        screen.meetPointer(in: context)
        return screen
    }

    /// What happens at one tick.
    private struct Cue {
        enum Deed {
            case touch(item: Int, offset: Point, up: Double)
            case choose(item: Int)
            case tabBar(TabBarPhase, animated: Bool)
            case touchPopupBar(offset: Point, up: Double)
            case touchCloseButton(offset: Point, up: Double)
            case drag(Drag)
            case push(Page, animated: Bool)
            case pop(animated: Bool)
            case present(animated: Bool, duration: Double?, openPopup: Bool)
            case open(animated: Bool, duration: Double?)
            case close(animated: Bool, duration: Double?)
            case dismiss(animated: Bool, duration: Double?)
            case toggleAppearance
            case contextMenu(ContextMenuVisibility)
            case longPress(up: Double)
            case change(SceneChange)
            case sidebar(shown: Bool, animated: Bool, hold: Double)
            case pointer(PointerEvent)
        }

        var at: Tick
        var deed: Deed
    }

    /// The tick nearest to a time in seconds.
    private static func tick(_ seconds: Double) -> Tick { Tick(Int((seconds * Double(Tick.rate)).rounded())) }

    /// Cues in the order of time; those of one tick keep the order of the scene.
    private static func cues(of scene: Scene) -> [Cue] {
        var out: [Cue] = []
        for event in scene.timeline {
            let at = tick(event.at)
            switch event.action {
            case .wait: break
            case .present(let animated, let duration, let openPopup):
                let deed = Cue.Deed.present(animated: animated, duration: duration, openPopup: openPopup)
                out.append(Cue(at: at, deed: deed))
            case .open(let animated, let duration):
                out.append(Cue(at: at, deed: .open(animated: animated, duration: duration)))
            case .close(let animated, let duration):
                out.append(Cue(at: at, deed: .close(animated: animated, duration: duration)))
            case .push(let page, let animated): out.append(Cue(at: at, deed: .push(page, animated: animated)))
            case .pop(let animated): out.append(Cue(at: at, deed: .pop(animated: animated)))
            case .drag(let drag): out.append(Cue(at: at, deed: .drag(drag)))
            case .dismiss(let animated, let duration):
                out.append(Cue(at: at, deed: .dismiss(animated: animated, duration: duration)))
            case .contextMenu(let wanted): out.append(Cue(at: at, deed: .contextMenu(wanted)))
            case .longPress(let hold):
                let up = max(at + 1, tick(event.at + hold))
                out.append(Cue(at: at, deed: .longPress(up: up.seconds)))
            case .set(let change): out.append(Cue(at: at, deed: .change(change)))
            case .tabBar(let phase, let animated):
                out.append(Cue(at: at, deed: .tabBar(phase, animated: animated)))
            case .pointer(let event): out.append(Cue(at: at, deed: .pointer(event)))
            case .sidebar(let event):
                let deed = Cue.Deed.sidebar(shown: event.shows, animated: event.animated, hold: event.hold)
                out.append(Cue(at: at, deed: deed))
            case .tap(let tap):
                let up = max(at + 1, tick(event.at + tap.hold))
                let consequence = tick(event.at + tap.after)
                if let item = scene.container.dockItems.firstIndex(of: tap.target) {
                    out.append(Cue(at: at, deed: .touch(item: item, offset: tap.offset, up: up.seconds)))
                    out.append(Cue(at: consequence, deed: .choose(item: item)))
                } else if tap.target == Tap.popupBar {
                    out.append(Cue(at: at, deed: .touchPopupBar(offset: tap.offset, up: up.seconds)))
                    out.append(Cue(at: consequence, deed: .open(animated: true, duration: nil)))
                } else {
                    out.append(Cue(at: at, deed: .touchCloseButton(offset: tap.offset, up: up.seconds)))
                    out.append(Cue(at: consequence, deed: .close(animated: true, duration: nil)))
                }
                switch tap.does {
                case .nothing: break
                case .present:
                    let deed = Cue.Deed.present(animated: true, duration: nil, openPopup: false)
                    out.append(Cue(at: consequence, deed: deed))
                case .dismiss: out.append(Cue(at: consequence, deed: .dismiss(animated: true, duration: nil)))
                case .toggleAppearance: out.append(Cue(at: consequence, deed: .toggleAppearance))
                }
            }
        }
        return out.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    }

    private static func perform(_ cue: Cue, on screen: inout ScreenPresentation, _ scene: Scene, _ context: Context) {
        let now = cue.at.seconds
        switch cue.deed {
        case .touch(let item, let offset, let up):
            screen.touch(item: item, offset: offset, down: now, up: up, in: context)
        case .choose(let item): screen.choose(item: item, at: now)
        case .tabBar(let phase, let animated): screen.tabBar.go(to: phase, at: now, animated: animated)
        case .touchPopupBar(let offset, let up):
            screen.touchPopupBar(offset: offset, down: now, up: up, in: context)
        case .touchCloseButton(let offset, let up):
            screen.touchCloseButton(offset: offset, down: now, up: up, in: context)
        case .push(let page, let animated): screen.navigation.push(page, at: now, animated: animated)
        case .pop(let animated): screen.navigation.pop(at: now, animated: animated)
        case .drag(let drag):
            screen.drag(
                from: drag.target == .popupBar ? .bar : .popup, offset: drag.offset, down: now, legs: drag.path,
                in: context)
        case .present(let animated, let duration, let openPopup):
            screen.popupBar?.present(at: now, animated: animated, duration: duration, openPopup: openPopup)
        case .open(let animated, let duration):
            screen.popupBar?.open(at: now, animated: animated, duration: duration)
        case .close(let animated, let duration):
            screen.popupBar?.close(at: now, animated: animated, duration: duration)
        case .dismiss(let animated, let duration):
            screen.popupBar?.dismiss(at: now, animated: animated, duration: duration)
        case .toggleAppearance:
            screen.environment.update(at: now) { $0.appearance = $0.appearance == .light ? .dark : .light }
        case .contextMenu(.show): screen.contextMenu.show(at: now)
        case .contextMenu(.hide): screen.contextMenu.hide(at: now)
        case .longPress(let up): screen.longPress(down: now, up: up, in: context)
        case .change(let change): apply(change, at: now, to: &screen)
        case .pointer(.move(let location)): screen.pointer?.move(to: location, at: now)
        case .pointer(.press): screen.pointer?.press(at: now)
        case .pointer(.release): screen.pointer?.release(at: now)
        case .pointer(.hide): screen.pointer?.hide(at: now)
        case .sidebar(true, let animated, let hold): screen.sidebar?.show(at: now, animated: animated, hold: hold)
        case .sidebar(false, let animated, let hold): screen.sidebar?.hide(at: now, animated: animated, hold: hold)
        }
    }

    private static func apply(_ change: SceneChange, at now: Double, to screen: inout ScreenPresentation) {
        if let appearance = change.appearance { screen.environment.update(at: now) { $0.appearance = appearance } }
        if change.changesContainer { screen.container.update(at: now) { $0.apply(change) } }
        screen.popupBar?.update(at: now) { $0.apply(change) }
        if let isHidden = change.bottomBarHidden { screen.navigation.setDockHidden(isHidden, at: now) }
        if let content = change.popupContent {
            screen.popupBar?.updateContent(at: now) { content.apply(to: &$0) }
        }
    }
}

extension TimelineEvent {
    fileprivate var pointsAtSomething: Bool {
        if case .pointer = action { return true }
        return false
    }
}

extension Container {
    /// Titles of the dock's items.
    var dockItems: [String] {
        switch dock {
        case .toolbar(let bar): bar.items
        case .tabBar(let bar): bar.allTitles
        case .custom, nil: []
        }
    }
}
