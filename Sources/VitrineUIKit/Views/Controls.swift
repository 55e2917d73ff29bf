import VitrinePages
import VitrinePrimitives
import VitrineSurfaces

open class UIControl: UIView {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }

    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEvents = Event(rawValue: .max)
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    private var actions: [(action: UIAction, events: Event)] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Adds an action that runs when a finger of a film taps the control. An action is run once.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && $0.events == controlEvents }
    }

    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform(from: self) }
    }

    @available(*, unavailable, message: "selectors need an Objective-C runtime; use addAction(_:for:) with a UIAction")
    public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) {}

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
}

extension UIControl: TapTarget {
    func tapped(_ name: String) {
        guard isEnabled, isUserInteractionEnabled else { return }
        if let pages = self as? UIPageControl { return pages.turn(name.split(separator: ".").last ?? "") }
        sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
    }
}

open class UISwitch: UIControl {
    open var isOn = false
    /// The color of the track. Default: nil, the system's green.
    open var onTintColor: UIColor?

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    package override func drawnElement(in size: CGSize) -> Element? {
        Element(.switch(SwitchElement(isOn: isOn)), tint: onTintColor?.elementColor)
    }

    open override var intrinsicContentSize: CGSize {
        let size = ElementMeasure.size(of: Element(.switch(SwitchElement())))
        return CGSize(size)
    }
}

open class UIProgressView: UIView {
    /// The progress, 0...1.
    open var progress: Float = 0
    /// The color of the progress. Default: nil, the tint.
    open var progressTintColor: UIColor?

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    package override func drawnElement(in size: CGSize) -> Element? {
        Element(
            .progress(ProgressElement(value: legal(Double(progress), in: 0...1, else: 0))),
            tint: (progressTintColor ?? tintColor)?.elementColor)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}

open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case whiteLarge, white, gray, medium = 100, large = 101 }

    public var style: Style
    /// The color. Default: nil, that of the style.
    open var color: UIColor!
    /// Whether the indicator is hidden while it is stopped. Default: true.
    open var hidesWhenStopped = true
    public private(set) var isAnimating = false

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        frame.size = intrinsicContentSize
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    package override func drawnElement(in size: CGSize) -> Element? {
        guard isAnimating || !hidesWhenStopped else { return nil }
        let color: UIColor? = self.color ?? (style == .white || style == .whiteLarge ? .white : nil)
        return Element(.spinner(SpinnerElement(size: Double(side), color: color?.elementColor)))
    }

    private var side: CGFloat { style == .large || style == .whiteLarge ? 37 : 20 }

    open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
}

open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override var drawnEffect: BarEffect {
        switch effect {
        case let blur as UIBlurEffect: return BarEffect(rawValue: "\(blur.style)") ?? .regular
        case nil: return .none
        default:
            UIKitWarnings.warn(
                "UIVisualEffectView draws blurs only: another effect is drawn as UIBlurEffect(style: .regular)")
            return .regular
        }
    }
}
