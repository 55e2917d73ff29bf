import VitrineLayoutTestSupport
import VitrinePresentation
import VitrinePrimitives
import VitrineStage
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineEntries
@testable import VitrineScreens

extension Screen {
    /// Records a scene in which entries are displayed.
    static func entries(
        _ entries: NamedValues<Entry>, kit: EntryKit = EntryKit(),
        traits: Traits = Traits(device: .iPhoneX, design: .legacy),
        _ timeline: [TimelineEvent]
    ) throws -> Screen {
        var values = PresentationValues()
        values.entries = entries
        values.entryKit = kit
        return try Screen.entries(values: values, traits: traits, timeline)
    }

    static func entries(
        values: PresentationValues, traits: Traits = Traits(device: .iPhoneX, design: .legacy),
        _ timeline: [TimelineEvent]
    ) throws -> Screen {
        let scene = SceneSummary(traits: traits, container: Container(), values: values, timeline: timeline)
        return try ScreenRecorder.record(scene, families: [.entryKit], in: .test(traits))
    }

    var kit: EntryKitPresentation {
        presentation(EntryKitPresentation.name) ?? EntryKitPresentation([:], settings: EntryKit())
    }

    func geometry(_ instance: EntryInstance, at seconds: Double) -> EntryGeometry {
        EntryGeometry(
            instance, at: seconds, in: frame(at: seconds, in: .test(host.traits.initial)).context)
    }

    /// Returns the drawn box of an entry; nil if there is none.
    func box(_ name: String, at seconds: Double) -> Rect? {
        kit.instances.last { $0.name == name && $0.isShown(at: seconds) }.map {
            let geometry = geometry($0, at: seconds)
            return geometry.transform.apply(geometry.box)
        }
    }

    /// Returns the names of the entries on the window, the uppermost last.
    func shown(at seconds: Double) -> [String] {
        kit.instances.filter { $0.isShown(at: seconds) }.map(\.name)
    }

    /// Lifecycle events and other log entries, with times in hundredths of a second.
    var words: [String] {
        log.map { entry in
            var what = ""
            if case .delegate(let text) = entry.what { what = text }
            return "\(Int((entry.at * 100).rounded())) \(entry.owner) \(what)"
        }
    }
}

extension TimelineEvent {
    static func display(_ entry: String, _ seconds: Double) -> TimelineEvent {
        TimelineEvent(at: seconds, .init("display", target: entry))
    }

    static func dismiss(_ target: String = "entryKit", _ seconds: Double, _ descriptor: ValueNode? = nil)
        -> TimelineEvent
    {
        TimelineEvent(at: seconds, .init("dismiss", target: target, ["descriptor": descriptor]))
    }

    static func tap(_ target: String, _ seconds: Double) -> TimelineEvent {
        TimelineEvent(at: seconds, .init("tap", target: target))
    }

    static func tap(x: Double, y: Double, _ seconds: Double) -> TimelineEvent {
        TimelineEvent(at: seconds, .init("tap", location: Point(x: x, y: y)))
    }

    static func drag(_ target: String, _ seconds: Double, y: Double, _ duration: Double) -> TimelineEvent {
        let leg = ValueNode.mapping([
            ("by", .mapping([("x", .number(0)), ("y", .number(y))])), ("duration", .number(duration)),
            ("curve", .word("linear")),
        ])
        return TimelineEvent(at: seconds, .init("drag", target: target, ["path": ValueNode(.list([leg]))]))
    }
}

/// Returns an entry with one line of text.
func note(_ change: (inout EntryAttributes) -> Void = { _ in }) -> Entry {
    var attributes = EntryAttributes()
    attributes.displayDuration = .infinity
    change(&attributes)
    return Entry(.note("A line"), attributes: attributes)
}

extension EntryContent {
    static func note(_ text: String) -> EntryContent { .note(NoteMessage(EntryLabel(text))) }
}
