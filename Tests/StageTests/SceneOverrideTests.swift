import Testing
import VitrinePopupBar
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces

@testable import VitrineStage
@testable import VitrineVocabulary

@Suite struct SceneOverrideTests {
    @Test func everyKeyReplacesItsValue() throws {
        let texts: [(SceneOverride.Key, String)] = [
            (.device, "iphone-x"), (.appearance, "dark"), (.direction, "rtl"), (.locale, "he"), (.textSize, "ax2"),
            (.orientation, "landscape"),
            (.crop, "top 100pt"), (.size, "30x20"), (.scale, "2"), (.fps, "12.5"), (.still, "1.5s"),
        ]
        let scene = try PresentationScene().replacing(texts.map { try SceneOverride(checking: $0, $1) })
        let traits = Traits(
            device: try #require(Device.named("iphone-x")), appearance: .dark, direction: .rightToLeft, locale: "he",
            textSize: .ax2, orientation: .landscape)
        let output = Output(
            crop: .top(100), size: PixelSize(width: 30, height: 20), scale: 2, fps: 12.5, still: .at(1.5))
        #expect(scene == PresentationScene(traits: traits, output: output))
    }

    @Test("Any path of keys can be replaced, by its aliases too")
    func anyPath() throws {
        let scene = try SceneParser.parse(Samples.full).replacing([
            SceneOverride(checking: "popupBar.style", "compact"),
            SceneOverride(checking: "popupBar.item.title", "Other words"),
            SceneOverride(checking: "popupBar.popupItem.trailingBarButtonItems", "[play, {icon: stop, scale: 2}]"),
        ])
        #expect(scene.popupBar?.barStyle == .compact && scene.popupBar?.popupItem.title == "Other words")
        #expect(scene.popupBar?.popupItem.trailingBarButtonItems.map(\.icon) == ["play", "stop"])
        #expect(try SceneOverride(checking: "popupBar.style", "compact").key == "popupBar.barStyle")
        let error = #expect(throws: SceneIssue.self) { try SceneOverride(checking: "popupBar.barStile", "compact") }
        #expect(error?.description.hasPrefix("popupBar.barStile: unknown key; did you mean \"barStyle\"?") == true)
    }

    private static let named = """
        vitrine: 1
        container:
          content: { body: [{ label: Menu, name: menu }, { list: [One], name: list }] }
          tabBar: { items: [{ title: A, icon: star }, { title: B, icon: star }] }
        floatingPanels: { p: { layout: { initialPosition: tip } } }
        overlayContainers: { o: { notches: [50%], viewControllers: [{ name: v, body: [{ label: X, name: x }] }] } }
        cards: { c: { content: [] } }
        entries: { saved: { content: { note: Saved } } }
        """

    @Test("Presentations, elements and parts of objects with required keys are changed where they are")
    func names() throws {
        let scene = try SceneParser.parse(Self.named)
        for (key, text, line, value) in [
            ("container.tabBar.selected", "1", "tabBar: { items", "tabBar: { selected: 1, items"),
            ("container.content.body.menu.alpha", "0.5", "name: menu", "name: menu, alpha: 0.5"),
            (
                "floatingPanels.p.layout.insets.tip", "90pt", "initialPosition: tip",
                "initialPosition: tip, insets: { tip: 90 }"
            ),
            ("floatingPanels.p.presented", "false", "p: { ", "p: { presented: false, "),
            ("overlayContainers.o.viewControllers.v.body.x.alpha", "0", "name: x", "name: x, alpha: 0"),
            ("cards.c.configuration.cornerRadius", "3", "c: { ", "c: { configuration: { cornerRadius: 3 }, "),
            (
                "entries.saved.attributes.displayDuration", "1s", "saved: { ",
                "saved: { attributes: { displayDuration: 1 }, "
            ),
        ] {
            let override = try SceneOverride(checking: SceneOverride.Key(key), text)
            let file = try SceneParser.parse(Self.named.replacing(line, with: value))
            #expect(try scene.replacing([override]) == file && file != scene, "\(key)")
        }
    }

    @Test(
        "What the scene does not have is an error with the names that it has",
        arguments: [
            (
                "entries.savd.attributes.displayDuration", "1s",
                "entries.savd: unknown key; did you mean \"saved\"? (saved)"
            ),
            (
                "container.content.body.meny.alpha", "1",
                "container.content.body.meny: unknown key; did you mean \"menu\"? (menu, list)"
            ),
            ("floatingPanels.q.layout.insets.tip", "1", "floatingPanels.q: unknown key (p)"),
            ("container.toolbar.tintColor", "red", "container.toolbar: the key \"items\" is missing"),
        ])
    func unknownNames(_ key: String, _ text: String, _ message: String) throws {
        let override = try SceneOverride(checking: SceneOverride.Key(key), text)
        let issues = #expect(throws: SceneIssues.self) { try SceneParser.parse(Self.named).replacing([override]) }
        #expect(issues?.issues.map(\.description) == [message])
    }

    @Test(
        "Keys and ranges below names are checked without the scene",
        arguments: [
            ("entries.saved.attributes.displayDuraton", "1s", "displayDuration"),
            ("entries.saved.attributes.displayDuration", "900s", "0...600 s"),
            ("floatingPanels.p.layout.insets.tip", "20000", "-10000...10000 pt"),
            ("container.content.body.menu.alfa", "1", "unknown key"),
            ("container.content.body.menu.alpha", "2", "0...1"),
            ("overlayContainers.o.viewControllers.v.body.x.label.text", "[]", "expected text"),
        ])
    func wrongValuesBelowNames(_ key: String, _ text: String, _ words: String) {
        let issue = #expect(throws: SceneIssue.self) { try SceneOverride(checking: SceneOverride.Key(key), text) }
        #expect(issue?.description.contains(words) == true, "\(issue.map(\.description) ?? "")")
    }

    @Test func nothingElseChanges() throws {
        let scene = try SceneParser.parse(Samples.full)
        #expect(try scene.replacing([]) == scene)
        var dark = scene
        dark.traits.appearance = .dark
        #expect(try scene.replacing([SceneOverride(checking: .appearance, "dark")]) == dark)
    }

    @Test func theLastOfSeveralCounts() throws {
        let overrides = try [SceneOverride(checking: .fps, "10"), SceneOverride(checking: .fps, "20")]
        #expect(try PresentationScene().replacing(overrides).output.fps == 20)
    }

    @Test func aCropKeepsTheScale() throws {
        let scene = PresentationScene(output: Output(crop: .bottom(100), size: PixelSize(width: 215, height: 50)))
        let all = try scene.replacing([SceneOverride(checking: .crop, "all")])
        #expect(all.output.size == nil && all.output.scale == 0.5)
        let sized = try scene.replacing([
            SceneOverride(checking: .crop, "all"), SceneOverride(checking: .size, "10x10"),
        ])
        #expect(sized.output.size == PixelSize(width: 10, height: 10) && sized.output.scale == nil)
        let scaled = try scene.replacing([SceneOverride(checking: .scale, "3")])
        #expect(scaled.output.size == nil && scaled.output.scale == 3)
    }

    @Test func messagesAreThoseOfASceneFile() throws {
        for (key, text) in [
            (SceneOverride.Key.device, "iphone"), (.appearance, "drak"), (.direction, "up"), (.locale, "1"),
            (.textSize, "XL"), (.crop, "left 3"), (.size, "3x"), (.size, "0x1"), (.scale, "9"), (.scale, "'2'"),
            (.fps, "121"), (.fps, "~"), (.still, "601s"), (.still, "never"),
            (.crop, "{x: 0, y: 0, width: 3, hight: 4}"),
        ] {
            let indent = key.path.hasPrefix("output.") ? "output:\n  " : ""
            let file = #expect(throws: SceneIssues.self) {
                try SceneParser.parse("vitrine: 1\n\(indent)\(key.path.split(separator: ".").last ?? ""): \(text)\n")
            }
            let option = #expect(throws: SceneIssue.self) { try SceneOverride(checking: key, text) }
            guard text != "'2'" else { continue }
            #expect(option?.kind == file?.issues.first?.kind, "\(key) \(text)")
        }
    }

    @Test func rangesThatDependOnTheSceneAreCheckedThere() throws {
        let crop = try SceneOverride(checking: .crop, "bottom 900pt")
        #expect(try PresentationScene().replacing([crop]).output.crop == .bottom(900))
        let small = try SceneOverride(checking: .device, "iphone-8")
        let issues = #expect(throws: SceneIssues.self) { try PresentationScene().replacing([crop, small]) }
        #expect(issues?.issues.map(\.path) == ["output.crop"])
    }

    @Test func hostileTexts() {
        let deep = String(repeating: "{a: ", count: 50_000)
        for text in [
            "{", "{}", "}", deep, "{*a}", "{&a x: *a}", "\u{0}", "[1]", String(repeating: "9", count: 100_000),
        ] {
            for key in [SceneOverride.Key.device, .locale, .crop, .size, .fps, "popupBar.barStyle"] {
                // The scene may have a frame or a size, of which this changes nothing.
                if text == "{}", [.crop, .size].contains(key) { continue }
                #expect(throws: SceneIssue.self) { try SceneOverride(checking: key, text) }
            }
        }
    }
}
