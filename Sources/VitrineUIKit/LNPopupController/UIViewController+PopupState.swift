extension UIViewController {
    /// The state of a controller's popup. It changes when a transition is over.
    public enum PopupPresentationState: Int, Sendable {
        case barHidden = 0
        case barPresented = 1
        case open = 3

        @available(*, unavailable, renamed: "barHidden")
        public static var hidden: PopupPresentationState { .barHidden }
        @available(*, unavailable, renamed: "barPresented")
        public static var closed: PopupPresentationState { .barPresented }
        @available(*, unavailable, message: "the state changes when a transition is over")
        public static var transitioning: PopupPresentationState { .barPresented }
    }

    /// The effect of touches on the bar and the popup.
    public enum PopupInteractionStyle: Hashable, Sendable {
        /// The same as `automatic`.
        case `default`
        /// Bar and popup follow the finger.
        case drag
        /// A pull opens the popup; pulled down, it resists until 0.32 of the screen's height.
        case snap
        /// The same as `snap`, with a fraction of the screen's height of 0.1...0.9.
        case customizedSnap(percent: Double)
        /// The popup follows only a finger that scrolls its content.
        case scroll
        /// The popup opens as with `snap`, and closes as with `drag`.
        case automatic
        /// The popup ignores drags.
        case none
    }
}

extension Double {
    /// The fraction of the screen's height by which a popup is pulled before it closes.
    public static var defaultPopupSnapPercent: Double { 0.32 }
}
