import Foundation
import Synchronization
import Testing
import Vitrine
import VitrinePrimitives
import VitrineStage
import VitrineSurfaces
import VitrineUIKit

/// The values that the code of a film has read.
private final class Seen {
    var widths: [CGFloat] = []
    var styles: [UIUserInterfaceStyle] = []
    var sizes: [CGFloat] = []
    var directions: [UIUserInterfaceLayoutDirection] = []
}

/// The names of notifications.
private final class Heard: Sendable {
    let names = Mutex<[Notification.Name]>([])
}

@Suite struct FilmTraitsTests {
    private func film(_ seen: Seen, _ change: @escaping (FilmStage) -> Void = { _ in }) throws -> Film {
        try Film(device: .iPhoneX) { stage in
            stage.output = Output(scale: 0.5, fps: 5, duration: 2)
            change(stage)
            let look = {
                seen.widths.append(UIScreen.main.bounds.width)
                seen.styles.append(UIScreen.main.traitCollection.userInterfaceStyle)
                seen.sizes.append(UIFont.preferredFont(forTextStyle: .body).pointSize)
                seen.directions.append(UIApplication.shared.userInterfaceLayoutDirection)
            }
            look()
            let page = UIViewController()
            // The view is at the right edge of every device.
            let view = UIView(frame: CGRect(x: page.view.bounds.width - 20, y: 0, width: 20, height: 200))
            view.backgroundColor = UIScreen.main.traitCollection.userInterfaceStyle == .dark ? .red : .blue
            page.view.addSubview(view)
            stage.show(page)
            stage.perform(at: 1) { look() }
        }
    }

    private func replacing(_ film: Film, _ values: [(SceneOverride.Key, String)]) throws -> Film {
        let other = try film.replacing(
            values.map { try SceneOverride(checking: $0.0, $0.1) }, threads: 1, allowsOutsidePaths: false,
            fontPaths: [])
        return try #require(other as? Film)
    }

    @Test func `values in place of the film's are those that its code sees`() throws {
        let seen = Seen()
        let own = try film(seen)
        #expect(seen.widths == [375, 375])
        let other = try replacing(
            own,
            [
                (.device, "ipad-pro-11"), (.appearance, "dark"), (.textSize, "xxxLarge"),
                (.direction, "rtl"),
            ])
        #expect(seen.widths.suffix(2) == [834, 834])
        #expect(seen.styles.suffix(2) == [.dark, .dark])
        #expect(seen.sizes.suffix(2) == [23, 23] && seen.sizes[0] == 17)
        #expect(seen.directions.suffix(2) == [.rightToLeft, .rightToLeft])
        let bitmap = try other.image(at: 0)
        #expect(bitmap.width == 417)
        let pixel = bitmap[bitmap.width - 5, 20]
        #expect(pixel.red > 200 && pixel.blue < 60)
        let before = try own.image(at: 0)
        #expect(before[before.width - 5, 20].blue > 200)
    }

    @Test func `code sees the traits that it has set before`() throws {
        let seen = Seen()
        let film = try film(seen) { $0.traits.appearance = .dark }
        #expect(seen.styles == [.dark, .dark])
        // A value of the command takes precedence.
        _ = try replacing(film, [(.appearance, "light")])
        #expect(seen.styles.suffix(2) == [.light, .light])
    }

    @Test func `code sees traits that change while the film is recorded`() throws {
        let seen = Seen()
        _ = try film(seen) { stage in stage.play(.set(["appearance": "dark"], at: 0.5), .rotate(.landscape, at: 0.6)) }
        #expect(seen.styles == [.light, .dark])
        #expect(seen.widths == [375, 812])
    }

    @Test func `code sees the settings of accessibility, and hears of their changes`() throws {
        typealias Settings = [Bool]
        func settings() -> Settings {
            [
                UIAccessibility.isReduceTransparencyEnabled, UIAccessibility.isDarkerSystemColorsEnabled,
                UIAccessibility.isBoldTextEnabled, UIAccessibility.isReduceMotionEnabled,
                UIAccessibility.prefersCrossFadeTransitions,
                UIScreen.main.traitCollection.accessibilityContrast == .high,
                UIScreen.main.traitCollection.legibilityWeight == .bold,
            ]
        }
        final class Page: UIViewController {
            var previous: [UITraitCollection?] = []
            override func traitCollectionDidChange(_ traits: UITraitCollection?) { previous.append(traits) }
        }
        let names = [
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            UIAccessibility.boldTextStatusDidChangeNotification,
            UIAccessibility.reduceMotionStatusDidChangeNotification,
        ]
        var (seen, pages): ([Settings], [Page]) = ([], [])
        let heard = Heard()
        _ = try Film(device: .iPhoneX) { stage in
            stage.output = Output(scale: 0.25, fps: 5, duration: 2)
            let page = Page()
            pages.append(page)
            stage.show(page)
            for name in names {
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    heard.names.withLock { $0.append(note.name) }
                }
            }
            stage.perform(at: 0.2) { seen.append(settings()) }
            stage.play(
                .set(
                    ["reduceTransparency": true, "increaseContrast": true, "boldText": true, "reduceMotion": true],
                    at: 0.5))
            stage.perform(at: 1) { seen.append(settings()) }
        }
        #expect(seen.suffix(2) == [Array(repeating: false, count: 7), [true, true, true, true, false, true, true]])
        #expect(Set(names).isSubset(of: heard.names.withLock { $0 }))
        #expect(pages.last?.previous.compactMap { $0?.legibilityWeight } == [.regular])
    }

    @Test func `a label is as wide as its heavier text`() throws {
        func width(_ boldText: Bool) -> CGFloat {
            var width: CGFloat = 0
            var scene = PresentationScene()
            scene.traits.boldText = boldText
            scene.simulate {
                let label = UILabel()
                label.text = "A label of some length"
                width = label.intrinsicContentSize.width
            }
            return width
        }
        #expect(width(true) > width(false) + 2)
    }

    @Test func `another rendering runs the code with new objects`() throws {
        var runs = 0
        let film = try Film(device: .iPhoneX) { stage in
            runs += 1
            stage.output = Output(scale: 0.25, fps: 5, duration: 2)
            let page = UIViewController()
            page.view.backgroundColor = .white
            stage.show(page)
            stage.perform(at: 1) { page.view.backgroundColor = .red }
        }
        let other = try replacing(film, [(.scale, "0.5")])
        #expect(runs == 2)
        for one in [film, other] {
            #expect(try one.image(at: 0.5)[40, 40].green == 255)
            #expect(try one.image(at: 1.5)[40, 40].green < 90)
        }
    }
}
