import Testing
import VitrinePages
import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces

@testable import VitrineStage

/// A tint is inherited by everything in its owner, and by nothing around or beside it.
@Suite struct TintInheritanceTests {
    typealias Change = PictureChangeTests.Change

    private static let red = RGBColor(0xff0000)
    private static let button = Rect(x: 0, y: 300, width: 430, height: 80)

    private static func scene(_ design: Design, isOpen: Bool = false) throws -> PresentationScene {
        try SceneParser.parse(
            """
            vitrine: 1
            device: iphone-14-pro-max
            design: \(design == .glass ? "glass" : "legacy")
            container:
              navigationBar: { title: Home, trailingItems: [Edit] }
              tabBar: { items: [{ title: Listen, icon: star }, { title: Search, icon: magnifyingglass }] }
              content:
                body:
                  - stack:
                      axis: vertical
                      items: [{ button: One, name: one }, { slider: { value: 0.5 } }]
                    name: stack
                    frame: { x: 0, y: 300, width: 430, height: 80 }
            popupBar:
              popupItem: { title: Hello, progress: 0.5, trailingBarButtonItems: [pause] }
              progressViewStyle: bottom
              barStyle: floating
            popupContent: { open: \(isOpen), content: { body: [{ button: A popup button, placement: center }] } }
            output: { scale: 1 }
            """)
    }

    private static let changes: [(Design, Change)] = [
        (
            .glass,
            Change("the popup bar's", in: Rect(x: 21, y: 783, width: 388, height: 58)) { $0.popupBar?.tintColor = red }
        ),
        (
            .legacy,
            Change("the popup bar's", in: Rect(x: 12, y: 785, width: 406, height: 60)) { $0.popupBar?.tintColor = red }
        ),
        (
            .legacy,
            Change("a bar button's", in: Rect(x: 330, y: 40, width: 100, height: 70)) {
                $0.container.navigationBar?.trailingItems[0].tint = red
            }
        ),
        (.glass, Change("a stack's", in: button) { $0.container.content.body[0].tint = red }),
    ]

    @Test(arguments: changes) func `a tint stays in its owner`(_ design: Design, _ change: Change) throws {
        try PictureChangeTests().check(change, from: Self.scene(design))
    }

    @Test(arguments: [Design.glass, .legacy]) func `the tint of a popup bar is not that of its popup`(_ design: Design)
        throws
    {
        let scene = try Self.scene(design, isOpen: true)
        var tinted = scene
        tinted.popupBar?.tintColor = Self.red
        #expect(try StagedScene(scene).picture(at: 0) == StagedScene(tinted).picture(at: 0))
        tinted.traits.tintColor = Self.red
        #expect(try StagedScene(scene).picture(at: 0) != StagedScene(tinted).picture(at: 0))
    }

    @Test(arguments: [Design.glass, .legacy]) func `what has no tint of its own has the scene's`(_ design: Design)
        throws
    {
        var scene = try Self.scene(design)
        scene.traits.tintColor = Self.red
        let inherited = try StagedScene(scene).picture(at: 0)
        scene.popupBar?.tintColor = Self.red
        scene.changeTabs { $0.tintColor = Self.red }
        scene.container.content.body[0].tint = Self.red
        if design == .legacy { scene.container.navigationBar?.trailingItems[0].tint = Self.red }
        #expect(try StagedScene(scene).picture(at: 0) == inherited)
    }
}
