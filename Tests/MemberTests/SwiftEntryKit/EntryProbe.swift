import Vitrine
import VitrineScreens
import VitrineSwiftEntryKit
import VitrineTestSupport

typealias AttributeChange = @Sendable (inout EKAttributes) -> Void

/// Returns a text of 15 points.
func label(_ text: String = "A line of text") -> EKProperty.LabelContent {
    EKProperty.LabelContent(text: text, style: style())
}

func style() -> EKProperty.LabelStyle { EKProperty.LabelStyle(font: .systemFont(ofSize: 15), color: .black) }

func picture(_ name: String = "rain") -> UIImage { UIImage(named: "artwork/\(name).png")! }

@Sendable func note() -> UIView { EKNoteMessageView(with: label()) }

/// Returns a view of the app's own, 60 points high.
@Sendable func plainView() -> UIView {
    let view = UIView()
    view.set(.height, of: 60)
    return view
}

/// Returns the attributes of most probes: an entry that stays.
func plainAttributes() -> EKAttributes {
    var attributes = EKAttributes()
    attributes.displayDuration = .infinity
    attributes.entryBackground = .color(color: EKColor(.systemYellow))
    return attributes
}

/// The times of an entrance that begins at 0.2 s, of the rest, and of later events.
let entryMoments = [0.3, 0.45, 0.7, 1, 1.3, 1.6, 2.6]

extension ProbeList {
    /// Adds a probe whose attributes change an entry that is displayed at 0.2 s.
    mutating func look(
        _ members: String..., after prepare: @escaping AttributeChange = { _ in }, events: [TimelineEvent] = [],
        appearance: Appearance = .light, view: @escaping @Sendable () -> UIView = note,
        set: @escaping AttributeChange
    ) {
        add(members) { isSet in
            var scene = emptyScene()
            scene.traits.appearance = appearance
            var attributes = plainAttributes()
            scene.simulate {
                prepare(&attributes)
                if isSet { set(&attributes) }
            }
            scene.performEntryKit(at: 0.2) { SwiftEntryKit.display(entry: view(), using: attributes) }
            scene.timeline += events
            return try scene.pictures(at: entryMoments)
        }
    }

    /// Adds a probe of entries that follow one another: the first at 0.2 s, the others at 0.9 s, each with a name.
    mutating func queue(
        _ members: String..., set: @escaping @Sendable (_ isSet: Bool, inout [EKAttributes]) -> Void
    ) {
        add(members) { isSet in
            var scene = emptyScene()
            var all = [UIColor.systemYellow, .systemRed, .systemGreen].map { color in
                var attributes = plainAttributes()
                attributes.entryBackground = .color(color: EKColor(color))
                return attributes
            }
            scene.simulate { set(isSet, &all) }
            scene.performEntryKit(at: 0.2) { SwiftEntryKit.display(entry: note(), using: all[0]) }
            scene.performEntryKit(at: 0.9) {
                for attributes in all.dropFirst() { SwiftEntryKit.display(entry: note(), using: attributes) }
            }
            scene.perform(at: 2) { SwiftEntryKit.dismiss() }
            return try scene.pictures(at: entryMoments + [3.5])
        }
    }

    /// Adds a probe of an entry's view, created with the members or without them.
    mutating func message(
        _ members: String..., events: [TimelineEvent] = [], attributes change: @escaping AttributeChange = { _ in },
        appearance: Appearance = .light, view: @escaping @Sendable (_ isSet: Bool) -> UIView
    ) {
        add(members) { isSet in
            var scene = emptyScene()
            scene.traits.appearance = appearance
            var attributes = plainAttributes()
            attributes.entryInteraction = .absorbTouches
            change(&attributes)
            scene.performEntryKit(at: 0.2) { SwiftEntryKit.display(entry: view(isSet), using: attributes) }
            scene.timeline += events
            return try scene.pictures(at: entryMoments)
        }
    }

    /// Adds a probe of the values that code records while entries are displayed.
    mutating func calls(
        _ members: String...,
        of build: @escaping @Sendable (_ isSet: Bool, inout PresentationScene, @escaping (String) -> Void) -> Void
    ) {
        add(members) { isSet in
            var scene = emptyScene()
            let notes = Notes()
            build(isSet, &scene) { notes.all.append($0) }
            _ = try Renderer(scene)
            return notes.all.map { AnyHashable($0) } + ["end"]
        }
    }
}

/// The values that code has recorded.
final class Notes {
    var all: [String] = []
}

extension TimelineEvent {
    static let tapOnEntry = TimelineEvent.tap("entry1", at: 1.1)
    static let tapOnScreen = TimelineEvent.tap(ScenePoint(x: 187, y: 600), at: 1.1)
    static let flickUp = TimelineEvent.swipe("entry1", at: 1.1, by: -50, in: 0.1)
    static let pullDown = TimelineEvent.swipe("entry1", at: 1.1, by: 60, in: 0.2)
}
