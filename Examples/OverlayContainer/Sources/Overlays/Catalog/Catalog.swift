import OverlayContainer
import UIKit

/// A container of these files.
public struct OverlayExample {
    public let name: String
    public let container: OverlayContainerViewController
    /// What the delegate has heard.
    public let calls: () -> [String]
    /// Kept for the container, which holds its delegate weakly.
    let delegate: AnyObject
}

public enum OverlayCatalog {
    /// Every delegate, function, policy and animation.
    public static var all: [OverlayExample] {
        [
            search("rigid", .rigid), search("flexible", .flexibleHeight), search("expandable", .expandableHeight),
            example("points", TwoNotchDelegate()), example("rubber band", RubberBandDelegate()),
            example("half speed", HalfSpeedDelegate()), example("quick", QuickDelegate()),
            example("lowest", PolicyDelegate(LowestNotchPolicy())),
            example("activity", PolicyDelegate(ActivityPolicy())),
            example("linear", PolicyDelegate(nil, LinearAnimationController())), backdrop(),
        ]
    }

    /// A controller that presents its container as a sheet.
    public static func sheet() -> (presenter: UIViewController, container: OverlayContainerViewController) {
        let controller = ActivityController()
        controller.view.backgroundColor = .systemRed
        controller.showOverlay()
        return (controller, controller.sheet)
    }

    private static func search(
        _ name: String, _ style: OverlayContainerViewController.OverlayStyle
    ) -> OverlayExample {
        let search = SearchContainerController(style: style)
        search.loadViewIfNeeded()
        return OverlayExample(
            name: name, container: search.overlayController, calls: { search.calls }, delegate: search)
    }

    private static func example(
        _ name: String, _ delegate: TwoNotchDelegate, between: [UIViewController] = []
    ) -> OverlayExample {
        let container = OverlayContainerViewController(style: .flexibleHeight)
        let (ground, overlay) = (UIViewController(), UIViewController())
        ground.view.backgroundColor = .systemIndigo
        overlay.view.backgroundColor = .white
        container.viewControllers = [ground] + between + [overlay]
        container.delegate = delegate
        return OverlayExample(name: name, container: container, calls: { [] }, delegate: delegate)
    }

    private static func backdrop() -> OverlayExample {
        let delegate = BackdropDelegate()
        delegate.backdropViewController.view.backgroundColor = .black
        return example("backdrop", delegate, between: [delegate.backdropViewController])
    }
}
