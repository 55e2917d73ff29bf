import Testing
import Vitrine
import VitrineStage
import VitrineTestSupport
import VitrineUIKit

/// A presentation as a scene file and as code of an app.
struct SameBytesCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// The keys of the scene file besides the common ones.
    let keys: String
    let build: @Sendable (FilmStage) -> Void

    init(_ name: String, _ keys: String, _ build: @escaping @Sendable (FilmStage) -> Void) {
        self.name = name
        self.keys = keys
        self.build = build
    }

    var testDescription: String { name }

    func scene() throws -> PresentationScene {
        let head = "vitrine: 1\ndevice: iphone-x\ndesign: legacy\noutput: { scale: 0.5, fps: 4, duration: 3s }\n"
        return try SceneParser.parse(head + keys)
    }

    func film() throws -> Film {
        var scene = PresentationScene()
        scene.traits.device = .iPhoneX
        scene.traits.design = .legacy
        scene.output = Output(scale: 0.5, fps: 4, duration: 3)
        return try Film(scene, build)
    }
}

/// The GIF of a film has the same bytes as that of the scene file with the same configuration.
@Suite struct SameBytesTests {
    @Test(arguments: SameBytesCase.panels) func panelsHaveTheBytesOfTheirSceneFiles(_ one: SameBytesCase) throws {
        try check(one)
    }

    @Test(arguments: SameBytesCase.overlays) func overlaysHaveTheBytesOfTheirSceneFiles(_ one: SameBytesCase) throws {
        try check(one)
    }

    @Test(arguments: SameBytesCase.cards) func cardsHaveTheBytesOfTheirSceneFiles(_ one: SameBytesCase) throws {
        try check(one)
    }

    @Test(arguments: SameBytesCase.entries) func entriesHaveTheBytesOfTheirSceneFiles(_ one: SameBytesCase) throws {
        try check(one)
    }

    /// The cases of a library are different films, so that equal bytes are significant.
    @Test(arguments: [
        Named("panels", SameBytesCase.panels), Named("overlays", SameBytesCase.overlays),
        Named("cards", SameBytesCase.cards), Named("entries", SameBytesCase.entries),
    ]) func casesOfALibraryDiffer(_ cases: Named<[SameBytesCase]>) throws {
        let films = try cases.value.map { try Renderer($0.scene()).gif() }
        #expect(films.count == 10 && Set(films).count == 10)
    }

    private func check(_ one: SameBytesCase) throws {
        let (expected, film) = (try Renderer(one.scene()), try one.film())
        #expect(film.warnings == [])
        let isSame = try film.renderer.gif() == expected.gif()
        #expect(isSame)
        guard !isSame else { return }
        for (frame, other) in zip(try film.frames, try expected.frames()) where frame.bitmap != other.bitmap {
            Issue.record("the frame at \(frame.time) s differs")
        }
    }
}
