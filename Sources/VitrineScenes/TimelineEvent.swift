import VitrineChrome
import VitrinePages
import VitrinePrimitives

/// One thing that happens at one time.
public struct TimelineEvent: Hashable, Sendable {
    public enum Action: Hashable, Sendable {
        /// A finger touches an item of the dock.
        case tap(Tap)
        /// The popup bar appears. `duration` in seconds, above 0, at most 60, replaces the library's 0.5.
        /// Whether the popup opens with it is `openPopup`'s to say.
        case present(animated: Bool, duration: Double? = nil, openPopup: Bool = false)
        /// The popup opens; `duration` as above.
        case open(animated: Bool, duration: Double? = nil)
        /// The popup closes; `duration` as above.
        case close(animated: Bool, duration: Double? = nil)
        /// A page slides over the one that is there.
        case push(Page, animated: Bool)
        /// The uppermost page slides away.
        case pop(animated: Bool)
        /// A finger moves.
        case drag(Drag)
        /// The popup bar goes away; `duration` as above.
        case dismiss(animated: Bool, duration: Double? = nil)
        /// The popup bar's context menu comes or goes.
        case contextMenu(ContextMenuVisibility)
        /// A finger rests on the popup bar for `hold` seconds, above 0, at most 60; after half a second its context menu
        /// appears.
        case longPress(hold: Double)
        /// Values change at once.
        case set(SceneChange)
        /// The sidebar comes or goes.
        case sidebar(SidebarEvent)
        /// The tab bar shrinks to a circle, grows again, or makes room for a search field.
        case tabBar(TabBarPhase, animated: Bool)
        /// The pointer of an iPad moves or presses.
        case pointer(PointerEvent)
        /// Nothing; moves the events after it that have no time of their own.
        case wait(seconds: Double)
    }

    /// Seconds from the scene's beginning, 0...600.
    public var at: Double
    public var action: Action

    public init(at: Double, action: Action) {
        self.at = at
        self.action = action
    }
}

/// What becomes of a context menu.
public enum ContextMenuVisibility: String, Hashable, Sendable, CaseIterable {
    case show
    case hide
}

/// The sidebar of an iPad comes, in place of the tab bar at the top, or goes.
public struct SidebarEvent: Hashable, Sendable {
    public var shows: Bool
    /// Default true.
    public var animated: Bool
    /// Seconds for which its button is pressed before, 0...60. Default 0.
    public var hold: Double

    public init(shows: Bool, animated: Bool = true, hold: Double = 0) {
        self.shows = shows
        self.animated = animated
        self.hold = hold
    }
}

/// What the pointer of an iPad does.
public enum PointerEvent: Hashable, Sendable {
    /// It is at this place, in points on the screen; from one place to the next it moves smoothly.
    case move(Point)
    case press
    case release
    /// It goes for good.
    case hide
}

/// A finger on an item of the dock, on the popup bar or on its close button, shown by the touch indicator.
public struct Tap: Hashable, Sendable {
    public enum Consequence: String, Hashable, Sendable, CaseIterable {
        case nothing
        case present
        case dismiss
        /// Switches between light and dark.
        case toggleAppearance
    }

    /// The popup bar as a target: lifted again, the finger opens the popup.
    public static let popupBar = "popupBar"
    /// The close button of the popup, which closes it.
    public static let popupCloseButton = "popupCloseButton"

    /// Title of the item, or one of the names above; an item of that title comes first.
    public var target: String
    /// Seconds the finger stays down, above 0, at most 60. Default 0.1.
    public var hold: Double
    /// Default `nothing`.
    public var does: Consequence
    /// Seconds from touch-down until the consequence begins, 0...60. Default: `hold`.
    public var after: Double
    /// Offset of the finger from the item's centre, in points. Default (0, 0).
    public var offset: Point

    public init(
        target: String, hold: Double = 0.1, does: Consequence = .nothing, after: Double? = nil, offset: Point = .zero
    ) {
        self.target = target
        self.hold = hold
        self.does = does
        self.after = after ?? hold
        self.offset = offset
    }
}
