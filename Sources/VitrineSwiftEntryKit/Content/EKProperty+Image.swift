extension EKProperty {
    public struct ImageContent {
        public enum TransformAnimation {
            case animate(duration: TimeInterval, options: UIView.AnimationOptions, transform: CGAffineTransform)
            case none
        }

        public var images: [UIImage]
        public var imageSequenceAnimationDuration: TimeInterval
        public var displayMode: EKAttributes.DisplayMode
        public var size: CGSize?
        public var tint: EKColor?
        public var contentMode: UIView.ContentMode
        public var makesRound: Bool
        public var animation: TransformAnimation
        public var accessibilityIdentifier: String?

        public init(
            imageName: String, animation: TransformAnimation = .none,
            displayMode: EKAttributes.DisplayMode = .inferred, size: CGSize? = nil,
            contentMode: UIView.ContentMode = .scaleToFill, tint: EKColor? = nil, makesRound: Bool = false,
            accessibilityIdentifier: String? = nil
        ) {
            // The library ignores the animation.
            self.init(
                image: UIImage(named: imageName)!, displayMode: displayMode, size: size, tint: tint,
                contentMode: contentMode, makesRound: makesRound, accessibilityIdentifier: accessibilityIdentifier)
        }

        public init(
            image: UIImage, animation: TransformAnimation = .none,
            displayMode: EKAttributes.DisplayMode = .inferred, size: CGSize? = nil, tint: EKColor? = nil,
            contentMode: UIView.ContentMode = .scaleToFill, makesRound: Bool = false,
            accessibilityIdentifier: String? = nil
        ) {
            self.init(
                images: [image], displayMode: displayMode, animation: animation, size: size, tint: tint,
                contentMode: contentMode, makesRound: makesRound, accessibilityIdentifier: accessibilityIdentifier)
        }

        public init(
            images: [UIImage], imageSequenceAnimationDuration: TimeInterval = 1,
            displayMode: EKAttributes.DisplayMode = .inferred, animation: TransformAnimation = .none,
            size: CGSize? = nil, tint: EKColor? = nil, contentMode: UIView.ContentMode = .scaleToFill,
            makesRound: Bool = false, accessibilityIdentifier: String? = nil
        ) {
            self.images = images
            self.imageSequenceAnimationDuration = imageSequenceAnimationDuration
            self.displayMode = displayMode
            self.size = size
            self.tint = tint
            self.contentMode = contentMode
            self.makesRound = makesRound
            self.animation = animation
            self.accessibilityIdentifier = accessibilityIdentifier
        }

        public init(
            imagesNames: [String], imageSequenceAnimationDuration: TimeInterval = 1,
            displayMode: EKAttributes.DisplayMode = .inferred, animation: TransformAnimation = .none,
            size: CGSize? = nil, tint: EKColor? = nil, contentMode: UIView.ContentMode = .scaleToFill,
            makesRound: Bool = false, accessibilityIdentifier: String? = nil
        ) {
            self.init(
                images: imagesNames.map { UIImage(named: $0)! },
                imageSequenceAnimationDuration: imageSequenceAnimationDuration, displayMode: displayMode,
                animation: animation, size: size, tint: tint, contentMode: contentMode, makesRound: makesRound,
                accessibilityIdentifier: accessibilityIdentifier)
        }

        /// Creates a round picture that covers a square.
        public static func thumb(with image: UIImage, edgeSize: CGFloat) -> ImageContent {
            ImageContent(
                image: image, size: CGSize(width: edgeSize, height: edgeSize), contentMode: .scaleAspectFill,
                makesRound: true)
        }

        public static func thumb(with imageName: String, edgeSize: CGFloat) -> ImageContent {
            thumb(with: UIImage(named: imageName)!, edgeSize: edgeSize)
        }

        public func tintColor(for traitCollection: UITraitCollection) -> UIColor? {
            tint?.color(for: traitCollection, mode: displayMode)
        }
    }

    public struct TextFieldContent {
        /// The text, which copies share.
        private final class Text {
            var text = ""
        }

        public weak var delegate: (any UITextFieldDelegate)?
        public var keyboardType: UIKeyboardType
        public var isSecure: Bool
        public var leadingImage: UIImage?
        public var placeholder: LabelContent
        public var textStyle: LabelStyle
        public var tintColor: EKColor?
        public var displayMode: EKAttributes.DisplayMode
        public var bottomBorderColor: EKColor
        public var accessibilityIdentifier: String?
        private let text = Text()

        public var textContent: String {
            get { text.text }
            set { text.text = newValue }
        }

        public init(
            delegate: (any UITextFieldDelegate)? = nil, keyboardType: UIKeyboardType = .default,
            placeholder: LabelContent, tintColor: EKColor? = nil,
            displayMode: EKAttributes.DisplayMode = .inferred, textStyle: LabelStyle, isSecure: Bool = false,
            leadingImage: UIImage? = nil, bottomBorderColor: EKColor = .clear,
            accessibilityIdentifier: String? = nil
        ) {
            self.delegate = delegate
            self.keyboardType = keyboardType
            self.placeholder = placeholder
            self.textStyle = textStyle
            self.tintColor = tintColor
            self.displayMode = displayMode
            self.isSecure = isSecure
            self.leadingImage = leadingImage
            self.bottomBorderColor = bottomBorderColor
            self.accessibilityIdentifier = accessibilityIdentifier
        }
    }
}
