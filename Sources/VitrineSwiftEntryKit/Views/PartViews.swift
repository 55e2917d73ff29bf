// Parts of the library's message views, for custom views that contain them.

/// A title and a description.
public class EKMessageContentView: UIView {
    public var titleContent: EKProperty.LabelContent!
    public var subtitleContent: EKProperty.LabelContent!
    public var titleAttributes: EKProperty.LabelStyle!
    public var subtitleAttributes: EKProperty.LabelStyle!
    public var title: String! {
        get { titleContent?.text }
        set { titleContent?.text = newValue ?? "" }
    }
    public var subtitle: String! {
        get { subtitleContent?.text }
        set { subtitleContent?.text = newValue ?? "" }
    }
    /// The vertical margins in points. Default: 20.
    public var verticalMargins: CGFloat = 20
    /// The horizontal margins in points. Default: 20.
    public var horizontalMargins: CGFloat = 20
    /// The gap between the labels in points. Default: 8.
    public var labelsOffset: CGFloat = 8

    public init() { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { return nil }
}

public class EKButtonBarView: UIView {
    let content: EKProperty.ButtonBarContent
    private(set) var isExpanded: Bool

    public init(with buttonBarContent: EKProperty.ButtonBarContent) {
        content = buttonBarContent
        isExpanded = !buttonBarContent.expandAnimatedly
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { return nil }

    public func expand() { isExpanded = true }
    public func compress() { isExpanded = false }
}

public class EKTextField: UIView {
    let content: EKProperty.TextFieldContent
    public var text: String {
        get { content.textContent }
        set {
            var content = content
            content.textContent = newValue
        }
    }

    public init(with content: EKProperty.TextFieldContent) {
        self.content = content
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { return nil }

    public func makeFirstResponder() { becomeFirstResponder() }
}

public class EKRatingSymbolView: UIView {
    let unselectedImage: EKProperty.ImageContent
    let selectedImage: EKProperty.ImageContent
    let selection: EKRatingMessage.Selection
    public var isSelected = false

    public init(
        unselectedImage: EKProperty.ImageContent, selectedImage: EKProperty.ImageContent,
        selection: @escaping EKRatingMessage.Selection
    ) {
        self.unselectedImage = unselectedImage
        self.selectedImage = selectedImage
        self.selection = selection
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { return nil }
}

public final class EKRatingSymbolsContainerView: UIView {
    private(set) var message: EKRatingMessage?

    public init() { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { return nil }

    public func setup(with message: EKRatingMessage, externalSelection: @escaping EKRatingMessage.Selection) {
        var message = message
        message.selection = externalSelection
        self.message = message
    }
}
