import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

/// A presentation's setting: the traits and insets of its host.
struct HostSetting: Equatable {
    /// The traits with the layout of the host and the keyboard.
    var traits: Traits
    /// The host without the areas that claims cover, for presentations in it.
    var safeArea: SafeAreaClaim?
}

extension ScreenRecorder {
    /// Shows the keyboard while a field has the focus, and hides it otherwise.
    mutating func showKeyboard(at now: Tick, animated: Bool = true) {
        let seconds = now.seconds
        let page: PresentedContent? =
            switch screen.host.navigation.top(at: seconds) {
            case .root: screen.host.content
            case .pushed(let i): screen.host.navigation.pushed[i].content
            case nil: nil
            }
        let needed =
            page?.keyboard(at: seconds)
            ?? screen.instances.lazy.compactMap { $0.presentation.keyboard(at: seconds) }.first
        let isNeeded = needed != nil
        if let needed, needed != screen.keyboardElement.last { screen.keyboardElement.set(needed, at: seconds) }
        if isNeeded != (screen.keyboard.target > 0.5) {
            let target = isNeeded ? 1.0 : 0
            if animated {
                screen.keyboard.animate(to: target, start: seconds, pacing: ContentState.keyboard)
            } else {
                screen.keyboard.set(target, at: seconds)
            }
        }
        let size = screen.host.traits.last.screenSize
        let top = isNeeded ? size.height - KeyboardElement.height(forWidth: size.width) : nil
        if screen.host.traits.last.keyboardTop != top {
            screen.host.traits.update(at: seconds) { $0.keyboardTop = top }
        }
    }

    /// Returns every presentation's setting at rest, or nothing if only the scene's traits can change.
    func hostSettings(at now: Tick) -> [HostSetting] {
        guard screen.instances.contains(where: { $0.scope != .host }) else { return [] }
        let rest = screen.stack(at: now.seconds + Self.longestMotion, in: context, hasLayers: false)
        return screen.instances.indices.map { i in
            guard let frame = rest.frames[i] else {
                return known.indices.contains(i)
                    ? known[i] : HostSetting(traits: screen.host.traits.value(at: now.seconds))
            }
            let claim = screen.instances[i].isInside ? frame.claims.lazy.compactMap(\.safeArea).last : nil
            return HostSetting(traits: frame.context.traits, safeArea: claim)
        }
    }

    /// The seconds after which no recorded motion continues: a finger's path has at most 1000 segments of 60 s.
    private static let longestMotion = 100_000.0

    /// Notifies presentations of changes of their hosts. Their reactions can change the hosts of others.
    mutating func notifyOfChanges(at now: Tick) {
        for _ in 0..<max(1, known.count) {
            let (old, new) = (known, hostSettings(at: now))
            guard new != old else { return }
            known = new
            for i in new.indices where new[i] != old[i] {
                call(i, at: now) { $0.settingChanged(from: old[i].traits, in: &$1) }
            }
        }
    }
}
