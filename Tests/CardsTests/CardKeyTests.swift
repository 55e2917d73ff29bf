import Testing
import VitrineKeyTestSupport
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineVocabulary

@testable import VitrineCards

/// Every key of cards has an effect: two scenes that differ only in it differ in a frame or in the log.
@Suite struct CardKeyTests {
    struct Key: Sendable, CustomTestStringConvertible {
        let path: String
        /// The keys of the card, or of `cardPresentationController`, which the other scene omits.
        let value: String
        let timeline: String
        var testDescription: String { path }

        init(_ path: String, _ value: String, timeline: String = "") {
            (self.path, self.value, self.timeline) = (path, value, timeline)
        }

        func scene(_ value: String) -> String {
            let ofAll = path.hasPrefix("controller")
            let content = value.contains("content:") ? "" : "content: { background: '#FFB700', body: [A card] }, "
            return """
                vitrine: 1
                device: iphone-x
                design: legacy
                container: { content: { background: "#C8C8C8", body: [A page] }, statusBar: true }
                cards: { a: { \(content)\(ofAll ? "" : value) }, b: { presented: false, content: { background: red } } }
                \(ofAll ? "cardPresentationController: { \(value) }" : "")
                timeline: [\(timeline){ at: 3s, present: b }]
                output: { scale: 1, showsTouches: false }
                """
        }
    }

    private static let pull = "{ at: 1s, drag: a, by: { x: 0, y: 500 }, duration: 0.3s }, "
    private static let show = "{ at: 0.2s, present: a }, "

    static let keys = [
        Key("content", "content: { background: red }"), Key("statusBarStyle", "statusBarStyle: darkContent"),
        Key("navigationBar", "navigationBar: { title: A }"), Key("toolbar", "toolbar: { items: [A] }"),
        Key("tabBar", "tabBar: { items: [{ title: A, icon: house }, { title: B, icon: heart }] }"),
        Key("presented", "presented: false"),
        Key("configuration", "configuration: { verticalSpacing: 40pt }"),
        Key("configuration.verticalSpacing", "configuration: { verticalSpacing: 40pt }"),
        Key("configuration.verticalInset", "configuration: { verticalInset: 90pt }"),
        Key("configuration.horizontalInset", "configuration: { horizontalInset: 40pt }"),
        Key("configuration.dismissAreaHeight", "configuration: { dismissAreaHeight: 60pt }"),
        Key("configuration.cornerRadius", "configuration: { cornerRadius: 30pt }"),
        Key("configuration.backFadeAlpha", "configuration: { backFadeAlpha: 0.3 }"),
        Key(
            "configuration.initialTransitionFrame",
            "configuration: { initialTransitionFrame: { x: 20, y: 300, width: 90, height: 90 } }",
            timeline: show),
        Key(
            "configuration.allowInteractiveDismissal", "configuration: { allowInteractiveDismissal: false }",
            timeline: pull),
        Key("controller.libraryVersion", "libraryVersion: '1.1'"),
        Key("controller.sharedConfiguration", "sharedConfiguration: { verticalSpacing: 40pt }"),
    ]

    @Test(arguments: keys) func `a key is seen or logged`(_ key: Key) throws {
        let scenes = try ["", key.value].map { try StagedScene(SceneParser.parse(key.scene($0))) }
        let (a, b) = (scenes[0], scenes[1])
        let differs = [0, 0.3, 0.4, 0.6, 1.2, 1.5, 2.5, 4.5].contains { a.picture(at: $0) != b.picture(at: $0) }
        #expect(differs || a.log != b.log)
    }

    @Test(arguments: keys) func `an override and a set event are edits of the file`(_ key: Key) throws {
        let scenes = try ["", key.value].map { try ValueNode(scene: key.scene($0)) }
        let path = key.path.replacing("controller", with: "cardPresentationController")
        let picture = KeyPicture(path == key.path ? "cards.a.\(path)" : path, before: scenes[0], after: scenes[1])
        #expect(!picture.values.isEmpty)
        #expect(try KeyPicture.leads(picture.values, from: picture.before, to: picture.after))
        guard picture.isSettable else { return }
        let (isEqual, issues) = try KeyPicture.isSet(picture.values, from: picture.before, to: picture.after)
        #expect(isEqual && issues == [])
    }

    @Test func `every key has a case`() {
        let own =
            Card.fields.map { field in field.name }
            + Card.Configuration.fields.map { field in "configuration.\(field.name)" }
        let ofAll = Card.Controller.fields.map { field in "controller.\(field.name)" }
        #expect(Set(own + ofAll).symmetricDifference(Self.keys.map(\.path)).sorted() == [])
    }
}
