/// The parts of messages. Source of the defaults: facts, entry kit, section 1.7.
public struct EKProperty {
    public struct LabelStyle {
        public var font: UIFont
        public var color: EKColor
        public var alignment: NSTextAlignment
        public var displayMode: EKAttributes.DisplayMode
        /// The maximum number of lines; 0 for any number.
        public var numberOfLines: Int

        public init(
            font: UIFont, color: EKColor, alignment: NSTextAlignment = .left,
            displayMode: EKAttributes.DisplayMode = .inferred, numberOfLines: Int = 0
        ) {
            self.font = font
            self.color = color
            self.alignment = alignment
            self.displayMode = displayMode
            self.numberOfLines = numberOfLines
        }

        public func color(for traitCollection: UITraitCollection) -> UIColor {
            color.color(for: traitCollection, mode: displayMode)
        }
    }

    public struct LabelContent {
        public var text: String
        public var style: LabelStyle
        public var accessibilityIdentifier: String?

        public init(text: String, style: LabelStyle, accessibilityIdentifier: String? = nil) {
            self.text = text
            self.style = style
            self.accessibilityIdentifier = accessibilityIdentifier
        }
    }

    public struct ButtonContent {
        public typealias Action = () -> Void

        public var label: LabelContent
        public var backgroundColor: EKColor
        public var highlightedBackgroundColor: EKColor
        public var contentEdgeInset: CGFloat
        public var displayMode: EKAttributes.DisplayMode
        public var accessibilityIdentifier: String?
        /// The action, which is called while the scene is recorded, when a tap ends.
        public var action: Action?

        public init(
            label: LabelContent, backgroundColor: EKColor, highlightedBackgroundColor: EKColor,
            contentEdgeInset: CGFloat = 5, displayMode: EKAttributes.DisplayMode = .inferred,
            accessibilityIdentifier: String? = nil, action: @escaping Action = {}
        ) {
            self.label = label
            self.backgroundColor = backgroundColor
            self.highlightedBackgroundColor = highlightedBackgroundColor
            self.contentEdgeInset = contentEdgeInset
            self.displayMode = displayMode
            self.accessibilityIdentifier = accessibilityIdentifier
            self.action = action
        }

        public func backgroundColor(for traitCollection: UITraitCollection) -> UIColor {
            backgroundColor.color(for: traitCollection, mode: displayMode)
        }

        public func highlightedBackgroundColor(for traitCollection: UITraitCollection) -> UIColor {
            highlightedBackgroundColor.color(for: traitCollection, mode: displayMode)
        }

        // This is the library's spelling.
        public func highlighedLabelColor(for traitCollection: UITraitCollection) -> UIColor {
            label.style.color.with(alpha: 0.8).color(for: traitCollection, mode: label.style.displayMode)
        }
    }

    public struct ButtonBarContent {
        public var content: [ButtonContent]
        public var separatorColor: EKColor
        public var horizontalDistributionThreshold: Int
        public var buttonHeight: CGFloat
        public var displayMode: EKAttributes.DisplayMode
        public var expandAnimatedly: Bool

        public init(
            with buttonContents: ButtonContent..., separatorColor: EKColor,
            horizontalDistributionThreshold: Int = 2, buttonHeight: CGFloat = 50,
            displayMode: EKAttributes.DisplayMode = .inferred, expandAnimatedly: Bool
        ) {
            self.init(
                with: buttonContents, separatorColor: separatorColor,
                horizontalDistributionThreshold: horizontalDistributionThreshold, buttonHeight: buttonHeight,
                displayMode: displayMode, expandAnimatedly: expandAnimatedly)
        }

        /// - Parameter horizontalDistributionThreshold: The maximum number of buttons in a row, 1 or more.
        public init(
            with buttonContents: [ButtonContent], separatorColor: EKColor, horizontalDistributionThreshold: Int = 2,
            buttonHeight: CGFloat = 50, displayMode: EKAttributes.DisplayMode = .inferred, expandAnimatedly: Bool
        ) {
            content = buttonContents
            self.separatorColor = separatorColor
            self.horizontalDistributionThreshold = horizontalDistributionThreshold
            self.buttonHeight = buttonHeight
            self.displayMode = displayMode
            self.expandAnimatedly = expandAnimatedly
        }

        public func separatorColor(for traitCollection: UITraitCollection) -> UIColor {
            separatorColor.color(for: traitCollection, mode: displayMode)
        }
    }

    public struct EKRatingItemContent {
        public var title: LabelContent
        public var description: LabelContent
        public var unselectedImage: ImageContent
        public var selectedImage: ImageContent
        public var size: CGSize

        public init(
            title: LabelContent, description: LabelContent, unselectedImage: ImageContent,
            selectedImage: ImageContent, size: CGSize = CGSize(width: 50, height: 50)
        ) {
            self.title = title
            self.description = description
            self.unselectedImage = unselectedImage
            self.selectedImage = selectedImage
            self.size = size
        }
    }
}
