import Foundation
import Testing
import Vitrine
import VitrineEncoders

/// Shorthands for scenes in Swift, and for reading frames.
@Suite struct SwiftSceneTests {
    let workspace = try! Workspace()

    private static let yaml = """
        vitrine: 1
        device: iphone-16-pro
        container: { content: { background: systemIndigo }, toolbar: { items: [Present Bar, Dismiss Bar] } }
        popupBar:
          popupItem: { title: A, leadingBarButtonItems: [play], trailingBarButtonItems: [pause, forward] }
        timeline:
          - { at: 0.75s, tap: Present Bar, then: { present: popupBar } }
          - { at: 2s, present: popupBar, animated: false }
          - { at: 3s, open: popup }
          - { at: 4s, close: popup }
          - { at: 5s, dismiss: popupBar }
        output: { size: 40x87, fps: 10, duration: 1s }
        """

    private static func scene() -> PresentationScene {
        var scene = PresentationScene()
        scene.traits.device = .iPhone16Pro
        scene.container.content.background = .systemIndigo
        scene.container.dock = .toolbar(["Present Bar", "Dismiss Bar"])
        var item: PopupItem = "A"
        item.leadingBarButtonItems = ["play"]
        item.trailingBarButtonItems = ["pause", "forward"]
        scene.popupBar = PopupBar(popupItem: item)
        scene.timeline = [
            .tap("Present Bar", at: 0.75, then: .present("popupBar")), .present("popupBar", at: 2, animated: false),
            .open("popup", at: 3), .close("popup", at: 4), .dismiss("popupBar", at: 5),
        ]
        scene.output = Output(size: PixelSize(width: 40, height: 87), fps: 10, duration: 1)
        return scene
    }

    @Test func literalsGiveTheSceneOfASceneFile() throws {
        #expect(try PresentationScene(yaml: Self.yaml) == Self.scene())
    }

    @Test func sceneFilesAndTheirTextGiveTheSameScene() throws {
        try workspace.write(Self.yaml, to: "a.yaml")
        #expect(try PresentationScene(contentsOf: workspace.path + "/a.yaml") == PresentationScene(yaml: Self.yaml))
        #expect(try Renderer(yaml: Self.yaml).scene == Self.scene())
    }

    @Test func problemsOfATextHaveTheirPlaces() throws {
        let error = #expect(throws: VitrineError.self) {
            try PresentationScene(yaml: "vitrine: 1\ndevice: iphone-16-prp\n", fileName: "a.yaml")
        }
        guard case .scene(let issues)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(issues.issues.map(\.line) == [2])
        #expect(issues.issues.map(\.path) == ["device"])
        #expect(issues.issues.map(\.file) == ["a.yaml"])
    }

    @Test(arguments: [1, 2]) func framesAreThoseOfTheFolderOfFrames(_ threads: Int) throws {
        let renderer = try Renderer(Self.scene(), threads: threads)
        try renderer.write(to: workspace.path + "/frames/")
        let frames = try renderer.frames()
        #expect(frames.count == 10)
        #expect(Array(frames).map(\.index) == Array(0..<10))
        let times: [Double] = (0..<10).map { (frame: Int) in Double(frame) / 10 }
        #expect(frames.map(\.time) == times)
        for frame in frames {
            #expect(frame.bitmap == (try renderer.bitmap(at: frame.time)), "frame \(frame.index)")
            let file = try workspace.bytes("frames/000\(frame.index).png")
            #expect(try PNG.decode(file) == PNG.decode(frame.bitmap.png()))
        }
    }

    @Test func anIterationThatEndsEarlyLeavesTheNextOneWhole() throws {
        let frames = try Renderer(Self.scene()).frames()
        let whole = Array(frames)
        #expect(Array(frames.prefix(3)) == Array(whole.prefix(3)))
        #expect(Array(frames) == whole)
    }

    @Test func errorsNameWhatIsAtFault() throws {
        var scene = Self.scene()
        scene.popupBar?.popupItem.image = "none.png"
        #expect(fault { _ = try Renderer(scene) } == "scene 1")
        let renderer = try Renderer(Self.scene())
        #expect(fault { try renderer.write(to: "a.jpg") } == "argument a.jpg")
        #expect(
            fault { try renderer.write(to: workspace.path + "/none/a.png") } == "output \(workspace.path)/none/a.png")
        var small = renderer
        small.maximumGIFBytes = 10
        #expect(fault { _ = try small.gif() }?.hasPrefix("encoding ") == true)
        #expect(fault { _ = try PresentationScene(contentsOf: workspace.path + "/none.yaml") } == "scene 1")
    }

    /// Returns the case of a call's error, and its value or number of issues.
    private func fault(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch let error as VitrineError {
            #expect("\(error)" != "")
            return switch error {
            case .scene(let issues): "scene \(issues.issues.count)"
            case .asset(let details): "asset \(details.value ?? "")"
            case .argument(let details): "argument \(details.value ?? "")"
            case .output(let details): "output \(details.value ?? "")"
            case .encoding(let details): "encoding \(details.value ?? "")"
            }
        } catch {
            return "\(error)"
        }
    }
}
