import LNPopupController
import UIKit

/// What the popup shows: the cover, the titles, the time, and buttons.
public final class PlayerController: UIViewController {
    public let cover = LNPopupImageView(image: UIImage(named: Song.all[0].artwork))
    public let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let timeLine = UIProgressView(frame: .zero)
    private let playedLabel = UILabel()
    private let restLabel = UILabel()
    private let playView = PlayerController.icon("pause.fill", 44)
    public private(set) var hasOpened = false
    private var song = Song.all[0]
    /// Hears of a bar that comes beside a minimized tab bar, or goes back above it.
    var environmentDidChange: ((LNPopupBar.Environment) -> Void)?

    public override func viewDidLoad() {
        super.viewDidLoad()
        cover.cornerRadius = 14
        cover.contentMode = .scaleAspectFill
        cover.clipsToBounds = true
        titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
        titleLabel.textColor = .white
        artistLabel.font = .systemFont(ofSize: 18)
        artistLabel.textColor = UIColor(white: 1, alpha: 0.65)
        timeLine.progressTintColor = .white
        for label in [playedLabel, restLabel] {
            label.font = .systemFont(ofSize: 13)
            label.textColor = UIColor(white: 1, alpha: 0.65)
        }
        restLabel.textAlignment = .right

        let titles = stack(.vertical, spacing: 4, [titleLabel, artistLabel])
        let heart = Self.icon("heart.fill", 26)
        heart.setContentHuggingPriority(.required, for: .horizontal)
        let header = stack(.horizontal, spacing: 16, [titles, heart])
        header.alignment = .center
        let times = stack(.horizontal, spacing: 0, [playedLabel, restLabel])
        times.distribution = .fillEqually
        let time = stack(.vertical, spacing: 8, [timeLine, times])
        let buttons = stack(
            .horizontal, spacing: 0, [Self.icon("backward.fill", 34), playView, Self.icon("forward.fill", 34)])
        buttons.distribution = .fillEqually
        buttons.alignment = .center
        let volumeLine = UIProgressView(frame: .zero)
        volumeLine.progress = 0.6
        volumeLine.progressTintColor = UIColor(white: 1, alpha: 0.8)
        let speaker = Self.icon("speaker.wave.2.fill", 18)
        speaker.setContentHuggingPriority(.required, for: .horizontal)
        let volume = stack(.horizontal, spacing: 14, [speaker, volumeLine])
        volume.alignment = .center
        let extras = stack(
            .horizontal, spacing: 0,
            [Self.icon("bubble.left", 22), Self.icon("airplayaudio", 22), Self.icon("list.bullet", 22)])
        extras.distribution = .fillEqually

        let controls = stack(.vertical, spacing: 26, [header, time, buttons, volume, extras])
        for part in [cover, controls] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let guide = view.safeAreaLayoutGuide
        let width = cover.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -56)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: guide.topAnchor, constant: 64),
            cover.centerXAnchor.constraint(equalTo: view.centerXAnchor), width,
            cover.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
            controls.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 28),
            controls.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -28),
            controls.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 30),
        ])
        show(song)
        show(progress: 0)
    }

    private func stack(_ axis: NSLayoutConstraint.Axis, spacing: CGFloat, _ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing
        return stack
    }

    /// An icon that is as high as a button of the player.
    private static func icon(_ name: String, _ height: CGFloat) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.tintColor = .white
        view.contentMode = .scaleAspectFit
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    private func show(_ song: Song) {
        self.song = song
        cover.image = UIImage(named: song.artwork)
        titleLabel.text = song.title
        artistLabel.text = song.artist
        view.backgroundColor = song.background
    }

    /// - Parameter progress: the played share of the song, 0...1.
    func show(progress: Float) {
        timeLine.progress = progress
        let played = song.length * Double(progress)
        playedLabel.text = played.clock
        restLabel.text = "-" + (song.length - played).clock
    }

    func show(isPlaying: Bool) { playView.image = UIImage(systemName: isPlaying ? "pause.fill" : "play.fill") }

    /// The bar has paged to another song.
    func change(to song: Song) {
        loadViewIfNeeded()
        show(song)
        show(progress: 0)
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        environmentDidChange?(traitCollection.popupBarEnvironment)
    }

    public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    public override func viewForPopupTransition(
        from fromState: PopupPresentationState, to toState: PopupPresentationState
    ) -> UIView? { cover }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasOpened = true
    }
}
