import UIKit

/// The content of the search's panel: a field, categories and the places nearby.
final class PlacesViewController: UIViewController, UITableViewDataSource {
    let searchBar = UISearchBar()
    let tableView = UITableView()
    private(set) var categories: UIStackView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .extraLight))
        view.add(glass, top: 0, left: 0, bottom: 0, right: 0)
        searchBar.placeholder = "Search for a place or address"
        searchBar.accessibilityIdentifier = "search"
        view.add(searchBar, top: 10, left: 8, right: 8)

        categories = UIStackView(
            .horizontal, alignment: .top, distribution: .equalSpacing, Place.Category.all.map(button))
        view.add(categories, top: 74, left: 20, right: 20)

        tableView.dataSource = self
        tableView.rowHeight = 60
        tableView.accessibilityIdentifier = "places"
        view.add(tableView, top: 160, left: 0, bottom: 0, right: 0)
    }

    private func button(for category: Place.Category) -> UIView {
        let circle = UIView()
        circle.backgroundColor = category.color
        circle.layer.cornerRadius = 26
        circle.fix(width: 52, height: 52)
        let icon = UIImageView(icon: category.icon, size: 26, color: .white)
        circle.add(icon)
        icon.centerXAnchor.constraint(equalTo: circle.centerXAnchor).isActive = true
        icon.centerYAnchor.constraint(equalTo: circle.centerYAnchor).isActive = true
        let name = UILabel(category.name, size: 12, weight: .medium, color: .secondaryLabel)
        name.textAlignment = .center
        return UIStackView(.vertical, spacing: 6, alignment: .center, [circle, name])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Place.all.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let place = Place.all[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "place")
        cell.textLabel?.text = place.name
        cell.detailTextLabel?.text = "\(place.kind) · \(place.distance)"
        cell.imageView?.image = UIImage(named: place.picture)
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

/// The content of a place's panel.
final class PlaceViewController: UIViewController {
    let place: Place
    let closeButton = UIButton(configuration: .gray())

    init(_ place: Place) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("places are shown by code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let title = UILabel(place.name, size: 22, weight: .bold)
        let kind = UILabel("\(place.kind) · \(place.distance)", size: 15, color: .secondaryLabel)
        let hours = UILabel(place.hours, size: 15, weight: .medium, color: .systemGreen)
        let texts = UIStackView(.vertical, spacing: 4, alignment: .leading, [title, kind, hours])
        view.add(texts, top: 24, left: 20)
        closeButton.configuration?.image = UIImage(systemName: "xmark")
        closeButton.accessibilityIdentifier = "close"
        closeButton.fix(width: 32, height: 32)
        closeButton.layer.cornerRadius = 16
        view.add(closeButton, top: 22, right: 16)

        var directions = UIButton.Configuration.filled()
        directions.title = "Directions"
        var call = UIButton.Configuration.tinted()
        call.title = "Call"
        var save = UIButton.Configuration.tinted()
        save.title = "Save"
        let buttons = UIStackView(
            .horizontal, spacing: 10, distribution: .fillEqually,
            [directions, call, save].map { UIButton(configuration: $0) })
        buttons.fix(height: 48)
        view.add(buttons, top: 120, left: 20, right: 20)

        let pictures = [place.picture, "artwork/lagoon.png", "artwork/shore.png", "artwork/forest.png"]
        let gallery = UIStackView(
            .horizontal, spacing: 10, pictures.map { UIImageView(picture: $0, size: 150, cornerRadius: 12) })
        let scroller = UIScrollView()
        scroller.addSubview(gallery)
        gallery.frame = CGRect(x: 20, y: 0, width: 630, height: 150)
        scroller.fix(height: 150)
        view.add(scroller, top: 190, left: 0, right: 0)

        let about = UILabel(
            "Rated 4.7 by 318 visitors. The terrace faces the water; bicycles can be left at the gate.", size: 15,
            color: .secondaryLabel, lines: 0)
        view.add(about, top: 356, left: 20, right: 20)
    }
}
