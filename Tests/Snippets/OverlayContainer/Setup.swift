import VitrineOverlayContainer
import VitrineUIKit

/// The rewritten Swift blocks of OverlayContainer's documentation. A name ends in the block's number;
/// Tests/SnippetTests/snippets.tsv lists all of them.
enum OverlayContainerSnippets {}

extension OverlayContainerSnippets {
    // Setup: a container as the root of a window.
    final class Launch1: OverlayContainerViewControllerDelegate {
        var window: UIWindow?
        let container = OverlayContainerViewController()

        func launch(_ controllers: [UIViewController]) {
            container.delegate = self
            container.viewControllers = controllers
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = container
            window?.makeKeyAndVisible()
        }

        func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { 1 }

        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int,
            availableSpace: CGFloat
        ) -> CGFloat { 200 }
    }

    // Setup: notches.
    enum OverlayNotch2: Int, CaseIterable {
        case minimum, medium, maximum
    }

    class NotchHeights {
        func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int {
            return OverlayNotch2.allCases.count
        }

        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int,
            availableSpace: CGFloat
        ) -> CGFloat {
            switch OverlayNotch2.allCases[index] {
            case .maximum: return availableSpace * 3 / 4
            case .medium: return availableSpace / 2
            case .minimum: return availableSpace / 4
            }
        }
    }

    final class Notches2: NotchHeights, OverlayContainerViewControllerDelegate {}

    // Overlay style.
    static func style3() -> OverlayContainerViewController {
        return OverlayContainerViewController(style: .rigid)
    }

    // A table of the delegate's choice drives the overlay.
    final class ScrollView4: NotchHeights, OverlayContainerViewControllerDelegate {
        func overlayContainerViewController(
            _ containerViewController: OverlayContainerViewController,
            scrollViewDrivingOverlay overlayViewController: UIViewController
        ) -> UIScrollView? {
            return (overlayViewController as? TableController)?.tableView
        }
    }

    final class TableController: UIViewController {
        let tableView = UITableView()
    }

    // The same with a property.
    static func drivingScrollView5(_ container: OverlayContainerViewController, _ table: TableController) {
        container.drivingScrollView = table.tableView
    }

    // A navigation controller in the overlay: the shown page's table drives it.
    final class Navigation14: NSObject, UINavigationControllerDelegate {
        let container: OverlayContainerViewController

        init(_ container: OverlayContainerViewController) {
            self.container = container
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? {
            container.drivingScrollView = (toVC as? TableController)?.tableView
            return nil
        }
    }

    // A container that is presented.
    final class Presenting15: UIViewController, UIViewControllerTransitioningDelegate {
        let notches = Notches2()
        let container = OverlayContainerViewController()

        func displayContainer(_ content: UIViewController) {
            container.viewControllers = [content]
            container.delegate = notches
            container.transitioningDelegate = self
            container.modalPresentationStyle = .custom
            present(container, animated: true, completion: nil)
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            return OverlayContainerSheetPresentationController(
                presentedViewController: presented, presenting: presenting)
        }
    }

    // The package's line in a manifest, with a type that it makes available.
    static let package22 = OverlayContainerViewController.self
}
