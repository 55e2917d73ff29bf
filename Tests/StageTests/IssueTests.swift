import Testing
import VitrinePopupBar
import VitrineScreens

@testable import VitrineStage
@testable import VitrineVocabulary

/// The exact message and position of every kind of problem.
@Suite struct IssueTests {
    /// A file, whose first line is `vitrine: 1`, and its only problem.
    struct Case: Sendable, CustomTestStringConvertible {
        var rest: String
        var problem: String
        var testDescription: String { problem }

        init(_ rest: String, _ problem: String) {
            self.rest = rest
            self.problem = "s.yaml:" + problem
        }
    }

    @Test(arguments: keys + values + ranges + context + syntax)
    func everyKind(_ example: Case) {
        #expect(Samples.problems("vitrine: 1\n" + example.rest) == [example.problem])
    }

    /// Returns the names that fit best.
    private static func list(_ names: [String], _ word: String) -> String {
        "(\(Spelling.ranked(names, by: word).prefix(20).joined(separator: ", ")), …)"
    }

    private static func bar(_ word: String) -> String { list(PopupBar.fields.map(\.name), word) }
    private static func root(_ word: String) -> String { list(PresentationScene.fields.map(\.name), word) }
    private static let verbs =
        PresentationScene.verbs.map(\.name).reduce(into: [String]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }.joined(separator: ", ")
    private static let styles = "(default, compact, prominent, floatingCompact, floating, custom)"
    private static let time = "a time (1.5s, 750ms or a number of seconds)"

    static let keys = [
        Case("frob: 1", "2:1: frob: unknown key \(root("frob"))"),
        Case("{}: 1", "2:1: expected a key, found an alias, a list or a mapping"),
        Case("popupbar: {}", "2:1: popupbar: unknown key; did you mean \"popupBar\"? \(root("popupbar"))"),
        Case(
            "popupBar: {stile: floating}", "2:12: popupBar.stile: unknown key; did you mean \"style\"? \(bar("stile"))"),
        Case("popupBar: {tint: red}", "2:12: popupBar.tint: unknown key; did you mean \"tintColor\"? \(bar("tint"))"),
        Case(
            "popupBar:\n  style: compact\n  barStyle: compact",
            "4:3: popupBar.barStyle: \"style\" and \"barStyle\" exclude each other"),
        Case(
            "popupBar: {item: {barButtonItems: [], trailing: []}}",
            "2:39: popupBar.item.trailing: \"barButtonItems\" and \"trailing\" exclude each other"),
        Case("vitrine: 1", "2:1: vitrine: the key \"vitrine\" is given twice, first in line 1"),
        Case(
            "popupBar:\n  'style': compact\n  \"style\": compact",
            "4:3: popupBar.style: the key \"style\" is given twice, first in line 3"),
        Case("container: {tabBar: {}}", "2:21: container.tabBar: the key \"items\" is missing"),
        Case(
            "container: {toolbar: {itms: [A]}}",
            "2:23: container.toolbar.itms: unknown key; did you mean \"items\"? "
                + "(items, scrollEdgeAppearance, standardAppearance, tintColor)"),
        Case(
            "container: {content: {background: {red: 1, green: 0}}}",
            "2:35: container.content.background: the key \"blue\" is missing"),
        Case(
            "timeline: [{at: 1s}]",
            "2:12: timeline[0]: one of these keys is needed: \(verbs)"
        ),
    ]

    static let values = [
        Case("popupBar: floating", "2:11: popupBar: expected keys and values, found \"floating\""),
        Case("popupBar:", "2:1: popupBar: expected keys and values, found nothing"),
        Case("timeline: {at: 1}", "2:11: timeline: expected a list of events, found keys and values"),
        Case("device: [a]", "2:9: device: expected a device, found a list"),
        Case("output: {fps: '50'}", "2:15: output.fps: expected a number, found the text \"50\""),
        Case("output: {fps: fast}", "2:15: output.fps: expected a number, found \"fast\""),
        Case("output: {loop: 1.5}", "2:16: output.loop: expected a whole number, found 1.5"),
        Case("popupBar: {presented: yes}", "2:23: popupBar.presented: expected true or false, found \"yes\""),
        Case(
            "container: {content: {\n  background: #7DF67D\n  }}",
            "3:3: container.content.background: expected a color (\"#2D572D\" with its quotes, a name, "
                + "{red, green, blue, alpha}, {p3: [red, green, blue]} or {light, dark}), found nothing, as # begins a comment: put the "
                + "value in quotes"),
        Case(
            "container: {content: {\n  background:\n  }}",
            "3:3: container.content.background: expected a color (\"#2D572D\" with its quotes, a name, "
                + "{red, green, blue, alpha}, {p3: [red, green, blue]} or {light, dark}), found nothing"),
        Case(
            "popupBar: {style: floatin}",
            "2:19: popupBar.style: \"floatin\" is not a bar style; did you mean \"floating\"? \(styles)"),
        Case(
            "popupBar: {libraryVersion: 5}",
            "2:28: popupBar.libraryVersion: \"5\" is not a library version (3.0, 4.0, 4.5)"),
        Case("popupBar: {style: 9}", "2:19: popupBar.style: \"9\" is not a bar style \(styles)"),
        Case("direction: left", "2:12: direction: \"left\" is not a direction (ltr, rtl)"),
        Case(
            "appearance: Drak", "2:13: appearance: \"Drak\" is not an appearance; did you mean \"dark\"? (light, dark)"),
        Case("locale: en_US", "2:9: locale: \"en_US\" is not a language tag (he, en-GB, zh-Hant)"),
        Case(
            "container: {content: {background: '#12345'}}",
            "2:35: container.content.background: \"#12345\" is not a color (#RGB, #RRGGBB or #RRGGBBAA)"),
        Case("output: {duration: 3 min}", "2:20: output.duration: \"3 min\" is not \(time)"),
        Case(
            "output: {crop: {x: 1in, y: 0, width: 1, height: 1}}",
            "2:20: output.crop.x: \"1in\" is not a length (173.5pt or a number of points)"),
        Case(
            "output: {crop: bottm 3}",
            "2:16: output.crop: \"bottm 3\" is not a crop (all, top 100pt, bottom 173.5pt or {x, y, width, height})"),
        Case("output: {size: 3}", "2:16: output.size: \"3\" is not a size in pixels (414x167 or {width, height})"),
        Case("output: {still: now}", "2:17: output.still: \"now\" is not a moment (settled, or a time such as 1.2s)"),
        Case(
            "popupBar: {item: {title: \"a\\0\"}}",
            "2:26: popupBar.item.title: the control character U+0000 is not allowed"),
    ]

    static let ranges = [
        Case(
            "popupBar:\n  popupItem:\n    progress: 1.5",
            "4:15: popupBar.popupItem.progress: 1.5 is out of range; legal: 0...1"),
        Case(
            "popupBar: {item: {progress: -1e999}}", "2:29: popupBar.item.progress: -1e999 is out of range; legal: 0...1"
        ),
        Case(
            "popupBar: {standardAppearance: {marqueeScrollRate: 0.5}}",
            "2:52: popupBar.standardAppearance.marqueeScrollRate: 0.5 is out of range; legal: 1...1000 pt/s"),
        Case(
            "popupBar: {standardAppearance: {marqueeScrollDelay: 61s}}",
            "2:53: popupBar.standardAppearance.marqueeScrollDelay: 61s is out of range; legal: 0...60 s"),
        Case(
            "popupBar: {}\ntimeline: [{set: {popupBar: {standardAppearance: {marqueeScrollRate: 1001}}}}]",
            "3:70: timeline[0].set.popupBar.standardAppearance.marqueeScrollRate: 1001 is out of range; legal: 1...1000 pt/s"
        ),
        Case(
            "container: {content: {backgroundBlur: 201pt}}",
            "2:39: container.content.backgroundBlur: 201pt is out of range; legal: 0...200 pt"),
        Case("popupBar: {item: {progress: .nan}}", "2:29: popupBar.item.progress: .nan is out of range; legal: 0...1"),
        Case(
            "container: {content: {background: {red: 2, green: 0, blue: 0}}}",
            "2:41: container.content.background.red: 2 is out of range; legal: 0...1"),
        Case(
            "container: {toolbar: {items: [a, b, c, d, e, f]}}",
            "2:30: container.toolbar.items: 6 items is out of range; legal: 1...5"),
        Case(
            "container: {tabBar: {items: [{title: a, icon: b}, {title: a, icon: b}], selected: 2}}",
            "2:83: container.tabBar.selected: 2 is out of range; legal: 0...1"),
        Case("timeline: [{at: 601s, wait: 0}]", "2:17: timeline[0].at: 601s is out of range; legal: 0...600 s"),
        Case(
            "timeline: [{wait: 600}, {wait: 1}, {wait: 1}]",
            "2:36: timeline[2].at: 601 is out of range; legal: 0...600 s"),
        Case(
            "timeline: [{at: 2s, wait: 0}, {at: 1500ms, wait: 0}]",
            "2:36: timeline[1].at: 1500ms is before the previous event, at 2 s"),
        Case(
            "popupBar: {item: {leading: [{icon: pause, scale: 5}]}}",
            "2:50: popupBar.item.leading[0].scale: 5 is out of range; legal: 0.25...4"),
        Case("output: {fps: 0}", "2:15: output.fps: 0 is out of range; legal: 1...120"),
        Case("output: {scale: 8.5}", "2:17: output.scale: 8.5 is out of range; legal: above 0, at most 8"),
        Case(
            "output: {loop: 99999999999999999999}",
            "2:16: output.loop: 99999999999999999999 is out of range; legal: 0...65535"),
        Case("output: {quality: 0}", "2:19: output.quality: 0 is out of range; legal: 1...100"),
        Case("output: {quality: 101}", "2:19: output.quality: 101 is out of range; legal: 1...100"),
        Case("output: {quality: 7.5}", "2:19: output.quality: expected a whole number, found 7.5"),
        Case("output: {size: 0x9}", "2:16: output.size.width: 0 is out of range; legal: 1...16384"),
        Case(
            "output: {size: 9000x9000}", "2:16: output.size: too large; at most 16384 pixels a side and 64000000 in all"
        ),
        Case(
            "output: {crop: bottom 933}",
            "2:16: output.crop: bottom 933 is out of range; legal: above 0, at most 932 pt"),
        Case(
            "output: {crop: {x: 500, y: 0, width: 9, height: 9}}",
            "2:16: output.crop: a crop beside the screen is out of range; legal: a part of the screen, 430 x 932 pt"),
        Case(
            "output: {crop: {x: 0, y: 0, width: 9000, height: 9000}, scale: 8}",
            "2:64: output.scale: too large; at most 16384 pixels a side and 64000000 in all"),
        Case("output: {crop: top 0.1}", "2:16: output.crop: top 0.1 is out of range; legal: a canvas of 1 x 1 pixels"),
        Case("output: {fps: 120, duration: 600s}", "2:30: output.duration: too large; at most 20000 frames"),
        Case(
            "popupBar: {item: {title: \(String(repeating: "a", count: 10_001))}}",
            "2:26: popupBar.item.title: too large; at most 10000 characters"),
    ]

    static let context = [
        Case(
            "container: {toolbar: {items: [Present Bar, Dismiss Bar]}}\ntimeline: [{tap: Presnt Bar}]",
            "3:18: timeline[0].tap: \"Presnt Bar\" is not something to touch; did you mean \"Present Bar\"? "
                + "(Present Bar, Dismiss Bar)"),
        Case(
            "floatingPanels: {p: {}}\ntimeline: [{tap: p.grabbr}]",
            "3:18: timeline[0].tap: \"p.grabbr\" is not something to touch; did you mean \"p.grabber\"? "
                + "(p, grabber, backdrop)"),
        Case(
            "container: {content: {body: [{name: list, list: [a]}]}}\ntimeline: [{tap: container.lst}]",
            "3:18: timeline[0].tap: \"container.lst\" is not something to touch; did you mean \"container.list\"? "
                + "(list, list.a)"),
        Case(
            "container: {content: {backgroundEffect: systemThickMaterial}}",
            "2:41: container.content.backgroundEffect: needs something behind the content, as a panel, an overlay, a card "
                + "or an entry has"),
        Case(
            "popupBar: {}\npopupContent: {content: {backgroundEffect: systemThickMaterial}}",
            "3:44: popupContent.content.backgroundEffect: needs something behind the content, as a panel, an overlay, "
                + "a card or an entry has; a popup has `popupContent.backgroundEffect`"),
        Case(
            "timeline: [{push: {content: {backgroundEffect: dark}}}]",
            "2:48: timeline[0].push.content.backgroundEffect: needs something behind the content, as a panel, an overlay, "
                + "a card or an entry has"),
        Case(
            "floatingPanels: {panel: {}}\ntimeline: [{set: {floatingPanels: {panl: {isRemovalInteractionEnabled: true}}}}]",
            "3:36: timeline[0].set.floatingPanels.panl: unknown key; did you mean \"panel\"? (panel)"),
        Case(
            "cards: {c: {}}\nfloatingPanels: {p: {}}\ntimeline: [{present: d}]",
            "4:22: timeline[0].present: \"d\" is not a presentation (c, p)"),
        Case("timeline: [{tap: A}]", "2:18: timeline[0].tap: needs a toolbar, a tabBar or a presentation in the scene"),
        Case(
            "timeline: [{present: popupBar}]",
            "2:22: timeline[0].present: needs a popupBar or cards or overlayContainers or floatingPanels in the scene"),
        Case(
            "container: {toolbar: {items: [A]}}\ntimeline: [{tap: A, then: {dismiss: popupBar}}]",
            "3:37: timeline[0].then.dismiss: needs a popupBar or cards or overlayContainers or floatingPanels or entryKit in the scene"
        ),
        Case(
            "timeline: [{set: {container: {tabBar: {selected: 1}}}}]",
            "2:39: timeline[0].set.container.tabBar: the key \"items\" is missing"),
        Case(
            "container: {toolbar: {items: [A]}}\ntimeline: [{set: {container: {toolbar: {standardAppearance: {}}}}}]",
            "3:61: timeline[0].set.container.toolbar.standardAppearance: needs the legacy design"),
        Case(
            "timeline: [{set: {output: {fps: 3}}}]",
            "2:27: timeline[0].set.output: says how the scene starts, and cannot be set over time"),
        Case(
            "timeline: [{set: {}}]",
            "2:18: timeline[0].set: one of these keys is needed: orientation, appearance, direction, textSize, "
                + "tintColor, darkTintColor, reduceTransparency, increaseContrast, boldText, reduceMotion, "
                + "prefersCrossFadeTransitions, container, popupBar, popupContent, cards, cardPresentationController, "
                + "overlayContainers, floatingPanels, entryKit, entries"
        ),
        Case(
            "timeline: [{wait: 1, present: popupBar}]\npopupBar: {}",
            "2:22: timeline[0].present: \"wait\" and \"present\" exclude each other"),
        Case("timeline: [{wait: 1, hold: 1}]", "2:22: timeline[0].hold: unknown key (at, wait)"),
        Case(
            "container: {tabBar: {items: [{title: a, icon: b}, {title: a, icon: b}]}, customDock: {height: 50}}",
            "2:74: container.customDock: \"tabBar\" and \"customDock\" exclude each other"),
    ]

    static let syntax = [
        Case(
            "popupBar:\n\tstyle: floating",
            "3:1: nothing can begin with this character; indent with spaces, not tabs, and put text that begins with "
                + "@, ` or % in quotes"
        ),
        Case(
            "a: b: c", "2:5: no key is expected here; put text that holds \": \" in quotes, and check the indentation"),
        Case("a: 'b", "2:6: the file ends inside quotes that nothing closes"),
        Case("---\nvitrine: 1", "2:1: a file holds one scene; here begins another"),
        Case(
            "a: [b",
            "2:6: this is not YAML: did not find expected ',' or ']' while parsing a flow sequence, begun at 2:4"),
        Case("a: !color red", "2:4: the tag \"!color\" has no meaning here"),
        Case("a: *b", "2:4: \"*b\" repeats the value marked \"&b\", which is not above"),
        Case("a: &b [*b]", "2:8: \"*b\" repeats the value marked \"&b\", which is not above"),
        Case("? a : b", "2:1: keys are written without a question mark"),
        Case("a: ? b", "2:4: keys are written without a question mark"),
        Case("colon\na: b", "2:1: a colon and a space are missing after this key"),
        Case("a: \u{1}", "2:4: the control character U+0001 is not allowed"),
    ]

    @Test func problemsOfTheWholeFile() {
        let none = "s.yaml: the file holds no scene"
        #expect(Samples.problems("") == [none])
        #expect(Samples.problems(" \n# nothing\n") == [none])
        #expect(Samples.problems("--- ~\n") == [none])
        #expect(Samples.problems("- 1") == ["s.yaml:1:1: expected a scene (keys and values), found a list"])
        #expect(Samples.problems("device: iphone-8") == ["s.yaml:1:1: the key \"vitrine\" is missing"])
        #expect(Samples.problems("vitrine: 2") == ["s.yaml:1:10: vitrine: 2 is out of range; legal: 1"])
        #expect(Samples.problems(Array("a: é\nb: ".utf8) + [0xE9]) == ["s.yaml:2:4: the file is not UTF-8 text"])
        #expect(Samples.problems([0xFF, 0xFE, 0x61, 0]) == ["s.yaml:1:1: the file is not UTF-8 text"])
    }

    @Test func theKindIsThereForPrograms() throws {
        let error = try #require(throws: SceneIssues.self) {
            try SceneParser.parse("vitrine: 1\nappearance: drak", fileName: "f")
        }
        let kind = SceneIssue.Kind.unknownValue(
            value: "drak", noun: "an appearance", nearest: "dark", legal: ["light", "dark"])
        #expect(error.issues == [SceneIssue(file: "f", line: 2, column: 13, path: "appearance", kind: kind)])
    }

    @Test func whatIsShownOfTheFileCannotDisturbATerminal() {
        let problem = Samples.problems("vitrine: 1\ndevice: \"a\\e[31m\u{202E}\(String(repeating: "x", count: 100))\"")
        #expect(problem.count == 1)
        #expect(problem[0].hasPrefix("s.yaml:2:9: device: \"a\\u{1B}[31m\\u{202E}xxx"))
        #expect(problem[0].contains("x…\" is not a device"))
    }
}
