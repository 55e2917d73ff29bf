/// How a popup is opened and closed with a finger; `LNPopupInteractionStyle`, with its names.
///
/// Source: facts, popup bar, section 1.2.
public enum PopupInteractionStyle: String, Hashable, Sendable, CaseIterable {
    /// `automatic`.
    case `default`
    /// Opens as `snap`, closes as `drag`.
    case automatic
    /// A pull opens the popup by itself; pulled down, it resists until the snap percent, then closes by itself.
    case snap
    /// Bar and popup follow the finger.
    case drag
    /// The popup follows only a finger that scrolls what it shows, from the top edge on.
    case scroll
    /// Fingers only tap.
    case none

    /// What a pull at the bar does.
    package var opening: PopupInteractionStyle {
        switch self {
        case .default, .automatic: .snap
        default: self
        }
    }

    /// What a pull at the open popup does.
    package var closing: PopupInteractionStyle {
        switch self {
        case .default, .automatic: .drag
        default: self
        }
    }

    /// Whether the picture of the bar flies into the popup. Source: facts, popup bar, section 3.5.
    package var movesImage: Bool {
        switch self {
        case .default, .automatic, .snap: true
        case .drag, .scroll, .none: false
        }
    }
}
