import VitrineMotion
import VitrineOverlays

/// The library's contexts, with the values of a recording.
struct OverlayContext: OverlayContainerContextTargetNotchPolicy, OverlayContainerContextTransitioning,
    OverlayContainerTransitionCoordinator, OverlayContainerSheetDismissalPolicyContext
{
    let transition: OverlayTransition
    let overlayViewController: UIViewController
    /// The block of an animated move; nil for immediate changes.
    let block: UIView.AnimationBlock?
    /// Registers a closure that runs when the transition ends.
    let onEnd: (@escaping (OverlayContext) -> Void) -> Void

    var isDragging: Bool { transition.isDragging }
    var isAnimated: Bool { transition.isAnimated }
    var isCancelled: Bool { transition.isCancelled }
    var velocity: CGPoint { CGPoint(transition.velocity) }
    var overlayTranslationHeight: CGFloat { CGFloat(transition.overlayTranslationHeight) }
    var targetTranslationHeight: CGFloat { CGFloat(transition.targetTranslationHeight) }
    var notchIndexes: Range<Int> { 0..<transition.heights.count }
    var reachableIndexes: [Int] { transition.reachableIndexes }
    var targetNotchIndex: Int { transition.targetNotchIndex ?? 0 }
    var targetNotchHeight: CGFloat { height(forNotchAt: targetNotchIndex) }

    func height(forNotchAt index: Int) -> CGFloat {
        transition.heights.indices.contains(index) ? CGFloat(transition.heights[index]) : 0
    }

    func animate(
        alongsideTransition animation: ((any OverlayContainerTransitionCoordinatorContext) -> Void)?,
        completion: ((any OverlayContainerTransitionCoordinatorContext) -> Void)?
    ) {
        if let animation { UIView.run(in: block) { animation(self) } }
        if let completion { onEnd { completion($0) } }
    }
}

struct OverlayParameters: OverlayTranslationParameters {
    let parameters: OverlayTranslation

    var minimumHeight: CGFloat { CGFloat(parameters.minimumHeight) }
    var maximumHeight: CGFloat { CGFloat(parameters.maximumHeight) }
    var translation: CGFloat { CGFloat(parameters.translation) }
}
