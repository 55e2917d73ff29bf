// Members of LNPopupController that Vitrine lacks or names differently, with messages that name the replacement.

extension LNPopupBar {
    @available(*, unavailable, message: "traits are read only: use UITraitCollection.popupBarEnvironment")
    public enum EnvironmentTrait {}

    @available(*, unavailable, message: "of SwiftUI: use UITraitCollection.popupBarEnvironment")
    public enum Placement {}

    @available(*, unavailable, message: "use standardAppearance.titleTextAttributes")
    public var titleTextAttributes: AttributeContainer? { nil }

    @available(*, unavailable, message: "use standardAppearance.subtitleTextAttributes")
    public var subtitleTextAttributes: AttributeContainer? { nil }

    @available(*, unavailable, message: "use standardAppearance.marqueeScrollEnabled")
    public var marqueeScrollEnabled: Bool { false }
}

extension UIViewController {
    @available(*, unavailable, renamed: "popupContent")
    public var popupContentViewController: UIViewController? { nil }

    @available(*, unavailable, renamed: "popupPresentationContainer")
    public var popupPresentationContainerViewController: UIViewController? { nil }
}
