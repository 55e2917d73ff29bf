import Presentations
import Primitives
import Scenes

/// Turns a scene's events into motion. Events fall on the 120 Hz clock: each on the tick nearest to its time.
enum Direction {
    static func screen(for scene: Scene, in context: Context) -> ScreenPresentation {
        var screen = ScreenPresentation(
            environment: scene.environment, container: scene.container,
            popupBar: scene.popupBar.map { PopupBarPresentation($0, presented: scene.presentedAtStart) })
        for cue in cues(of: scene) { perform(cue, on: &screen, scene, context) }
        return screen
    }

    /// What happens at one tick.
    private struct Cue {
        enum Deed {
            case touch(item: Int, offset: Point, up: Double)
            case present(animated: Bool, duration: Double?)
            case dismiss(animated: Bool, duration: Double?)
            case toggleAppearance
            case contextMenu(ContextMenuVisibility)
            case longPress(up: Double)
            case change(SceneChange)
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
            case .present(let animated, let duration):
                out.append(Cue(at: at, deed: .present(animated: animated, duration: duration)))
            case .dismiss(let animated, let duration):
                out.append(Cue(at: at, deed: .dismiss(animated: animated, duration: duration)))
            case .contextMenu(let wanted): out.append(Cue(at: at, deed: .contextMenu(wanted)))
            case .longPress(let hold):
                let up = max(at + 1, tick(event.at + hold))
                out.append(Cue(at: at, deed: .longPress(up: up.seconds)))
            case .set(let change): out.append(Cue(at: at, deed: .change(change)))
            case .tap(let tap):
                if let item = scene.container.dockItems.firstIndex(of: tap.target) {
                    let up = max(at + 1, tick(event.at + tap.hold))
                    out.append(Cue(at: at, deed: .touch(item: item, offset: tap.offset, up: up.seconds)))
                }
                let consequence = tick(event.at + tap.after)
                switch tap.does {
                case .nothing: break
                case .present: out.append(Cue(at: consequence, deed: .present(animated: true, duration: nil)))
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
        case .present(let animated, let duration):
            screen.popupBar?.present(at: now, animated: animated, duration: duration)
        case .dismiss(let animated, let duration):
            screen.popupBar?.dismiss(at: now, animated: animated, duration: duration)
        case .toggleAppearance:
            screen.environment.update(at: now) { $0.appearance = $0.appearance == .light ? .dark : .light }
        case .contextMenu(.show): screen.contextMenu.show(at: now)
        case .contextMenu(.hide): screen.contextMenu.hide(at: now)
        case .longPress(let up): screen.longPress(down: now, up: up, in: context)
        case .change(let change): apply(change, at: now, to: &screen)
        }
    }

    private static func apply(_ change: SceneChange, at now: Double, to screen: inout ScreenPresentation) {
        if let appearance = change.appearance { screen.environment.update(at: now) { $0.appearance = appearance } }
        if change.background != nil || change.selectedTab != nil {
            screen.container.update(at: now) { container in
                if let background = change.background {
                    container.background = background
                    container.darkBackground = nil
                }
                if let tab = change.selectedTab, case .tabBar(var bar) = container.dock {
                    bar.selected = tab
                    container.dock = .tabBar(bar)
                }
            }
        }
        screen.popupBar?.update(at: now) { $0.apply(change) }
    }
}

extension Container {
    /// Titles of the dock's items.
    var dockItems: [String] {
        switch dock {
        case .toolbar(let bar): bar.items
        case .tabBar(let bar): bar.items.map(\.title)
        case nil: []
        }
    }
}
