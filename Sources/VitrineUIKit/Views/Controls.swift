// Views that users' files name. They keep their values; a presentation draws the content of the view that holds them.

open class UIImageView: UIView {
    open var image: UIImage?

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}

open class UILabel: UIView {
    open var text: String?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
}

open class UIControl: UIView {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
}

open class UIButton: UIControl {
    private var titles: [State: String] = [:]
    public let titleLabel: UILabel? = UILabel()

    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func setTitleColor(_ color: UIColor?, for state: State) { titleLabel?.textColor = color }
    open func setImage(_ image: UIImage?, for state: State) {}
}

open class UISwitch: UIControl {
    open var isOn = false
}

public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}

open class UITextField: UIControl {
    open var text: String?
    open var placeholder: String?
    open var font: UIFont?
    open var keyboardType = UIKeyboardType.default
    open var isSecureTextEntry = false
    open weak var delegate: (any UITextFieldDelegate)?
}

open class UISearchBar: UIView {
    open var text: String?
    open var placeholder: String?
    open var showsCancelButton = false

    open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
}

open class UIProgressView: UIView {
    open var progress: Float = 0
}

open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case whiteLarge, white, gray, medium = 100, large = 101 }

    public var style: Style

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    open func startAnimating() {}
    open func stopAnimating() {}
}

open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UIStackView: UIView {
    public private(set) var arrangedSubviews: [UIView] = []
    open var spacing: CGFloat = 0

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
}
