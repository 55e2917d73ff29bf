import Testing
import Vitrine
import VitrineLNPopupController
import VitrinePrimitives
import VitrineScreens
import VitrineStage

/// Scenes as files and as code that uses LNPopupController give the same bytes.
@Suite struct SameBytesTests {
    /// A scene in both forms.
    struct Pair: Sendable, CustomTestStringConvertible {
        let name: String
        /// The keys of both forms.
        var shared = ""
        /// The keys that the code replaces.
        let yaml: String
        let code: @Sendable (inout PresentationScene) -> Void

        var testDescription: String { name }
    }

    private static let output = "output: { scale: 0.5, fps: 20, duration: 2s }\n"

    static let pairs = bars + others

    @Test(arguments: pairs)
    func `a scene and the code for it give the same bytes`(_ pair: Pair) throws {
        let head = "vitrine: 1\n\(Self.output)\(pair.shared)"
        let file = try Renderer(try SceneParser.parse(head + pair.yaml)).gif()
        var scene = try SceneParser.parse(head)
        pair.code(&scene)
        #expect(try Renderer(scene).gif() == file)
    }

    @Test func `the ten scenes differ`() throws {
        let films = try Self.pairs.map { pair in
            try Renderer(try SceneParser.parse("vitrine: 1\n\(Self.output)\(pair.shared)\(pair.yaml)")).gif()
        }
        #expect(films.count >= 10 && Set(films).count == films.count)
    }
}
