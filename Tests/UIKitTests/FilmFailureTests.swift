import Testing
import VitrineUIKit

@testable import Vitrine

/// Programs with several films, one of which fails.
@Suite struct FilmFailureTests {
    private func film(tapping target: String?) throws -> Film {
        try Film(device: .iPhoneX, design: .legacy) { stage in
            stage.output = Output(scale: 0.25, fps: 5)
            let page = UIViewController()
            page.view.addSubview(UIVisualEffectView(effect: UIVisualEffect()))
            stage.show(page)
            if let target { stage.tap(target, at: 1) }
        }
    }

    @Test func `a film that cannot be made does not stop the others`() throws {
        #expect(throws: VitrineError.self) { try film(tapping: "nothing") }
        let catalog = try Films.$keepsFailures.withValue(true) {
            try FilmCatalog([
                "first": try film(tapping: nil), "broken": try film(tapping: "nothing"), "last": try film(tapping: nil),
            ])
        }
        #expect(catalog.names == ["first", "broken", "last"])
        #expect(catalog.failures.count == 1)
        #expect(catalog.failures[0].hasPrefix("broken: "))
        #expect(catalog.failures[0].contains("timeline[0].tap"))
        let broken = try #require(try catalog.film("broken") as? any RecordedFilm)
        #expect(throws: VitrineError.self) {
            try broken.replacing([], threads: 1, allowsOutsidePaths: false, fontPaths: [])
        }
        let last = try #require(try catalog.film("last") as? any RecordedFilm)
        #expect(last.failure == nil)
        _ = try last.renderer.bitmap(at: 0)
    }

    @Test func `messages are said once, in their order`() {
        #expect(Films.once(["b", "a", "b", "c", "a"]) == ["b", "a", "c"])
    }
}
