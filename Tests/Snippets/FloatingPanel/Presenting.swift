import VitrineFloatingPanel
import VitrineUIKit

/// The rewritten Swift blocks of FloatingPanel's documentation. A name ends in the block's number;
/// Tests/SnippetTests/snippets.tsv lists all of them.
enum FloatingPanelSnippets {}

extension FloatingPanelSnippets {
    final class ListController: UIViewController {
        let tableView = UITableView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            view.addSubview(tableView)
        }
    }

    // Add as a child view controller.
    final class AddAsChild1: UIViewController, FloatingPanelControllerDelegate {
        var panel: FloatingPanelController!

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemTeal
            panel = FloatingPanelController()
            panel.delegate = self

            let list = ListController()
            panel.set(contentViewController: list)
            panel.track(scrollView: list.tableView)
            panel.addPanel(toParent: self)
        }

        func leave() {
            panel.removePanelFromParent()
        }
    }

    // Present as a modality.
    static func presentModally2(from page: UIViewController) -> FloatingPanelController {
        let panel = FloatingPanelController()
        let list = ListController()
        panel.set(contentViewController: list)
        panel.isRemovalInteractionEnabled = true
        page.present(panel, animated: true, completion: nil)
        return panel
    }

    // Show and hide in a view hierarchy.
    static func show3(_ panel: FloatingPanelController, in page: UIViewController) {
        page.view.addSubview(panel.view)
        panel.view.frame = page.view.bounds
        panel.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            panel.view.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 0.0),
            panel.view.leftAnchor.constraint(equalTo: page.view.leftAnchor, constant: 0.0),
            panel.view.rightAnchor.constraint(equalTo: page.view.rightAnchor, constant: 0.0),
            panel.view.bottomAnchor.constraint(equalTo: page.view.bottomAnchor, constant: 0.0),
        ])
        page.addChild(panel)
        panel.show(animated: true) {
            panel.didMove(toParent: page)
        }
    }

    static func hide4(_ panel: FloatingPanelController) {
        panel.willMove(toParent: nil)
        panel.hide(animated: true) {
            panel.view.removeFromSuperview()
            panel.removeFromParent()
        }
    }

    // Two panels in one page.
    final class AdditionalPanel21: UIViewController, FloatingPanelControllerDelegate {
        var searchPanel: FloatingPanelController!
        var detailPanel: FloatingPanelController!
        private(set) var moved: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemTeal
            searchPanel = FloatingPanelController()
            searchPanel.delegate = self
            searchPanel.set(contentViewController: ListController())
            searchPanel.addPanel(toParent: self)

            detailPanel = FloatingPanelController()
            detailPanel.delegate = self
            detailPanel.set(contentViewController: ListController())
            detailPanel.addPanel(toParent: self, belowView: nil, animated: true)
        }

        func floatingPanelDidChangePosition(_ vc: FloatingPanelController) {
            moved.append(vc == searchPanel ? "search" : "detail")
        }
    }

    // Content that is shown like a segue.
    final class ShowSegue24: UIViewController {
        private(set) var shown: [UIViewController] = []
        let panel = FloatingPanelController()

        override func show(_ vc: UIViewController, sender: Any?) {
            shown.append(vc)
            panel.set(contentViewController: vc)
        }
    }
}
