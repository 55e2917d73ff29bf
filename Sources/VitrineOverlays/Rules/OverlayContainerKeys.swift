import VitrineMotion
import VitrinePrimitives

/// The answers of a scene's keys.
package struct OverlayContainerKeys: OverlayRules {
    package let container: OverlayContainer

    package init(_ container: OverlayContainer) { self.container = container }

    package func numberOfNotches() -> Int { container.notches.count }

    package func height(forNotchAt index: Int, availableSpace: Double) -> Double {
        container.notches.indices.contains(index) ? container.notches[index].height(in: availableSpace) : 0
    }

    package func canReachNotch(at index: Int) -> Bool { !container.disabledNotches.contains(index) }

    package func shouldStartDraggingOverlay(at point: Point, elements: [String]) -> Bool {
        guard let names = container.shouldStartDraggingOverlay else { return true }
        return elements.contains { names.contains($0) }
    }

    package func scrollViewDrivingOverlay() -> String? { container.drivingScrollView }

    package func overlayTranslationHeight(using parameters: OverlayTranslation) -> Double {
        container.overlayTranslationFunction.height(
            parameters.translation, minimum: parameters.minimumHeight, maximum: parameters.maximumHeight)
    }

    package func targetNotchIndex(using context: OverlayTransition) -> Int {
        container.overlayTargetNotchPolicy.target(
            height: context.overlayTranslationHeight, velocity: context.velocity.y, heights: context.heights,
            reachable: context.reachableIndexes)
    }

    package func pacing(using context: OverlayTransition) -> Pacing {
        container.animationController.pacing(
            velocity: context.velocity.y, style: container.effectiveStyle,
            isConstant: container.libraryVersion == .v3_0)
    }

    package func shouldDismiss(using context: OverlayTransition) -> Bool {
        guard let sheet = container.sheetPresentation else { return false }
        return sheet.dismissalPolicy.shouldDismiss(
            height: context.targetTranslationHeight, velocity: context.velocity.y, heights: context.heights)
    }

    package func shouldDismissOnTap() -> Bool { container.sheetPresentation?.shouldDismissOnTap ?? false }
}
