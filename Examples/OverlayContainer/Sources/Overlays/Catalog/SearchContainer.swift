import OverlayContainer
import UIKit

enum OverlayNotch: Int, CaseIterable {
    case minimum, medium, maximum
}

// Three notches; the delegate notes what it hears.
class SearchContainerController: UIViewController {
    let overlayController: OverlayContainerViewController
    private(set) var calls: [String] = []
    var showsOverlay = true

    init(style: OverlayContainerViewController.OverlayStyle) {
        overlayController = OverlayContainerViewController(style: style)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let mapsController = UIViewController()
        mapsController.view.backgroundColor = .systemTeal
        let searchController = UIViewController()
        searchController.view.backgroundColor = .white
        overlayController.delegate = self
        overlayController.viewControllers = [mapsController, searchController]
    }
}

extension SearchContainerController: OverlayContainerViewControllerDelegate {
    func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int {
        return OverlayNotch.allCases.count
    }

    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        heightForNotchAt index: Int,
        availableSpace: CGFloat
    ) -> CGFloat {
        switch OverlayNotch.allCases[index] {
        case .maximum:
            return availableSpace * 3 / 4
        case .medium:
            return availableSpace / 2
        case .minimum:
            return availableSpace * 1 / 4
        }
    }

    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        canReachNotchAt index: Int,
        forOverlay overlayViewController: UIViewController
    ) -> Bool {
        switch OverlayNotch.allCases[index] {
        case .maximum:
            return showsOverlay
        case .medium:
            return showsOverlay
        case .minimum:
            return true
        }
    }

    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willStartDraggingOverlay overlayViewController: UIViewController
    ) {
        calls.append("willStartDragging")
    }

    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willEndDraggingOverlay overlayViewController: UIViewController,
        atVelocity velocity: CGPoint
    ) {
        calls.append("willEndDragging")
    }

    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        willMoveOverlay overlayViewController: UIViewController,
        toNotchAt index: Int
    ) {
        calls.append("willMove \(index)")
    }

    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        didMoveOverlay overlayViewController: UIViewController,
        toNotchAt index: Int
    ) {
        calls.append("didMove \(index)")
    }
}
