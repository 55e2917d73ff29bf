import OverlayContainer
import UIKit

// A soft rubber band at the top only.
class RubberBandDelegate: TwoNotchDelegate {
    override func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        overlayTranslationFunctionForOverlay overlayViewController: UIViewController
    ) -> OverlayTranslationFunction? {
        let function = RubberBandOverlayTranslationFunction()
        function.factor = 0.7
        function.bouncesAtMinimumHeight = false
        return function
    }
}

// Half of the finger's way.
struct HalfSpeedFunction: OverlayTranslationFunction {
    func overlayTranslationHeight(using parameters: OverlayTranslationParameters) -> CGFloat {
        let start = parameters.minimumHeight
        let height = start + (parameters.translation - start) / 2
        return max(parameters.minimumHeight, min(parameters.maximumHeight, height))
    }
}

class HalfSpeedDelegate: TwoNotchDelegate {
    override func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        overlayTranslationFunctionForOverlay overlayViewController: UIViewController
    ) -> OverlayTranslationFunction? {
        return HalfSpeedFunction()
    }
}
