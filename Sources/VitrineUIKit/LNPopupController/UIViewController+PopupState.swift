extension UIViewController {
    /// Where the popup of a controller is. It changes when a transition is over.
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

    /// What fingers do on the bar and the popup.
    public enum PopupInteractionStyle: Hashable, Sendable {
        /// `automatic`.
        case `default`
        /// Bar and popup follow the finger.
        case drag
        /// A pull opens the popup by itself; pulled down, it resists until 0.32 of the screen's height.
        case snap
        /// As `snap`, with a share of the screen's height of 0.1...0.9.
        case customizedSnap(percent: Double)
        /// The popup follows only a finger that scrolls its content.
        case scroll
        /// Opens as `snap`, closes as `drag`.
        case automatic
        /// Fingers only tap.
        case none
    }
}

extension Double {
    /// The share of the screen's height by which a popup is pulled before it closes by itself.
    public static var defaultPopupSnapPercent: Double { 0.32 }
}
