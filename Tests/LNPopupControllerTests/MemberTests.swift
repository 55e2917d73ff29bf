import Testing
import Vitrine
import VitrineLNPopupController
import VitrinePages
import VitrineScreens
import VitrineStage

/// Members that change pictures: each differs from its default, and equals the keys of a scene.
@Suite struct MemberTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let member: String
        var keys = ""
        var item = ""
        var content = ""
        /// The keys of both scenes.
        var scene = ""
        /// The state of both popups before the member is set, and its keys.
        var base: @Sendable (Popup) -> Void = { _ in }
        var baseKeys = ""
        var baseItem = ""
        var seconds = 0.0
        let set: @Sendable (Popup) -> Void

        var testDescription: String { member }

        func yaml(isSet: Bool) -> String {
            func keys(_ own: String, _ base: String) -> String {
                [base, isSet ? own : ""].filter { !$0.isEmpty }.map { ", \($0)" }.joined()
            }
            /// Later texts replace earlier ones.
            func itemKeys() -> String {
                let given = (isSet ? [baseItem, item] : [baseItem]).filter { !$0.isEmpty }
                let texts = ["title: Title", "subtitle: Subtitle"].filter { text in
                    !given.contains { $0.hasPrefix(text.prefix(6)) || $0.contains(", \(text.prefix(6))") }
                }
                return (texts + given).joined(separator: ", ")
            }
            return """
                vitrine: 1
                output: { scale: 0.5 }
                \(scene)
                popupBar: { tintColor: "#ED435A", popupItem: { \(itemKeys()) }\(keys(self.keys, baseKeys)) }
                popupContent: { title: null\(keys(content, "")) }
                """
        }
    }

    @Test(arguments: rows)
    func `a member changes the picture as its key does`(_ row: Row) throws {
        func picture(isSet: Bool) throws -> Bitmap {
            let popup = Popup()
            row.base(popup)
            if isSet { row.set(popup) }
            return try pixels(popup.scene(row.scene), at: row.seconds)
        }
        let (without, with) = (try picture(isSet: false), try picture(isSet: true))
        #expect(without != with)
        #expect(with == (try pixels(SceneParser.parse(row.yaml(isSet: true)), at: row.seconds)))
        #expect(without == (try pixels(SceneParser.parse(row.yaml(isSet: false)), at: row.seconds)))
    }

    @Test(arguments: rows)
    func `a member that is set later changes the picture from then on`(_ row: Row) throws {
        func renderer(isSet: Bool) throws -> Renderer {
            let popup = Popup()
            row.base(popup)
            return try Renderer(
                popup.scene(row.scene) { scene in
                    // Pictures and icons must be in the scene.
                    scene.container.content.backgroundImage = "artwork/rain.png"
                    scene.container.navigationBar = NavigationBar(
                        trailingItems: ["heart", "play", "magnifyingglass"].map { .init(icon: $0) })
                    scene.perform(at: 5) { if isSet { row.set(popup) } }
                })
        }
        let (without, with) = (try renderer(isSet: false), try renderer(isSet: true))
        #expect(try with.bitmap(at: 4.9) == without.bitmap(at: 4.9))
        let later = max(8, row.seconds + 5)
        #expect(try with.bitmap(at: later) != without.bitmap(at: later))
    }

    static let rows = bars + items + appearances + backgrounds + contents

    static let long =
        "title: A title that is much too long for the bar of a telephone in its upright orientation"
    static let opened = "timeline: [{ at: 0.5s, open: popup, animated: false }]"
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
}
