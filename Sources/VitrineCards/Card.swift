import VitrinePages
import VitrinePresentation

/// A view controller that is presented as a card, with CardPresentationController.
public struct Card: Hashable, Sendable {
    /// The content of the card.
    public var content: Content
    /// The bar of the content's navigation controller. A card with a bar has no dismiss handle. Default: none.
    public var navigationBar: NavigationBar? {
        get { content.navigationBar }
        set { content.navigationBar = newValue }
    }
    /// The `configuration` of the card's presentation. Default: the library's shared one.
    public var configuration: Configuration?
    /// The `preferredStatusBarStyle` of the view controller. The library expects light content, because the window is
    /// black. Default: `lightContent`.
    public var statusBarStyle: StatusBar.Style
    /// Whether the card is presented at the start. Default: unless its first event presents it.
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

    package enum Part {
        /// The dismiss handle. Source: facts, card presentation, section 2.
        package static let handle = "handle"
    }

    /// The names of the parts and elements that can be touched.
    package var targetNames: [String] {
        (navigationBar == nil ? [Part.handle] : []) + content.targetNames
    }
}
