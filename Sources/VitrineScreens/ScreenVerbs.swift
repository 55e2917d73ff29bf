import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// The verbs that belong to no family: fingers, the pointer, pages, the dock, and the scene itself.
package enum ScreenVerbs {
    private static let animated = Argument(
        "animated", Bool.self, default: true, "Whether the change is animated.")
    private static let stack = Argument(
        "in", String.self,
        "The presentation whose content the page is pushed over, such as a panel. Default: the container."
    )
    private static let hold = LegalRange(above: 0, atMost: 60, "s")
    private static let offset = Argument(
        "offset", Point.self, kind: .length, in: -10_000...10_000, default: .zero,
        "From the middle of what is touched, in points.")

    package static let all: [Verb] = [
        Verb(
            "tap", of: .element,
            [
                Argument(
                    "hold", Double.self, kind: .time, in: hold, default: 0.1, "Seconds that the finger stays down."),
                Argument(
                    "after", Double.self, kind: .time, in: 0...60,
                    "Seconds from touch-down until the tap takes effect. Default: `hold`."),
                offset,
            ], lasts: ["hold", "after"], leads: true, "A finger touches an element or a place `{x, y}`."),
        Verb(
            "press", of: .element,
            [
                Argument(
                    "hold", Double.self, kind: .time, in: hold, default: 0.7, "Seconds that the finger stays down."),
                offset,
            ], lasts: ["hold"], leads: true,
            "A finger rests on an element or a place `{x, y}`; after 0.5 s it is a long press."),
        Verb(
            "drag", of: .element,
            [
                Argument(
                    "path", [FingerPath.Leg].self, count: 1...1000, of: "stretches {by, duration, curve}",
                    "The finger's way."),
                Argument(
                    "by", Point.self, kind: .length, in: -10_000...10_000,
                    "The way of a single stretch, in points, in place of `path`."),
                Argument(
                    "duration", Double.self, kind: .time, in: hold, default: 0.15,
                    "Seconds that a single stretch takes."),
                offset,
            ], lasts: ["path", "duration"], leads: true, exactlyOneOf: ["path", "by"],
            "A finger moves from an element or a place `{x, y}`."),
        Verb(
            "set", of: .settings,
            [
                Argument(
                    "duration", Double.self, kind: .time, in: hold,
                    "Seconds that numbers and colors take to change, where the library has no animation of its own."),
                Argument(
                    "curve", FingerPath.Leg.Curve.self, default: .easeInOut, "The timing curve of such a change."
                ).idle("there is no `duration`") { $0["duration"] == nil },
            ], "Keys of the scene change."),
        Verb(
            "push", of: .value(Argument("push", Page.self, "The page.")), [stack, animated],
            "A page slides over the one that is there."),
        Verb(
            "pop", of: .choice(["page"], noun: "a page"),
            [
                Argument(
                    "count", Int.self, in: 1...100, default: 1,
                    "How many pages go. The uppermost one slides away, and those below it are gone."),
                stack, animated,
            ], "The uppermost page slides away."),
        Verb(
            "setPage", of: .value(Argument("setPage", Page.self, "What it shows.")), [stack],
            "The uppermost pushed page shows something else."),
        Verb(
            "sidebar", of: .choice(["show", "hide"], noun: "a change of the sidebar"),
            [
                animated,
                Argument(
                    "hold", Double.self, kind: .time, in: 0...60, default: 0,
                    "Seconds for which its button is pressed before."),
            ], lasts: ["hold"], "The sidebar of an iPad replaces the tab bar at the top, or gives way to it."),
        Verb(
            "tabBar", of: .choice(["minimize", "expand", "search"], noun: "a change of the tab bar"), [animated],
            "The tab bar shrinks to a circle, grows again, or makes room for a search field."),
        Verb(
            "pointer", of: .value(Argument("pointer", PointerAction.self, "A place, or what the button does.")), [],
            "The pointer of an iPad moves to a place `{x, y}`, presses, is released or hides."),
        Verb(
            "rotate", of: .choice(Orientation.allCases.map(\.rawValue), noun: "an orientation"),
            [animated], "The device is turned. The layout goes from the old to the new one meanwhile."),
        Verb("focus", of: .field, leads: true, "A field gets the keyboard; with `none` the keyboard disappears."),
        Verb(
            "type",
            of: .value(Argument("type", String.self, "The letters.")),
            [
                Argument("into", String.self, isRequired: true, "The field, which gets the focus."),
                Argument(
                    "interval", Double.self, kind: .time, in: LegalRange(above: 0, atMost: 10, "s"), default: 0.12,
                    "Seconds from letter to letter."),
            ], leads: true, length: TextTyping.duration, "Letters are typed into a field after those that it has."),
        Verb(
            "wait", of: .value(Argument("wait", Double.self, kind: .time, in: 0...600, "Seconds.")),
            lasts: ["wait"], "Nothing happens; events without a time of their own come later."),
    ]

    package static func verb(_ name: String) -> Verb? { all.first { $0.name == name } }
}

/// An action of the pointer of an iPad.
public enum PointerAction: Hashable, Sendable {
    /// The pointer moves smoothly to a position, in points on the screen.
    case move(Point)
    case press, release, hide

    package static let names = ["press", "release", "hide"]

    package init?(name: String) {
        switch name {
        case "press": self = .press
        case "release": self = .release
        case "hide": self = .hide
        default: return nil
        }
    }
}

extension PointerAction: SceneValue {
    package static func form(_ format: Format) -> Form {
        .anyOf([.choice(names), Point.form(Format(.place, in: LegalRange(-10_000...10_000, "pt")))])
    }

    package static func read(_ source: SourceValue, onto base: PointerAction?, _ format: Format) -> PointerAction? {
        if case .mapping = source.node.content {
            return Point.read(source, onto: nil, Format(.place)).map { .move($0) }
        }
        return source.name("a place {x, y} or an action of the pointer", legal: names).flatMap(
            PointerAction.init(name:))
    }

    package func node(_ format: Format) -> ValueNode {
        switch self {
        case .move(let location): location.node(Format(.place))
        case .press: .word("press")
        case .release: .word("release")
        case .hide: .word("hide")
        }
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        guard case .move(let location) = self else { return }
        location.check(
            Format(.place, in: LegalRange(-10_000...10_000, "pt")), at: path, mentions: nil, into: &issues)
    }

    package static func noun(_ format: Format) -> String { "a place {x, y} or an action of the pointer" }
}
