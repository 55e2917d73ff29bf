import VitrineMotion
import VitrinePrimitives

/// The questions of an overlay container while a scene is recorded: the delegate, the transitioning delegate and the
/// sheet's delegate of the library in one. Scene files answer with ``OverlayContainerKeys``.
package protocol OverlayRules {
    /// `numberOfNotches(in:)`, at least 1.
    func numberOfNotches() -> Int
    /// `overlayContainerViewController(_:heightForNotchAt:availableSpace:)`, in points.
    func height(forNotchAt index: Int, availableSpace: Double) -> Double
    /// `overlayContainerViewController(_:canReachNotchAt:forOverlay:)`.
    func canReachNotch(at index: Int) -> Bool
    /// `overlayContainerViewController(_:shouldStartDraggingOverlay:at:in:)`.
    /// - Parameters:
    ///   - point: The point in points of the overlay.
    ///   - elements: The names of the overlay's elements at the point.
    func shouldStartDraggingOverlay(at point: Point, elements: [String]) -> Bool
    /// The name of the list that drives the overlay; `scrollViewDrivingOverlay`.
    func scrollViewDrivingOverlay() -> String?
    /// `OverlayTranslationFunction`.
    func overlayTranslationHeight(using parameters: OverlayTranslation) -> Double
    /// `OverlayTranslationTargetNotchPolicy`.
    func targetNotchIndex(using context: OverlayTransition) -> Int
    /// `OverlayAnimatedTransitioning`: the animation of a move, whose context has the target.
    func pacing(using context: OverlayTransition) -> Pacing
    /// `OverlayContainerSheetDismissalPolicy`.
    func shouldDismiss(using context: OverlayTransition) -> Bool
    /// `overlayContainerSheetPresentationControllerShouldDismissOnTap(_:)`.
    func shouldDismissOnTap() -> Bool
    /// Notifies of an event. The default does nothing.
    func notify(_ event: OverlayEvent)
}

extension OverlayRules {
    package func notify(_ event: OverlayEvent) {}
}

/// `OverlayTranslationParameters`.
package struct OverlayTranslation: Hashable, Sendable {
    package var minimumHeight: Double
    package var maximumHeight: Double
    /// The translation height that the finger asks for.
    package var translation: Double
}

/// `OverlayContainerTransitionContext` and its refinements. Source: facts, overlay container, section 1.3.
package struct OverlayTransition: Hashable, Sendable {
    package var isDragging: Bool
    package var isAnimated: Bool
    package var isCancelled = false
    /// The velocity in points per second, positive downward.
    package var velocity: Point
    package var overlayTranslationHeight: Double
    package var targetTranslationHeight: Double
    /// The notch that a move goes to; nil while it is unknown.
    package var targetNotchIndex: Int?
    package var heights: [Double]
    package var reachableIndexes: [Int]

    package var minimumReachableHeight: Double { reachableIndexes.first.map { heights[$0] } ?? 0 }
    package var maximumReachableHeight: Double { reachableIndexes.last.map { heights[$0] } ?? 0 }

    /// The progress of the target between the lowest and the highest reachable notch; outside 0...1 beyond them.
    package var translationProgress: Double {
        Self.progress(targetTranslationHeight, minimumReachableHeight, maximumReachableHeight)
    }

    /// The progress between the lowest and the highest notch.
    package var overallTranslationProgress: Double {
        Self.progress(targetTranslationHeight, heights.first ?? 0, heights.last ?? 0)
    }

    private static func progress(_ height: Double, _ low: Double, _ high: Double) -> Double {
        high == low ? 0 : (height - low) / (high - low)
    }
}

/// A notification of a container's delegate, its presentation controller and its dimming view.
package enum OverlayEvent: Hashable, Sendable {
    case willStartDraggingOverlay
    case willEndDraggingOverlay(velocity: Point)
    case willMoveOverlay(toNotchAt: Int)
    case didMoveOverlay(toNotchAt: Int)
    /// The notification has the pacing of an animated move.
    case willTranslateOverlay(OverlayTransition, Pacing?)
    /// The end of what runs alongside a translation.
    case didTranslateOverlay(OverlayTransition)
    case presentationTransitionWillBegin
    /// Changes that the dimming view makes now run with the transition.
    case presentationTransitionDidBegin(Pacing)
    case presentationTransitionDidEnd
    case dismissalTransitionWillBegin
    /// Changes that the dimming view makes now run with the transition.
    case dismissalTransitionDidBegin(Pacing)
    case dismissalTransitionDidEnd

    /// The spelling in the log of a recording; nil for notifications of each event of a drag.
    package var spelling: String? {
        switch self {
        case .willStartDraggingOverlay: "willStartDraggingOverlay"
        case .willEndDraggingOverlay(let velocity): "willEndDraggingOverlay(atVelocity: \(Int(velocity.y.rounded())))"
        case .willMoveOverlay(let index): "willMoveOverlay(toNotchAt: \(index))"
        case .didMoveOverlay(let index): "didMoveOverlay(toNotchAt: \(index))"
        case .willTranslateOverlay(let transition, _): transition.isDragging ? nil : "willTranslateOverlay"
        case .didTranslateOverlay: nil
        case .presentationTransitionWillBegin: "presentationTransitionWillBegin"
        case .presentationTransitionDidBegin: "presentationTransitionDidBegin"
        case .presentationTransitionDidEnd: "presentationTransitionDidEnd"
        case .dismissalTransitionWillBegin: "dismissalTransitionWillBegin"
        case .dismissalTransitionDidBegin: "dismissalTransitionDidBegin"
        case .dismissalTransitionDidEnd: "dismissalTransitionDidEnd"
        }
    }
}
