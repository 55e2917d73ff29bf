/// The panel itself. Source of the defaults: facts, floating panel, section 1.6.
public class FloatingPanelSurfaceView: UIView {
    /// The distance of the grabber from the surface's top, in points.
    public var grabberTopPadding: CGFloat = 6
    public var grabberHandleWidth: CGFloat = 36
    public var grabberHandleHeight: CGFloat = 5
    public var topGrabberBarHeight: CGFloat { grabberTopPadding * 2 + grabberHandleHeight }
    public let grabberHandle = GrabberHandleView()
    /// The view of ``FloatingPanelController/contentViewController``.
    public internal(set) weak var contentView: UIView!
    /// The visible shape.
    public let containerView = UIView()
    public var contentInsets = UIEdgeInsets.zero
    public var containerMargins = UIEdgeInsets.zero
    public var cornerRadius: CGFloat {
        get { containerView.layer.cornerRadius }
        set { containerView.layer.cornerRadius = newValue }
    }
    public var shadowHidden = false
    public var shadowColor: UIColor = .black
    public var shadowOffset = CGSize(width: 0, height: 1)
    public var shadowOpacity: Float = 0.2
    public var shadowRadius: CGFloat = 3
    public var borderColor: UIColor?
    public var borderWidth: CGFloat = 0
    @available(*, unavailable, renamed: "containerView")
    public var backgroundView: UIView! { nil }

    init() {
        super.init(frame: .zero)
        backgroundColor = .white
        addSubview(containerView)
        addSubview(grabberHandle)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public class GrabberHandleView: UIView {
    public var barColor = UIColor(displayP3Red: 0.76, green: 0.77, blue: 0.76, alpha: 1)

    init() { super.init(frame: CGRect(x: 0, y: 0, width: 36, height: 5)) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view that dims the page behind the panel.
public class FloatingPanelBackdropView: UIView {
    public let dismissalTapGestureRecognizer: UITapGestureRecognizer! = UITapGestureRecognizer()

    init() {
        super.init(frame: .zero)
        backgroundColor = .black
        // Only a panel that is presented modally is removed by a tap.
        dismissalTapGestureRecognizer.isEnabled = false
        addGestureRecognizer(dismissalTapGestureRecognizer)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
