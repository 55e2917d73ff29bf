import LNPopupController
import UIKit

/// A search field in place of image, titles and buttons.
public final class SearchBarController: LNPopupCustomBarViewController {
    let searchBar = UISearchBar()

    public override var wantsDefaultHighlightGestureRecognizer: Bool { false }

    public override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.placeholder = "Search for a place or address"
        view.addSubview(searchBar)
        preferredContentSize = CGSize(width: -1, height: 65)
    }

    public override func popupItemDidUpdate() { searchBar.text = containingPopupBar?.popupItem?.title }
}

/// A map with a bar of its own at the bottom.
public final class MapController: UIViewController {
    public let results = UIViewController()
    private let credits = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 30))

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.53, green: 0.83, blue: 0.94, alpha: 1)
        credits.backgroundColor = .systemTeal
        results.view.backgroundColor = .systemBackground
        popupBar.customBarViewController = SearchBarController()
        popupContentView.popupCloseButtonStyle = .none
        presentPopupBar(with: results)
    }

    public override var bottomDockingViewForPopupBar: UIView? { credits }
    public override var defaultFrameForBottomDockingView: CGRect { credits.frame }
    public override var bottomDockingViewMarginForPopupBar: CGFloat { 8 }
}
