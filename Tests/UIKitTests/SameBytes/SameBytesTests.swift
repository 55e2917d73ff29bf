import Testing
import Vitrine
import VitrineScenes
import VitrineUIKit

/// A presentation as a scene file and as code of an app.
struct SameBytesCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// The keys of the scene file besides those that all share.
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

/// The frames of a film have the same pixels as those of the scene file with the same configuration.
@Suite struct SameBytesTests {
    @Test(arguments: SameBytesCase.panels) func panelsLookAsInTheirSceneFiles(_ one: SameBytesCase) throws {
        try check(one)
    }

    @Test(arguments: SameBytesCase.overlays) func overlaysLookAsInTheirSceneFiles(_ one: SameBytesCase) throws {
        try check(one)
    }

    @Test(arguments: SameBytesCase.cards) func cardsLookAsInTheirSceneFiles(_ one: SameBytesCase) throws {
        try check(one)
    }

    @Test(arguments: SameBytesCase.entries) func entriesLookAsInTheirSceneFiles(_ one: SameBytesCase) throws {
        try check(one)
    }

    /// The cases of a library show different things, so that equal frames mean something.
    @Test(arguments: [
        SameBytesCase.panels, SameBytesCase.overlays, SameBytesCase.cards, SameBytesCase.entries,
    ]) func casesOfALibraryDiffer(_ cases: [SameBytesCase]) throws {
        #expect(cases.count == 10)
        let frames = try cases.map { one in
            let renderer = try Renderer(one.scene())
            return try [0, 0.75, 1.5, 3].map { try renderer.bitmap(at: $0) }
        }
        for i in frames.indices {
            for j in frames.indices where i < j {
                #expect(frames[i] != frames[j], "\(cases[i].name) and \(cases[j].name)")
            }
        }
    }

    private func check(_ one: SameBytesCase) throws {
        let (expected, film) = (try Renderer(one.scene()).frames(), try one.film())
        let frames = try film.frames
        #expect(frames.count == expected.count)
        for (frame, other) in zip(frames, expected) where frame.bitmap != other.bitmap {
            Issue.record("the frame at \(frame.time) s differs")
        }
        #expect(film.warnings == [])
    }
}
