import Testing
import VitrineKeyTestSupport
import VitrinePrimitives
import VitrineVocabulary

@testable import VitrineOverlays
@testable import VitrineStage

/// Every key of overlay containers has an effect: two scenes that differ only in it give two pictures.
struct KeyTests {
    /// A key, and two values that are compared in one scene.
    struct Row: Sendable, CustomTestStringConvertible {
        var key: String
        var before: ValueNode
        var after: ValueNode
        /// Further keys of the container in both scenes.
        var with: [(String, ValueNode)]
        var events: String
        var seconds: Double
        var testDescription: String { "\(key): \(after)" }

        init(
            _ key: String, _ before: ValueNode, _ after: ValueNode, with: [(String, ValueNode)] = [],
            events: String = "", at seconds: Double = 0
        ) {
            (self.key, self.before, self.after) = (key, before, after)
            (self.with, self.events, self.seconds) = (with, events, seconds)
        }
    }

    private static func film(_ row: Row, _ value: ValueNode) throws -> (container: OverlayContainer, picture: Bitmap) {
        let staged = try staged(row, value)
        return (staged.scene.overlayContainers["maps"] ?? OverlayContainer(), staged.picture(at: row.seconds))
    }

    private static func staged(_ row: Row, _ value: ValueNode) throws -> StagedScene {
        let text = scene(
            "notches: [25%, 50%, 75%]", timeline: row.events.isEmpty ? "" : "  - \(row.events)",
            top: "container: { statusBar: { time: '09:41' } }"
        ).replacing(
            "timeline:",
            with: """
                  outer:
                    notches: [80%]
                    presented: false
                    viewControllers: [{ name: outside, background: gray }]
                timeline:
                """)
        return try OverlayPictures(text) { scene in
            var container = scene.values.overlayContainers["maps"] ?? OverlayContainer()
            for (key, value) in row.with + [(row.key, value)] {
                Change<OverlayContainer>([(key, value)]).apply(to: &container)
            }
            scene.values.overlayContainers["maps"] = container
        }.staged
    }

    @Test(arguments: rows) func `an override and a set event are edits of the file`(_ row: Row) throws {
        let scenes = try [row.before, row.after].map { try Self.staged(row, $0).scene.node(Format()) }
        let picture = KeyPicture("overlayContainers.maps.\(row.key)", before: scenes[0], after: scenes[1])
        #expect(!picture.values.isEmpty)
        #expect(try KeyPicture.leads(picture.values, from: picture.before, to: picture.after))
        guard picture.isSettable else { return }
        let (isEqual, issues) = try KeyPicture.isSet(picture.values, from: picture.before, to: picture.after)
        #expect(isEqual && issues == [])
    }

    @Test(arguments: rows) func `a key is seen`(_ row: Row) throws {
        let (before, after) = (try Self.film(row, row.before), try Self.film(row, row.after))
        #expect(before.container != after.container)
        #expect(before.picture != after.picture)
    }

    /// Keys without an effect on pictures, with the reason.
    private static let unseen = [
        // Stiffness and damping follow from the response alone. Source: facts, overlay container, section 3.4.
        "animationController.mass"
    ]

    /// Keys that need events of their own, which `NavigationTests` and `ContainerTests` test.
    private static let shownElsewhere = ["pages", "libraryVersion"]

    @Test func `the mass is not seen`() throws {
        let row = Row(
            "animationController.mass", 1, 5, events: "{ at: 1s, move: maps, toNotchAt: 2 }", at: 1.1)
        #expect(try Self.film(row, row.before).picture == Self.film(row, row.after).picture)
    }

    @Test func `every key has a row`() {
        let covered = Set(Self.rows.map(\.key) + Self.unseen + Self.shownElsewhere)
        #expect(Self.keys(of: OverlayContainer.record).filter { !covered.contains($0) } == [])
    }

    /// Returns the paths of all keys without other keys. Contents have tables of their own.
    static func keys(of record: Record) -> [String] {
        record.keys().flatMap { key -> [String] in
            guard !["viewControllers", "pages"].contains(key.name), let inner = key.form.record else {
                return [key.name]
            }
            return keys(of: inner).map { "\(key.name).\($0)" }
        }
    }

    // MARK: Scenes

    /// Returns a drag of the header that rests at its end.
    private static func drag(_ distance: Double, in duration: Double = 0.3, on target: String = "maps.header") -> String
    {
        "{ at: 1s, drag: \(target), path: [{ by: { x: 0, y: \(distance) }, duration: \(duration)s, curve: linear },"
            + " { by: { x: 0, y: 0 }, duration: 1s }] }"
    }

    private static func flick(_ distance: Double) -> String {
        "{ at: 1s, drag: maps.header, path: [{ by: { x: 0, y: \(distance) }, duration: 0.1s, curve: linear }] }"
    }

    private static func controllers(_ view: [(String, ValueNode)]) -> ValueNode {
        ["search": .mapping(view)]
    }

    /// A sheet without a view that covers the dimmed area.
    private static let sheet: [(String, ValueNode)] = [
        ("sheetPresentation", true), ("viewControllers", ["ground": ["isHidden": true]]),
    ]
    private static let move = "{ at: 1s, move: maps, toNotchAt: 2 }"

    static let rows = containers + policies + sheets

    private static let containers: [Row] = [
        Row("style", "flexibleHeight", "rigid", events: drag(-600), at: 1.8),
        Row("notches", ["25%"], ["30%"]),
        Row("disabledNotches", [], [1], events: drag(-180), at: 4),
        Row("viewControllers", controllers([("background", "white")]), controllers([("background", "red")])),
        Row("drivingScrollView", "list", .null, events: drag(-150, on: "maps.list"), at: 1.8),
        Row("shouldStartDraggingOverlay", ["header"], [], events: drag(-150), at: 1.8),
        Row("in", .null, "outer"),
        Row("presented", true, false),
        Row("topAnchor", "superview", "safeArea"),
        Row(
            "leadingAnchor", "superview", "safeArea", with: [("width", 300)], events: "{ at: 0s, rotate: landscape }",
            at: 1),
        Row("width", 300, 200),
    ]

    private static let policies: [Row] = [
        Row("overlayTranslationFunction.factor", 0.5, 0.9, events: drag(-600), at: 1.8),
        Row("overlayTranslationFunction.bouncesAtMaximumHeight", true, false, events: drag(-600), at: 1.8),
        Row("overlayTranslationFunction.bouncesAtMinimumHeight", true, false, events: drag(100), at: 1.8),
        Row("overlayTargetNotchPolicy.minimumVelocity", 0, 10_000, events: flick(-40), at: 4),
        Row("overlayTargetNotchPolicy.minimumDuration", 0, 1, events: flick(-60), at: 4),
        Row("animationController.damping", 0.1, 1, events: flick(-300), at: 1.4),
        Row("animationController.response", 0.3, 1, events: move, at: 1.2),
    ]

    private static let sheets: [Row] = [
        Row("sheetPresentation.dimmingView.backgroundColor", "black", "red", with: sheet),
        Row("sheetPresentation.dimmingView.alpha", 0.1, 0.9, with: sheet),
        Row(
            "sheetPresentation.dimmingView.dismissedAlpha", 0, 0.2, with: sheet + [("presented", false)]),
        Row("sheetPresentation.dimmingView.minimumAlpha", 0.1, 0.5, with: sheet),
        Row("sheetPresentation.dimmingView.maximumAlpha", 0.1, 0.5, with: sheet, events: move, at: 4),
        Row(
            "sheetPresentation.dismissalPolicy.dismissingVelocity", 100, .null, with: sheet, events: flick(60), at: 4),
        Row(
            "sheetPresentation.dismissalPolicy.dismissingPosition.notch", 0, 1, with: sheet,
            events: "{ at: 1s, move: maps, toNotchAt: 0 }", at: 4),
        Row(
            "sheetPresentation.dismissalPolicy.dismissingPosition.translationHeight", 100, 300,
            with: sheet + [("sheetPresentation", ["dismissalPolicy": ["dismissingPosition": .null]])],
            events: "{ at: 1s, move: maps, toNotchAt: 0 }", at: 4),
        Row(
            "sheetPresentation.shouldDismissOnTap", true, false, with: sheet,
            events: "{ at: 1s, tap: { x: 187, y: 100 } }", at: 4),
    ]
}
