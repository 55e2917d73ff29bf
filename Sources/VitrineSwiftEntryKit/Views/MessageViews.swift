// The library's message views. A view keeps its descriptor, from which the scene's entry is created.

/// A view with an optional image, a title and a description.
public class EKSimpleMessageView: UIView {
    init() { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { return nil }
}

public class EKNotificationMessageView: EKSimpleMessageView {
    let message: EKNotificationMessage

    public init(with message: EKNotificationMessage) {
        self.message = message
        super.init()
    }

    public required init?(coder: NSCoder) { return nil }
}

public class EKAlertMessageView: EKSimpleMessageView {
    let message: EKAlertMessage

    public init(with message: EKAlertMessage) {
        self.message = message
        super.init()
    }

    public required init?(coder: NSCoder) { return nil }
}

public class EKPopUpMessageView: UIView {
    let message: EKPopUpMessage

    public init(with message: EKPopUpMessage) {
        self.message = message
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { return nil }
}

public final class EKRatingMessageView: UIView {
    let message: EKRatingMessage

    public init(with message: EKRatingMessage) {
        self.message = message
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { return nil }
}

public class EKNoteMessageView: UIView {
    /// The horizontal offset in points. Default: 10.
    public var horizontalOffset: CGFloat = 10
    /// The vertical offset in points. Default: 5.
    public var verticalOffset: CGFloat = 5
    let content: EKProperty.LabelContent

    public init(with content: EKProperty.LabelContent) {
        self.content = content
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { return nil }
}

/// A note with a view before its text.
public class EKAccessoryNoteMessageView: UIView {
    let content: EKProperty.LabelContent

    init(_ content: EKProperty.LabelContent) {
        self.content = content
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { return nil }
}

public class EKImageNoteMessageView: EKAccessoryNoteMessageView {
    let imageContent: EKProperty.ImageContent

    public init(with content: EKProperty.LabelContent, imageContent: EKProperty.ImageContent) {
        self.imageContent = imageContent
        super.init(content)
    }

    public required init?(coder: NSCoder) { return nil }
}

public class EKProcessingNoteMessageView: EKAccessoryNoteMessageView {
    let activityIndicator: UIActivityIndicatorView.Style
    /// Whether the indicator is shown. Default: true.
    public var isProcessing = true

    public init(with content: EKProperty.LabelContent, activityIndicator: UIActivityIndicatorView.Style) {
        self.activityIndicator = activityIndicator
        super.init(content)
    }

    public required init?(coder: NSCoder) { return nil }
}

public class EKXStatusBarMessageView: UIView {
    let leading: EKProperty.LabelContent
    let trailing: EKProperty.LabelContent

    public init(leading: EKProperty.LabelContent, trailing: EKProperty.LabelContent) {
        self.leading = leading
        self.trailing = trailing
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { return nil }
}

public class EKFormMessageView: UIView {
    let title: EKProperty.LabelContent
    let textFieldsContent: [EKProperty.TextFieldContent]
    let buttonContent: EKProperty.ButtonContent
    /// The field that has the focus when the entry appears.
    private(set) var firstResponder: Int?

    public init(
        with title: EKProperty.LabelContent, textFieldsContent: [EKProperty.TextFieldContent],
        buttonContent: EKProperty.ButtonContent
    ) {
        self.title = title
        self.textFieldsContent = textFieldsContent
        self.buttonContent = buttonContent
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { return nil }

    public func becomeFirstResponder(with textFieldIndex: Int) {
        firstResponder = textFieldIndex
        EntrySession.current?.focus(self)
    }

    var firstResponderName: String? {
        firstResponder.flatMap { textFieldsContent.indices.contains($0) ? textFieldsContent[$0].placeholder.text : nil }
    }
}
