import Testing
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrineStage

/// Followed values, variations, the focus and typing, in whole scenes.
@Suite struct SceneVerbTests {
    private func issues(_ yaml: String) -> [String] {
        do throws(SceneIssues) {
            _ = try SceneParser.parse(yaml)
            return []
        } catch {
            return error.issues.map(\.description)
        }
    }

    /// Returns the red, green and blue of a pixel at 1x.
    private func color(_ staged: StagedScene, _ x: Int, _ y: Int, at seconds: Double) -> [UInt32] {
        let pixel = staged.still(at: seconds).picture(at: seconds)[x, y]
        return [pixel.red, pixel.green, pixel.blue]
    }

    // MARK: Following

    private let following = """
        vitrine: 1
        device: iphone-8
        container:
          content:
            background: white
            body:
              - shape: { fill: black }
                name: dim
                frame: { x: 0, y: 0, width: 100, height: 100 }
                alpha: { follows: popupBar.popupPresentationState, values: { barHidden: 0, barPresented: 1, open: 0.5 }, duration: 0.4s }
              - shape: { fill: black }
                frame: { x: 200, y: 0, width: 100, height: 100 }
                alpha: { follows: popupBar.openness, values: { 0: 1, 1: 0 } }
        popupBar: { popupItem: { title: T } }
        timeline:
          - { at: 1s, present: popupBar }
        output: { scale: 1 }
        """

    @Test func `an element follows a value of a presentation in a picture`() throws {
        let scene = try SceneParser.parse(following)
        #expect(try SceneParser.parse(scene.yaml) == scene)
        let staged = try StagedScene(scene)
        #expect(color(staged, 50, 50, at: 0.9) == [255, 255, 255])
        let middle = color(staged, 50, 50, at: 1.2)[0]
        #expect((126...129).contains(middle))
        #expect(color(staged, 50, 50, at: 1.4) == [0, 0, 0])
        #expect(color(staged, 250, 50, at: 3) == [0, 0, 0])
        // Frames may be requested in any order, and again.
        #expect(color(staged, 50, 50, at: 0.9) == [255, 255, 255])
    }

    @Test func `a scene lasts until its followers rest`() throws {
        let long = following.replacing("duration: 0.4s", with: "duration: 9s")
        #expect(try StagedScene(SceneParser.parse(long)).settled >= 10)
        #expect(try StagedScene(SceneParser.parse(following)).settled < 9)
    }

    @Test func `set ends following`() throws {
        let text = following.replacing(
            "timeline:",
            with: "timeline:\n  - { at: 0.5s, set: { container: { content: { body: { dim: { alpha: 0.2 } } } } } }")
        let staged = try StagedScene(SceneParser.parse(text))
        #expect(color(staged, 50, 50, at: 2) == [204, 204, 204])
    }

    @Test func `a presentation, a value and a level that are not there are reported with their places`() {
        let found = issues(
            following.replacing("popupBar.openness", with: "popupBar.opennes").replacing(
                "barHidden: 0", with: "barHiden: 0"))
        #expect(found.count == 2)
        #expect(found[0].contains(":11:") == false && found[0].contains("did you mean \"barHidden\"?"))
        #expect(found[1].contains("did you mean \"popupBar.openness\"?"))
        #expect(found.allSatisfy { $0.hasPrefix("scene:") })
        #expect(issues(following.replacing("{ 0: 1, 1: 0 }", with: "{ a: 1 }"))[0].contains("is not a number"))
        #expect(issues(following.replacing("{ 0: 1, 1: 0 }", with: "{ 0: 7 }"))[0].contains("0...1"))
        let names = "{ barHidden: 0, barPresented: 1, open: 0.5 }"
        #expect(issues(following.replacing("values: \(names), ", with: ""))[0].contains("needs a number for each of"))
    }

    // MARK: Output

    @Test func `a background lies beside corners of the radius that the output names`() throws {
        let text = """
            vitrine: 1
            device: iphone-8
            container: { content: { background: "#00FF00" } }
            output: { scale: 1, background: "#FF0000", cornerRadius: 40 }
            """
        func corner(_ yaml: String, _ x: Int, _ y: Int) throws -> [UInt32] {
            color(try StagedScene(SceneParser.parse(yaml)), x, y, at: 0)
        }
        // A phone with a home button has no round corners of its own.
        #expect(try corner(text, 2, 2) == [255, 0, 0] && corner(text, 372, 664) == [255, 0, 0])
        #expect(try corner(text, 40, 40) == [0, 255, 0])
        let square = text.replacing(", cornerRadius: 40", with: "")
        #expect(try corner(square, 2, 2) == [0, 255, 0])
        #expect(issues(text.replacing("Radius: 40", with: "Radius: -1"))[0].contains("0...200"))
    }

    // MARK: Variations

    private let varied = """
        vitrine: 1
        device: iphone-8
        container: { content: { background: "#00FF00" } }
        variations:
          - { when: { verticalSizeClass: compact }, set: { container: { content: { background: "#FF0000" } } } }
          - { when: { appearance: dark }, set: { container: { content: { background: "#0000FF" } } } }
        timeline:
          - { at: 1s, rotate: landscape, animated: false }
          - { at: 2s, set: { appearance: dark } }
          - { at: 3s, rotate: portrait, animated: false }
          - { at: 4s, set: { appearance: light } }
        output: { scale: 1 }
        """

    private func backgrounds(_ yaml: String, at times: [Double]) throws -> [[UInt32]] {
        let scene = try SceneParser.parse(yaml)
        #expect(try SceneParser.parse(scene.yaml) == scene)
        let staged = try StagedScene(scene)
        return times.map { color(staged, 187, 333, at: $0) }
    }

    @Test func `variations hold while the traits do, later ones first, and are undone`() throws {
        let (green, red, blue): ([UInt32], [UInt32], [UInt32]) = ([0, 255, 0], [255, 0, 0], [0, 0, 255])
        #expect(try backgrounds(varied, at: [0.5, 1.5, 2.5, 3.5, 4.5]) == [green, red, blue, blue, green])
        let turned = varied.replacing("device: iphone-8", with: "device: iphone-8\norientation: landscape")
            .replacing("- { at: 1s, rotate: landscape, animated: false }", with: "- { at: 1s, wait: 0 }")
        #expect(try backgrounds(turned, at: [0.5, 3.5, 4.5])[0] == red)
        #expect(try backgrounds(turned, at: [4.5])[0] == green)
    }

    @Test func `what is set meanwhile is there when a variation is undone`() throws {
        let text = varied.replacing(
            "  - { at: 2s, set: { appearance: dark } }",
            with: "  - { at: 2s, set: { container: { content: { background: \"#FFFF00\" } } } }")
        #expect(try backgrounds(text, at: [1.5, 2.5, 3.5]) == [[255, 0, 0], [255, 255, 0], [255, 255, 0]])
    }

    @Test func `variations have conditions, and set no traits`() {
        let text = """
            vitrine: 1
            variations:
              - { when: {}, set: { appearance: dark } }
              - { when: { verticalSizeClass: compac }, set: { containr: {} } }
              - { when: { appearance: dark } }
            """
        let found = issues(text)
        for part in [
            "variations[0].set.appearance", "did you mean \"compact\"?", "did you mean \"container\"?",
            "variations[2]: the key \"set\" is missing",
        ] {
            #expect(found.contains { $0.contains(part) }, "\(part): \(found)")
        }
    }

    @Test(arguments: Device.all.map { Named($0.id, $0) })
    func `size classes are those of the device tables`(device: Named<Device>) {
        let device = device.value
        var traits = Traits(device: device)
        #expect(traits.verticalSizeClass == .regular)
        #expect(traits.horizontalSizeClass == (device.idiom != .phone ? .regular : .compact))
        traits.orientation = .landscape
        #expect(traits.verticalSizeClass == (device.idiom != .phone ? .regular : .compact))
        let isLarge =
            ["max", "plus", "air"].contains { device.id.hasSuffix($0) } || device == .iPhone11
            || device.idiom != .phone
        #expect(traits.horizontalSizeClass == (isLarge ? .regular : .compact))
    }

    // MARK: Focus and typing

    private let typing = """
        vitrine: 1
        device: iphone-8
        container:
          content:
            body: [{ textField: Name, name: field }, { textField: City, name: city }]
        timeline:
          - { at: 1s, type: Anna, into: container.field, interval: 0.5s, then: { focus: city } }
          - { at: 4s, type: "!", into: field, then: { focus: none } }
        """

    @Test func `letters come one by one, and what follows comes after the last`() throws {
        let scene = try SceneParser.parse(typing)
        #expect(try SceneParser.parse(scene.yaml) == scene)
        let (screen, _) = try scene.staged()
        let content = screen.host.content
        func text(_ seconds: Double) -> String? { content.state.moment(at: seconds).text(of: "field") }
        #expect(text(0.9) == nil || text(0.9) == "")
        for (seconds, typed) in [(1.1, "A"), (1.6, "An"), (2.1, "Ann"), (2.6, "Anna"), (3.9, "Anna"), (4.1, "Anna!")] {
            #expect(text(seconds) == typed)
        }
        #expect(content.state.focus(in: content.content.last, at: 0.5) == nil)
        #expect(content.state.focus(in: content.content.last, at: 2) == "field")
        #expect(content.state.focus(in: content.content.last, at: 3) == "city")
        #expect(content.state.focus(in: content.content.last, at: 5) == nil)
    }

    @Test func `an event without a time comes after the last letter`() throws {
        let scene = try SceneParser.parse(typing.replacing("{ at: 4s, type", with: "{ type"))
        #expect(scene.timeline[1].at == 2.5)
    }

    @Test func `fields that are not there are reported`() {
        #expect(
            issues(typing.replacing("into: field", with: "into: fild")).contains {
                $0.contains("did you mean \"field\"?")
            })
        #expect(
            issues(typing.replacing("focus: city", with: "focus: cty")).contains {
                $0.contains("did you mean \"city\"?")
            })
        #expect(issues(typing.replacing(", into: field", with: "")).contains { $0.contains("into") })
        #expect(issues("vitrine: 1\ntimeline: [{ at: 0s, focus: a }]").contains { $0.contains("needs a textField") })
        #expect(issues("vitrine: 1\ntimeline: [{ at: 0s, focus: none }]") == [])
    }

    // MARK: Texts

    @Test func `a control character in a Swift scene is refused as in a file`() {
        var scene = PresentationScene.toolbar()
        scene.popupBar?.popupItem.title = "A\u{0}B"
        #expect(scene.validate().map(\.kind) == [.controlCharacter(0)])
        scene.popupBar?.popupItem.title = "A\n\tB"
        #expect(scene.validate() == [])
    }
}
