// Members of FloatingPanel that Vitrine does not have. The compiler says what takes their place.

extension FloatingPanelController {
    @available(*, unavailable, message: "FloatingPanel 2 calls it state; Vitrine has FloatingPanel 1: use position")
    public var state: FloatingPanelPosition { position }

    @available(*, unavailable, message: "of FloatingPanel 2; Vitrine has FloatingPanel 1: use updateLayout()")
    public func invalidateLayout() {}
}

extension UIViewController {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    @available(*, unavailable, message: "panels of a scene are dismissed by dismiss(animated:completion:)")
    public func fp_dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    @available(*, unavailable, message: "panels of a scene are dismissed by dismiss(animated:completion:)")
    public func fp_original_dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}
