// Members of UIKit that the libraries' users write and Vitrine does not have. The compiler says what takes their place.

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
