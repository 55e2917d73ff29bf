import Testing
import VitrineKeyTestSupport
import VitrinePrimitives
import VitrineVocabulary

@testable import VitrinePanels
@testable import VitrineStage

/// Every key of panels has an effect: two scenes that differ only in it give two pictures.
struct KeyTests {
    /// A key, and two values that are compared in one scene.
    struct Row: Sendable, CustomTestStringConvertible {
        var key: String
        var before: ValueNode
        var after: ValueNode
        /// Further keys of the panel in both scenes.
        var with: [String: ValueNode]
        var events: String
        var seconds: Double
        var head: String
        var testDescription: String { "\(key): \(after)" }

        init(
            _ key: String, _ before: ValueNode, _ after: ValueNode, with: [String: ValueNode] = [:],
            events: String = "", at seconds: Double = 0, head: String = ""
        ) {
            self.key = key
            self.before = before
            self.after = after
            self.with = with
            self.events = events
            self.seconds = seconds
            self.head = head
        }
    }

    private static let content = """
        [{ list: { rowCount: 40, rowHeight: 44pt }, name: list, height: 300pt },
         { label: Bottom, placement: bottom }]
        """

    private static func film(_ row: Row, _ value: ValueNode) throws -> (panel: FloatingPanel, picture: Bitmap) {
        let recorded = try staged(row, value)
        return (recorded.scene.floatingPanels["p"] ?? FloatingPanel(), recorded.picture(at: row.seconds))
    }

    private static func staged(_ row: Row, _ value: ValueNode) throws -> StagedScene {
        let text =
            "{ q: { layout: { initialPosition: full, insets: { full: 30 } }, surfaceView: { backgroundColor: gray } }, "
            + "p: { content: \(content), surfaceView: { backgroundColor: '#FFE0E0' } } }"
        return try PanelFilm(text, row.events, head: row.head) { scene in
            var panel = scene.values.floatingPanels["p"] ?? FloatingPanel()
            for (path, value) in row.with.sorted(by: { $0.key < $1.key }) {
                Change<FloatingPanel>([(path, value)]).apply(to: &panel)
            }
            Change<FloatingPanel>([(row.key, value)]).apply(to: &panel)
            scene.values.floatingPanels["p"] = panel
        }.staged
    }

    @Test(arguments: rows) func `an override and a set event are edits of the file`(_ row: Row) throws {
        let scenes = try [row.before, row.after].map { try Self.staged(row, $0).scene.node(Format()) }
        let picture = KeyPicture("floatingPanels.p.\(row.key)", before: scenes[0], after: scenes[1])
        #expect(picture.values.count == 1)
        #expect(try KeyPicture.leads(picture.values, from: picture.before, to: picture.after))
        guard picture.isSettable else { return }
        let (isEqual, issues) = try KeyPicture.isSet(picture.values, from: picture.before, to: picture.after)
        #expect(isEqual && issues == [])
    }

    @Test(arguments: rows.filter { unseen[$0.key] == nil }) func `a key is seen`(_ row: Row) throws {
        let (before, after) = (try Self.film(row, row.before), try Self.film(row, row.after))
        let differs = before.picture != after.picture
        #expect(before.panel != after.panel && differs)
    }

    /// Keys without effect, with the reason.
    private static let unseen = [
        "behavior.addAnimator.fastDampingRatio": "calls have no velocity",
        "behavior.addAnimator.fastVelocity": "calls have no velocity",
        "behavior.moveAnimator.fastDampingRatio": "calls have no velocity",
        "behavior.moveAnimator.fastVelocity": "calls have no velocity",
        "behavior.removeAnimator.fastDampingRatio": "calls have no velocity",
        "behavior.removeAnimator.fastVelocity": "calls have no velocity",
    ]

    @Test(arguments: rows.filter { unseen[$0.key] != nil }) func `other keys have no effect`(_ row: Row) throws {
        let (before, after) = (try Self.film(row, row.before), try Self.film(row, row.after))
        let isEqual = before.picture == after.picture
        #expect(before.panel != after.panel && isEqual, "\(row.key) is seen")
    }

    @Test func `every key has a row`() {
        let covered = Set(Self.rows.map(\.key))
        #expect(Self.keys(of: FloatingPanel.record).filter { !covered.contains($0) } == [])
    }

    /// Returns the paths of all keys without other keys. Contents and bars have tables of their own.
    static func keys(of record: Record) -> [String] {
        record.keys().flatMap { key -> [String] in
            guard !["content", "subviews", "navigationBar", "toolbar", "tabBar"].contains(key.name),
                let inner = key.form.record
            else { return [key.name] }
            return keys(of: inner).map { "\(key.name).\($0)" }
        }
    }

    // MARK: Scenes

    /// Returns a drag of the grabber that rests at its end.
    private static func drag(_ distance: Double, in duration: Double = 0.3) -> String {
        "{ at: 1s, drag: p.grabber, path: [{ by: { x: 0, y: \(distance) }, duration: \(duration)s, curve: linear },"
            + " { by: { x: 0, y: 0 }, duration: 1s }] }"
    }

    private static func flick(_ distance: Double) -> String {
        "{ at: 1s, drag: p.grabber, path: [{ by: { x: 0, y: \(distance) }, duration: 0.1s, curve: linear }] }"
    }

    private static let full: [String: ValueNode] = ["layout": ["preset": "default", "initialPosition": "full"]]
    private static let fitted: [String: ValueNode] = ["contentMode": "fitToBounds"]
    private static let tip: [String: ValueNode] = ["layout": ["preset": "default", "initialPosition": "tip"]]
    private static let landscape = "orientation: landscape"

    static let rows = layouts + behaviors + animators + surfaces + margins + others

    private static let layouts: [Row] = [
        Row("layout.preset", "default", "defaultLandscape"), Row("layout.initialPosition", "half", "tip", with: full),
        Row(
            "layout.supportedPositions", ["full", "half"], ["full", "half", "tip"],
            with: ["layout": ["preset": "default", "initialPosition": "half"]], events: drag(250), at: 4),
        Row("layout.insets.full", 18, 60, with: full),
        Row("layout.insets.half", 262, 300, with: ["layout": ["preset": "default"]]),
        Row("layout.insets.tip", 69, 100, with: tip),
        Row("layout.insets.hidden", 0, 40, with: ["layout": ["preset": "default", "initialPosition": "hidden"]]),
        Row("layout.topInteractionBuffer", 6, 60, with: full, events: drag(-100), at: 2),
        Row("layout.bottomInteractionBuffer", 6, 60, with: tip, events: drag(100), at: 2),
        Row("layout.positionReference", "fromSafeArea", "fromSuperview", with: full),
        Row("layout.backdropAlpha.full", 0.3, 0.8, with: full),
        Row("layout.backdropAlpha.half", 0, 0.8, with: ["layout": ["preset": "default"]]),
        Row("layout.backdropAlpha.tip", 0, 0.8, with: tip),
        Row("layout.sides.left", 0, 40, with: full), Row("layout.sides.right", 0, 40, with: full),
        Row("layout.sides.width", 300, 200, with: full),
        Row("layout.sides.centerX", 0, 40, with: ["layout": ["preset": "default", "sides": ["width": 200]]]),
        Row(
            "layout.sides.reference", "fromSafeArea", "fromSuperview",
            with: ["layout": ["preset": "defaultLandscape"]], head: landscape),
    ]

    private static let behaviors: [Row] = [
        Row("behavior.shouldProjectMomentum", false, true, with: full, events: flick(150), at: 3),
        Row(
            "behavior.momentumProjectionRate", 0.998, 0.9,
            with: [
                "layout": ["preset": "default", "initialPosition": "full"], "behavior.shouldProjectMomentum": true,
            ],
            events: flick(150), at: 3),
        Row("behavior.redirectionalProgress", 0.5, 0.9, with: full, events: drag(300), at: 4),
        Row(
            "behavior.removalVelocity", 10, 10_000,
            with: ["layout": ["preset": "default", "initialPosition": "tip"], "isRemovalInteractionEnabled": true],
            events: flick(30), at: 3),
        Row(
            "behavior.removalProgress", 0.3, 1,
            with: ["layout": ["preset": "default", "initialPosition": "tip"], "isRemovalInteractionEnabled": true],
            events: drag(60, in: 0.6), at: 4),
        Row(
            "behavior.allowsRubberBanding", [], ["top"],
            with: ["layout": ["preset": "default", "initialPosition": "full", "topInteractionBuffer": 200]],
            events: drag(-100), at: 2),
    ]

    /// The rows of each animator with its event, and of each key of an animator with one of them.
    private static var animators: [Row] {
        let release = flick(-120)
        let removal: [String: ValueNode] = [
            "layout": ["preset": "default", "initialPosition": "tip"], "isRemovalInteractionEnabled": true,
        ]
        let uses: [(name: String, events: String, with: [String: ValueNode], seconds: Double)] = [
            ("interactionAnimator", release, [:], 1.2),
            ("addAnimator", "{ at: 1s, add: p, animated: true }", [:], 1.1),
            ("removeAnimator", "{ at: 1s, remove: p, animated: true }", [:], 1.1),
            ("moveAnimator", "{ at: 1s, move: p, to: full }", [:], 1.1),
            ("removalInteractionAnimator", flick(30), removal, 1.15),
        ]
        return uses.flatMap { use -> [Row] in
            func row(
                _ key: String, _ before: ValueNode, _ after: ValueNode, _ own: ValueNode, at seconds: Double? = nil
            )
                -> Row
            {
                var with = use.with
                with["behavior.\(use.name)"] = own
                return Row(
                    "behavior.\(use.name).\(key)", before, after, with: with, events: use.events,
                    at: seconds ?? use.seconds)
            }
            var out = [
                row("curve", "linear", "easeIn", ["duration": 1]), row("duration", 0.3, 2, ["curve": "linear"]),
                row("dampingRatio", 1, 0.2, ["duration": 1], at: use.seconds + 0.2),
                row("response", 0.3, 1.5, ["dampingRatio": 1]),
                row("fastDampingRatio", 1, 0.1, ["dampingRatio": 1, "duration": 1, "fastVelocity": 0]),
                row("fastVelocity", 0, 10_000, ["dampingRatio": 1, "duration": 1, "fastDampingRatio": 0.1]),
            ]
            // The height of a surface that fits its bounds is a key frame of an animation that can be interrupted.
            var fitted = row("isInterruptible", true, false, ["duration": 1])
            fitted.with["contentMode"] = "fitToBounds"
            out.append(fitted)
            return out
        }
    }

    private static let shadow: [String: ValueNode] = ["surfaceView.shadowRadius": 12, "surfaceView.shadowOpacity": 1]

    private static let surfaces: [Row] = [
        Row("surfaceView.backgroundColor", "white", "red"), Row("surfaceView.cornerRadius", 0, 40),
        Row("surfaceView.cornerCurve", "circular", "continuous", with: ["surfaceView.cornerRadius": 80]),
        Row("surfaceView.shadowHidden", false, true, with: shadow),
        Row("surfaceView.shadowColor", "black", "red", with: shadow),
        Row("surfaceView.shadowOffset.width", 0, 20, with: shadow),
        Row("surfaceView.shadowOffset.height", 0, -20, with: shadow),
        Row("surfaceView.shadowOpacity", 0.2, 1, with: ["surfaceView.shadowRadius": 12]),
        Row("surfaceView.shadowRadius", 3, 20, with: ["surfaceView.shadowOpacity": 1]),
        Row("surfaceView.borderColor", "black", "red", with: ["surfaceView.borderWidth": 8]),
        Row("surfaceView.borderWidth", 0, 8, with: ["surfaceView.borderColor": "red"]),
        Row("surfaceView.grabberTopPadding", 6, 30), Row("surfaceView.grabberHandleWidth", 36, 120),
        Row("surfaceView.grabberHandleHeight", 5, 25),
        Row("surfaceView.grabberHandle.barColor", "#c1c4c2", "red", with: ["surfaceView.grabberHandleHeight": 20]),
        Row("surfaceView.grabberHandle.isHidden", false, true, with: ["surfaceView.grabberHandleHeight": 20]),
        Row(
            "surfaceView.subviews", [],
            [["shape": ["fill": "red"], "frame": ["x": 9, "y": 9, "width": 90, "height": 90]]]),
        Row("backdropView.backgroundColor", "black", "red", with: full),
        Row("backdropView.alpha", 0.1, 0.9, with: full),
        Row(
            "backdropView.dismissalTapGestureRecognizer.isEnabled", false, true, with: full,
            events: "{ at: 1s, tap: p.backdrop }", at: 2),
    ]

    private static var margins: [Row] {
        ["containerMargins", "contentInsets"].flatMap { key in
            ["top", "left", "bottom", "right"].map { edge in
                Row(
                    "surfaceView.\(key).\(edge)", 0, 30,
                    with: [
                        "contentMode": "fitToBounds", "content": [["shape": ["fill": "blue"], "placement": "fill"]],
                    ])
            }
        }
    }

    private static let others: [Row] = [
        Row("navigationBar", .null, ["title": "A"], with: full), Row("toolbar", .null, ["items": ["A"]], with: fitted),
        Row(
            "tabBar", .null, ["items": [["title": "A", "icon": "house"], ["title": "B", "icon": "heart"]]], with: fitted
        ),
        Row("content", [["label": "A"]], [["label": ["text": "B", "numberOfLines": 3]], ["switch": true]]),
        Row("contentMode", "static", "fitToBounds"),
        Row("contentInsetAdjustmentBehavior", "always", "never", with: ["contentMode": "fitToBounds"]),
        Row("isRemovalInteractionEnabled", false, true, with: tip, events: drag(100), at: 2),
        Row(
            "scrollView", .null, "list", with: full,
            events: "{ at: 1s, drag: p.list, path: [{ by: { x: 0, y: 200 }, duration: 0.5s, curve: linear }] }", at: 1.4
        ),
        Row("panGestureRecognizer.isEnabled", false, true, events: drag(-200), at: 2),
        Row("in", .null, "q", events: "{ at: 1s, move: q, to: half }", at: 2),
        Row(
            "from", .null, "q", with: full, events: "{ at: 0.5s, present: p }\n{ at: 1s, present: a }", at: 3,
            head: "cards: { a: { content: { background: white } } }"),
        Row("belowView", .null, "bar", with: full),
        Row("presented", true, false),
    ]
}
