import Foundation
import Synchronization
import Testing
import VitrineEncoders
import VitrinePrimitives

@testable import VitrinePreview

@Suite struct PreviewServerTests {
    private let requests = RequestGuard(port: 8000)

    private func verdict(
        _ method: String = "GET", host: String? = "127.0.0.1:8000", origin: String? = nil, site: String? = nil,
        length: String? = nil, isChunked: Bool = false
    ) -> RequestGuard.Verdict {
        requests.verdict(
            method: method, host: host, origin: origin, site: site, length: length, isChunked: isChunked)
    }

    @Test(arguments: [
        nil, "evil.example", "evil.example:8000", "127.0.0.1", "127.0.0.1:80", "127.0.0.1.evil.example:8000",
        "[::1]:8000",
    ])
    func aForeignHostIsRefused(_ host: String?) { #expect(verdict(host: host) == .foreign) }

    @Test(arguments: ["127.0.0.1:8000", "localhost:8000", "LOCALHOST:8000"])
    func thePagesOwnHostIsAnswered(_ host: String) { #expect(verdict(host: host) == .allowed) }

    @Test(arguments: [
        "null", "https://127.0.0.1:8000", "http://evil.example", "http://127.0.0.1:8001",
        "http://127.0.0.1:8000.evil.example",
    ])
    func aForeignOriginIsRefused(_ origin: String) {
        #expect(verdict(origin: origin) == .foreign)
        #expect(verdict("POST", origin: origin, length: "2") == .foreign)
    }

    @Test func aChangeNeedsAnOriginAndABoundedBody() {
        let own = "http://localhost:8000"
        #expect(verdict("POST", length: "2") == .foreign)
        #expect(verdict("POST", origin: own, length: "2") == .allowed)
        #expect(verdict("POST", origin: own, site: "cross-site", length: "2") == .foreign)
        #expect(verdict("POST", origin: own) == .lengthMissing)
        #expect(verdict("POST", origin: own, length: "2", isChunked: true) == .lengthMissing)
        #expect(verdict("POST", origin: own, length: "-1") == .lengthMissing)
        #expect(verdict("POST", origin: own, length: "\(RequestGuard.mostBytes + 1)") == .tooLarge)
    }

    private static let scene = """
        # Kept.
        vitrine: 1
        device: iphone-8
        container: { toolbar: { items: [Save] } }
        popupBar:
          barStyle: floating
          popupItem: { title: A }
        output: { scale: 1 }

        """

    /// A scene file in a folder of its own, and a server of requests about it.
    private struct Fixture {
        let folder: URL
        let file: URL
        let handler: Handler

        init(describe: @escaping @Sendable (any Error) -> [String] = { ["\($0)"] }) throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            file = folder.appendingPathComponent("bar.yaml")
            try Data(PreviewServerTests.scene.utf8).write(to: file)
            handler = Handler(
                model: PreviewModel(PreviewSource(path: file.path), describe: describe),
                requests: RequestGuard(port: 8000), describe: describe)
        }

        var text: String { get throws { try String(contentsOf: file, encoding: .utf8) } }

        func get(_ path: String, _ query: [PageRequest.QueryItem] = []) async throws -> (code: Int, body: Data) {
            try await answer(
                PageRequest(method: "GET", path: path, query: query, headers: ["host": "localhost:8000"]))
        }

        func post(_ path: String, _ body: String) async throws -> (code: Int, body: Data) {
            let headers = [
                "host": "localhost:8000", "origin": "http://localhost:8000", "content-length": "\(body.utf8.count)",
            ]
            return try await answer(
                PageRequest(method: "POST", path: path, headers: headers, body: Array(body.utf8)))
        }

        func problems() async throws -> [String] {
            let object = try JSONSerialization.jsonObject(with: await get("/api/state").body) as? [String: Any]
            return object?["problems"] as? [String] ?? ["no answer"]
        }

        private func answer(_ request: PageRequest) async throws -> (code: Int, body: Data) {
            let response = await handler.response(to: request)
            return (response.code, response.body)
        }
    }

    @Test func aValueOfANamedElementIsShown() async throws {
        let fixture = try Fixture()
        defer { try? FileManager.default.removeItem(at: fixture.folder) }
        let named = PreviewServerTests.scene.replacingOccurrences(
            of: "container: {", with: "container: { content: { body: [{ label: Menu, name: menu }] },")
        try Data(named.utf8).write(to: fixture.file)
        _ = try await fixture.problems()
        func frame(_ item: PageRequest.QueryItem...) async throws -> (code: Int, body: Data) {
            try await fixture.get("/api/frame", item + [PageRequest.QueryItem(name: "scale", value: "0.2")])
        }
        let plain = try await frame()
        let hidden = try await frame(.init(name: ":container.content.body.menu.alpha", value: "0"))
        #expect(plain.code == 200 && hidden.code == 200 && plain.body != hidden.body)
        let unknown = try await frame(.init(name: ":container.content.body.meny.alpha", value: "0"))
        #expect(unknown.code == 422 && String(decoding: unknown.body, as: UTF8.self).contains("menu"))
    }

    @Test(arguments: [
        "/../bar.yaml", "/page.css/../../Package.swift", "/etc/passwd", "/bar.yaml", "//page.js", "/%2e%2e/x", "/api/",
    ])
    func onlyThePagesFilesAreServed(_ path: String) async throws {
        let fixture = try Fixture()
        defer { try? FileManager.default.removeItem(at: fixture.folder) }
        #expect(try await fixture.get(path).code == 404)
    }

    @Test func aFrameIsThePictureThatTheSceneGives() async throws {
        let fixture = try Fixture()
        defer { try? FileManager.default.removeItem(at: fixture.folder) }
        #expect(try await fixture.get("/api/state").code == 200)
        let answer = try await fixture.get(
            "/api/frame", [.init(name: "t", value: "0.2"), .init(name: "scale", value: "2")])
        let shown = try PNG.decode(Array(answer.body))
        let source = PreviewSource(path: fixture.file.path)
        let scene = try source.scene(of: source.read(), scale: { _ in 2 })
        #expect(shown == (try scene.renderer.bitmap(at: 0.2)))
        let dark = try await fixture.get(
            "/api/frame",
            [
                .init(name: "t", value: "0.2"), .init(name: "scale", value: "2"),
                .init(name: ":appearance", value: "dark"),
            ])
        #expect(try PNG.decode(Array(dark.body)) != shown)
    }

    @Test func aPictureThatIsWrittenWhileTheSceneIsReadIsReadAgain() async throws {
        let whole = Data(try PNG.encode(Bitmap(width: 2, height: 2)))
        let picture = Mutex<URL?>(nil)
        // Problems are described after reading, before the files are checked again.
        let fixture = try Fixture { error in
            picture.withLock { path in path.map { try? whole.write(to: $0) } }
            return ["\(error)"]
        }
        defer { try? FileManager.default.removeItem(at: fixture.folder) }
        let path = fixture.folder.appendingPathComponent("cover.png")
        try Data("no picture".utf8).write(to: path)
        picture.withLock { $0 = path }
        try Data(Self.scene.replacing("title: A", with: "title: A, image: cover.png").utf8).write(to: fixture.file)
        #expect(try await fixture.problems() != [])
        #expect(try await fixture.problems() == [])
    }

    @Test func anEditChangesItsLineOfTheFile() async throws {
        let fixture = try Fixture()
        defer { try? FileManager.default.removeItem(at: fixture.folder) }
        let answer = try await fixture.post("/api/edit", #"{"path": "popupBar.barStyle", "value": "compact"}"#)
        #expect(answer.code == 200)
        #expect(try fixture.text == Self.scene.replacing("barStyle: floating", with: "barStyle: compact"))
    }

    @Test func anIllegalEditIsExplainedAndLeavesTheFile() async throws {
        let fixture = try Fixture()
        defer { try? FileManager.default.removeItem(at: fixture.folder) }
        let answer = try await fixture.post("/api/edit", #"{"path": "popupBar.barStyle", "value": "floatng"}"#)
        #expect(answer.code == 422)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("floating"))
        #expect(try fixture.text == Self.scene)
        #expect(try await fixture.post("/api/edit", "{").code == 422)
    }

    private func member(_ name: String, of body: Data) throws -> String {
        let object = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
        return try #require(object[name] as? String)
    }

    private func json(_ members: [String: String]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
    }

    @Test func aTextThatWasMadeOfAnotherVersionIsRefusedWithBothVersions() async throws {
        let fixture = try Fixture()
        defer { try? FileManager.default.removeItem(at: fixture.folder) }
        let base = try member("textVersion", of: await fixture.get("/api/state").body)
        let saved = Self.scene.replacing("title: A", with: "title: Saved elsewhere")
        try Data(saved.utf8).write(to: fixture.file)
        for body in [
            try json(["text": "vitrine: 1\n", "base": base]),
            try json(["path": "popupBar.barStyle", "value": "compact", "base": base]),
        ] {
            let answer = try await fixture.post(body.contains("text") ? "/api/text" : "/api/edit", body)
            #expect(answer.code == 409)
            let conflict = try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: Any])
            let state = try #require(conflict["state"] as? [String: Any])
            #expect(conflict["base"] as? String == base)
            #expect(state["text"] as? String == saved && state["textVersion"] as? String != base)
            #expect(try fixture.text == saved)
        }
        // The parts of a text without a version are unknown.
        #expect(try await fixture.post("/api/text", try json(["text": "vitrine: 1\n"])).code == 422)
        #expect(try fixture.text == saved)
        let now = try member("textVersion", of: await fixture.get("/api/state").body)
        #expect(try await fixture.post("/api/text", try json(["text": Self.scene, "base": now])).code == 200)
        #expect(try fixture.text == Self.scene)
    }

    @Test func nothingThatAnEditorSavesUnderLoadIsLost() async throws {
        let fixture = try Fixture()
        defer { try? FileManager.default.removeItem(at: fixture.folder) }
        let edits = Task.detached {
            var count = 0
            while !Task.isCancelled {
                let style = count % 2 == 0 ? "compact" : "floating"
                let body = #"{"path": "popupBar.barStyle", "value": "\#(style)"}"#
                if try await fixture.post("/api/edit", body).code == 200 { count += 1 }
                // A task that never waits could keep all threads of the pool from the test that ends it.
                await Task.yield()
            }
            return count
        }
        for save in 1...30 {
            try AtomicFile.write(
                Array(Self.scene.replacing("title: A", with: "title: Save \(save)").utf8), to: fixture.file.path)
            try await Task.sleep(for: .milliseconds(10))
            #expect(try fixture.text.contains("title: Save \(save) "))
        }
        edits.cancel()
        #expect(try await edits.value > 0)
    }

    @Test func aFileThatCannotBeShownOrHasOtherLettersIsNotEdited() async throws {
        let fixture = try Fixture()
        defer { try? FileManager.default.removeItem(at: fixture.folder) }
        let edit = #"{"path": "popupBar.barStyle", "value": "compact"}"#
        for bytes in [
            Array("vitrine: 1\npopupBar: { barStyle: floating, titel: A }\n".utf8),
            Array("vitrine: 1\n# caf".utf8) + [0xE9] + Array("\npopupBar: { barStyle: floating }\n".utf8),
        ] {
            try Data(bytes).write(to: fixture.file)
            let base = try member("textVersion", of: await fixture.get("/api/state").body)
            #expect(try await fixture.post("/api/edit", edit).code == 422)
            if bytes.contains(0xE9) {
                #expect(
                    try await fixture.post("/api/text", try json(["text": "vitrine: 1\n", "base": base])).code == 422)
            }
            #expect(try [UInt8](Data(contentsOf: fixture.file)) == bytes)
        }
    }

    @Test func aDragBecomesAnEventOfTheTimeline() async throws {
        let fixture = try Fixture()
        defer { try? FileManager.default.removeItem(at: fixture.folder) }
        let body =
            #"{"position": 1.0, "samples": [{"t": 0, "x": 100, "y": 500}, {"t": 0.1, "x": 100, "y": 480}, {"t": 0.3, "x": 100, "y": 200}]}"#
        #expect(try await fixture.post("/api/gesture", body).code == 200)
        #expect(try fixture.text.hasPrefix(Self.scene))
        #expect(
            try fixture.text.contains(
                "- { at: 1s, drag: { x: 100, y: 500 }, path: [{ by: { x: 0, y: -20 }, duration: 0.1s, curve: linear }, { by: { x: 0, y: -280 }, duration: 0.2s, curve: linear }] }"
            ))
    }

    @Test func aDragBeginsAtTheTimeThatTheSceneShows() async throws {
        let fixture = try Fixture()
        defer { try? FileManager.default.removeItem(at: fixture.folder) }
        let scene = "vitrine: 1\noutput: { start: 1s, slowMotion: [{ from: 2s, to: 3s, speed: 0.5 }] }\n"
        try Data(scene.utf8).write(to: fixture.file)
        // The first second of the film shows one second of the scene, the next half a second.
        let body = #"{"position": 2.0, "samples": [{"t": 0, "x": 100, "y": 500}, {"t": 0.1, "x": 100, "y": 400}]}"#
        #expect(try await fixture.post("/api/gesture", body).code == 200)
        #expect(try fixture.text.contains("at: 2.5s, drag:"))
    }

    @Test func aBrokenFileIsExplainedUntilItIsMended() async throws {
        let fixture = try Fixture()
        defer { try? FileManager.default.removeItem(at: fixture.folder) }
        #expect(try await fixture.problems() == [])
        try Data("vitrine: 1\npopupBar: { barStyl: floating }\n".utf8).write(to: fixture.file)
        #expect(try await fixture.problems().joined().contains("barStyle"))
        try Data(Self.scene.utf8).write(to: fixture.file)
        #expect(try await fixture.problems() == [])
    }

    @Test func aLongPathOfAFingerIsSimplifiedWithinItsTolerance() throws {
        let samples = (0...600).map { i -> GestureText.Sample in
            let t = Double(i) / 240
            return .init(t: t, x: 200, y: 600 - 60 * t * t)
        }
        let event = try #require(GestureText.event(samples, at: 0.5, target: "popupBar"))
        #expect(event.hasPrefix("{ at: 0.5s, drag: \"popupBar\", path: ["))
        let count = event.split(separator: "by:").count - 1
        #expect(2...24 ~= count)
        #expect(GestureText.event([.init(t: 0, x: .nan, y: 0)], at: 0, target: nil) == nil)
        #expect(GestureText.event([.init(t: 1, x: 0, y: 0), .init(t: 0, x: 0, y: 0)], at: 0, target: nil) == nil)
    }
}
