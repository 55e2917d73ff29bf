/// A view that the bar's image can become while the popup opens.
public protocol LNPopupTransitionView: AnyObject {
    var cornerRadius: CGFloat { get set }
    var shadow: NSShadow? { get set }
    var supportsShadow: Bool { get }
}

extension LNPopupTransitionView {
    public var supportsShadow: Bool { true }
}

/// The picture of a popup's content, which the bar's image becomes while the popup opens. It has the members of
/// ``LNPopupTransitionView`` but does not conform: its shadow is implicitly unwrapped, as the library's is. The popup
/// shows the picture below its close button, as large as fits and at most 400 points wide; constraints place it
/// elsewhere, without ``shadow``.
public class LNPopupImageView: UIImageView {
    /// The corner radius in points, 0...200. Default: 0.
    public var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    /// The shadow. Default: one without offset and blur.
    public var shadow: NSShadow! = NSShadow()
}
