import Testing
import VitrinePrimitives
import VitrineStage

/// The pictures of every kind of message, and the events of its controls, on a phone of 375 x 812 pt at 1x.
@Suite struct EntryMessageTests {
    struct Message: Sendable, CustomTestStringConvertible {
        let name: String
        let content: String
        var testDescription: String { name }

        init(_ name: String, _ content: String) { (self.name, self.content) = (name, "{ \(name): \(content) }") }
    }

    static let messages = [
        Message("note", "A line"), Message("imageNote", "{ label: A line, image: star }"),
        Message("processingNote", "{ label: A line, color: { light: black, dark: white } }"),
        Message("statusBar", "{ leading: A, trailing: B }"),
        Message("notification", "{ image: star, title: A, description: B, auxiliary: C }"),
        Message("alert", "{ image: star, title: A, description: B, buttonBar: [Later, Now] }"),
        Message("popUp", "{ image: star, title: A, description: B, button: Now }"),
        Message(
            "rating", "{ initialTitle: A, initialDescription: B, ratingItems: [One, Two, Three], buttonBar: [Now] }"),
        Message("form", "{ title: A, textFields: [{ placeholder: Name, leadingImage: lock }], button: Now }"),
        Message("view", "{ body: [{ label: A }] }"),
    ]

    private func staged(_ content: String, _ attributes: String = "", _ timeline: String = "") throws -> StagedScene {
        try StagedScene(
            SceneParser.parse(
                """
                vitrine: 1
                device: iphone-x
                design: legacy
                container: { content: { background: white } }
                entries:
                  a:
                    attributes: { preset: centerFloat, displayDuration: infinity, entryInteraction: absorbTouches, entryBackground: { color: { light: white, dark: black } }\(attributes) }
                    content: \(content)
                timeline: [{ at: 0s, display: a }\(timeline)]
                output: { scale: 1 }
                """))
    }

    /// Returns the number of pixels in the center of the screen that are darker than a gray, or lighter.
    private func count(_ bitmap: Bitmap, _ matches: (UInt32) -> Bool) -> Int {
        var count = 0
        for y in 100..<712 {
            for x in 25..<350 where matches(bitmap[x, y].bits >> 8 & 255) { count += 1 }
        }
        return count
    }

    @Test(arguments: messages.prefix(3), [60, 200])
    func `a note stands in the middle of an entry with a height of its own`(_ message: Message, _ height: Int) throws {
        let constraints = ", positionConstraints: { size: { width: { offset: 20 }, height: { constant: \(height) } } }"
        let picture = try staged(message.content, constraints).picture(at: 2)
        let rows = (300..<512).filter { y in (25..<350).contains { picture[$0, y].bits >> 8 & 255 < 200 } }
        let (first, last) = (try #require(rows.first), try #require(rows.last))
        // The screen is 812 pixels high.
        #expect(abs(first + last + 1 - 812) <= 3)
    }

    /// Source: facts, entry kit, section 1.7 (`TextFieldContent` has a style of its placeholder).
    @Test func `a placeholder has its color, in dark surroundings the other one`() throws {
        func dark(_ color: String, _ attributes: String = "") throws -> Int {
            let field = "{ placeholder: { text: Name, color: \(color) } }"
            let message = "form: { title: { text: A, color: white }, textFields: [\(field)], button: { label: Now } }"
            return count(try staged("{ \(message) }", attributes).picture(at: 2)) { $0 < 60 }
        }
        let (black, white) = (try dark("black"), try dark("white"))
        #expect(black > white + 20)
        #expect(try dark("{ light: white, dark: black }") == white)
    }

    @Test(arguments: messages) func `a message is dark on white, and light on black in dark surroundings`(
        _ message: Message
    ) throws {
        let light = try staged(message.content).picture(at: 2)
        let ink = count(light) { $0 < 128 }
        #expect(ink > 10 && ink < 20_000)
        let dark = try staged(message.content, ", displayMode: dark").picture(at: 2)
        // The entry is black, and its ink is light.
        #expect(count(dark) { $0 < 100 } > 325 * 20)
        let (box, shown) = (count(dark) { $0 < 100 } - ink, count(dark) { $0 > 128 })
        #expect(box > 0 && shown > 10)
    }

    @Test(arguments: [
        ("alert", "Now", "button(Now)"), ("popUp", "Now", "button(Now)"), ("form", "Now", "button(Now)"),
        ("rating", "2", "selection(1)"),
    ]) func `a control tells what was tapped, and the entry stays`(
        _ name: String, _ control: String, _ told: String
    ) throws {
        let message = try #require(Self.messages.first { $0.name == name })
        let scene = try staged(message.content, "", ", { at: 1s, tap: a.\(control) }")
        let events = scene.log.compactMap { entry -> String? in
            if case .delegate(let what) = entry.what { what } else { nil }
        }
        #expect(events == ["willAppear", "didAppear", told])
    }

    @Test func `a rating shows its choice, and opens its buttons`() throws {
        let content = """
            { rating: { initialTitle: A, ratingItems: [{ title: B, selectedImage: { icon: star-fill, tint: red } },
              { title: C, selectedImage: { icon: star-fill, tint: red } }, { title: D }], buttonBar: [{ label: Now, backgroundColor: blue }] } }
            """
        let scene = try staged(content, "", ", { at: 1s, tap: a.2 }")
        func isRed(_ bits: UInt32) -> Bool { bits & 255 > 200 && bits >> 8 & 255 < 80 && bits >> 16 & 255 < 80 }
        func isBlue(_ bits: UInt32) -> Bool { bits & 255 < 80 && bits >> 16 & 255 > 200 }
        func columns(_ seconds: Double, _ matches: (UInt32) -> Bool) throws -> [Int] {
            let picture = scene.picture(at: seconds)
            return (0..<375).filter { x in (100..<712).contains { matches(picture[x, $0].bits) } }
        }
        #expect(try columns(0.9, isRed).isEmpty && columns(0.9, isBlue).isEmpty)
        // The pixels are two of three cells of 50 pt around the center.
        let red = try columns(3, isRed)
        #expect(try #require(red.first) > 112 && #require(red.last) < 213 && red.last! > 190)
        #expect(try columns(3, isBlue).count > 200)
    }

    /// Returns the number of lines of a button's title, whose ink the picture shows on a background of its own.
    private func lines(_ label: String, button: String = "", bar: String = "") throws -> Int {
        let picture = try staged(
            """
            { alert: { title: A, buttonBar: { buttons: [{ label: { text: One two three four five six seven ten eleven once more, color: red\(label) }\(button) }, B]\(bar) } } }
            """
        ).picture(at: 2)
        let rows = (100..<712).map { y in
            (25..<190).contains { x in picture[x, y].bits & 255 > 150 && picture[x, y].bits >> 8 & 255 < 120 }
        }
        return zip([false] + rows, rows).count { !$0 && $1 }
    }

    @Test func `a button's title wraps by words to the lines that it may have and that fit`() throws {
        #expect(try lines("") == 2)
        #expect(try lines(", numberOfLines: 1") == 1)
        #expect(try lines(", numberOfLines: 2") == 2)
        #expect(try lines(", numberOfLines: 3") == 2)
        // A line has a height of 19.3 pt at 16 pt.
        #expect(try lines("", bar: ", buttonHeight: 70pt") == 3)
        #expect(try lines("", button: ", contentEdgeInset: 15pt") == 1)
    }

    @Test func `emoji are drawn in their colors`() throws {
        let picture = try staged("{ note: { label: { text: 🧠, font: { size: 60 } } } }").picture(at: 2)
        var pink = 0
        for y in 300..<500 {
            for x in 25..<350 {
                let bits = picture[x, y].bits
                if bits & 255 > 200, bits >> 8 & 255 < 190, bits >> 16 & 255 < 190 { pink += 1 }
            }
        }
        #expect(pink > 500)
    }
}
