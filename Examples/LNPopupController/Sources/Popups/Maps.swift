import LNPopupController
import UIKit

/// A search field in place of image, titles and buttons.
public final class SearchBarController: LNPopupCustomBarViewController {
    let searchBar = UISearchBar()

    public override var wantsDefaultHighlightGestureRecognizer: Bool { false }

    public override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.placeholder = "Search for a venue"
        view.addSubview(searchBar)
        preferredContentSize = CGSize(width: -1, height: 65)
    }

    public override func popupItemDidUpdate() { searchBar.text = containingPopupBar?.popupItem?.title }
}

/// Places where songs are played tonight.
final class VenuesController: UITableViewController {
    private static let venues = [
        ("Old Customs House", "Paper Lions, 20:00", "artwork/concert.png"),
        ("Pier 9", "Nora Vale, 20:30", "artwork/harbour.png"),
        ("Boathouse", "Harbour Choir, 21:00", "artwork/shore.png"),
        ("Reading Room", "Open stage, 22:00", "artwork/books.png"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.rowHeight = 68
        tableView.accessibilityIdentifier = "venues"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.venues.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Tonight" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let (name, detail, picture) = Self.venues[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = name
        cell.detailTextLabel?.text = detail
        cell.imageView?.image = UIImage(named: picture)
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

/// A map with a bar of its own above the owner's line at the bottom.
public final class MapController: UIViewController {
    public let results: UIViewController = VenuesController(style: .plain)
    private let credits = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 30))

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.53, green: 0.83, blue: 0.94, alpha: 1)
        for (x, y, width, height) in [(-40, 90, 220, 300), (230, 40, 260, 180), (120, 470, 380, 260)] {
            view.addSubview(island(CGRect(x: x, y: y, width: width, height: height)))
        }
        for (x, y) in [(120, 260), (310, 150), (270, 560), (90, 340)] { view.addSubview(pin(CGPoint(x: x, y: y))) }
        credits.backgroundColor = .systemTeal
        popupBar.customBarViewController = SearchBarController()
        popupContentView.popupCloseButtonStyle = .none
        presentPopupBar(with: results)
    }

    private func island(_ frame: CGRect) -> UIView {
        let land = UIView(frame: frame)
        land.backgroundColor = UIColor(red: 0.94, green: 0.93, blue: 0.87, alpha: 1)
        land.layer.cornerRadius = 70
        land.layer.borderWidth = 6
        land.layer.borderColor = UIColor(red: 0.98, green: 0.97, blue: 0.93, alpha: 1).cgColor
        return land
    }

    private func pin(_ center: CGPoint) -> UIView {
        let pin = UIView(frame: CGRect(x: center.x - 17, y: center.y - 17, width: 34, height: 34))
        pin.backgroundColor = .systemPink
        pin.layer.cornerRadius = 17
        pin.layer.borderWidth = 3
        pin.layer.borderColor = UIColor.white.cgColor
        let note = UIImageView(image: UIImage(systemName: "music.note"))
        note.tintColor = .white
        note.contentMode = .scaleAspectFit
        note.frame = CGRect(x: 9, y: 9, width: 16, height: 16)
        pin.addSubview(note)
        return pin
    }

    public override var bottomDockingViewForPopupBar: UIView? { credits }
    public override var defaultFrameForBottomDockingView: CGRect { credits.frame }
    public override var bottomDockingViewMarginForPopupBar: CGFloat { 8 }
}
