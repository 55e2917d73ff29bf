import FloatingPanel
import UIKit

/// A map with a search in a panel; a place that is opened has a panel of its own.
public final class MapsViewController: UIViewController {
    let map = MapView(frame: UIScreen.main.bounds)
    public let searchPanel = FloatingPanelController()
    public private(set) var placePanel: FloatingPanelController?
    let places = PlacesViewController()
    /// Keeps its distance from the search while a finger moves it.
    private let weather = UIView(frame: CGRect(x: 12, y: 400, width: 78, height: 32))
    private let placeDelegate = PlacePanelDelegate()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(map)
        let strip = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        view.add(strip, top: 0, left: 0, right: 0)
        strip.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        addButtons()
        addWeather()

        searchPanel.delegate = self
        PanelAppearance.glass.apply(to: searchPanel)
        searchPanel.set(contentViewController: places)
        searchPanel.track(scrollView: places.tableView)
        searchPanel.addPanel(toParent: self)
        placeDelegate.owner = self
        followPanel()
    }

    // In landscape there is no place for the weather below the column.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        weather.isHidden = view.bounds.width > view.bounds.height
    }

    private func addButtons() {
        let info = UIImageView(icon: "info.circle", size: 24, color: .systemBlue)
        let locate = UIImageView(icon: "location.circle", size: 24, color: .systemBlue)
        let card = UIView()
        card.backgroundColor = UIColor(white: 1, alpha: 0.95)
        card.layer.cornerRadius = 10
        card.addShadow(opacity: 0.2, radius: 4, y: 1)
        card.fix(width: 44, height: 88)
        card.add(info, top: 10, left: 10)
        card.add(locate, left: 10, bottom: 10)
        let line = UIView()
        line.backgroundColor = .separator
        line.fix(height: 0.5)
        card.add(line, top: 44, left: 0, right: 0)
        view.add(card, right: 12)
        card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12).isActive = true
    }

    private func addWeather() {
        weather.backgroundColor = UIColor(white: 1, alpha: 0.95)
        weather.layer.cornerRadius = 8
        weather.addShadow(opacity: 0.2, radius: 4, y: 1)
        let moon = UIImageView(icon: "moon.fill", size: 16, color: .systemIndigo)
        weather.add(moon, top: 8, left: 10)
        weather.add(UILabel("18 °C", size: 14, weight: .medium), top: 7, left: 32)
        view.addSubview(weather)
    }

    private func followPanel() {
        let top = min(searchPanel.surfaceView.frame.minY, searchPanel.originYOfSurface(for: .tip))
        let half = searchPanel.originYOfSurface(for: .half)
        weather.frame.origin.y = max(top, half) - 44
        weather.alpha = placePanel == nil ? max(0, min(1, 1 - (half - top) / 120)) : 0
    }

    /// What a tap on a row, or on a pin, does.
    public func open(_ index: Int) {
        let content = PlaceViewController(Place.all[index])
        let panel = FloatingPanelController(delegate: placeDelegate)
        PanelAppearance.card.apply(to: panel)
        panel.isRemovalInteractionEnabled = true
        panel.set(contentViewController: content)
        placePanel = panel
        searchPanel.move(to: .tip, animated: true)
        panel.addPanel(toParent: self, animated: true)
        UIView.animate(
            withDuration: 0.5, delay: 0, options: .curveEaseInOut,
            animations: { [self] in
                map.select(index, at: CGPoint(x: view.bounds.midX, y: 260))
            })
    }

    /// What the button of a place's panel does.
    public func closePlace() {
        placePanel?.removePanelFromParent(animated: true)
        placeIsGone()
    }

    fileprivate func placeIsGone() {
        placePanel = nil
        UIView.animate(withDuration: 0.3) { self.map.select(nil, at: .zero) }
        searchPanel.move(to: .half, animated: true)
    }
}

extension MapsViewController: FloatingPanelControllerDelegate {
    public func floatingPanel(
        _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
    ) -> FloatingPanelLayout? {
        return newCollection.verticalSizeClass == .compact ? PlacesColumnLayout() : PlacesLayout()
    }

    public func floatingPanel(
        _ vc: FloatingPanelController, behaviorFor newCollection: UITraitCollection
    ) -> FloatingPanelBehavior? {
        return PlacesBehavior()
    }

    public func floatingPanelDidMove(_ vc: FloatingPanelController) {
        followPanel()
        let (y, tip) = (vc.surfaceView.frame.minY, vc.originYOfSurface(for: .tip))
        let alpha = max(0, min(1, (tip - y) / 60))
        places.tableView.alpha = alpha
        places.categories.alpha = alpha
    }

    public func floatingPanelDidChangePosition(_ vc: FloatingPanelController) {
        places.tableView.alpha = vc.position == .tip ? 0 : 1
        places.categories.alpha = vc.position == .tip ? 0 : 1
        weather.frame.origin.y = vc.originYOfSurface(for: vc.position == .tip ? .tip : .half) - 44
        weather.alpha = vc.position == .full || placePanel != nil ? 0 : 1
    }

    public func floatingPanelWillBeginDragging(_ vc: FloatingPanelController) {
        places.searchBar.setShowsCancelButton(false, animated: true)
    }
}

/// The delegate of a place's panel.
final class PlacePanelDelegate: FloatingPanelControllerDelegate {
    weak var owner: MapsViewController?

    func floatingPanel(
        _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
    ) -> FloatingPanelLayout? {
        return PlaceLayout()
    }

    func floatingPanel(
        _ vc: FloatingPanelController, behaviorFor newCollection: UITraitCollection
    ) -> FloatingPanelBehavior? {
        return PlaceBehavior()
    }

    func floatingPanelDidEndRemove(_ vc: FloatingPanelController) {
        owner?.placeIsGone()
    }
}
