import FloatingPanel
import UIKit

struct Album {
    let title: String
    let artist: String
    let picture: String

    static let all = [
        Album(title: "Undertow", artist: "Lagoon", picture: "artwork/lagoon.png"),
        Album(title: "Canopy", artist: "The Foresters", picture: "artwork/forest.png"),
        Album(title: "Drizzle", artist: "Rainmaker", picture: "artwork/rain.png"),
        Album(title: "Last Light", artist: "Ada Sund", picture: "artwork/sunset.png"),
        Album(title: "Live in June", artist: "Night Choir", picture: "artwork/concert.png"),
        Album(title: "Pillars", artist: "Doric", picture: "artwork/column.png"),
    ]
}

// A player at the bottom, or on the whole screen: nothing between.
final class PlayerLayout: FloatingPanelLayout {
    var initialPosition: FloatingPanelPosition { return .tip }
    var supportedPositions: Set<FloatingPanelPosition> { return [.full, .tip] }

    func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        switch position {
        case .full: return 8
        case .tip: return 64
        default: return nil
        }
    }

    func backdropAlphaFor(position: FloatingPanelPosition) -> CGFloat {
        return position == .full ? 0.5 : 0
    }
}

final class PlayerBehavior: FloatingPanelBehavior {
    func redirectionalProgress(
        _ fpc: FloatingPanelController, from: FloatingPanelPosition, to: FloatingPanelPosition
    ) -> CGFloat {
        return from == .full ? 0.2 : 0.4
    }

    func allowsRubberBanding(for edge: UIRectEdge) -> Bool { return edge == .top }

    func interactionAnimator(
        _ fpc: FloatingPanelController, to targetPosition: FloatingPanelPosition, with velocity: CGVector
    ) -> UIViewPropertyAnimator {
        let timing = UISpringTimingParameters(
            dampingRatio: 0.8, frequencyResponse: 0.45, initialVelocity: velocity)
        return UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    }

    func moveAnimator(
        _ fpc: FloatingPanelController, from: FloatingPanelPosition, to: FloatingPanelPosition
    ) -> UIViewPropertyAnimator {
        return UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.8)
    }
}

/// Albums, with a player in a panel.
public final class MusicViewController: UIViewController, FloatingPanelControllerDelegate {
    public let panel = FloatingPanelController()
    let player = PlayerViewController(Album.all[1])

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let title = UILabel("Library", size: 34, weight: .bold)
        view.add(title, left: 20)
        title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12).isActive = true
        let side = (view.bounds.width - 60) / 2
        let columns = stride(from: 0, to: Album.all.count, by: 2).map { first in
            UIStackView(
                .horizontal, spacing: 20, alignment: .top,
                Album.all[first..<first + 2].map { cover(of: $0, side: side) })
        }
        let grid = UIStackView(.vertical, spacing: 18, columns)
        view.add(grid, left: 20)
        grid.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 14).isActive = true

        panel.delegate = self
        PanelAppearance.card.apply(to: panel)
        panel.surfaceView.cornerRadius = 14
        panel.set(contentViewController: player)
        panel.addPanel(toParent: self)
    }

    private func cover(of album: Album, side: CGFloat) -> UIView {
        let picture = UIImageView(picture: album.picture, size: side, cornerRadius: 8)
        return UIStackView(
            .vertical, spacing: 2, alignment: .leading,
            [
                picture, UILabel(album.title, size: 14, weight: .medium),
                UILabel(album.artist, size: 13, color: .secondaryLabel),
            ])
    }

    public func floatingPanel(
        _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
    ) -> FloatingPanelLayout? {
        return PlayerLayout()
    }

    public func floatingPanel(
        _ vc: FloatingPanelController, behaviorFor newCollection: UITraitCollection
    ) -> FloatingPanelBehavior? {
        return PlayerBehavior()
    }

    public func floatingPanelDidMove(_ vc: FloatingPanelController) {
        let (full, tip) = (vc.originYOfSurface(for: .full), vc.originYOfSurface(for: .tip))
        player.expand((tip - vc.surfaceView.frame.minY) / (tip - full))
    }

    public func floatingPanelDidChangePosition(_ vc: FloatingPanelController) {
        player.expand(vc.position == .full ? 1 : 0)
    }
}

/// The player: its artwork grows out of the corner while the panel rises.
final class PlayerViewController: UIViewController {
    private let album: Album
    private let artwork: UIImageView
    private let small = UIView()
    private let large = UIView()

    init(_ album: Album) {
        self.album = album
        artwork = UIImageView(image: UIImage(named: album.picture))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("players are made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let width = view.bounds.width
        artwork.contentMode = .scaleAspectFill
        artwork.clipsToBounds = true
        artwork.layer.cornerRadius = 6
        artwork.addShadow(opacity: 0.3, radius: 10, y: 4)

        small.frame = CGRect(x: 72, y: 8, width: width - 72, height: 48)
        let names = UIStackView(
            .vertical, spacing: 1, alignment: .leading,
            [
                UILabel(album.title, size: 16, weight: .semibold),
                UILabel(album.artist, size: 13, color: .secondaryLabel),
            ])
        small.add(names, top: 7, left: 0)
        small.add(UIImageView(icon: "pause.fill", size: 24, color: .label), top: 13, right: 64)
        small.add(UIImageView(icon: "forward.fill", size: 26, color: .label), top: 12, right: 18)

        large.frame = CGRect(x: 0, y: 390, width: width, height: 340)
        let title = UILabel(album.title, size: 26, weight: .bold)
        let artist = UILabel(album.artist, size: 20, color: .systemPink)
        large.add(UIStackView(.vertical, spacing: 2, alignment: .leading, [title, artist]), top: 0, left: 32)
        let time = UIProgressView()
        time.progress = 0.38
        time.progressTintColor = .systemGray
        large.add(time, top: 92, left: 32, right: 32)
        large.add(UILabel("1:24", size: 12, color: .secondaryLabel), top: 104, left: 32)
        large.add(UILabel("−2:17", size: 12, color: .secondaryLabel), top: 104, right: 32)
        let controls = UIStackView(
            .horizontal, alignment: .center, distribution: .equalSpacing,
            [
                UIImageView(icon: "backward.fill", size: 38, color: .label),
                UIImageView(icon: "pause.fill", size: 46, color: .label),
                UIImageView(icon: "forward.fill", size: 38, color: .label),
            ])
        large.add(controls, top: 150, left: 64, right: 64)
        let tools = UIStackView(
            .horizontal, alignment: .center, distribution: .equalSpacing,
            ["speech", "airplayaudio", "list.bullet"].map {
                UIImageView(icon: $0, size: 24, color: .secondaryLabel)
            })
        large.add(tools, top: 250, left: 70, right: 70)
        for part in [small, large, artwork] { view.addSubview(part) }
        expand(0)
    }

    /// - Parameter progress: 0 for the small player, 1 for the large one.
    func expand(_ progress: CGFloat) {
        let p = max(0, min(1, progress))
        let width = view.bounds.width
        let side = 48 + (width - 64 - 48) * p
        artwork.frame = CGRect(x: 16 + (32 - 16) * p, y: 8 + (44 - 8) * p, width: side, height: side)
        artwork.layer.cornerRadius = 6 + 6 * p
        small.alpha = max(0, 1 - p * 8)
        large.alpha = max(0, (p - 0.4) / 0.6)
    }
}
