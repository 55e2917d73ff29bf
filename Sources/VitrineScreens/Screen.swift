import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// A recorded screen: the container, its presentations, and the fingers on them, created by `ScreenRecorder`. Reading
/// it runs no rule and no user code, so any moment can be read in any order and on any thread.
package struct Screen: Sendable {
    /// A presentation and its host.
    package struct Instance: Sendable {
        package let name: String
        package let scope: Family.Scope
        /// The host that the presentation is shown in or from.
        package let host: HostID
        /// Whether the presentation is shown in its host.
        package let isInside: Bool
        /// The declared names of the presentation: its own, and for a family of scope `window` all of them.
        package var names: Set<String>
        package let verbs: [Verb]
        package var presentation: any Presentation

        package func verb(_ name: String) -> Verb? { verbs.first { $0.name == name } }
    }

    package internal(set) var host: Host
    /// The instances in the order of the scene file, hosts before their contents.
    package internal(set) var instances: [Instance] {
        didSet { if instances.count != order.count { order = HostOrder(instances) } }
    }
    /// The order in which presentations are asked for snapshots.
    private(set) var order: HostOrder
    package internal(set) var fingers: [TouchIndicator] = []
    package let showsTouches: Bool
    package internal(set) var touchStyle = TouchStyle.ring
    package internal(set) var pointer: Pointer?
    /// The visible fraction of the keyboard, 0...1.
    package internal(set) var keyboard = AnimatedValue(0)
    package internal(set) var keys = ContentState()
    /// The keyboard that was needed last.
    package internal(set) var keyboardElement = Stepped(KeyboardElement())
    /// The rotation of the device on the canvas.
    package internal(set) var angle: AnimatedAngle
    /// The color beside the screen that the scene specifies; nil for none.
    package internal(set) var canvasColor: RGBColor?
    /// Whether the picture shows nothing but the screen, as a screenshot does.
    package var isScreenshot = false
    /// The radius of the screen's corners beside `canvasColor`; nil for that of the device.
    package internal(set) var cornerRadius: Double?
    /// Whether the scene names colors that follow the appearance.
    package internal(set) var hasSystemColors = false
    /// The values that elements of the scene follow.
    package internal(set) var follows: [Follow] = []
    /// The events that presentations have logged while recording.
    package internal(set) var recordedLog: [LoggedEvent] = []

    package init(_ scene: SceneSummary, families: [Family], showsTouches: Bool = true) {
        host = Host(traits: scene.traits, container: scene.container)
        angle = AnimatedAngle()
        self.showsTouches = showsTouches
        instances = families.flatMap { family in
            let declarations = family.declarations(scene.values)
            return family.begin(scene).map { name, presentation in
                let declaration = declarations.first { $0.name == name }
                return Instance(
                    name: name, scope: family.scope, host: declaration?.host ?? .container,
                    isInside: family.scope == .host || declaration?.isInside ?? false,
                    names: family.scope == .window ? Set(declarations.map(\.name) + [name]) : [name],
                    verbs: family.verbs, presentation: presentation)
            }
        }
        order = HostOrder(instances)
    }

    /// Returns the index of the instance that shows a declared presentation.
    package func index(of name: String) -> Int? { instances.firstIndex { $0.names.contains(name) } }

    /// Returns a value that a declared presentation publishes.
    package func published(_ value: String, of name: String) -> PublishedValue? {
        index(of: name).flatMap { instances[$0].presentation.value(value, of: name) }
    }

    package func presentation<Value: Presentation>(_ name: String, as type: Value.Type = Value.self) -> Value? {
        instances.lazy.filter { $0.name == name }.compactMap { $0.presentation as? Value }.first
    }

    /// The notifications of the libraries' users, in order of time.
    package var log: [LoggedEvent] {
        let all = recordedLog + instances.flatMap { $0.presentation.log }
        return all.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    }

    /// The time in seconds after which nothing moves.
    package var end: Double {
        var out = max(host.end, angle.end, pointer?.end ?? 0, keyboard.end ?? 0, keys.end)
        for finger in fingers { out = max(out, finger.end) }
        for instance in instances { out = max(out, instance.presentation.end) }
        for follow in follows {
            out = max(out, published(follow.value, of: follow.presentation)?.end(for: follow) ?? 0)
        }
        return out
    }

    /// The end of one period of motions that repeat forever, in seconds; nil when everything comes to rest.
    /// - Parameter rest: when everything else is at rest.
    package func lapEnd(at rest: Double, in given: Context) -> Double? {
        let frame = frame(at: rest, in: given)
        let page = host.navigation.top(at: rest).map { host.page($0, at: rest, in: frame.context).view }
        let lap = page.flatMap { page in
            page.content.mayRepeat ? page.layout(safeBottom: frame.context.screen.maxY).lapEnd(after: rest) : nil
        }
        let laps = instances.map { $0.presentation.lapEnd(at: frame) } + [lap]
        return laps.compactMap { $0 }.max()
    }
}
