public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
}

/// A recognizer of a library, which can be disabled. Touches are recognized by the presentations.
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    open var isEnabled = true
    open var state = State.possible
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    public internal(set) weak var view: UIView?
    private var action: ((UIGestureRecognizer) -> Void)?

    public override init() { super.init() }

    /// Creates a recognizer with a closure in place of target and action, which need an Objective-C runtime.
    public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
        self.init()
        self.action = action
    }

    package func recognize() { action?(self) }

    open func location(in view: UIView?) -> CGPoint { .zero }
    open func require(toFail other: UIGestureRecognizer) {}
}

open class UITapGestureRecognizer: UIGestureRecognizer {
    public var numberOfTapsRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
    public var minimumPressDuration: TimeInterval = 0.5
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
    package var translation = CGPoint.zero
    package var velocity = CGPoint.zero

    open func translation(in view: UIView?) -> CGPoint { translation }
    open func velocity(in view: UIView?) -> CGPoint { velocity }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { self.translation = translation }
}
