import Testing
import VitrinePages
import VitrinePopupBar
import VitrinePrimitives
import VitrineSurfaces

@testable import VitrineScenes

/// Keys of the custom bar and of a page's annotations.
@Suite struct CustomBarParserTests {
    private static let full = """
        vitrine: 1
        container:
          annotations:
            - text: Old Ferry
              at: { x: 1, y: 2pt }
              angle: -31
              placement: below
              textAttributes: { kern: 1 }
              haloColor: white
              marker: { icon: tree, color: red, diameter: 20 }
            - { at: { x: 3, y: 4 }, marker: { icon: flag } }
        popupBar:
          barStyle: custom
          customBarWantsFullBarWidth: true
          customBar: { height: 70pt, searchField: { placeholder: P, text: T } }
        """

    @Test func everyKey() throws {
        let scene = try SceneParser.parse(Self.full)
        #expect(
            scene.container.annotations == [
                PageAnnotation(
                    text: "Old Ferry", at: Point(x: 1, y: 2), angle: -31, placement: .below,
                    textAttributes: LabelAttributes(kern: 1), haloColor: .white,
                    marker: .init(icon: "tree", color: Color(0xff0000), diameter: 20)),
                PageAnnotation(at: Point(x: 3, y: 4), marker: .init(icon: "flag", color: Color(0x34c759))),
            ])
        let bar = try #require(scene.popupBar)
        #expect(bar.barStyle == .custom && bar.customBarWantsFullBarWidth)
        #expect(bar.customBar == CustomPopupBar(height: 70, content: .searchField(.init(placeholder: "P", text: "T"))))
        let label = try SceneParser.parse("vitrine: 1\npopupBar: { customBar: { label: Hi } }")
        #expect(label.popupBar?.customBar == CustomPopupBar(height: 65, content: .label("Hi")))
        let empty = try SceneParser.parse("vitrine: 1\npopupBar: { customBar: { height: 50 } }")
        #expect(empty.popupBar?.customBar == CustomPopupBar(height: 50))
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
        (
            "popupBar: { customBar: { height: 19 } }",
            "popupBar.customBar.height: 19 is out of range; legal: 20...400 pt"
        ),
        ("popupBar: { customBar: { searchField: {}, label: x } }", "exclude each other"),
        ("popupBar: { customBar: { searchfield: {} } }", "did you mean \"searchField\""),
        ("popupBar: { customBar: { searchField: { hint: x } } }", "searchField.hint: unknown key"),
        ("popupBar: { customBarWantsFullBarWidth: 1 }", "expected true or false"),
        ("container: { annotations: [{ text: x }] }", "the key \"at\" is missing"),
        ("container: { annotations: [{ at: { x: 1 } }] }", "the key \"y\" is missing"),
        ("container: { annotations: [{ at: { x: 1, y: 99999 } }] }", "annotations[0].at.y: 99999 is out of range"),
        ("container: { annotations: [{ at: { x: 1, y: 1 }, angle: 361 }] }", "angle: 361 is out of range"),
        ("container: { annotations: [{ at: { x: 1, y: 1 }, placement: left }] }", "\"left\" is not a placement"),
        ("container: { annotations: [{ at: { x: 1, y: 1 }, marker: { color: red } }] }", "the key \"icon\" is missing"),
        (
            "container: { annotations: [{ at: { x: 1, y: 1 }, marker: { icon: a, diameter: 1 } }] }",
            "marker.diameter: 1 is out of range"
        ),
        (
            "container: { annotations: [{ at: { x: 1, y: 1 }, textAttributes: { kern: 500 } }] }",
            "textAttributes.kern: 500 is out of range"
        ),
    ])
    func clearErrors(_ text: String, _ wanted: String) {
        let found = issues(text)
        #expect(found.contains { $0.contains(wanted) }, "\(found)")
    }
}
