extension Scene {
    /// Whether the popup bar is there when the scene begins: as the bar says, else exactly when nothing in the timeline
    /// presents it. False without a popup bar.
    package var presentedAtStart: Bool {
        guard let popupBar else { return false }
        return popupBar.presented ?? !timeline.contains(where: \.presents)
    }
}

extension TimelineEvent {
    fileprivate var presents: Bool {
        switch action {
        case .present: true
        case .tap(let tap): tap.does == .present
        case .dismiss, .set, .wait, .open, .close, .drag, .push, .pop, .contextMenu, .longPress, .sidebar, .tabBar,
            .pointer:
            false
        }
    }
}
