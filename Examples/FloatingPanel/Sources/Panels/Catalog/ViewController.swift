import FloatingPanel
import UIKit

// A page with a panel; the delegate notes what it hears.
class ViewController: UIViewController, FloatingPanelControllerDelegate {
    var fpc: FloatingPanelController!
    var panelLayout: FloatingPanelLayout?
    var panelBehavior: FloatingPanelBehavior?
    private(set) var calls: [String] = []
    let contentVC = ContentViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        // Initialize a `FloatingPanelController` object.
        fpc = FloatingPanelController()

        // Assign self as the delegate of the controller.
        fpc.delegate = self  // Optional

        // Set a content view controller.
        fpc.set(contentViewController: contentVC)
        fpc.surfaceView.cornerRadius = 9.0

        // Track a scroll view(or the siblings) in the content view controller.
        fpc.track(scrollView: contentVC.tableView)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Add and show the views managed by the `FloatingPanelController` object to self.view.
        fpc.addPanel(toParent: self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // Remove the views managed by the `FloatingPanelController` object from self.view.
        fpc.removePanelFromParent()
    }

    // MARK: FloatingPanelControllerDelegate

    func floatingPanel(
        _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
    ) -> FloatingPanelLayout? {
        if let panelLayout = panelLayout { return panelLayout }
        return (newCollection.verticalSizeClass == .compact) ? FloatingPanelLandscapeLayout() : nil
    }

    func floatingPanel(
        _ vc: FloatingPanelController, behaviorFor newCollection: UITraitCollection
    ) -> FloatingPanelBehavior? {
        return panelBehavior
    }

    func floatingPanelWillBeginDragging(_ vc: FloatingPanelController) {
        calls.append("willBeginDragging \(vc.position)")
    }

    func floatingPanelDidEndDragging(
        _ vc: FloatingPanelController, withVelocity velocity: CGPoint, targetPosition: FloatingPanelPosition
    ) {
        calls.append("didEndDragging \(targetPosition)")
    }

    func floatingPanelWillBeginDecelerating(_ vc: FloatingPanelController) {
        calls.append("willBeginDecelerating")
    }

    func floatingPanelDidChangePosition(_ vc: FloatingPanelController) {
        calls.append("didChangePosition \(vc.position)")
    }

    func floatingPanelDidEndDecelerating(_ vc: FloatingPanelController) {
        calls.append("didEndDecelerating")
    }

    func floatingPanelDidEndDraggingToRemove(_ vc: FloatingPanelController, withVelocity velocity: CGPoint) {
        calls.append("didEndDraggingToRemove")
    }

    func floatingPanelDidEndRemove(_ vc: FloatingPanelController) {
        calls.append("didEndRemove")
    }
}

class ContentViewController: UIViewController {
    let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(tableView)
    }
}
