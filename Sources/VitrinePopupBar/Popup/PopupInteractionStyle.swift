/// How a finger opens and closes a popup; `LNPopupInteractionStyle`, with its names.
///
/// Source: facts, popup bar, section 1.2.
public enum PopupInteractionStyle: String, Hashable, Sendable, CaseIterable {
    /// `automatic`.
    case `default`
    /// `snap` for opening, `drag` for closing.
    case automatic
    /// A pull opens the popup by itself; an open popup resists a pull up to the snap percentage, then closes by itself.
    case snap
    /// Bar and popup follow the finger.
    case drag
    /// The popup follows only a finger that scrolls its content, from the top edge on.
    case scroll
    /// Fingers only tap.
    case none

    /// The style of a pull at the bar.
    package var opening: PopupInteractionStyle {
        switch self {
        case .default, .automatic: .snap
        default: self
        }
    }

    /// The style of a pull at the open popup.
    package var closing: PopupInteractionStyle {
        switch self {
        case .default, .automatic: .drag
        default: self
        }
    }

    /// Whether the picture of the bar moves into the popup. Source: facts, popup bar, section 3.5.
    package var movesImage: Bool {
        switch self {
        case .default, .automatic, .snap: true
        case .drag, .scroll, .none: false
        }
    }
}
