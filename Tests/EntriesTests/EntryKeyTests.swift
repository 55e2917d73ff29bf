import Testing
import VitrineKeyTestSupport
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineVocabulary

@testable import VitrineEntries

/// Every key of entries has an effect: two scenes that differ only in it differ in a frame or in the log.
@Suite struct EntryKeyTests {
    private static let cases = KeyCase.behavior + KeyCase.looks + KeyCase.messages

    /// Keys without an effect, with the reason.
    private static let exceptions = [
        // The library does not use the number. Source: facts, entry kit, section 3.5.
        "attributes.screenInteraction.by", "attributes.entryInteraction.by",
        // The value differs from the default in the upside-down portrait orientation, which scenes do not have.
        "attributes.positionConstraints.rotation.supportedInterfaceOrientations",
        // These are keys of events, beside the first display.
        "attributes", "content", "presented",
    ]

    private static let moments = [0.15, 0.3, 0.55, 0.62, 0.8, 0.95, 1.05, 1.15, 1.25, 1.35, 1.6, 2.2, 3]

    @Test(arguments: cases) func `a key is seen or logged`(_ key: KeyCase) throws {
        let scenes = try [key.before, key.after].map { try StagedScene(SceneParser.parse(key.scene($0))) }
        let (a, b) = (scenes[0], scenes[1])
        let differs = Self.moments.contains { a.picture(at: $0) != b.picture(at: $0) }
        #expect(differs || a.log != b.log)
    }

    @Test(arguments: cases) func `an override and a set event are edits of the file`(_ key: KeyCase) throws {
        let scenes = try [key.before, key.after].map { try ValueNode(scene: key.scene($0)) }
        let picture = KeyPicture("entries.a.\(key.key)", before: scenes[0], after: scenes[1])
        #expect(!picture.values.isEmpty)
        #expect(try KeyPicture.leads(picture.values, from: picture.before, to: picture.after))
        guard picture.isSettable else { return }
        let (isEqual, issues) = try KeyPicture.isSet(picture.values, from: picture.before, to: picture.after)
        #expect(isEqual && issues == [])
    }

    @Test func `every key has a case`() {
        var known: Set<String> = []
        let paths = Self.paths(of: Entry.record, below: "", &known)
        let seen = Set(Self.cases.map(\.key) + Self.exceptions)
        #expect(paths.filter { !seen.contains($0) } == [])
        #expect(Set(seen).subtracting(paths).sorted() == [])
    }

    /// Values that are compared as a whole: contents, fonts, points, sizes and insets.
    private static let wholes = [
        "content.view", ".font", ".startPoint", ".endPoint", ".offset", ".contentInsets", ".image.size",
        ".ratingItems.size",
    ]

    /// Returns the paths of all keys, with each record only at its first occurrence.
    private static func paths(of record: Record, below path: String, _ known: inout Set<String>) -> [String] {
        var out: [String] = []
        var inner: [(Record, String)] = []
        for key in record.keys() {
            let own = path.isEmpty ? key.name : "\(path).\(key.name)"
            out.append(own)
            if wholes.contains(where: { own.hasSuffix($0) }) { continue }
            for record in key.form.records where known.insert(record.name).inserted { inner.append((record, own)) }
        }
        return out + inner.flatMap { paths(of: $0.0, below: $0.1, &known) }
    }
}

extension Form {
    fileprivate var records: [Record] {
        switch self {
        case .record(let record), .change(let record): [record]
        case .list(let form, _), .named(let form, _), .optional(let form): form.records
        case .anyOf(let forms): forms.flatMap(\.records)
        default: []
        }
    }
}
