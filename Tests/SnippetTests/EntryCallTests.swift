import Testing
import Vitrine
import VitrineScreens
import VitrineSwiftEntryKit

@testable import VitrineSwiftEntryKitSnippets

/// The Swift blocks of SwiftEntryKit's documentation that display and dismiss entries.
@Suite struct EntryCallTests {
    private func view() -> UIView {
        let view = UIView()
        view.set(.height, of: 60)
        return view
    }

    @Test func `a view is displayed with its attributes`() throws {
        var scene = emptyScene()
        scene.performEntryKit(at: 0.2) { EntrySnippets.display2(view(), EntrySnippets.usage1()) }
        let pictures = try scene.pictures(at: [0.1, 1])
        #expect(pictures[0] != pictures[1] && pictures[1][187, 70] != pictures[1][187, 400])
    }

    @Test func `an entry of lower priority does not replace one of higher`() throws {
        var scene = emptyScene()
        scene.performEntryKit(at: 0.2) { EntrySnippets.priority6(view(), view()) }
        var displayed: [Bool] = []
        scene.perform(at: 1) {
            displayed = ["first", "second"].map { SwiftEntryKit.isCurrentlyDisplaying(entryNamed: $0) }
        }
        _ = try Renderer(scene)
        #expect(displayed == [true, false])
    }

    @Test func `a tap runs the app's own actions`() throws {
        var scene = emptyScene()
        var taps = 0
        scene.performEntryKit(at: 0.2) {
            var attributes = EntrySnippets.usage1()
            EntrySnippets.customTaps18(&attributes) { taps += 1 }
            EntrySnippets.display2(view(), attributes)
        }
        scene.timeline += [.tap("entry1", at: 1)]
        _ = try Renderer(scene)
        #expect(taps == 1)
    }

    @Test func `a preset displays a note, and a view of the app's own`() throws {
        for display in [EntrySnippets.note40, { EntrySnippets.customView41(view()) }] {
            var scene = emptyScene()
            scene.performEntryKit(at: 0.2, display)
            let pictures = try scene.pictures(at: [0.1, 1, 5])
            #expect(pictures[0] != pictures[1] && pictures[0] == pictures[2])
        }
    }

    @Test func `an entry is dismissed by a call`() throws {
        var scene = emptyScene()
        scene.performEntryKit(at: 0.2) {
            var attributes = EntrySnippets.usage1()
            attributes.displayDuration = .infinity
            EntrySnippets.display2(view(), attributes)
        }
        scene.perform(at: 2) { EntrySnippets.dismiss42() }
        let pictures = try scene.pictures(at: [0.1, 1.9, 3])
        #expect(pictures[0] != pictures[1] && pictures[0] == pictures[2])
    }
}
