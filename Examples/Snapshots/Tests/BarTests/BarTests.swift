import Testing
import VitrineTesting

/// Three snapshots of one bar.
@Suite(.snapshots()) struct BarTests {
    static func bar() throws -> PresentationScene {
        try PresentationScene(
            yaml: """
                vitrine: 1
                container:
                  content: { background: "#7DF67D" }
                  toolbar: { items: [Show, Hide] }
                popupBar: { barStyle: floating, popupItem: { title: A title, subtitle: A subtitle } }
                timeline:
                  - { at: 0.1s, tap: Show, then: { present: popupBar } }
                output: { crop: bottom 170pt, size: 172x68, fps: 10, duration: 1s, still: 1s }
                """)
    }

    @Test func still() throws { assertSnapshot(of: try Self.bar(), as: .image) }

    @Test func film() throws { assertSnapshot(of: try Self.bar(), as: .film) }

    @Test func accessibility() throws { assertSnapshot(of: try Self.bar(), as: .accessibility) }
}
