import Foundation
import Testing
import Vitrine
import VitrineEncoders
import VitrinePresentation
import VitrineStage
import VitrineVocabulary

/// The public renderer, used from Swift.
@Suite struct RendererTests {
    let workspace = try! Workspace()

    private func isScene(_ error: VitrineError) -> Bool {
        if case .scene(let issues) = error { !issues.issues.isEmpty } else { false }
    }

    @Test func valuesOfASceneInSwiftAreChecked() throws {
        for change: (inout PresentationScene) -> Void in [
            { $0.output.fps = 0 }, { $0.output.fps = .nan }, { $0.output.size = PixelSize(width: -1, height: 5) },
            { $0.output.size = PixelSize(width: .max, height: .max) }, { $0.output.scale = .infinity },
            { $0.output.crop = .rect(SceneRect(x: 0, y: 0, width: -.infinity, height: .nan)) },
            { $0.output.still = .at(.infinity) }, { $0.output.duration = -1 }, { $0.output.loop = -1 },
            { $0.timeline = [.wait(1, at: .nan)] },
            { $0.popupBar = PopupBar(popupItem: PopupItem(progress: .nan)) },
        ] {
            var scene = PresentationScene()
            change(&scene)
            let error = #expect(throws: VitrineError.self) { try Renderer(scene) }
            #expect(error.map(isScene) == true, "\(String(describing: error))")
        }
    }

    @Test(arguments: [-1, 3601, .nan, .infinity, -.infinity, 1e300]) func momentsOutOfRange(_ seconds: Double) throws {
        let renderer = try Renderer(PresentationScene(output: Output(size: PixelSize(width: 10, height: 20))))
        for attempt in [
            { _ = try renderer.bitmap(at: seconds) }, { _ = try renderer.png(at: seconds) },
            { try renderer.write(to: workspace.path + "/a.png", at: seconds) },
        ] as [() throws -> Void] {
            let error = #expect(throws: VitrineError.self, performing: attempt)
            guard case .argument(let details)? = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(details.value == "\(seconds)")
            #expect(details.message.contains("0.0...3600.0"))
        }
        #expect(workspace.contents == [])
    }

    @Test func animationsThatAreTooLong() throws {
        let longest = PresentationScene(output: Output(size: PixelSize(width: 1, height: 2), fps: 120, duration: 600))
        #expect(#expect(throws: VitrineError.self) { try Renderer(longest) }.map(isScene) == true)
        // The scene has no duration of its own, so that only the events determine its length.
        let late = TimelineEvent.wait(1, at: 600)
        let endless = PresentationScene(
            timeline: [late], output: Output(size: PixelSize(width: 1, height: 2), fps: 120))
        let renderer = try Renderer(endless)
        let error = #expect(throws: VitrineError.self) { try renderer.write(to: workspace.path + "/frames/") }
        guard case .output? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(workspace.contents == [])
    }

    @Test func foldersTakeMoreFramesASecondThanGIFs() throws {
        let scene = PresentationScene(output: Output(size: PixelSize(width: 4, height: 8), fps: 100, duration: 0.1))
        let files = try Renderer(scene).write(to: [workspace.path + "/a.gif", workspace.path + "/b/"])
        // Nothing moves, so the GIF shows all five as one.
        #expect(files.map(\.frames) == [1, 10] && files.map(\.renderedFrames) == [5, nil])
        #expect(workspace.contents == ["a.gif", "b"] + (0..<10).map { "b/000\($0).png" })
    }

    @Test func progressCountsEveryFrameOnce() throws {
        let scene = PresentationScene(output: Output(size: PixelSize(width: 4, height: 8), fps: 100, duration: 0.1))
        var told: [Int] = []
        try Renderer(scene).write(to: [workspace.path + "/a.gif", workspace.path + "/b/"]) { done, total in
            #expect(total == 15)
            told.append(done)
        }
        #expect(told == Array(1...15))
    }

    @Test func formatsByPath() throws {
        try workspace.write("", to: "folder.gif/x")
        let cases: [(String, OutputFormat?)] = [
            ("a.png", .png), ("a.PNG", .png), ("a.b.gif", .gif), ("a/", .frames), ("a.gif/", .frames), ("a", nil),
            ("a.jpg", nil), ("a.png/b", nil), (".", .frames), (workspace.path, .frames), ("", nil),
            (workspace.path + "/folder.gif", .frames),
        ]
        for (path, format) in cases { #expect(OutputFormat(path: path) == format, "\(path)") }
    }

    @Test func checksumsAgreeWithTheSystems() throws {
        let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(SHA256.hexadecimal(of: Array("abc".utf8)) == known)
        guard let oracle = Program.sha256sum else { return }
        for count in [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1000, 65_537] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 5) }
            try workspace.write(bytes, to: "bytes")
            let sum = try oracle.run(["bytes"], in: workspace.path).output.prefix(64)
            #expect(SHA256.hexadecimal(of: bytes) == sum, "\(count)")
        }
    }
}
