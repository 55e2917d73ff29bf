import Testing
import VitrinePrimitives
import VitrineScreens

@testable import VitrineScenes

/// Keys of frames and of accessibility.
@Suite struct FrameParserTests {
    private static let full = """
        vitrine: 1
        popupBar:
          popupItem:
            accessibilityLabel: L
            accessibilityHint: H
            accessibilityImageLabel: I
            accessibilityProgressLabel: P
            accessibilityProgressValue: V
        output:
          frame:
            size: { width: 1084, height: 1061pt }
            screen: { x: 639.5, y: 141, scale: 0.8 }
            background: ["#112233", black]
            title: { title: T, subtitle: S }
            inspector: { x: 57, y: 36, width: 519, height: 980, element: image, title: W }
          size: 200x200
        """

    @Test func everyKey() throws {
        let scene = try SceneParser.parse(Self.full)
        #expect(
            scene.output.frame
                == DeviceFrame(
                    size: Size(width: 1084, height: 1061), screen: .init(origin: Point(x: 639.5, y: 141), scale: 0.8),
                    background: [Color(0x112233), .black], title: .init(title: "T", subtitle: "S"),
                    inspector: .init(frame: Rect(x: 57, y: 36, width: 519, height: 980), element: .image, title: "W")))
        let item = try #require(scene.popupBar?.popupItem)
        #expect(item.accessibilityLabel == "L" && item.accessibilityHint == "H" && item.accessibilityImageLabel == "I")
        #expect(item.accessibilityProgressLabel == "P" && item.accessibilityProgressValue == "V")
        let short = try SceneParser.parse("vitrine: 1\noutput: { frame: device }")
        #expect(short.output.frame == DeviceFrame())
        let titled = try SceneParser.parse("vitrine: 1\noutput: { frame: { title: Mine, background: white } }")
        #expect(titled.output.frame == DeviceFrame(background: [.white], title: .init(title: "Mine")))
    }

    private func issues(_ text: String) -> [String] {
        do {
            _ = try SceneParser.parse("vitrine: 1\n" + text)
            return []
        } catch {
            return error.issues.map { "\($0.path): \($0.kind)" }
        }
    }

    @Test(arguments: [
        ("output: { frame: phone }", "\"phone\" is not a frame other than"),
        ("output: { frame: { colour: red } }", "output.frame.colour: unknown key"),
        ("output: { frame: { size: { width: 0, height: 5 } } }", "output.frame.size.width: 0 is out of range"),
        ("output: { frame: { size: { width: 5 } } }", "the key \"height\" is missing"),
        ("output: { frame: { screen: { x: 0, y: 0, scale: 5 } } }", "output.frame.screen.scale: 5 is out of range"),
        ("output: { frame: { screen: { x: 0 } } }", "the key \"y\" is missing"),
        ("output: { frame: { background: [] } }", "output.frame.background: 0 colours is out of range; legal: 1...16"),
        ("output: { frame: { background: [pinkish] } }", "output.frame.background[0]"),
        ("output: { frame: { title: { subtitle: S } } }", "the key \"title\" is missing"),
        (
            "popupBar: {}\noutput: { frame: { inspector: { x: 0, y: 0, width: 50, height: 200 } } }",
            "output.frame.inspector.width: 50 is out of range"
        ),
        (
            "output: { frame: { inspector: { x: 0, y: 0, width: 200, height: 200 } } }",
            "output.frame.inspector: needs a popupBar in the scene"
        ),
        (
            "popupBar: {}\noutput: { frame: { inspector: { x: 0, y: 0, width: 200, height: 200, element: button } } }",
            "\"button\" is not a part of the popup bar"
        ),
        ("output: { frame: { size: { width: 9000, height: 9000 } } }", "too large"),
        ("output: { frame: device, crop: { x: 5000, y: 0, width: 10, height: 10 } }", "a crop beside the screen"),
        ("popupBar: { item: { accessibilityLable: x } }", "did you mean \"accessibilityLabel\""),
    ])
    func clearErrors(_ text: String, _ wanted: String) {
        let found = issues(text)
        #expect(found.contains { $0.contains(wanted) }, "\(found)")
    }

    /// What is beyond the screen may be on the stage.
    @Test func cropsSpeakOfTheStage() throws {
        let crop = "{ x: 440, y: 0, width: 30, height: 30 }"
        #expect(!issues("output: { crop: \(crop) }").isEmpty)
        #expect(issues("output: { frame: device, crop: \(crop) }").isEmpty)
        let scene = try SceneParser.parse("vitrine: 1\noutput: { frame: device, crop: top 1000pt }")
        #expect(scene.output.stageSize(on: scene.environment).height > 1000)
    }
}
