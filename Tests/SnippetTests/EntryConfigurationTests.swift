import Testing
import Vitrine
import VitrinePrimitives
import VitrineScreens
import VitrineSwiftEntryKit

@testable import VitrineSwiftEntryKitSnippets

/// The Swift blocks of SwiftEntryKit's documentation that configure attributes change the picture.
@Suite struct EntryConfigurationTests {
    typealias Change = @Sendable (inout EKAttributes) -> Void

    /// A block, and the time at which its effect is visible.
    struct Case: CustomStringConvertible, Sendable {
        let description: String
        let snippet: Change
        /// The time in seconds; the entry is displayed at 0.2 s.
        var moment = 1.0
        /// The change that precedes the block, if it gives a default.
        var prepare: Change = { _ in }
        var events: [TimelineEvent] = []
        /// The time in seconds at which another entry is displayed; nil for none.
        var next: Double?
    }

    private static let cases: [Case] = [
        Case(description: "windowLevel4", snippet: EntrySnippets.windowLevel4, prepare: covering),
        Case(description: "position5", snippet: EntrySnippets.position5),
        Case(description: "duration7", snippet: EntrySnippets.duration7, moment: 4),
        Case(description: "duration8", snippet: EntrySnippets.duration8, moment: 9),
        Case(description: "size9", snippet: EntrySnippets.size9),
        Case(description: "safeArea10", snippet: EntrySnippets.safeArea10),
        Case(description: "safeArea11", snippet: EntrySnippets.safeArea11),
        Case(description: "offset12", snippet: EntrySnippets.offset12),
        Case(description: "all13", snippet: EntrySnippets.all13),
        Case(description: "interaction14", snippet: EntrySnippets.interaction14, moment: 2.7, events: tap),
        Case(
            description: "interaction15", snippet: EntrySnippets.interaction15, moment: 1.8,
            prepare: { $0.entryInteraction = .absorbTouches }, events: tap),
        Case(
            description: "interaction16", snippet: EntrySnippets.interaction16, moment: 1.8,
            prepare: { $0.screenInteraction = .dismiss }, events: tapOnScreen),
        Case(
            description: "interaction17", snippet: EntrySnippets.interaction17, moment: 1.8,
            prepare: { $0.screenInteraction = .dismiss }, events: tapOnScreen),
        Case(description: "scroll19", snippet: EntrySnippets.scroll19, moment: 1.8, events: flick),
        Case(description: "scroll20", snippet: EntrySnippets.scroll20, moment: 1.5, events: pull),
        Case(
            description: "scroll21", snippet: EntrySnippets.scroll21, moment: 1.8,
            prepare: { $0.scroll = .enabled(swipeable: true, pullbackAnimation: .easeOut) }, events: pull),
        Case(description: "scroll22", snippet: EntrySnippets.scroll22, moment: 1.8, events: pull),
        Case(description: "background23", snippet: EntrySnippets.background23),
        Case(description: "background24", snippet: EntrySnippets.background24),
        Case(description: "background25", snippet: EntrySnippets.background25),
        Case(description: "background26", snippet: EntrySnippets.background26),
        Case(description: "shadow27", snippet: EntrySnippets.shadow27),
        Case(
            description: "shadow28", snippet: EntrySnippets.shadow28,
            prepare: { $0.shadow = .active(with: .init(color: .black, opacity: 1, radius: 5)) }),
        Case(description: "corners29", snippet: EntrySnippets.corners29),
        Case(description: "corners30", snippet: EntrySnippets.corners30),
        Case(
            description: "corners31", snippet: EntrySnippets.corners31, prepare: { $0.roundCorners = .all(radius: 9) }),
        Case(description: "border32", snippet: EntrySnippets.border32),
        Case(
            description: "border33", snippet: EntrySnippets.border33,
            prepare: { $0.border = .value(color: .black, width: 2) }),
        Case(description: "animation34", snippet: EntrySnippets.animation34, moment: 0.4),
        Case(description: "animation35", snippet: EntrySnippets.animation35, moment: 3),
        Case(description: "pop36", snippet: EntrySnippets.pop36, moment: 1.5, next: 1.3),
        Case(description: "pop37", snippet: EntrySnippets.pop37, moment: 1.45, next: 1.3),
        Case(
            description: "statusBar38", snippet: EntrySnippets.statusBar38, prepare: { $0.statusBar = .hidden }),
        Case(description: "interface39", snippet: EntrySnippets.interface39),
        Case(description: "swiping43", snippet: EntrySnippets.swiping43, moment: 1.8, events: flick),
        Case(description: "swiping44", snippet: EntrySnippets.swiping44, moment: 1.8, events: flick),
        Case(description: "orientation45", snippet: EntrySnippets.orientation45),
    ]

    private static let covering: Change = { $0.positionConstraints.safeArea = .overridden }
    private static var tap: [TimelineEvent] { [.tap("entry1", at: 1.2)] }
    private static var tapOnScreen: [TimelineEvent] { [.tap(ScenePoint(x: 187, y: 600), at: 1.2)] }
    private static var flick: [TimelineEvent] { [.swipe("entry1", at: 1.2, by: -50, in: 0.1)] }
    private static var pull: [TimelineEvent] { [.swipe("entry1", at: 1.2, by: 60, in: 0.2, rest: 0.3)] }

    private func picture(_ one: Case, _ changes: [Change]) throws -> Bitmap {
        var scene = emptyScene()
        scene.container.content.background = .systemTeal
        scene.container.statusBar = StatusBar()
        var attributes = EntrySnippets.usage1()
        attributes.entryBackground = .color(color: EKColor(.systemYellow))
        for change in changes { scene.simulate { change(&attributes) } }
        let view = UIView()
        view.set(.height, of: 60)
        scene.performEntryKit(at: 0.2) { EntrySnippets.display2(view, attributes) }
        if let next = one.next {
            scene.performEntryKit(at: next) { EntrySnippets.display2(UIView(), EntrySnippets.defaults3()) }
        }
        scene.timeline += one.events
        return try scene.picture(at: one.moment)
    }

    @Test(arguments: cases) func `a block changes what is shown`(_ one: Case) throws {
        #expect(try picture(one, [one.prepare, one.snippet]) != picture(one, [one.prepare]))
    }

    @Test func `attributes begin with the library's defaults`() throws {
        func pictures(_ attributes: EKAttributes) throws -> [Bitmap] {
            var scene = emptyScene()
            scene.container.content.background = .systemTeal
            let view = UIView()
            view.set(.height, of: 60)
            scene.performEntryKit(at: 0.2) { EntrySnippets.display2(view, attributes) }
            return try scene.pictures(at: [0.1, 1, 4])
        }
        // Without a background a view without colors is invisible; a black one is below the safe area of 44.
        let (plain, black) = (try pictures(EntrySnippets.defaults3()), try pictures(EntrySnippets.usage1()))
        #expect(plain[0] == plain[1] && black[0] != black[1] && black[0] == black[2])
        let colored = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
        #expect(black[1][187, 74] == colored && black[1][187, 40] != colored && black[1][187, 110] != colored)
    }
}
