import VitrineChrome
import VitrineGestures
import VitrinePresentation
import VitrinePrimitives
import VitrineSetting
import VitrineSurfaces

/// A recorded screen: the container, its presentations, and the fingers on them.
///
/// `ScreenRecorder` makes one from the events of a scene. Reading it runs no rule and no user code, so any moment can be
/// asked for in any order and on any thread.
package struct Screen: Sendable {
    /// A presentation and where it belongs.
    package struct Instance: Sendable {
        package let name: String
        package let scope: Family.Scope
        /// What the presentation is shown in or from.
        package let host: HostID
        /// Names of the family's verbs.
        package let verbs: Set<String>
        package var presentation: any Presentation
    }

    package internal(set) var host: Host
    /// In the order of the scene file, hosts before what they show.
    package internal(set) var instances: [Instance]
    package internal(set) var fingers: [TouchIndicator] = []
    /// Whether fingers are shown.
    package let showsTouches: Bool
    /// Of an iPad.
    package internal(set) var pointer: Pointer?
    /// Degrees by which the screen is turned, clockwise; 0 when it stands upright.
    package internal(set) var angle: AnimatedAngle
    /// What presentations have logged while recording.
    package internal(set) var recordedLog: [LoggedEvent] = []

    /// - Parameter families: of which the scene declares presentations.
    package init(_ scene: SceneSummary, families: [Family], showsTouches: Bool = true) {
        host = Host(traits: scene.traits, container: scene.container)
        angle = AnimatedAngle()
        self.showsTouches = showsTouches
        instances = families.flatMap { family in
            let hosts = family.declarations(scene.values)
            return family.begin(scene).map { name, presentation in
                Instance(
                    name: name, scope: family.scope, host: hosts.first { $0.name == name }?.host ?? .container,
                    verbs: Set(family.verbs.map(\.name)), presentation: presentation)
            }
        }
    }

    /// The presentation of a name.
    package func presentation<Value: Presentation>(_ name: String, as type: Value.Type = Value.self) -> Value? {
        instances.lazy.filter { $0.name == name }.compactMap { $0.presentation as? Value }.first
    }

    /// What libraries have told their users, in order of time.
    package var log: [LoggedEvent] {
        let all = recordedLog + instances.flatMap { $0.presentation.log }
        return all.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    }

    /// When everything has come to rest, in seconds.
    package var end: Double {
        var out = max(host.end, angle.end, pointer?.end ?? 0)
        for finger in fingers { out = max(out, finger.end) }
        for instance in instances { out = max(out, instance.presentation.end) }
        return out
    }
}
