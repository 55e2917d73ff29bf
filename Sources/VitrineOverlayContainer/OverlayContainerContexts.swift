@_exported import VitrineUIKit

/// The state of an overlay. Heights are in points from the container's bottom; velocities in points per second,
/// positive downward. Source: facts, overlay container, section 1.3.
public protocol OverlayContainerTransitionContext {
    var isDragging: Bool { get }
    var velocity: CGPoint { get }
    var overlayTranslationHeight: CGFloat { get }
    var notchIndexes: Range<Int> { get }
    /// The notches that the delegate lets the overlay reach.
    var reachableIndexes: [Int] { get }
    func height(forNotchAt index: Int) -> CGFloat
}

extension OverlayContainerTransitionContext {
    public func minimumReachableHeight() -> CGFloat { reachableIndexes.first.map { height(forNotchAt: $0) } ?? 0 }
    public func maximumReachableHeight() -> CGFloat { reachableIndexes.last.map { height(forNotchAt: $0) } ?? 0 }
    public func minimumHeight() -> CGFloat { notchIndexes.first.map { height(forNotchAt: $0) } ?? 0 }
    public func maximumHeight() -> CGFloat { notchIndexes.last.map { height(forNotchAt: $0) } ?? 0 }
}

public protocol OverlayContainerTransitionCoordinatorContext: OverlayContainerTransitionContext {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var targetTranslationHeight: CGFloat { get }
}

extension OverlayContainerTransitionCoordinatorContext {
    /// The progress of the target between the lowest and the highest reachable notch; outside 0...1 beyond them.
    public func translationProgress() -> CGFloat {
        progress(minimumReachableHeight(), maximumReachableHeight())
    }

    /// The progress of the target between the lowest and the highest notch.
    public func overallTranslationProgress() -> CGFloat { progress(minimumHeight(), maximumHeight()) }

    private func progress(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
        high == low ? 0 : (targetTranslationHeight - low) / (high - low)
    }
}

public protocol OverlayContainerTransitionCoordinator: OverlayContainerTransitionCoordinatorContext {
    /// Runs changes together with a move of the overlay: at once in a drag, else with its animation.
    func animate(
        alongsideTransition animation: ((any OverlayContainerTransitionCoordinatorContext) -> Void)?,
        completion: ((any OverlayContainerTransitionCoordinatorContext) -> Void)?)
}

public protocol OverlayContainerContextTargetNotchPolicy: OverlayContainerTransitionContext {
    var overlayViewController: UIViewController { get }
}

public protocol OverlayContainerContextTransitioning: OverlayContainerTransitionContext {
    var overlayViewController: UIViewController { get }
    var targetNotchIndex: Int { get }
    var targetNotchHeight: CGFloat { get }
}
