import LNPopupController
import UIKit

public struct Song {
    public let title: String
    public let artist: String
    public let artwork: String

    public static let all = [
        Song(title: "Voluptatem Totam Laborum", artist: "Esse Facilis Rerum", artwork: "artwork/forest.png"),
        Song(title: "Iste Exercitationem", artist: "Harum Nesciunt", artwork: "artwork/rain.png"),
        Song(title: "Recusandae Delectus Eos", artist: "Necessitatibus Vero", artwork: "artwork/sunset.png"),
        Song(title: "Qui Et", artist: "Voluptas Laudantium", artwork: "artwork/lagoon.png"),
    ]
}

/// The songs as items of the bar, a finger pages through them.
public final class Playlist: LNPopupBarDataSource {
    public let songs: [Song]
    private var items: [LNPopupItem] = []
    public private(set) var isPlaying = true

    public init(songs: [Song] = Song.all) {
        self.songs = songs
        items = songs.map { song in
            let item = LNPopupItem()
            item.title = song.title
            item.subtitle = song.artist
            item.image = UIImage(named: song.artwork)
            item.userInfo = ["artist": song.artist]
            item.accessibilityLabel = NSLocalizedString("Song \(song.title) by \(song.artist)", comment: "")
            item.accessibilityHint = NSLocalizedString("Double tap to open the player.", comment: "")
            item.accessibilityImageLabel = NSLocalizedString("Cover", comment: "")
            item.accessibilityProgressLabel = NSLocalizedString("Played", comment: "")
            return item
        }
        for item in items { updateButtons(of: item) }
    }

    private func updateButtons(of item: LNPopupItem) {
        let symbol = isPlaying ? "pause.fill" : "play.fill"
        let toggle = UIBarButtonItem(
            image: UIImage(systemName: symbol), primaryAction: UIAction { [weak self] _ in self?.toggle() })
        toggle.accessibilityLabel = isPlaying ? "Pause" : "Play"
        let next = UIBarButtonItem(systemItem: .fastForward, primaryAction: UIAction { _ in })
        next.accessibilityLabel = "Next"
        item.setTrailingBarButtonItems([toggle, next], animated: true)
    }

    public func toggle() {
        isPlaying.toggle()
        for item in items { updateButtons(of: item) }
    }

    public func initialPopupItem(for popupBar: LNPopupBar) -> LNPopupItem { items[0] }

    public func popupBar(_ popupBar: LNPopupBar, popupItemBefore popupItem: LNPopupItem) -> LNPopupItem? {
        guard let index = items.firstIndex(of: popupItem), index > 0 else { return nil }
        return items[index - 1]
    }

    public func popupBar(_ popupBar: LNPopupBar, popupItemAfter popupItem: LNPopupItem) -> LNPopupItem? {
        guard let index = items.firstIndex(of: popupItem), index < items.count - 1 else { return nil }
        return items[index + 1]
    }
}

/// What the popup shows.
public final class PlayerController: UIViewController {
    public let cover = LNPopupImageView(image: UIImage(named: Song.all[0].artwork))
    public private(set) var hasOpened = false

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.32, green: 0.16, blue: 0.2, alpha: 1)
        cover.cornerRadius = 30
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.black.withAlphaComponent(0.333)
        shadow.shadowBlurRadius = 15
        cover.shadow = shadow
        view.addSubview(cover)
    }

    public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    public override func viewForPopupTransition(
        from fromState: PopupPresentationState, to toState: PopupPresentationState
    ) -> UIView? { cover }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasOpened = true
    }

    public override func popupItemDidChange(_ popupItem: LNPopupItem?) { cover.image = popupItem?.image }
}

/// The tabs of the app. The bar is presented with a tap on a song.
public final class MusicController: UITabBarController, LNPopupPresentationDelegate, LNPopupBarDelegate {
    public let player = PlayerController()
    public let playlist = Playlist()
    public private(set) var events: [String] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        let tabs = [("Home", "house.fill"), ("Library", "square.stack.fill"), ("Search", "magnifyingglass")]
        viewControllers = tabs.enumerated().map { index, tab in
            let page = UIViewController()
            page.view.backgroundColor = .systemBackground
            page.tabBarItem = UITabBarItem(title: tab.0, image: UIImage(systemName: tab.1), tag: index)
            return page
        }
        popupPresentationDelegate = self
        popupInteractionStyle = .customizedSnap(percent: 0.25)
        popupContentView.popupCloseButtonStyle = .chevron
        popupContentView.popupCloseButton.accessibilityLabel = NSLocalizedString("Close the player", comment: "")
        popupBar.usesContentControllersAsDataSource = false
        popupBar.dataSource = playlist
        popupBar.delegate = self
        popupBar.progressViewStyle = .top
    }

    public func take(_ look: BarLook) {
        popupBar.barStyle = look.barStyle
        popupBar.tintColor = look.tintColor
        popupBar.standardAppearance = look.appearance
    }

    public func play(animated: Bool = true) {
        presentPopupBar(with: player, animated: animated) { [weak self] in self?.events.append("playing") }
    }

    public func popupPresentationControllerDidPresentPopupBar(_ controller: UIViewController, animated: Bool) {
        popupBar.popupItem?.progress = 0.35
    }

    public func popupPresentationController(
        _ controller: UIViewController, willOpenPopupWithContentController content: UIViewController, animated: Bool
    ) { events.append("opens") }

    public func popupPresentationController(
        _ controller: UIViewController, didClosePopupWithContentController content: UIViewController, animated: Bool
    ) { events.append("closed") }

    public func popupBar(_ popupBar: LNPopupBar, didDisplay popupItem: LNPopupItem, previous: LNPopupItem?) {
        events.append(popupItem.title ?? "")
    }
}
