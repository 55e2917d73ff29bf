import Foundation
import Testing
import VitrineScreens

@testable import VitrineStage
@testable import VitrineVocabulary

@Suite struct SceneSourceTests {
    private func canonical(_ text: String) throws -> String {
        let path = NSTemporaryDirectory() + "/scene-\(UUID().uuidString).yaml"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let source = try SceneSource(path: path)
        #expect(try source.scene == SceneFile.load(path: path))
        return String(decoding: source.canonical, as: UTF8.self)
    }

    @Test func whatIsWrittenDown() throws {
        #expect(try canonical("vitrine: 1\n") == "{7=vitrine1=1}")
        let scene = "vitrine: 1\noutput: { fps: 10 }\ncontainer: { toolbar: { items: [Show, 'Hide it'] } }"
        #expect(
            try canonical(scene)
                == "{9=container{7=toolbar{5=items[4=Show7'Hide it]}}6=output{3=fps2=10}7=vitrine1=1}")
    }

    @Test(arguments: [
        "{vitrine: 1, output: {fps: 10, loop: 2}}", "output:\n  loop: 2 # a comment\n  fps: 10\n\nvitrine: 1\n",
        "vitrine:   1\noutput: &a { loop: 2, fps: 10 }\n", "---\nvitrine: 1\noutput: {\n  fps: 10,\n  loop: 2 }\n...\n",
        "\u{FEFF}vitrine: 1\r\noutput:\r\n  fps: 10\r\n  loop: 2\r\n",
    ])
    func sameSense(_ text: String) throws {
        #expect(try canonical(text) == canonical("vitrine: 1\noutput: { fps: 10, loop: 2 }\n"))
    }

    /// Every other value, key or order of a list gives another text.
    @Test func otherSense() throws {
        let texts = try [
            "vitrine: 1", "vitrine: 1\noutput: {}", "vitrine: 1\noutput: { fps: 10 }",
            "vitrine: 1\noutput: { fps: 11 }",
            "vitrine: 1\noutput: { loop: 10 }", "vitrine: 1\ncontainer: { toolbar: { items: [a, b] } }",
            "vitrine: 1\ncontainer: { toolbar: { items: [b, a] } }",
            "vitrine: 1\ncontainer: { toolbar: { items: ['a,b'] } }",
            "vitrine: 1\ncontainer: { toolbar: { items: [ab] } }",
        ].map(canonical)
        #expect(Set(texts).count == texts.count)
    }

    @Test(arguments: [
        ("bar.yaml", "bar.yaml", "."), ("a/b/bar.yaml", "bar.yaml", "a/b/"), ("/bar.yaml", "bar.yaml", "/"),
    ])
    func filesHaveANameAndAFolder(_ path: String, _ name: String, _ folder: String) throws {
        let source = try SceneSource(path: path, bytes: Array("vitrine: 1\n".utf8))
        #expect(source.name == name && source.folder == folder)
    }

    @Test(arguments: ["-", "/dev/stdin", "/dev/fd/63", "/proc/self/fd/0"])
    func pipesBelongToTheCurrentFolder(_ path: String) throws {
        let source = try SceneSource(path: path, bytes: Array("vitrine: 1\n".utf8))
        #expect(source.name == "stdin" && source.folder == ".")
    }

    /// A tag specifies the type of the following value.
    @Test(arguments: [
        ("!!null 1", "expected nothing, found \"1\""), ("!!bool 1", "expected true or false, found \"1\""),
        ("!!int one", "expected a number, found \"one\""), ("!!float one", "expected a number, found \"one\""),
    ])
    func aTagOfAnotherKindIsRefused(_ value: String, _ message: String) throws {
        do {
            _ = try SceneParser.parse("vitrine: \(value)\n")
            Issue.record("\(value) was read")
        } catch {
            #expect(error.issues.map(\.kind.description) == [message])
        }
        #expect(try SceneParser.parse("vitrine: !!int 1\n") == PresentationScene())
    }

    @Test func errorsNameTheFile() throws {
        do {
            _ = try SceneSource(path: "nowhere.yaml")
            Issue.record("it was read")
        } catch {
            #expect(error.issues.map(\.description) == ["nowhere.yaml: no such file"])
        }
    }
}
