/// Names of SF Symbols that stand for Vitrine's own icons.
package enum SymbolNames {
    package static func icon(for symbol: String) -> String? { icons[symbol] }

    package static var all: [String] { icons.keys.sorted() }

    private static let icons: [String: String] = [
        "airplayaudio": "airplay", "airplayvideo": "airplay", "arrow.clockwise.circle": "arrow-circle",
        "arrow.triangle.2.circlepath": "rotate", "arrowtriangle.forward.fill": "triangle-forward",
        "arrowtriangle.right.fill": "triangle-forward", "backward": "backward", "backward.fill": "backward",
        "bubble.left": "speech", "bubble.left.fill": "speech", "camera": "camera-stack",
        "chevron.backward": "chevron-backward",
        "chevron.down": "chevron-down", "chevron.forward": "chevron-forward", "chevron.left": "chevron-backward",
        "chevron.right": "chevron-forward", "clock": "clock", "clock.fill": "clock", "desktopcomputer": "display",
        "dock.arrow.down.rectangle": "dock-arrow-down", "dock.arrow.up.rectangle": "dock-arrow-up", "flag.fill": "flag",
        "forward.fill": "forward", "gobackward": "rotate", "heart.fill": "heart", "house.fill": "house",
        "info.circle": "info", "info.circle.fill": "info", "ladybug": "bug", "ladybug.fill": "bug",
        "laptopcomputer": "laptop", "line.3.horizontal": "list-bullet", "list.bullet": "list-bullet",
        "location.circle": "compass",
        "mic": "microphone", "mic.fill": "microphone", "moon.fill": "moon", "multiply": "xmark",
        "music.note": "music-note",
        "music.note.house": "music-house", "music.note.house.fill": "music-house", "music.note.list": "list-badge",
        "music.quarternote.3": "music-notes", "pause.fill": "pause", "play.circle": "play-circle",
        "play.circle.fill": "play-circle", "play.fill": "play", "safari": "compass", "safari.fill": "compass",
        "scope": "crosshair",
        "sidebar.leading": "sidebar", "sidebar.left": "sidebar", "slider.horizontal.3": "sliders",
        "speaker.wave.2": "speaker",
        "speaker.wave.2.fill": "speaker", "speaker.wave.3.fill": "speaker", "square.and.arrow.up": "share",
        "square.grid.2x2": "square-grid", "square.grid.2x2.fill": "square-grid", "square.stack": "library",
        "square.stack.fill": "library", "stop.fill": "stop", "star.fill": "star-fill", "tree.fill": "tree",
    ]
}
