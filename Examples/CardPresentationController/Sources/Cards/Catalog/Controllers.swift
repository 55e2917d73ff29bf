import CardPresentationController
import UIKit

public class ContentController: UIViewController {
    public private(set) var hasPresented = false

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 1, green: 0.72, blue: 0, alpha: 1)
    }

    public override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    public func openAnother(_ configuration: CardConfiguration?) -> UIViewController {
        let vc = ContentController()
        presentCard(vc, configuration: configuration, animated: true) { [weak self] in
            self?.hasPresented = true
        }
        return vc
    }

    public func openGrid() -> UIViewController {
        let nc = UINavigationController(rootViewController: ContentController())
        presentCard(nc, animated: true)
        return nc
    }

    public func close() {
        dismiss(animated: true)
    }
}
