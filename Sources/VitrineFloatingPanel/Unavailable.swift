// Members of FloatingPanel, mostly of version 2, that Vitrine does not have, with messages that name the replacement.

@available(*, unavailable, renamed: "FloatingPanelPosition")
public typealias FloatingPanelState = FloatingPanelPosition

@available(
    *, unavailable, message: "of FloatingPanel 2; Vitrine has FloatingPanel 1: use insetFor(position:) of a layout"
)
public enum FloatingPanelLayoutAnchor {}

@available(*, unavailable, message: "of FloatingPanel 2; Vitrine has FloatingPanel 1: use FloatingPanelIntrinsicLayout")
public enum FloatingPanelIntrinsicLayoutAnchor {}

@available(*, unavailable, renamed: "FloatingPanelDefaultLayout")
public typealias FloatingPanelBottomLayout = FloatingPanelDefaultLayout

@available(
    *, unavailable,
    message:
        "of FloatingPanel 2; Vitrine has FloatingPanel 1: use cornerRadius, shadowColor and others of the surface view"
)
public enum SurfaceAppearance {}

extension FloatingPanelController {
    @available(*, unavailable, message: "FloatingPanel 2 calls it state; Vitrine has FloatingPanel 1: use position")
    public var state: FloatingPanelPosition { position }

    @available(*, unavailable, message: "of FloatingPanel 2; Vitrine has FloatingPanel 1: use nearbyPosition")
    public var nearbyState: FloatingPanelPosition { nearbyPosition }

    @available(*, unavailable, message: "of FloatingPanel 2; Vitrine has FloatingPanel 1: use originYOfSurface(for:)")
    public var surfaceLocation: CGPoint { .zero }

    @available(*, unavailable, message: "of FloatingPanel 2; Vitrine has FloatingPanel 1: use updateLayout()")
    public func invalidateLayout() {}

    @available(*, unavailable, message: "of FloatingPanel 2; Vitrine has FloatingPanel 1: use track(scrollView: nil)")
    public func untrack(scrollView: UIScrollView) {}

    @available(
        *, unavailable,
        message: "of FloatingPanel 2; Vitrine has FloatingPanel 1: use addPanel(toParent:belowView:animated:)"
    )
    public func addPanel(
        toParent parent: UIViewController, at viewIndex: Int, animated: Bool = false, completion: (() -> Void)? = nil
    ) {}
}

extension FloatingPanelSurfaceView {
    @available(
        *, unavailable,
        message:
            "of FloatingPanel 2; Vitrine has FloatingPanel 1: use cornerRadius, shadowColor and others of the surface view"
    )
    public var appearance: SurfaceAppearance? { nil }

    @available(*, unavailable, message: "of FloatingPanel 2; Vitrine has FloatingPanel 1: use contentInsets")
    public var contentPadding: UIEdgeInsets { contentInsets }

    @available(*, unavailable, message: "of FloatingPanel 2; Vitrine has FloatingPanel 1: use grabberTopPadding")
    public var grabberHandlePadding: CGFloat { grabberTopPadding }

    @available(
        *, unavailable,
        message: "of FloatingPanel 2; Vitrine has FloatingPanel 1: use grabberHandleWidth and grabberHandleHeight"
    )
    public var grabberHandleSize: CGSize { .zero }
}

extension UIViewController {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    @available(*, unavailable, message: "panels of a scene are dismissed by dismiss(animated:completion:)")
    public func fp_dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    @available(*, unavailable, message: "panels of a scene are dismissed by dismiss(animated:completion:)")
    public func fp_original_dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}
