import VitrinePages
import VitrinePrimitives
import VitrineSurfaces

open class UIButton: UIControl {
    /// The appearance of a button.
    public struct Configuration: Hashable, @unchecked Sendable {
        fileprivate var style: ButtonElement.Style
        public var title: String?
        /// The attributed title, which takes precedence over the title.
        public var attributedTitle: AttributedString?
        public var image: UIImage?
        /// The color of title and image. Default: nil, that of the style.
        public var baseForegroundColor: UIColor?
        /// The color of the background. Default: nil, that of the style.
        public var baseBackgroundColor: UIColor?

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
    }

    public enum ButtonType: Int, Sendable { case custom, system }

    /// The configuration. Default: nil, a title or an image alone.
    open var configuration: Configuration? { didSet { setNeedsLayout() } }
    public let titleLabel: UILabel? = UILabel()
    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var images: [State: UIImage] = [:]
    private var titleColors: [State: UIColor] = [:]

    public convenience init(type: ButtonType) { self.init(type: type, primaryAction: nil) }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        take(primaryAction)
        titleLabel?.font = .systemFont(ofSize: 15)
        if type == .custom { setTitleColor(.white, for: .normal) }
    }

    public convenience init(configuration: Configuration) {
        self.init(configuration: configuration, primaryAction: nil)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
        take(primaryAction)
    }

    /// Sets the title and image of an action if the button has none.
    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { titles[.normal] = action.title }
        images[.normal] = action.image
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        setNeedsLayout()
    }
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// Sets the attributed title of a state, which takes precedence over the title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        setNeedsLayout()
    }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? (titles[state] == nil ? attributedTitles[.normal] : nil)
    }
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        setNeedsLayout()
    }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    package override func drawnElement(in size: CGSize) -> Element? {
        let traits = CurrentTraits.value
        let runs =
            configuration?.attributedTitle?.runs(in: traits)
            ?? (configuration?.title == nil ? currentAttributedTitle?.runs(in: traits) : nil)
        let title = runs.map { $0.reduce(into: "") { $0 += $1.text } } ?? currentTitle
        let image = currentImage
        guard title != nil || image != nil else { return nil }
        if let image, !image.isIcon {
            if title != nil {
                UIKitWarnings.warn("UIButton draws a title or a picture: the title of \(image.name) is not drawn")
            }
            let isTemplate = image.renderingMode == .alwaysTemplate
            let picture = ImageElement(
                image.name, contentMode: .scaleAspectFit, renderingMode: isTemplate ? .alwaysTemplate : .alwaysOriginal)
            return Element(.image(picture), tint: isTemplate ? tintColor?.elementColor : nil)
        }
        var element = Element(
            .button(
                ButtonElement(
                    title, icon: image?.name, style: configuration?.style ?? .plain, isEnabled: isEnabled)))
        var attributes = LabelAttributes()
        if configuration == nil {
            (titleLabel?.font ?? .systemFont(ofSize: 15)).style(&element, &attributes)
            if let color = titleColor(for: state), isEnabled { element.tint = color.elementColor }
        } else {
            if let color = configuration?.baseForegroundColor { attributes.foregroundColor = color.elementColor }
            if let color = configuration?.baseBackgroundColor { element.tint = color.elementColor }
        }
        if let runs, case .button(var button) = element.kind {
            button.attributedTitle = attributes.taking(runs)
            element.kind = .button(button)
        }
        if attributes != LabelAttributes() { element.textAttributes = attributes }
        return element
    }

    /// The size: without a configuration the title's, at least 30 points wide, and 12 points higher. Source: UIKit.
    open override var intrinsicContentSize: CGSize {
        guard let element = drawnElement(in: .zero) else { return CGSize(width: 30, height: 34) }
        if element.image != nil, let size = currentImage?.size, size != .zero { return size }
        let size = ElementMeasure.size(of: element).pointSize
        guard configuration == nil, element.button != nil else { return size }
        return CGSize(width: max(30, size.width - 24), height: size.height)
    }
}
