import VitrinePopupBar
import VitrinePrimitives

extension ScreenPresentation {
    /// The popup bar at a time, with all that it takes from elsewhere; nil without one.
    /// - Parameter item: shown in place of its own.
    package func bar(at seconds: Double, showing item: PopupItem? = nil) -> PopupBar? {
        guard let popupBar else { return nil }
        var bar = popupBar.bar.value(at: seconds)
        if let item { bar.popupItem = item }
        if bar.customBar != nil { bar.customBar?.height = max(0, popupBar.customHeight.value(at: seconds)) }
        return bar.inheriting(
            from: container.value(at: seconds).dock, popupBar.content.value(at: seconds),
            in: popupBarEnvironment(at: seconds))
    }

    /// Whether the popup bar is beside a minimized tab bar.
    package func popupBarEnvironment(at seconds: Double) -> PopupBarEnvironment {
        guard let bar = popupBar?.bar.value(at: seconds), bar.minimizes, tabBar.isInline(at: seconds),
            case .tabBar? = container.value(at: seconds).dock
        else { return .regular }
        let environment = environment.value(at: seconds)
        return environment.design == .glass && !environment.isWide ? .inline : .regular
    }
}
