import Testing
import VitrineKeyTestSupport
import VitrineScreens
import VitrineVocabulary

/// Every argument of every verb has an effect: two events that differ only in it give two pictures.
@Suite struct ArgumentTests {
    struct Row: Sendable, CustomTestStringConvertible {
        /// The verb and the argument, after the key of the presentations for a verb of a family.
        var name: String
        var scene: String
        var before: String
        var after: String
        var seconds: Double
        var testDescription: String { "\(name): \(after)" }

        init(_ name: String, _ scene: String, _ before: String, _ after: String, at seconds: Double) {
            (self.name, self.scene, self.before, self.after, self.seconds) = (name, scene, before, after, seconds)
        }

        /// The two events, with the preceding ones.
        var picture: KeyPicture {
            get throws {
                func node(_ event: String) throws -> ValueNode {
                    try ValueNode(scene: "{vitrine: 1, output: {scale: 0.25}, \(scene)\(event)}]}")
                }
                return KeyPicture(
                    "timeline", before: try node(before), after: try node(after), output: .moment(seconds))
            }
        }
    }

    /// Returns an event with an argument at two values; a first value of nil is not written.
    private static func row(
        _ name: String, _ scene: String, _ event: String, _ before: String?, _ after: String, at seconds: Double
    ) -> Row {
        let label = name.split(separator: ".").last ?? ""
        func text(_ value: String?) -> String {
            value.map { "{at: 0.1s, \(event), \(label): \($0)" } ?? "{at: 0.1s, \(event)"
        }
        return Row(name, "\(scene), timeline: [", text(before), text(after), at: seconds)
    }

    private static func animated(
        _ verb: String, _ scene: String, _ event: String, before: String = "", at seconds: Double = 0.2
    )
        -> Row
    {
        Row(
            "\(verb).animated", "\(scene), timeline: [\(before)", "{at: 0.1s, \(event), animated: true",
            "{at: 0.1s, \(event), animated: false", at: seconds)
    }

    @Test(arguments: rows) func `an argument shows`(_ row: Row) throws {
        let isEqual = try row.picture.isEqual()
        #expect(!isEqual)
    }

    @Test func `every argument has a row`() {
        let all = PresentationScene.verbs.flatMap { verb in
            verb.arguments.map { argument in
                ((verb.owner.map { [$0] } ?? []) + [verb.name, argument.name]).joined(separator: ".")
            }
        }
        #expect(Set(all).symmetricDifference(Self.rows.map(\.name)).sorted() == [])
    }

    private static let rows = touches + pages + popupBar + cards + overlays + panels + entries

    private static let page =
        "container: {content: {background: white, body: [{button: Go, at: {x: 200, y: 300}}, {switch: {isOn: false}, name: s, at: {x: 100, y: 500}}]}}"
    private static let red = "then: {set: {container: {content: {background: red}}}}"

    private static let touches = [
        row("tap.hold", page, "tap: Go", nil, "0.9s", at: 0.6),
        row("tap.after", page, "tap: s, \(red)", nil, "1s", at: 0.9),
        row("tap.offset", page, "tap: Go", nil, "{x: 12, y: 4}", at: 0.15),
        row("press.hold", page, "press: Go", nil, "2s", at: 1.2),
        row("press.offset", page, "press: Go", nil, "{x: 12, y: 4}", at: 0.3),
        row("drag.by", page, "drag: Go", "{x: 0, y: 90}", "{x: 90, y: 0}", at: 0.2),
        row("drag.duration", page, "drag: Go, by: {x: 0, y: 90}", nil, "1s", at: 0.2),
        row("drag.offset", page, "drag: Go, by: {x: 0, y: 90}", nil, "{x: 12, y: 4}", at: 0.15),
        row(
            "drag.path", page, "drag: Go", "[{by: {x: 0, y: 90}, duration: 0.3s}]",
            "[{by: {x: 90, y: 0}, duration: 0.3s}]",
            at: 0.3),
        row("set.duration", page, "set: {container: {content: {background: red}}}", nil, "1s", at: 0.4),
        row(
            "set.curve", page, "set: {container: {content: {background: red}}}, duration: 1s", "easeIn", "linear",
            at: 0.4),
    ]

    private static let pushes =
        "{at: 0s, push: {content: [Two]}, animated: false}, {at: 0s, push: {content: [Three]}, animated: false}, "
    private static let host = "floatingPanels: {p: {layout: {preset: default}, content: {background: white}}}"
    private static let hostedPush = "{at: 0s, push: {content: [Two]}, in: p, animated: false}, "
    private static let pad =
        "device: ipad-pro-11, container: {tabBar: {items: [{title: A, icon: heart}, {title: B, icon: house}]}, sidebar: {sections: []}}"
    private static let tabs = "container: {tabBar: {items: [{title: A, icon: heart}, {title: B, icon: house}]}}"
    private static let fields =
        "container: {content: {body: [{textField: One, at: {x: 200, y: 200}, width: 200}, {textField: Two, at: {x: 200, y: 300}, width: 200}]}}"

    private static let pages = [
        animated("push", page, "push: {content: [Two]}"), animated("pop", page, "pop: page", before: pushes),
        Row(
            "pop.count", "\(page), timeline: [\(pushes)", "{at: 0.1s, pop: page", "{at: 0.1s, pop: page, count: 2",
            at: 2),
        row("push.in", host, "push: {content: [Two]}", nil, "p", at: 2),
        Row(
            "pop.in", "\(host), timeline: [\(pushes)\(hostedPush)", "{at: 0.1s, pop: page",
            "{at: 0.1s, pop: page, in: p",
            at: 2),
        Row(
            "setPage.in", "\(host), timeline: [\(pushes)\(hostedPush)", "{at: 0.1s, setPage: {content: [Four]}",
            "{at: 0.1s, setPage: {content: [Four]}, in: p", at: 2),
        animated("sidebar", pad, "sidebar: show"), row("sidebar.hold", pad, "sidebar: show", nil, "1s", at: 0.9),
        animated("tabBar", tabs, "tabBar: minimize"), animated("rotate", page, "rotate: landscape"),
        row("type.into", fields, "type: ab", "One", "Two", at: 2),
        row("type.interval", fields, "type: ab, into: One", nil, "2s", at: 1.5),
    ]

    private static let bar = "popupBar: {popupItem: {title: A}}, popupContent: {content: {background: red}}"

    private static let popupBar =
        ["present", "dismiss", "open", "close"].flatMap { verb -> [Row] in
            let before = verb == "close" ? "{at: 0s, open: popupBar, animated: false}, " : ""
            let scene = "\(bar), timeline: [\(before)"
            return [
                animated("popupBar.\(verb)", bar, "\(verb): popupBar", before: before),
                Row(
                    "popupBar.\(verb).duration", scene, "{at: 0.1s, \(verb): popupBar",
                    "{at: 0.1s, \(verb): popupBar, duration: 3s",
                    at: 0.4),
            ]
        } + [row("popupBar.present.openPopup", bar, "present: popupBar", nil, "true", at: 2)]

    private static let card = "cards: {c: {content: {background: red}}}"

    private static let cards = [
        animated("cards.present", card, "present: c"),
        row("cards.present.configuration", card, "present: c", nil, "{verticalSpacing: 90}", at: 2),
        animated("cards.dismiss", card, "dismiss: c", before: "{at: 0s, present: c, animated: false}, "),
    ]

    private static let overlay =
        "overlayContainers: {o: {notches: [25%, 60%], viewControllers: [{name: a, background: gray}], pages: [{name: p, background: red}, {name: q, background: blue}]}}"
    private static let pagePushed = "{at: 0s, pushViewController: o, page: p, animated: false}, "

    private static let overlays = [
        row("overlayContainers.move.toNotchAt", overlay, "move: o", "0", "1", at: 2),
        animated("overlayContainers.move", overlay, "move: o, toNotchAt: 1"),
        row("overlayContainers.pushViewController.page", overlay, "pushViewController: o", "p", "q", at: 2),
        animated("overlayContainers.pushViewController", overlay, "pushViewController: o, page: p"),
        animated("overlayContainers.popViewController", overlay, "popViewController: o", before: pagePushed),
        animated("overlayContainers.present", overlay, "present: o"),
        animated(
            "overlayContainers.dismiss", overlay, "dismiss: o", before: "{at: 0s, present: o, animated: false}, ",
            at: 0.12),
    ]

    private static let panel = "floatingPanels: {p: {layout: {preset: default}}}"
    private static let shownPanel = "floatingPanels: {p: {layout: {preset: default}, presented: true}}"

    private static let fittedPanel =
        "floatingPanels: {p: {layout: {preset: intrinsic, initialPosition: full}, presented: true, content: [{view: {}, name: v, height: 100, background: red}]}}"

    private static let panels =
        ["add", "remove", "hide", "present"].map { animated("floatingPanels.\($0)", panel, "\($0): p") } + [
            animated("floatingPanels.show", shownPanel, "show: p", before: "{at: 0s, hide: p}, "),
            animated("floatingPanels.dismiss", panel, "dismiss: p", before: "{at: 0s, present: p, animated: false}, "),
            row("floatingPanels.move.to", panel, "move: p", "full", "tip", at: 2),
            animated("floatingPanels.move", panel, "move: p, to: full"),
        ]
        + [
            ("duration", "{at: 0.1s, updateLayout: p", "{at: 0.1s, updateLayout: p, duration: 1s"),
            (
                "curve", "{at: 0.1s, updateLayout: p, duration: 1s, curve: easeIn",
                "{at: 0.1s, updateLayout: p, duration: 1s, curve: linear"
            ),
        ].map { name, before, after in
            Row(
                "floatingPanels.updateLayout.\(name)",
                "\(fittedPanel), timeline: [{at: 0.05s, set: {floatingPanels: {p: {content: {body: {v: {height: 300}}}}}}}, ",
                before, after,
                at: 0.5)
        }

    private static let toasts =
        "entries: {a: {content: {note: A}, attributes: {displayDuration: infinity, entryBackground: {color: red}}}, b: {content: {note: Other}, attributes: {entryBackground: {color: blue}}}}"
    private static let shown = "{at: 0s, display: a}, "

    private static let entries = [
        Row(
            "entryKit.dismiss.descriptor", "\(toasts), timeline: [\(shown)", "{at: 1s, dismiss: entryKit",
            "{at: 1s, dismiss: entryKit, descriptor: enqueued", at: 3),
        Row(
            "entryKit.transform.to", "\(toasts), timeline: [\(shown)", "{at: 1s, transform: a, to: a",
            "{at: 1s, transform: a, to: b", at: 3),
    ]
}
