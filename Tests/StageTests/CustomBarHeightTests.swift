import Testing
import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens

@testable import VitrineStage

/// The library lays out a custom bar again when its controller's preferred size changes, animated if the change is.
@Suite struct CustomBarHeightTests {
    private func heights(_ arguments: String) throws -> [Double] {
        let scene = try SceneParser.parse(
            """
            vitrine: 1
            popupBar: { customBar: { height: 60, label: Custom } }
            timeline: [{ at: 1s, set: { popupBar: { customBar: { height: 100 } } }\(arguments) }]
            """)
        let staged = try StagedScene(scene)
        let bar = try #require(
            staged.screen.presentation(PopupBarPresentation.name, as: PopupBarPresentation.self))
        return [0.99, 1, 1.25, 1.6].map { seconds in
            bar.layout(at: staged.screen.frame(at: seconds, in: staged.context)).frame.height
        }
    }

    @Test func `a custom bar has another height at once`() throws {
        #expect(try heights("") == [60, 100, 100, 100])
    }

    @Test func `a custom bar has another height after the duration of the change`() throws {
        let heights = try heights(", duration: 0.5s")
        #expect(heights[0] == 60 && heights[3] == 100)
        #expect(heights[2] > 70 && heights[2] < 90)
    }
}
