import LNPopupController
import UIKit

/// A list of songs.
public final class SongsController: UITableViewController {
    private let songs: [Song]

    init(title: String, songs: [Song], tab: (symbol: String, tag: Int)) {
        self.songs = songs
        super.init(style: .plain)
        self.title = title
        tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: tab.symbol), tag: tab.tag)
    }

    public required init?(coder: NSCoder) { return nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.rowHeight = 64
        tableView.accessibilityIdentifier = "songs"
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

    public override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let song = songs[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = song.title
        cell.detailTextLabel?.text = song.artist
        cell.imageView?.image = UIImage(named: song.artwork)
        return cell
    }
}

/// The tabs of the app. The bar is presented when a song is played.
public final class MusicController: UITabBarController, LNPopupPresentationDelegate, LNPopupBarDelegate {
    public let player = PlayerController()
    public let playlist = Playlist()
    public private(set) var events: [String] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        let tabs: [(String, String, [Song])] = [
            ("Home", "music.note.house.fill", Song.all + Song.all.reversed()),
            ("New", "square.grid.2x2.fill", Song.all.reversed()),
            ("Library", "square.stack.fill", Song.all.filter { $0.artist != "Nora Vale" }),
        ]
        viewControllers = tabs.enumerated().map { index, tab in
            UINavigationController(
                rootViewController: SongsController(title: tab.0, songs: tab.2, tab: (symbol: tab.1, tag: index)))
        }
        tabBar.tintColor = .systemPink
        tabBarMinimizeBehavior = .onScrollDown
        popupPresentationDelegate = self
        popupInteractionStyle = .customizedSnap(percent: 0.25)
        popupContentView.popupCloseButtonStyle = .chevron
        popupContentView.popupCloseButton.tintColor = .white
        popupContentView.popupCloseButton.accessibilityLabel = NSLocalizedString("Close the player", comment: "")
        popupBar.usesContentControllersAsDataSource = false
        popupBar.dataSource = playlist
        popupBar.delegate = self
        popupBar.progressViewStyle = .bottom
        player.environmentDidChange = { [weak self] in self?.playlist.isInline = $0 == .inline }
    }

    public func take(_ look: BarLook) {
        popupBar.barStyle = look.barStyle
        popupBar.tintColor = look.tintColor
        popupBar.standardAppearance = look.appearance
        popupBar.inlineAppearance = look.inlineAppearance
        popupBar.progressViewStyle = look.progressViewStyle
    }

    public func play(animated: Bool = true) {
        presentPopupBar(with: player, animated: animated) { [weak self] in self?.events.append("playing") }
    }

    /// A part of the song has been played.
    public func show(progress: Float) {
        popupBar.popupItem?.progress = progress
        player.show(progress: progress)
    }

    public func popupPresentationControllerDidPresentPopupBar(_ controller: UIViewController, animated: Bool) {
        show(progress: 0.35)
    }

    public func popupPresentationController(
        _ controller: UIViewController, willOpenPopupWithContentController content: UIViewController, animated: Bool
    ) {
        player.show(isPlaying: playlist.isPlaying)
        events.append("opens")
    }

    public func popupPresentationController(
        _ controller: UIViewController, didClosePopupWithContentController content: UIViewController, animated: Bool
    ) { events.append("closed") }

    public func popupBar(_ popupBar: LNPopupBar, didDisplay popupItem: LNPopupItem, previous: LNPopupItem?) {
        guard let song = playlist.song(of: popupItem) else { return }
        events.append(song.title)
        if previous != nil { player.change(to: song) }
    }
}
