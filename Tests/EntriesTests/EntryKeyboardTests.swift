import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineVocabulary

@testable import VitrineEntries

/// Forms and the keyboard. Source of the rules: facts, entry kit, section 6.6.
@Suite struct EntryKeyboardTests {
    private static let keyboardTop = 812 - KeyboardElement.height(forWidth: 375)

    private func form(
        _ preset: EntryAttributes.Preset, _ relation: EntryAttributes.KeyboardRelation,
        _ change: (inout EntryAttributes) -> Void = { _ in }
    ) -> Entry {
        var attributes = EntryAttributes(preset)
        attributes.displayDuration = .infinity
        attributes.entryInteraction = .absorbTouches
        attributes.positionConstraints.keyboardRelation = relation
        change(&attributes)
        let fields = [FormMessage.TextField(placeholder: "Name"), FormMessage.TextField(placeholder: "Password")]
        return Entry(
            .form(FormMessage(title: "Sign in", textFields: fields, button: "Go")),
            attributes: attributes)
    }

    @Test(arguments: [EntryAttributes.Preset.topFloat, .centerFloat, .bottomFloat, .bottomToast])
    func `a bound form is above the keyboard while a field has the focus`(_ preset: EntryAttributes.Preset) throws {
        let screen = try Screen.entries(
            ["a": form(preset, .bind(bottom: 15, screenEdgeResistance: nil))],
            [.display("a", 0), .tap("a.Name", 1), .dismiss("entryKit", 4)])
        let rest = try #require(screen.box("a", at: 0.9))
        #expect(near(screen.box("a", at: 3)?.maxY, Self.keyboardTop - 15, 0.5))
        // The form follows the spring of the keyboard, which has nearly arrived after a quarter of a second.
        let way = Self.keyboardTop - 15 - rest.maxY
        let early = try #require(screen.box("a", at: 1.15)).maxY - rest.maxY
        #expect(early / way > 0.1 && early / way < 0.9)
        #expect(screen.keyboard.value(at: 3) > 0.99 && screen.keyboard.value(at: 6) == 0)
    }

    @Test func `the distance from the screen's edge wins over that from the keyboard`() throws {
        let screen = try Screen.entries(
            ["a": form(.topFloat, .bind(bottom: 300, screenEdgeResistance: 30))], [.display("a", 0), .tap("a.Name", 1)])
        #expect(near(screen.box("a", at: 4)?.minY, 30, 0.5))
    }

    @Test func `a form that is not bound stays where it is`() throws {
        let screen = try Screen.entries(
            ["a": form(.centerFloat, .unbind)], [.display("a", 0), .tap("a.Name", 1)])
        #expect(screen.box("a", at: 0.9) == screen.box("a", at: 4))
        #expect(screen.keyboard.value(at: 4) > 0.99)
    }

    @Test func `a form returns when no field has the focus any more`() throws {
        let focus = TimelineEvent(at: 1, .init("focus", target: "a.Name"))
        let none = TimelineEvent(at: 3, .init("focus", target: "none"))
        let screen = try Screen.entries(
            ["a": form(.centerFloat, .bind(bottom: 15, screenEdgeResistance: nil))], [.display("a", 0), focus, none])
        #expect(near(screen.box("a", at: 2.9)?.maxY, Self.keyboardTop - 15, 0.5))
        #expect(near(screen.box("a", at: 6)?.midY, 406, 0.5))
    }

    @Test func `pans do not move a form above the keyboard`() throws {
        let entry = form(.centerFloat, .bind(bottom: 15, screenEdgeResistance: nil))
        let events: [TimelineEvent] = [.display("a", 0), .tap("a.Name", 1), .drag("a", 3, y: 200, 0.2)]
        let held = try Screen.entries(["a": entry], events)
        #expect(held.box("a", at: 2.9) == held.box("a", at: 3.15))
        #expect(!held.words.contains { $0.hasSuffix("willDisappear") })
        let free = try Screen.entries(["a": entry], events.filter { $0.at != 1 })
        #expect(free.words.contains { $0.hasSuffix("willDisappear") })
    }

    @Test func `letters are typed into a field`() throws {
        let type = TimelineEvent(at: 1, .init("type", .word("abc"), ["into": .name("a.Name")]))
        let screen = try Screen.entries(["a": form(.centerFloat, .unbind)], [.display("a", 0), type])
        let instance = try #require(screen.kit.instances.first)
        #expect(instance.state.moment(at: 3).text(of: "Name") == "abc")
        #expect(instance.focus.last == "Name")
    }
}
