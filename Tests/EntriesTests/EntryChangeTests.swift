import Testing
import VitrineLayoutTestSupport
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineVocabulary

@testable import VitrineEntries

/// Changes while an entry is displayed: of the device's orientation, of the content, and by user code.
@Suite struct EntryChangeTests {
    private static func rotate(_ orientation: String, _ seconds: Double) -> TimelineEvent {
        TimelineEvent(at: seconds, .init("rotate", .word(orientation), ["animated": .flag(false)]))
    }

    @Test func `a width rule is that of the turned screen, up to the maximal width`() throws {
        let entry = note {
            $0.positionConstraints = .float
            $0.positionConstraints.maxSize.width = .constant(375)
        }
        let screen = try Screen.entries(["a": entry], [.display("a", 0), Self.rotate("landscape", 1)])
        #expect(near(screen.box("a", at: 0.9)?.width, 335, 0.01))
        // The entry is 375 pt wide from x = 218.5, with the same top. Source: facts, entry kit, section 6.5.
        let turned = try #require(screen.box("a", at: 2))
        #expect(near(turned.minX, 218.5, 0.01) && near(turned.maxX, 593.5, 0.01) && near(turned.minY, 54, 0.01))
    }

    @Test func `an entry without rotation keeps its layout, on its side`() throws {
        let entry = note {
            $0.positionConstraints = .float
            $0.positionConstraints.rotation.isEnabled = false
        }
        let screen = try Screen.entries(
            ["a": entry], [.display("a", 0), Self.rotate("landscape", 1), Self.rotate("portrait", 3)])
        let (before, turned) = (screen.box("a", at: 0.9), screen.box("a", at: 2))
        #expect(before == turned)
        func frame(_ seconds: Double) -> Rect? {
            screen.targets(at: seconds, in: .test(screen.host.traits.value(at: seconds))).first {
                $0.id == Target.ID("a")
            }?.frame
        }
        let (upright, side) = (try #require(frame(0.9)), try #require(frame(2)))
        #expect(near(upright.width, side.height, 0.01) && near(upright.height, side.width, 0.01))
        #expect(near(upright.minX, side.minY, 0.01))
        #expect(near(side.minX, 54, 0.01) || near(812 - side.maxX, 54, 0.01))
        #expect(frame(4) == upright)
    }

    @Test func `a transformation fades the old content, changes the height, and then shows the new content`() throws {
        var values = PresentationValues()
        values.entries = [
            "a": note { $0.positionConstraints = .float }, "b": Entry(.popUp("Title")),
        ]
        let transform = TimelineEvent(at: 1, .init("transform", target: "entryKit", ["to": .name("b")]))
        let screen = try Screen.entries(values.entries, [.display("a", 0), transform])
        let instance = try #require(screen.kit.instances.first)
        let (old, new) = (screen.box("a", at: 0.9)?.height ?? 0, screen.box("a", at: 3)?.height ?? 0)
        #expect(new > old + 50)
        // Each step takes 0.4 s. Source: facts, entry kit, section 3.9.
        #expect(instance.drawnContent(at: 1.39) == values.entries["a"]?.content)
        #expect(instance.drawnContent(at: 1.41) == values.entries["b"]?.content)
        #expect(near(screen.box("a", at: 1.4)?.height, new, 1))
        let middle = screen.box("a", at: 1.1)?.height ?? 0
        #expect(middle > old + 5 && middle < new - 5)
        let alphas = [1, 1.2, 1.399, 1.41, 1.6, 1.8].map { instance.contentAlpha.value(at: $0) }
        #expect(alphas[0] == 1 && alphas[1] < 0.5 && alphas[2] < 0.01 && alphas[3] < 0.1)
        #expect(alphas[4] > 0.5 && alphas[5] > 0.99)
    }

    /// User code that displays an entry of its own when another one appears.
    private final class Code: EntryRules {
        var queues: [[String]] = []
        var events: [String] = []

        func entry(_ entry: String, did event: EntryEvent, at seconds: Double) {
            events.append("\(entry) \(event.description)")
            guard entry == "a", event == .didAppear else { return }
            UserRequests.current?.post(TimelineEvent.Action("display", target: "own"))
        }

        func queueDidChange(to names: [String]) { queues.append(names) }

        func entry(named name: String) -> Entry? {
            name == "own" ? note { $0.precedence = .enqueue(priority: .normal) } : nil
        }
    }

    @Test func `code displays an entry that the scene does not declare`() throws {
        let code = Code()
        var values = PresentationValues()
        values.entries = ["a": note { $0.displayDuration = 2 }]
        values.userObjects.set(code, of: EntryKitPresentation.name)
        let screen = try Screen.entries(values: values, [.display("a", 0), .tap(x: 100, y: 60, 4)])
        #expect(code.queues == [["own"], []])
        #expect(screen.shown(at: 3.5) == ["own"])
        // The entry also takes touches.
        #expect(code.events.suffix(2) == ["own willDisappear", "own didDisappear"])
    }
}

extension EntryContent {
    fileprivate static func popUp(_ title: String) -> EntryContent {
        .popUp(
            PopUpMessage(title: EntryLabel(title), description: EntryLabel(""), button: "OK"))
    }
}
