import VitrineMotion
import VitrineOverlays
import VitrinePrimitives

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

/// Resistance beyond the lowest and the highest notch. Source: facts, overlay container, section 3.2.
public class RubberBandOverlayTranslationFunction: OverlayTranslationFunction {
    /// The factor of the resistance. Default: 0.5.
    public var factor: CGFloat = 0.5
    public var bouncesAtMaximumHeight = true
    public var bouncesAtMinimumHeight = true

    public init() {}

    public func overlayTranslationHeight(using parameters: any OverlayTranslationParameters) -> CGFloat {
        let (low, high) = (parameters.minimumHeight, parameters.maximumHeight)
        let translation = parameters.translation
        if bouncesAtMaximumHeight, translation >= high {
            return high > 0 ? high * (1 + Self.resistance(translation / high, factor)) : 0
        }
        if bouncesAtMinimumHeight, translation <= low {
            return low > 0 ? low * (1 - Self.resistance((2 * low - translation) / low, factor)) : 0
        }
        return max(low, min(high, translation))
    }

    private static func resistance(_ ratio: CGFloat, _ factor: CGFloat) -> CGFloat {
        let logarithm = ExactMath.log(Double(ratio)) / ExactMath.log(10)
        return factor * CGFloat(logarithm)
    }
}

/// The nearest notch, or the next in the direction of a fast finger. Source: facts, overlay container, section 3.3.
public class RushingForwardTargetNotchPolicy: OverlayTranslationTargetNotchPolicy {
    /// The velocity of a fast finger in points per second. Default: 400.
    public var minimumVelocity: CGFloat = 400
    /// The minimum duration in seconds. Default: 0.1.
    public var minimumDuration: CGFloat = 0.1

    public init() {}

    public func targetNotchIndex(using context: any OverlayContainerContextTargetNotchPolicy) -> Int {
        let velocity = context.velocity.y
        let projected = context.overlayTranslationHeight - minimumDuration * velocity
        let nearest = context.reachableIndexes.sorted { a, b in
            let (first, second) = (context.height(forNotchAt: a), context.height(forNotchAt: b))
            let (near, far) = ((projected - first).magnitude, (projected - second).magnitude)
            return (near, first) < (far, second)
        }
        guard let first = nearest.first else { return 0 }
        guard nearest.count > 1, velocity.magnitude > minimumVelocity else { return first }
        return velocity < 0 ? max(first, nearest[1]) : min(first, nearest[1])
    }
}
