// Members of UIKit that the libraries' users write and Vitrine does not have, with messages that name the replacement.

extension UIGestureRecognizer {
    @available(
        *, unavailable, message: "selectors need an Objective-C runtime; use init(action:) with a closure"
    )
    public convenience init(target: Any?, action: Any?) { self.init() }

    @available(
        *, unavailable, message: "selectors need an Objective-C runtime; use init(action:) with a closure"
    )
    public func addTarget(_ target: Any, action: Any) {}
}

extension UIViewController {
    @available(*, unavailable, message: "storyboards are not read; present or push the controller in code")
    public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

@available(*, unavailable, message: "storyboards are not read; make the controller in code")
public enum UIStoryboard {}

@available(*, unavailable, message: "nibs are not read; make the view in code")
public enum UINib {}

@available(*, unavailable, message: "alerts of the system are not drawn; display an entry or present a controller")
public enum UIAlertController {}

@available(*, unavailable, message: "sheets of the system are not drawn; use a card, a panel or an overlay container")
public enum UISheetPresentationController {}

@available(*, unavailable, message: "SwiftUI is not drawn; make the view with UIKit")
public enum UIHostingController {}

@available(*, unavailable, message: "pages are not turned; use a UINavigationController or an overlay container")
public enum UIPageViewController {}

@available(
    *, unavailable, message: "films have no frames to wait for; use UIViewPropertyAnimator or FilmStage.perform(at:)"
)
public enum CADisplayLink {}

@available(
    *, unavailable, message: "layers are not animated by themselves; use UIView.animate or UIViewPropertyAnimator"
)
public enum CABasicAnimation {}

@available(*, unavailable, message: "layers are not drawn by themselves; use a view's sceneContent with a shape")
public enum CAShapeLayer {}

@available(*, unavailable, message: "layers are not drawn by themselves; use a view's sceneContent with a shape")
public enum CAGradientLayer {}

@available(*, unavailable, message: "films have one finger; use UIPanGestureRecognizer")
public enum UIPinchGestureRecognizer {}

@available(*, unavailable, message: "use UIPanGestureRecognizer, and its velocity")
public enum UISwipeGestureRecognizer {}

extension UIImage {
    @available(*, unavailable, message: "pictures are files beside the film: use init(named:)")
    public convenience init?(data: Data) { return nil }

    @available(*, unavailable, message: "pictures are found from the film's folder: use init(named:)")
    public convenience init?(contentsOfFile path: String) { return nil }
}
