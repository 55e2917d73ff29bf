import VitrinePages
import VitrinePresentation

/// A view controller that is presented as a card, with CardPresentationController.
public struct Card: Hashable, Sendable {
    /// What the card shows.
    public var content: Content
    /// The bar of a navigation controller, which the content holds. A card with a bar has no dismiss handle. Default: none.
    public var navigationBar: NavigationBar? {
        get { content.navigationBar }
        set { content.navigationBar = newValue }
    }
    /// What a presentation of the card is given as its `configuration`. Default: the library's shared one.
    public var configuration: Configuration?
    /// `preferredStatusBarStyle` of the view controller. The library expects light content, because the window is black.
    /// Default `lightContent`.
    public var statusBarStyle: StatusBar.Style
    /// Whether the card is there at the start. Default: unless the first event of it presents it.
    public var presented: Bool?

    public init(
        content: Content = Content(), navigationBar: NavigationBar? = nil, configuration: Configuration? = nil,
        statusBarStyle: StatusBar.Style = .lightContent, presented: Bool? = nil
    ) {
        self.content = content
        if let navigationBar { self.content.navigationBar = navigationBar }
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
        (navigationBar == nil ? [Part.handle] : []) + content.targetNames
    }
}
