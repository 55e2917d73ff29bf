import LNPopupController
import UIKit

public struct Song {
    public let title: String
    public let artist: String
    public let artwork: String
    /// In seconds.
    public let length: TimeInterval
    /// Behind the player while the song is played.
    let background: UIColor

    init(_ title: String, _ artist: String, _ picture: String, _ length: TimeInterval, _ background: Int) {
        self.title = title
        self.artist = artist
        artwork = "artwork/\(picture).png"
        self.length = length
        self.background = UIColor(
            red: CGFloat((background >> 16) & 0xFF) / 255, green: CGFloat((background >> 8) & 0xFF) / 255,
            blue: CGFloat(background & 0xFF) / 255, alpha: 1)
    }

    public static let all = [
        Song("Pine Needles", "The Late Ferries", "forest", 214, 0x24423A),
        Song("Rain on Tin", "Nora Vale", "rain", 187, 0x2C3E5C),
        Song("The Long Way Around the Bay, Recorded at Dusk", "Harbour Choir", "sunset", 305, 0x5A2E3C),
        Song("Lagoon", "Ida & the Tides", "lagoon", 243, 0x1D4F5E),
        Song("Front Row", "Paper Lions", "concert", 198, 0x432E5E),
        Song("Low Water", "The Late Ferries", "shore", 226, 0x4A4436),
        Song("Moorings", "Harbour Choir", "harbour", 251, 0x23405C),
        Song("Marginalia", "Nora Vale", "books", 172, 0x51352A),
        Song("Column", "Paper Lions", "column", 204, 0x3E4650),
    ]
}

extension TimeInterval {
    /// Minutes and seconds.
    var clock: String {
        let seconds = Int(self)
        return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }
}

/// The songs as items of the bar; a finger pages through them.
public final class Playlist: LNPopupBarDataSource {
    public let songs: [Song]
    private var items: [LNPopupItem] = []
    public private(set) var isPlaying = true
    /// Whether the bar is beside a minimized tab bar, where there is room for one button.
    var isInline = false {
        didSet { if isInline != oldValue { for item in items { updateButtons(of: item) } } }
    }

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

    public func song(of item: LNPopupItem?) -> Song? {
        item.flatMap { items.firstIndex(of: $0) }.map { songs[$0] }
    }

    private func updateButtons(of item: LNPopupItem) {
        let symbol = isPlaying ? "pause.fill" : "play.fill"
        let toggle = UIBarButtonItem(
            image: UIImage(systemName: symbol), primaryAction: UIAction { [weak self] _ in self?.toggle() })
        toggle.accessibilityLabel = isPlaying ? "Pause" : "Play"
        let next = UIBarButtonItem(systemItem: .fastForward, primaryAction: UIAction { _ in })
        next.accessibilityLabel = "Next"
        next.isEnabled = item !== items.last
        item.setTrailingBarButtonItems(isInline ? [toggle] : [toggle, next], animated: true)
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
