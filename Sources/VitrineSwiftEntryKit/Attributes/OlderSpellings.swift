// The names of the library's documents of May 2018.
extension EKAttributes {
    public typealias DisplayPriority = Precedence.Priority

    public var displayPriority: DisplayPriority {
        get { precedence.priority }
        set { precedence.priority = newValue }
    }

    public var statusBarStyle: UIStatusBarStyle! {
        get { statusBar.appearance.style }
        set {
            switch newValue {
            case nil: statusBar = .ignored
            case .lightContent?: statusBar = .light
            default: statusBar = .dark
            }
        }
    }

    /// The number of entries that are displayed.
    public static var count: Int { EntrySession.current?.displayed.count ?? 0 }
    /// Whether an entry is displayed.
    public static var isPresenting: Bool { SwiftEntryKit.isCurrentlyDisplaying }

    public var customTapActions: [UserInteraction.Action] {
        get { entryInteraction.customTapActions }
        set { entryInteraction.customTapActions = newValue }
    }
}

extension EKAttributes.PopBehavior {
    public static var overriden: Self { .overridden }
}

extension EKAttributes.PositionConstraints {
    public var width: Edge {
        get { size.width }
        set { size.width = newValue }
    }

    public var maximumWidth: Edge {
        get { maxSize.width }
        set { maxSize.width = newValue }
    }

    public static var full: Self { .fullWidth }
}

extension EKAttributes.PositionConstraints.SafeArea {
    public static var overriden: Self { .overridden }
    public var isOverriden: Bool { isOverridden }
}

extension EKAttributes.PositionConstraints.Size {
    public static var defaultSize: Self { .sizeToWidth }
    public static var defaultMaxSize: Self { .intrinsic }
}

extension EKAttributes.BackgroundStyle {
    @_disfavoredOverload
    public static func color(color: UIColor) -> Self { .color(color: EKColor(color)) }

    @_disfavoredOverload
    public static func visualEffect(style: UIBlurEffect.Style) -> Self { .visualEffect(style: BlurStyle(style: style)) }
}

extension EKAttributes.BackgroundStyle.Gradient {
    @_disfavoredOverload
    public init(colors: [UIColor], startPoint: CGPoint, endPoint: CGPoint) {
        self.init(colors: colors.map { EKColor($0) }, startPoint: startPoint, endPoint: endPoint)
    }
}

extension EKAttributes.Shadow.Value {
    @_disfavoredOverload
    public init(color: UIColor, opacity: Float, radius: CGFloat, offset: CGSize = .zero) {
        self.init(color: EKColor(color), opacity: opacity, radius: radius, offset: offset)
    }
}

extension EKProperty {
    public typealias Label = LabelStyle
}

extension EKProperty.LabelStyle {
    @_disfavoredOverload
    public init(font: UIFont, color: UIColor, alignment: NSTextAlignment = .left, numberOfLines: Int = 0) {
        self.init(font: font, color: EKColor(color), alignment: alignment, numberOfLines: numberOfLines)
    }
}

extension EKProperty.ButtonContent {
    @_disfavoredOverload
    public init(
        label: EKProperty.LabelContent, backgroundColor: UIColor, highlightedBackgroundColor: UIColor = .clear,
        contentEdgeInset: CGFloat = 5, action: @escaping Action = {}
    ) {
        self.init(
            label: label, backgroundColor: EKColor(backgroundColor),
            highlightedBackgroundColor: EKColor(highlightedBackgroundColor), contentEdgeInset: contentEdgeInset,
            action: action)
    }
}

extension EKNotificationMessage {
    public init(
        title: EKProperty.LabelContent, description: EKProperty.LabelContent, time: EKProperty.LabelContent,
        image: UIImage, roundImage: Bool
    ) {
        let size = CGSize(width: 50, height: 50)
        let picture = EKProperty.ImageContent(
            image: image, size: size, contentMode: .scaleAspectFill, makesRound: roundImage)
        self.init(
            simpleMessage: EKSimpleMessage(image: picture, title: title, description: description), auxiliary: time)
    }
}

extension EKPopUpMessage {
    public init(
        title: EKProperty.LabelContent, description: EKProperty.LabelContent, button: EKProperty.ButtonContent,
        image: UIImage, action: @escaping EKPopUpMessageAction
    ) {
        self.init(
            themeImage: ThemeImage(image: EKProperty.ImageContent(image: image)), title: title,
            description: description, button: button, action: action)
    }
}
