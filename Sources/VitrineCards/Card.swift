import VitrineChrome
import VitrinePages

/// A view controller that is presented as a card, with CardPresentationController.
public struct Card: Hashable, Sendable {
    /// What the card shows.
    public var content: Content
    /// The bar of a navigation controller. A card with a bar has no dismiss handle. Default: none.
    public var navigationBar: NavigationBar?
    /// What a presentation of the card is given as its `configuration`. Default: the library's shared one.
    public var configuration: Configuration?
    /// `preferredStatusBarStyle` of the view controller. The library expects light content, because the window is black.
    /// Default `lightContent`.
    public var statusBarStyle: StatusBar.Style
    /// Whether the card is there at the start. Default: unless an event presents it.
    public var presented: Bool?

    public init(
        content: Content = Content(), navigationBar: NavigationBar? = nil, configuration: Configuration? = nil,
        statusBarStyle: StatusBar.Style = .lightContent, presented: Bool? = nil
    ) {
        self.content = content
        self.navigationBar = navigationBar
        self.configuration = configuration
        self.statusBarStyle = statusBarStyle
        self.presented = presented
    }

    /// The parts of a card that have names of their own.
    package enum Part {
        /// Source: facts, card presentation, section 2 (the dismiss handle).
        package static let handle = "handle"
    }

    /// Names of the parts and elements that can be touched.
    package var targetNames: [String] {
        let buttons = navigationBar.map { $0.leadingItems + $0.trailingItems } ?? []
        return (navigationBar == nil ? [Part.handle] : []) + buttons.compactMap(\.name) + content.targetNames
    }
}
