import Benchmark
import BenchmarkSupport
import Foundation
import VitrineStage

let benchmarks: @Sendable () -> Void = {
    timed("parse-yaml") {
        let text = scene(events: 3)
        return { blackHole(try? SceneParser.parse(text)) }
    }
    timed("parse-yaml-of-400-events") {
        let text = scene(events: 400)
        return { blackHole(try? SceneParser.parse(text)) }
    }
    timed("parse-json") {
        let text = """
            {"vitrine": 1, "container": {"toolbar": {"items": ["Show", "Hide"]}}, "popupBar": {"popupItem": {
            "title": "A title", "subtitle": "A subtitle", "trailingBarButtonItems": ["pause", "forward"]}},
            "timeline": [{"at": 0.1, "tap": "Show", "then": {"present": "popupBar"}}], "output": {"crop": "bottom 170pt"}}
            """
        return { blackHole(try? SceneParser.parse(text)) }
    }
    timed("display-list-of-a-moment", times: .kilo) {
        let staged = try StagedScene(try SceneParser.parse(scene(events: 1)))
        var tick = 0
        return {
            tick = (tick + 1) % 60
            blackHole(staged.displayList(at: Double(tick) / 60))
        }
    }
    for (family, file) in families {
        timed("parse-\(family)") {
            let text = try shipped(file)
            return { blackHole(try? SceneParser.parse(text)) }
        }
        // Fonts and pictures are loaded, and the events are recorded.
        timed("stage-\(family)") {
            let scene = try SceneParser.parse(shipped(file))
            return { blackHole(try? StagedScene(scene)) }
        }
        timed("display-list-of-\(family)") {
            let staged = try StagedScene(SceneParser.parse(shipped(file)))
            var frame = 0
            return {
                frame = (frame + 1) % 60
                blackHole(staged.displayList(at: Double(frame) / 20))
            }
        }
    }
}

/// A scene of the gallery for each family.
private let families = [
    ("popup-bar", "popup-bar/open_floating_popup"), ("cards", "card-presentation/CardPresentationController"),
    ("overlays", "overlay-container/maps"), ("panels", "floating-panel/stocks"), ("entries", "entry-kit/toasts"),
]

private func shipped(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("Assets/Scenes/\(name).yaml"), encoding: .utf8)
}

/// A scene that presents its bar, then changes its title as often as wanted.
private func scene(events: Int) -> String {
    let changes = (1..<max(2, events)).map {
        "  - { at: \($0)s, set: { popupBar: { popupItem: { title: Title \($0) } } } }"
    }
    return """
        vitrine: 1
        container:
          content: { background: "#7DF67D" }
          toolbar: { items: [Show, Hide] }
        popupBar:
          barStyle: floating
          popupItem: { title: A title, subtitle: A subtitle, trailingBarButtonItems: [pause, forward] }
        output: { crop: bottom 173.5pt, size: 414x167, fps: 50, duration: 2s }
        timeline:
          - { at: 0.1s, tap: Show, then: { present: popupBar } }
        \(events > 1 ? changes.joined(separator: "\n") : "")

        """
}
