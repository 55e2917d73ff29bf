/// Presents a container as a sheet over a dimming view. Source: facts, overlay container, section 3.8.
open class OverlayContainerSheetPresentationController: OverlayContainerPresentationController {
    open weak var sheetDelegate: (any OverlayContainerSheetPresentationControllerDelegate)?
    open private(set) var dimmingView: (any OverlayContainerSheetDimmingView)?
    open private(set) var dismissingTapGestureRecognizer = UITapGestureRecognizer()

    public init(
        dimmingView: (any OverlayContainerSheetDimmingView)? = TransparentOverlayContainerSheetDimmingView(),
        presentedViewController: UIViewController, presenting: UIViewController?
    ) {
        self.dimmingView = dimmingView
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        modality = SheetModality(of: self)
    }

    public override convenience init(presentedViewController: UIViewController, presenting: UIViewController?) {
        self.init(
            dimmingView: TransparentOverlayContainerSheetDimmingView(),
            presentedViewController: presentedViewController, presenting: presenting)
    }
}

public protocol OverlayContainerSheetPresentationControllerDelegate: AnyObject {
    /// Returns the dismissal policy. Default: ``ThresholdOverlayContainerSheetDismissalPolicy``.
    func overlayContainerSheetDismissalPolicy(
        for presentationController: OverlayContainerSheetPresentationController
    ) -> any OverlayContainerSheetDismissalPolicy
    /// Whether a tap on the dimming view dismisses the sheet. Default: true.
    func overlayContainerSheetPresentationControllerShouldDismissOnTap(
        _ presentationController: OverlayContainerSheetPresentationController
    ) -> Bool
}

extension OverlayContainerSheetPresentationControllerDelegate {
    public func overlayContainerSheetDismissalPolicy(
        for presentationController: OverlayContainerSheetPresentationController
    ) -> any OverlayContainerSheetDismissalPolicy { ThresholdOverlayContainerSheetDismissalPolicy() }
    public func overlayContainerSheetPresentationControllerShouldDismissOnTap(
        _ presentationController: OverlayContainerSheetPresentationController
    ) -> Bool { true }
}

/// The view between the presenter and the sheet.
public protocol OverlayContainerSheetDimmingView: UIView {
    func presentationTransitionWillBegin()
    func presentationTransitionDidBegin()
    func dismissalTransitionWillBegin()
    func dismissalTransitionDidBegin()
    func overlayViewControllerWillTranslate(context: any OverlayContainerTransitionCoordinatorContext)
}

extension OverlayContainerSheetDimmingView {
    public func presentationTransitionWillBegin() {}
    public func presentationTransitionDidBegin() {}
    public func dismissalTransitionWillBegin() {}
    public func dismissalTransitionDidBegin() {}
    public func overlayViewControllerWillTranslate(context: any OverlayContainerTransitionCoordinatorContext) {}
}

/// A black view whose opacity follows the overlay.
open class TransparentOverlayContainerSheetDimmingView: UIView, OverlayContainerSheetDimmingView {
    open var dismissedAlpha: CGFloat = 0
    open var minimumAlpha: CGFloat = 0.3
    open var maximumAlpha: CGFloat = 0.6

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .black
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public func presentationTransitionWillBegin() { alpha = dismissedAlpha }
    public func presentationTransitionDidBegin() { alpha = minimumAlpha }
    public func dismissalTransitionDidBegin() { alpha = dismissedAlpha }
    public func overlayViewControllerWillTranslate(context: any OverlayContainerTransitionCoordinatorContext) {
        alpha = (minimumAlpha + context.translationProgress() * (maximumAlpha - minimumAlpha)).clamped(to: 0...1)
    }
}

public protocol OverlayContainerSheetDismissalPolicyContext: OverlayContainerTransitionContext {
    var targetTranslationHeight: CGFloat { get }
}

/// Decides whether a sheet is dismissed when its overlay moves.
public protocol OverlayContainerSheetDismissalPolicy {
    func shouldDismiss(using context: any OverlayContainerSheetDismissalPolicyContext) -> Bool
}

public struct ThresholdOverlayContainerSheetDismissalPolicy: OverlayContainerSheetDismissalPolicy, Sendable {
    public enum Position: Hashable, Sendable {
        case none
        case notch(index: Int)
        case translationHeight(CGFloat)
    }

    /// The threshold in points per second, downward.
    public enum Velocity: Hashable, Sendable {
        case none
        case value(CGFloat)
    }

    public var dismissingVelocity: Velocity
    public var dismissingPosition: Position

    public init(
        dismissingVelocity: Velocity = .value(2400), dismissingPosition: Position = .notch(index: 0)
    ) {
        self.dismissingVelocity = dismissingVelocity
        self.dismissingPosition = dismissingPosition
    }

    public func shouldDismiss(using context: any OverlayContainerSheetDismissalPolicyContext) -> Bool {
        if case .value(let limit) = dismissingVelocity, context.velocity.y > limit { return true }
        switch dismissingPosition {
        case .none: return false
        case .notch(let index) where context.notchIndexes.contains(index):
            return context.targetTranslationHeight < context.height(forNotchAt: index)
        case .notch: return false
        case .translationHeight(let height): return context.targetTranslationHeight < height
        }
    }
}
