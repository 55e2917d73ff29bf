import UIKit

/// The list of trails; it drives the overlay.
final class TrailsViewController: UIViewController, UITableViewDataSource {
    let tableView = UITableView()
    let header = UIView()
    private let searchBar = UISearchBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.layer.cornerRadius = 14
        view.clipsToBounds = true
        let grabber = UIView()
        grabber.backgroundColor = .systemGray4
        grabber.layer.cornerRadius = 2.5
        grabber.fix(width: 36, height: 5)
        view.add(header, top: 0, left: 0, right: 0)
        header.fix(height: 72)
        header.add(grabber, top: 6)
        grabber.centerXAnchor.constraint(equalTo: header.centerXAnchor).isActive = true
        searchBar.placeholder = "Trails nearby"
        header.accessibilityIdentifier = "header"
        header.add(searchBar, top: 14, left: 8, right: 8)
        tableView.dataSource = self
        tableView.rowHeight = 66
        tableView.accessibilityIdentifier = "trails"
        view.add(tableView, top: 72, left: 0, bottom: 0, right: 0)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return Trail.all.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let trail = Trail.all[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "trail")
        cell.textLabel?.text = trail.name
        cell.detailTextLabel?.text = "\(trail.grade.rawValue) · \(trail.kilometres) km · \(trail.duration)"
        cell.imageView?.image = UIImage(named: trail.picture)
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

/// A trail: figures, its profile and a button.
final class TrailViewController: UIViewController {
    private let trail: Trail

    init(_ trail: Trail) {
        self.trail = trail
        super.init(nibName: nil, bundle: nil)
        title = trail.name
    }

    required init?(coder: NSCoder) { fatalError("trails are shown by code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let back = UIImageView(icon: "chevron.backward", size: 20, color: .systemBlue)
        view.add(back, top: 22, left: 16)
        view.add(UILabel(trail.name, size: 22, weight: .bold), top: 18, left: 46)
        let grade = UIView()
        grade.backgroundColor = trail.grade.color
        grade.layer.cornerRadius = 12
        grade.fix(height: 24)
        grade.add(
            UILabel(trail.grade.rawValue, size: 13, weight: .semibold, color: .white), top: 4, left: 12, right: 12)
        view.add(grade, top: 20, right: 20)

        let figures = UIStackView(
            .horizontal, distribution: .fillEqually,
            [
                figure("\(trail.kilometres) km", "Distance"), figure("\(trail.climb) m", "Climb"),
                figure(trail.duration, "Duration"),
            ])
        view.add(figures, top: 64, left: 12, right: 12)

        let profile = UIView()
        profile.backgroundColor = .secondarySystemBackground
        profile.layer.cornerRadius = 12
        profile.fix(height: 120)
        view.add(profile, top: 126, left: 20, right: 20)
        let bars = UIStackView(
            .horizontal, spacing: 6, alignment: .bottom, distribution: .fillEqually,
            trail.heights.map { height in
                let bar = UIView()
                bar.backgroundColor = trail.grade.color.withAlphaComponent(0.45 + 0.5 * CGFloat(height))
                bar.layer.cornerRadius = 4
                bar.fix(height: 8 + 80 * CGFloat(height))
                return bar
            })
        profile.add(bars, left: 14, bottom: 14, right: 14)

        var start = UIButton.Configuration.filled()
        start.title = "Start"
        let button = UIButton(configuration: start)
        button.fix(height: 50)
        view.add(button, top: 262, left: 20, right: 20)
        let picture = UIImageView(image: UIImage(named: trail.picture))
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 12
        view.add(picture, top: 330, left: 20, bottom: 40, right: 20)
    }

    private func figure(_ value: String, _ name: String) -> UIView {
        return UIStackView(
            .vertical, spacing: 2, alignment: .center,
            [UILabel(value, size: 18, weight: .semibold), UILabel(name, size: 13, color: .secondaryLabel)])
    }
}
