import Testing
import VitrinePages
import VitrineScreens

@testable import VitrineStage
@testable import VitrineVocabulary

/// Errors for keys of UIKit, of CSS and of other releases name the key with the same effect.
@Suite struct SynonymTests {
    /// Every record of a scene, each once.
    private static let records: [Record] = {
        var known: Set<String> = []
        let inner = KeyPaths(in: PresentationScene.record).all.compactMap(\.key.form.record)
        return ([PresentationScene.record] + inner).filter { known.insert($0.name).inserted }
    }()

    private static func resolves(_ path: String, in record: Record) -> Bool {
        var inner: Record? = record
        return path.split(separator: ".").allSatisfy { name in
            let key = inner?.key(String(name))
            inner = key?.form.record
            return key != nil
        }
    }

    @Test func `a word is no key of its mapping, stands once, and leads to a key`() {
        #expect(Self.records.contains { !$0.synonyms().isEmpty })
        for record in Self.records {
            let names = record.synonyms().flatMap(\.names)
            #expect(Set(names).count == names.count, "\(record.name)")
            for word in record.synonyms() {
                for name in word.names { #expect(record.key(name) == nil, "\(record.name).\(name)") }
                #expect(Self.resolves(word.path, in: record), "\(record.name): \(word.path)")
            }
        }
    }

    @Test(arguments: Element.needsOneOf)
    func `every word is understood beside every kind of element, and within its value`(_ kind: String) throws {
        let element = Element.record
        let inner = try #require(element.key(kind)?.form.record)
        for name in Element.synonyms.filter({ $0.path != kind }).flatMap(\.names) {
            func isUnderstood(_ problem: SceneIssue.Kind, in record: Record) -> Bool {
                switch problem {
                case .synonym(_, let path, let beside, _): Self.resolves(path, in: beside == nil ? record : element)
                case .unknownKey(_, let nearest, _): nearest.map { Self.resolves($0, in: record) } ?? false
                default: false
                }
            }
            #expect(isUnderstood(element.unknownKey(name, beside: [kind]), in: element), "\(kind), \(name)")
            guard inner.key(name) == nil else { continue }
            #expect(isUnderstood(inner.unknownKey(name, within: (element, kind)), in: inner), "\(kind): {\(name)}")
        }
    }

    private static let mistakes: [(scene: String, words: [String])] =
        elements + bars + versions + values + events

    private static let elements = [
        ("container: {content: [{label: A, textColor: red}]}", ["\"textAttributes.foregroundColor\""]),
        ("container: {content: [{label: A, font: {size: 13}}]}", ["\"textAttributes.font\""]),
        (
            "container: {content: [{label: {text: A, fontSize: 13}}]}",
            ["\"textAttributes.font.size\", beside \"label\""]
        ),
        ("container: {content: [{label: A, numberOfLines: 2}]}", ["\"label.numberOfLines\""]),
        ("container: {content: [{label: A, color: red}]}", ["\"textAttributes.foregroundColor\""]),
        ("container: {content: [{icon: heart, color: red}]}", ["\"icon.color\""]),
        ("container: {content: [{text: A}]}", ["\"label\""]),
        ("container: {content: [{label: {text: A, frame: {x: 1, y: 1, width: 1, height: 1}}}]}", ["\"frame\", beside"]),
        ("barStyle: compact", ["did you mean \"popupBar.barStyle\"?"]),
        ("snackbar: {}", ["\"entries\""]),
    ].map { (scene: $0.0, words: $0.1) }

    private static let bars = [
        ("container: {navigationBar: {title: A, rightBarButtonItems: [heart]}}", ["\"trailingItems\""]),
        ("container: {navigationBar: {title: A, leftBarButtonItems: [heart]}}", ["\"leadingItems\""]),
        ("popupBar: {popupItem: {rightBarButtonItems: [heart]}}", ["\"trailingBarButtonItems\""]),
        ("container: {tabBar: {items: [{title: A, icon: heart, badge: 1}]}}", ["\"badgeValue\""]),
    ].map { (scene: $0.0, words: $0.1) }

    private static let versions = [
        ("floatingPanels: {p: {layout: {anchors: {}}}}", ["a key of FloatingPanel 2", "\"insets\""]),
        ("floatingPanels: {p: {states: [full]}}", ["a key of FloatingPanel 2", "\"layout.supportedPositions\""]),
        ("floatingPanels: {p: {surfaceView: {appearance: {}}}}", ["a key of FloatingPanel 2"]),
        ("floatingPanels: {p: {layout: {edge: left}}}", ["a key of FloatingPanel 2", "nothing here does the same"]),
        (
            "entries: {e: {content: {note: A}, attributes: {displayPriority: high}}}",
            ["a key of SwiftEntryKit 0.1", "\"precedence\""]
        ),
    ].map { (scene: $0.0, words: $0.1) }

    private static let values = [
        (
            "entries: {e: {content: {note: A}, attributes: {displayDuration: .infinity}}}",
            ["did you mean \"infinity\"?"]
        ),
        ("container:\n  content:\n    background: #EAF2FF", ["# begins a comment", "quotes"]),
        ("container: { content: { background: #EAF2FF } }", ["# begins a comment", "quotes"]),
        (
            "popupBar: { popupItem: { title: Song #1, subtitle: A } }",
            ["\"#1, subtitle: A } }\" is a comment", "quotes"]
        ),
        ("container:\n  content: [{label: {text: A}}]\nlocale: #1", ["# begins a comment"]),
    ].map { (scene: $0.0, words: $0.1) }

    private static let events = [
        (
            "entries: {saved: {content: {note: A}}}\ntimeline: [{at: 1s, present: saved}]",
            ["\"entries\"", "\"display\""]
        ),
        ("cards: {c: {}}\ntimeline: [{at: 1s, display: c}]", ["\"cards\"", "\"present\""]),
        (
            "cards: {c: {}}\nfloatingPanels: {p: {layout: {preset: default}}}\ntimeline: [{at: 1s, remove: c}]",
            ["\"cards\"", "\"dismiss\""]
        ),
        ("popupBar: {}\ntimeline: [{at: 1s, move: popupBar}]", ["\"popupBar\"", "present", "open"]),
    ].map { (scene: $0.0, words: $0.1) }

    @Test(arguments: mistakes) func `a mistake names what is right`(_ scene: String, _ words: [String]) {
        let problems = Samples.problems("vitrine: 1\n\(scene)").joined(separator: "\n")
        for word in words { #expect(problems.contains(word), "\(problems)") }
    }

    @Test func `a word that stands for a needed key is the only problem`() {
        #expect(Samples.problems("vitrine: 1\ncontainer: {content: [{text: A}]}").count == 1)
        #expect(Samples.problems("vitrine: 1\ncontainer: {tabBar: {tabs: []}}").count == 1)
    }
}
