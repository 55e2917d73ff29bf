import FloatingPanel
import UIKit

struct Quote {
    let symbol: String
    let company: String
    let price: String
    let change: Double
    /// Of the last ten days, 0...1.
    let days: [Double]

    static let all = [
        Quote(
            symbol: "HRBR", company: "Harbour Shipping", price: "118.42", change: 2.31,
            days: [2, 3, 3, 5, 4, 6, 7, 6, 8, 9]),
        Quote(
            symbol: "PINE", company: "Pine & Sons Timber", price: "64.07", change: -0.84,
            days: [8, 9, 7, 8, 6, 6, 5, 6, 5, 4]),
        Quote(
            symbol: "LGN", company: "Lagoon Energy", price: "231.90", change: 4.12,
            days: [1, 2, 2, 3, 3, 5, 6, 8, 8, 10]),
        Quote(
            symbol: "RAIN", company: "Rain Software", price: "402.15", change: -6.5,
            days: [9, 9, 10, 8, 7, 7, 5, 4, 3, 3]),
        Quote(
            symbol: "SHRE", company: "Shoreline Foods", price: "27.36", change: 0.18,
            days: [5, 5, 6, 5, 5, 6, 5, 6, 6, 6]),
        Quote(
            symbol: "CLMN", company: "Column Architects", price: "88.80", change: 1.02,
            days: [3, 4, 3, 5, 5, 6, 5, 7, 7, 7]),
        Quote(
            symbol: "DUSK", company: "Dusk Lighting", price: "15.01", change: -0.27,
            days: [7, 6, 7, 6, 6, 5, 6, 5, 5, 5]),
    ].map { quote in
        Quote(
            symbol: quote.symbol, company: quote.company, price: quote.price, change: quote.change,
            days: quote.days.map { $0 / 10 })
    }
}

// The news cover the quotes but for the last two, or the last one only.
final class NewsLayout: FloatingPanelLayout {
    var initialPosition: FloatingPanelPosition { return .tip }
    var topInteractionBuffer: CGFloat { return 0 }
    var bottomInteractionBuffer: CGFloat { return 0 }

    func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        switch position {
        case .full: return 56
        case .half: return 300
        case .tip: return 120
        case .hidden: return nil
        }
    }

    func backdropAlphaFor(position: FloatingPanelPosition) -> CGFloat { return 0 }
}

/// Quotes, with news in a panel that ends in a bar of tools.
public final class StocksViewController: UIViewController, FloatingPanelControllerDelegate {
    public let panel = FloatingPanelController()
    let news = NewsViewController()
    private let heading = UILabel("Stocks", size: 32, weight: .bold, color: .white)
    private let date = UILabel("23 November", size: 32, weight: .bold, color: .systemGray)

    public override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let titles = UIStackView(.vertical, alignment: .leading, [heading, date])
        view.add(titles, left: 20)
        titles.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
        let rows = UIStackView(.vertical, distribution: .fillEqually, Quote.all.map(row))
        view.add(rows, top: 152, left: 20, right: 20)
        rows.fix(height: 64 * CGFloat(Quote.all.count))

        panel.delegate = self
        PanelAppearance.dark.apply(to: panel)
        panel.set(contentViewController: news)
        panel.track(scrollView: news.tableView)
        panel.addPanel(toParent: self)
    }

    private func row(_ quote: Quote) -> UIView {
        let isUp = quote.change >= 0
        let color: UIColor = isUp ? .systemGreen : .systemRed
        let row = UIView()
        let names = UIStackView(
            .vertical, spacing: 2, alignment: .leading,
            [
                UILabel(quote.symbol, size: 18, weight: .bold, color: .white),
                UILabel(quote.company, size: 13, color: .systemGray),
            ])
        row.add(names, top: 10, left: 0)
        let chart = UIView()
        chart.fix(width: 70, height: 36)
        for (i, day) in quote.days.enumerated() {
            let bar = UIView(
                frame: CGRect(x: CGFloat(i) * 7, y: 36 - 36 * CGFloat(day), width: 4, height: 36 * CGFloat(day)))
            bar.backgroundColor = color.withAlphaComponent(0.35 + 0.06 * CGFloat(i))
            bar.layer.cornerRadius = 1.5
            chart.addSubview(bar)
        }
        row.add(chart, top: 14, right: 106)
        let price = UILabel(quote.price, size: 17, weight: .medium, color: .white)
        row.add(price, top: 8, right: 0)
        let badge = UIView()
        badge.backgroundColor = color
        badge.layer.cornerRadius = 5
        badge.fix(width: 66, height: 24)
        let text = UILabel((isUp ? "+" : "−") + "\(abs(quote.change))", size: 14, weight: .semibold, color: .white)
        badge.add(text, top: 3, right: 7)
        row.add(badge, top: 33, right: 0)
        let line = UIView()
        line.backgroundColor = UIColor(white: 0.2, alpha: 1)
        line.fix(height: 0.5)
        row.add(line, left: 0, bottom: 0, right: 0)
        return row
    }

    public func floatingPanel(
        _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
    ) -> FloatingPanelLayout? {
        return NewsLayout()
    }

    public func floatingPanel(
        _ vc: FloatingPanelController, behaviorFor newCollection: UITraitCollection
    ) -> FloatingPanelBehavior? {
        return FloatingPanelStocksBehavior()
    }

    // At the top the heading gives its place to a smaller one.
    public func floatingPanelDidChangePosition(_ vc: FloatingPanelController) {
        let isFull = vc.position == .full
        heading.alpha = isFull ? 0 : 1
        date.alpha = isFull ? 0 : 1
        vc.surfaceView.grabberHandle.barColor = UIColor(white: isFull ? 0.25 : 0.45, alpha: 1)
    }
}

/// What the panel shows.
final class NewsViewController: UIViewController, UITableViewDataSource {
    let tableView = UITableView()
    private let stories = [
        ("Harbour Shipping orders twelve sail-assisted freighters", "artwork/harbour.png"),
        ("Lagoon Energy opens its largest tidal plant", "artwork/lagoon.png"),
        ("Why timber prices follow the weather of last spring", "artwork/forest.png"),
        ("Rain Software delays its release again", "artwork/rain.png"),
        ("Shoreline Foods buys a chain of kiosks", "artwork/shore.png"),
        ("Street lights that dim themselves pay off", "artwork/sunset.png"),
        ("Concerts fill the halls, not the tills", "artwork/concert.png"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        let title = UILabel("Business News", size: 22, weight: .bold, color: .white)
        view.add(title, top: 22, left: 20)
        let source = UILabel("From the evening papers", size: 14, color: .systemGray)
        view.add(source, top: 52, left: 20)
        tableView.dataSource = self
        tableView.rowHeight = 72
        tableView.separatorColor = UIColor(white: 0.25, alpha: 1)
        tableView.accessibilityIdentifier = "stories"
        view.add(tableView, top: 84, left: 0, bottom: 0, right: 0)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return stories.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "story")
        cell.textLabel?.text = stories[indexPath.row].0
        cell.detailTextLabel?.text = "\(indexPath.row + 1) h ago"
        cell.imageView?.image = UIImage(named: stories[indexPath.row].1)
        return cell
    }
}
