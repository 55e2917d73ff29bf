import Testing
import Vitrine
import VitrinePrimitives

/// Buttons, menus, custom bars and scrolling by a scene's events.
@Suite struct PopupVocabularyTests {
    private func scene(
        _ bar: String, container: String = "{content: {background: white}}", events: String, more: String = ""
    ) throws -> Renderer {
        try Renderer(
            PresentationScene(
                yaml: """
                    {vitrine: 1, container: \(container), popupBar: \(bar), popupContent: {content: {background: red}},
                    timeline: [\(events)], output: {scale: 0.25, showsTouches: false}\(more)}
                    """))
    }

    private let button = "{popupItem: {title: A, trailingBarButtonItems: [{title: Buy}]}}"

    @Test("A tap on a button leaves the popup closed and runs what it leads to")
    func tapOnButton() throws {
        let tapped = try scene(
            button, events: "{at: 0, tap: Buy, then: {set: {popupBar: {popupItem: {title: B}}}}}")
        let changed = try scene(button, events: "{at: 0, set: {popupBar: {popupItem: {title: B}}}}")
        #expect(try tapped.bitmap(at: 3) == changed.bitmap(at: 3))
        let opened = try scene(button, events: "{at: 0, tap: popupBar}")
        #expect(try tapped.bitmap(at: 3) != opened.bitmap(at: 3))
    }

    @Test("A button under a finger is fainter, and as before half a second after")
    func pressedButton() throws {
        let pressed = try scene(button, events: "{at: 0, tap: popupBar.Buy, hold: 0.3}")
        let alone = try scene(button, events: "{at: 0, wait: 1}")
        #expect(try pressed.bitmap(at: 0.2) != alone.bitmap(at: 0.2))
        #expect(try pressed.bitmap(at: 0.8) == alone.bitmap(at: 0.8))
    }

    @Test("The menu of a button disappears with a tap on one of its rows")
    func menu() throws {
        let bar = "{popupItem: {title: A, trailingBarButtonItems: [{title: Buy, menu: {items: [{title: One}]}}]}}"
        let shown = try scene(bar, events: "{at: 0, tap: Buy}")
        let chosen = try scene(bar, events: "{at: 0, tap: Buy}, {at: 1, tap: One}")
        let alone = try scene(bar, events: "{at: 0, wait: 1}")
        #expect(try shown.bitmap(at: 0.9) != alone.bitmap(at: 0.9))
        #expect(try chosen.bitmap(at: 3) == alone.bitmap(at: 3))
        #expect(try shown.bitmap(at: 3) != alone.bitmap(at: 3))
    }

    @Test("A custom bar without the default gesture recognizers does nothing under a finger")
    func customBar() throws {
        let flags = ["Tap", "Pan", "Highlight"].map { "wantsDefault\($0)GestureRecognizer: false" }
        let deaf = "{customBar: {label: A, \(flags.joined(separator: ", "))}}"
        let alone = try scene(deaf, events: "{at: 0, wait: 1}")
        for event in ["tap: popupBar", "drag: popupBar, by: {x: 0, y: -300}"] {
            let touched = try scene(deaf, events: "{at: 0, \(event)}")
            for seconds in [0.05, 1, 2] { #expect(try touched.bitmap(at: seconds) == alone.bitmap(at: seconds)) }
        }
    }

    @Test("A tab bar that minimizes on scrolling is as minimized by an event, and grows when the page scrolls back")
    func minimizing() throws {
        func container(_ behavior: String) -> String {
            """
            {content: [{list: {rowCount: 80}}], tabBar: {items: [{title: A, icon: heart}, {title: B, icon: house}],
            minimizeBehavior: \(behavior)}}
            """
        }
        let down = "{at: 0, drag: {x: 200, y: 600}, by: {x: 0, y: -200}}"
        let up = "{at: 3, drag: {x: 200, y: 300}, by: {x: 0, y: 120}}"
        func render(_ behavior: String, _ events: String) throws -> Renderer {
            try scene("{popupItem: {title: A}}", container: container(behavior), events: events)
        }
        let event = try render("never", "\(down), {at: 1, tabBar: minimize}").bitmap(at: 3)
        #expect(try render("onScrollDown", down).bitmap(at: 3) == event)
        #expect(try render("onScrollUp", down).bitmap(at: 3) == render("never", down).bitmap(at: 3))
        let back = try render("onScrollDown", "\(down), \(up)").bitmap(at: 8)
        #expect(try back == render("never", "\(down), \(up)").bitmap(at: 8))
    }

    @Test("`set` turns the device as `rotate` does")
    func orientation() throws {
        let set = try scene(button, events: "{at: 0, set: {orientation: landscape}}")
        let rotate = try scene(button, events: "{at: 0, rotate: landscape}")
        for seconds in [0.2, 2] { #expect(try set.bitmap(at: seconds) == rotate.bitmap(at: seconds)) }
    }

    @Test("A progress line grows evenly over a duration")
    func progress() throws {
        let bar = "{progressViewStyle: top, tintColor: black, popupItem: {title: A, progress: 0.25}}"
        let paced = try scene(
            bar, events: "{at: 0, set: {popupBar: {popupItem: {progress: 0.75}}}, duration: 2s, curve: linear}")
        let half = bar.replacing("0.25", with: "0.5")
        #expect(try paced.bitmap(at: 1) == scene(half, events: "{at: 0, wait: 1}").bitmap(at: 1))
    }

    private static let first =
        "title: A, subtitle: B, image: artwork/rain.png, progress: 0.2, trailingBarButtonItems: [pause]"
    private static let second =
        "title: C, subtitle: D, image: artwork/forest.png, progress: 0.8, trailingBarButtonItems: [{title: Buy}, play]"

    private func bar(_ item: String) -> String { "{progressViewStyle: top, popupItem: {\(item)}}" }

    @Test(
        "A whole item that is set is there as if it had been from the beginning",
        arguments: ["", ", duration: 1s", ", duration: 1s, curve: easeIn"])
    func wholeItem(_ duration: String) throws {
        let set = try scene(
            bar(Self.first), events: "{at: 0, set: {popupBar: {popupItem: {\(Self.second)}}}\(duration)}")
        let from = try scene(bar(Self.second), events: "{at: 0, wait: 1}")
        #expect(try set.bitmap(at: 3) == from.bitmap(at: 3))
    }

    @Test("Over a duration the progress of a whole item moves; its texts, image and buttons change at the start")
    func wholeItemMeanwhile() throws {
        let set = try scene(
            bar(Self.first),
            events: "{at: 0, set: {popupBar: {popupItem: {\(Self.second)}}}, duration: 8s, curve: linear}")
        let half = try scene(bar(Self.second.replacing("0.8", with: "0.5")), events: "{at: 0, wait: 1}")
        // The time is after the library's own animation.
        #expect(try set.bitmap(at: 4) == half.bitmap(at: 4))
    }

    @Test(
        "Keys of an item that are not set stay",
        arguments: [
            ("title: C", "title: A", "title: C"), ("progress: 0.5", "progress: 0.2", "progress: 0.5"),
            ("trailingBarButtonItems: [play, {title: Buy}]", "[pause]", "[play, {title: Buy}]"),
            ("subtitle: null", "subtitle: B, ", ""), ("barButtonItems: []", "[pause]", "[]"),
        ])
    func partOfAnItem(_ change: String, _ old: String, _ new: String) throws {
        let set = try scene(bar(Self.first), events: "{at: 0, set: {popupBar: {popupItem: {\(change)}}}}")
        let from = try scene(bar(Self.first.replacing(old, with: new)), events: "{at: 0, wait: 1}")
        #expect(try set.bitmap(at: 3) == from.bitmap(at: 3))
        #expect(try set.bitmap(at: 3) != scene(bar(Self.first), events: "{at: 0, wait: 1}").bitmap(at: 3))
    }

    @Test(
        "A name of an older release is reported with the one that replaces it",
        arguments: [
            ("{popupBar: {popupItem: {trailingBarButtonItems: [{title: A, style: .done}]}}}", "prominent"),
            ("{popupBar: {popupItem: {title: A}}, popupContent: {popupCloseButtonStyle: flat}}", "grabber"),
        ])
    func formerNames(_ keys: String, _ name: String) throws {
        let text = "{vitrine: 1, " + keys.dropFirst()
        let error = try #require(throws: (any Error).self) { try PresentationScene(yaml: text) }
        #expect("\(error)".contains("did you mean \"\(name)\"?"), "\(error)")
    }

    @Test("Captions make the picture higher and leave the rest as it is")
    func captions() throws {
        let film = try scene(button, events: "{at: 0, wait: 1}").bitmap(at: 1)
        let text = "{popupBar: \(button), container: {content: {background: white}}, vitrine: 1, output: {scale: 0.25, "
        let captioned = try Renderer(
            PresentationScene(yaml: text + "captions: {height: 40, lines: [{at: 0, text: A}]}}}")
        ).bitmap(at: 1)
        #expect(captioned.width == film.width && captioned.height == film.height + 10)
        #expect(Array(captioned.pixels.prefix(film.pixels.count)) == film.pixels)
    }

    @Test("Without a tint of its own, a bar has the system's blue, or that of the scene")
    func tint() throws {
        let bar = "{popupItem: {title: A, trailingBarButtonItems: [pause]}}"
        func bitmap(_ bar: String, _ more: String) throws -> Bitmap {
            try scene(bar, events: "{at: 0, wait: 1}", more: more).bitmap(at: 1)
        }
        let blue = try bitmap("{tintColor: \"#0088FF\", \(bar.dropFirst())", "")
        #expect(try bitmap(bar, "") == blue)
        let red = try bitmap("{tintColor: red, \(bar.dropFirst())", "")
        #expect(try bitmap(bar, ", tintColor: red") == red)
        #expect(try bitmap(bar, ", darkTintColor: red") == blue)
        #expect(red != blue)
    }
}

extension String {
    fileprivate func replacing(_ old: String, with new: String) -> String {
        split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
}
