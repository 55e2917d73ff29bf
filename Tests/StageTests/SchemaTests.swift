import Foundation
import Testing
import VitrineScreens

@testable import VitrineStage
@testable import VitrineVocabulary

/// The schema accepts what the parser accepts.
@Suite struct SchemaTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Assets/Scenes")
    private static let scenes =
        FileManager.default.enumerator(atPath: folder.path())?
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".yaml") }.sorted() ?? []
    private static let schema = ReferencePages.schema

    private func root(_ name: String) throws -> ValueNode {
        let bytes = try Data(contentsOf: Self.folder.appending(path: name))
        return try SceneParser.compose(Array(bytes), log: .silent)
    }

    @Test("Keys of the scene that begin with x- are accepted, and those of its mappings are not")
    func extensions() throws {
        let validator = try SchemaValidator(Self.schema)
        for (text, isLegal) in [
            ("x-base: {any: [1, {a: b}]}", true), ("container: {x-base: 1}", false), ("x: 1", false),
        ] {
            let root = try SceneParser.compose(Array("{vitrine: 1, \(text)}".utf8), log: .silent)
            #expect(validator.accepts(JSON(root)) == isLegal, "\(text)")
            #expect((Samples.problems("{vitrine: 1, \(text)}") == []) == isLegal, "\(text)")
        }
    }

    @Test(
        "Every shipped scene is accepted, and so is what is written of it")
    func shippedScenes() throws {
        let validator = try SchemaValidator(Self.schema)
        #expect(Self.scenes.count >= 30)
        for name in Self.scenes {
            let root = try root(name)
            let isAccepted = validator.accepts(JSON(root))
            #expect(isAccepted, "\(name)")
            let log = IssueLog(file: nil)
            let scene = try #require(
                PresentationScene.read(SourceValue(root, path: SourcePath(), log: log), onto: nil, Format()))
            let isWrittenAccepted = validator.accepts(JSON(scene.node(Format())))
            #expect(isWrittenAccepted, "\(name):\n\(scene.yaml)")
            #expect(try SceneParser.parse(scene.yaml) == scene, "\(name)")
        }
    }

    @Test(
        "Mutated scenes get the same verdict from schema and parser, up to rules across keys")
    func mutatedScenes() throws {
        let validator = try SchemaValidator(Self.schema)
        var mutation = SceneMutation(seed: 4711)
        var counts = (accepted: 0, refused: 0, rules: 0)
        try #require(!Self.scenes.isEmpty)
        for i in 0..<600 {
            let node = mutation.mutated(try root(Self.scenes[i % Self.scenes.count]))
            let issues = Self.issues(of: node)
            let isAccepted = validator.accepts(JSON(node))
            if isAccepted, !issues.isEmpty, issues.allSatisfy(Self.isBeyondSchema) {
                counts.rules += 1
                continue
            }
            #expect(isAccepted == issues.isEmpty, "\(issues) \(node)")
            if isAccepted { counts.accepted += 1 } else { counts.refused += 1 }
        }
        #expect(counts.accepted > 50 && counts.refused > 200 && counts.rules > 5, "\(counts)")
    }

    @Test("A mapping that lacks a key that its value needs gets the same verdict from schema and parser")
    func neededKeys() throws {
        let validator = try SchemaValidator(Self.schema)
        var counts = (accepted: 0, refused: 0)
        for key in DeclaredKey.all {
            guard let record = key.key.form.record, case .mapping(let entries) = SampleValues.record(record).content
            else { continue }
            var mappings: [ValueNode] = [[:], .mapping(entries.map { ($0.key, $0.value) })]
            for i in entries.indices {
                mappings.append(.mapping(entries.enumerated().filter { $0.offset != i }.map { ($1.key, $1.value) }))
            }
            for name in record.keys().map(\.name) {
                if let value = record.key(name).flatMap({ SampleValues.value(of: $0.form) }) {
                    mappings.append([name: value])
                }
            }
            for mapping in mappings {
                let value: ValueNode =
                    key.key.form.isList
                    ? .list(Array(repeating: mapping, count: max(1, key.key.form.minimumCount)))
                    : key.key.form.isNamed ? ["one": mapping] : mapping
                let scene = key.scene(value)
                let issues = Self.issues(of: scene)
                let isAccepted = validator.accepts(JSON(scene))
                // Undefined names and indices of a sample are not errors of keys.
                let isRefused = issues.contains { !Self.isOfValue($0) }
                #expect(isAccepted != isRefused, "\(key.path) \(mapping): \(issues)")
                if isAccepted { counts.accepted += 1 } else { counts.refused += 1 }
            }
        }
        #expect(counts.accepted > 500 && counts.refused > 50, "\(counts)")
    }

    /// Returns whether a problem is one of a value, and not of missing keys or other types.
    private static func isOfValue(_ issue: SceneIssue) -> Bool {
        switch issue.kind {
        case .missingKey, .missingOneOf, .conflict, .wrongType, .unknownKey, .synonym: false
        default: true
        }
    }

    private func verdicts(_ text: String) throws -> (schema: Bool, parser: Bool) {
        let root = try SceneParser.compose(Array(text.utf8), log: .silent)
        return (try SchemaValidator(Self.schema).accepts(JSON(root)), Self.issues(of: root).isEmpty)
    }

    private static func rating(_ item: String) -> String {
        """
        vitrine: 1
        entries:
          e: {content: {rating: {initialTitle: A, ratingItems: [{\(item)}], buttonBar: {buttons: [C]}}}}
        """
    }

    @Test(
        "A mapping that changes a default leaves out what a new value needs",
        arguments: [
            (rating("title: B, selectedImage: {tint: red}"), true),
            (rating("title: B, selectedImage: {image: artwork/rain.png}"), true),
            (rating("title: B, selectedImage: {icon: star, image: artwork/rain.png}"), false),
            (rating("title: B, description: {color: red}"), true), (rating("title: {color: red}"), false),
            ("{vitrine: 1, entries: {e: {content: {imageNote: {label: A, image: {tint: red}}}}}}", false),
            ("{vitrine: 1, entries: {e: {content: {note: {text: A}}}}}", false),
            ("{vitrine: 1, entries: {e: {content: {note: {label: {text: A}}}}}}", true),
        ])
    func partialMappings(_ text: String, _ isLegal: Bool) throws {
        let verdicts = try verdicts(text)
        #expect(verdicts.schema == isLegal && verdicts.parser == isLegal, "\(verdicts)")
    }

    @Test("A written scene with a default's icon in another color passes the schema")
    func writtenDefault() throws {
        let scene = try SceneParser.parse(Self.rating("title: B, selectedImage: {tint: red}"))
        let written = scene.yaml
        #expect(written.contains("selectedImage") && written.contains("tint"))
        #expect(try verdicts(written) == (schema: true, parser: true))
        #expect(try SceneParser.parse(written) == scene)
    }

    @Test("The picture of a default is replaced by the one that a mapping names")
    func replacedDefault() throws {
        let scene = try SceneParser.parse(Self.rating("title: B, selectedImage: {image: artwork/rain.png}"))
        let shown = scene.assetReferences.filter {
            $0.path.contains("selectedImage") && !$0.path.contains("unselected")
        }
        #expect(shown.map(\.name) == ["artwork/rain.png"])
        let written = scene.yaml
        #expect(try verdicts(written) == (schema: true, parser: true), "\(written)")
        #expect(try SceneParser.parse(written) == scene)
    }

    private static func issues(of node: ValueNode) -> [SceneIssue] {
        let log = IssueLog(file: nil)
        if let scene = PresentationScene.read(SourceValue(node, path: SourcePath(), log: log), onto: nil, Format()) {
            log.report(scene.valueIssues)
        }
        return log.issues
    }

    /// Returns whether a problem is one of the documented differences: dependencies between keys, the order of times,
    /// targets of events, indices, crops and sizes on a device, and numbers in texts with a unit.
    private static func isBeyondSchema(_ issue: SceneIssue) -> Bool {
        switch issue.kind {
        case .needs, .outOfOrder, .otherVerb, .ambiguous: true
        case .unknownValue(_, let noun, _, _):
            [
                "something to touch", "a presentation", "a list of the content", "an element of the page",
                "a list of the overlay", "an element of the overlay", "a value of a presentation",
            ].contains(noun)
        case .unknownKey: issue.path.contains(".set.")
        case .outOfRange(let value, _):
            value.last.map { !$0.isNumber } ?? false || value.contains("x")
                || ["selected", "initialPopupItem", "crop"].contains { issue.path.hasSuffix($0) }
                || issue.path.contains(".notches[")
        case .tooLarge: issue.path.hasPrefix("output")
        case .missingKey: issue.path.contains(".set")
        // A condition may have a key that is null.
        case .missingOneOf: issue.path.hasSuffix(".when")
        default: false
        }
    }
}

/// Changes scenes in one place, always in the same way.
private struct SceneMutation {
    private var state: UInt64
    private let keys: [String]

    private static let values: [ValueNode] = [
        1e9, -1, 0.5, "zzz", true, nil, [], [:], ["a": 1], "", 3, "5pt", "#12", .word("red"), "2s", ["x": 1, "y": 2],
    ]
    private static let additions: [ValueNode] = [true, 2, "t", ["a"], nil, .word("default")]

    init(seed: UInt64) {
        state = seed
        keys = Set(DeclaredKey.all.flatMap { [$0.key.name] + $0.key.aliases }).sorted()
    }

    private mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }

    mutating func mutated(_ node: ValueNode) -> ValueNode {
        switch node.content {
        case .scalar: return Self.values[next(Self.values.count)]
        case .list(var nodes):
            if nodes.isEmpty || next(4) == 0 { return [[], .list(nodes + nodes + nodes), "list"][next(3)] }
            let i = next(nodes.count)
            nodes[i] = mutated(nodes[i])
            return .list(nodes)
        case .mapping(var entries):
            if !entries.isEmpty, next(5) > 0 {
                let i = next(entries.count)
                entries[i].value = mutated(entries[i].value)
                return ValueNode(.mapping(entries))
            }
            let key = keys[next(keys.count)]
            switch next(4) {
            case 0: if !entries.isEmpty { entries.remove(at: next(entries.count)) }
            case 1: if !entries.isEmpty { entries[next(entries.count)].key += "x" }
            case 2:
                if !entries.contains(where: { $0.key == key }) {
                    entries.append(ValueNode.Entry(key, Self.additions[next(Self.additions.count)]))
                }
            default: return 7
            }
            return ValueNode(.mapping(entries))
        }
    }
}
