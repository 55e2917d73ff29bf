import Testing
import VitrineScreens

@testable import VitrineStage
@testable import VitrineVocabulary

/// Properties of every key of every table.
@Suite struct DeclaredKeyTests {
    /// Reads a scene regardless of its rules, with the problems of single values.
    private func read(_ node: ValueNode) -> (scene: PresentationScene?, issues: [SceneIssue]) {
        let log = IssueLog(file: nil)
        let scene = PresentationScene.read(SourceValue(node, path: SourcePath(), log: log), onto: nil, Format())
        if let scene { log.report(scene.valueIssues) }
        return (scene, log.issues)
    }

    private func isRule(_ issue: SceneIssue) -> Bool {
        switch issue.kind {
        case .needs: true
        // The sample names no presentation, element or position of the scene.
        case .unknownValue:
            [".follows", "initialTransitionFrame", ".in", ".from", ".initialPosition", "camera[0].on"].contains {
                issue.path.hasSuffix($0)
            }
        // Ranges of indices and sizes depend on other keys.
        case .outOfRange:
            [
                "tabBar.selected", "selectedSegmentIndex", "output.crop", "output.size", "disabledNotches[0]",
                "dismissingPosition.notch", "layout.insets.half", "slowMotion[0].to",
            ].contains { issue.path.hasSuffix($0) }
        // Views and entries have materials and blurs, but no glass.
        case .malformed: issue.path.hasSuffix(".effect") || issue.path.contains(".visualEffect")
        default: false
        }
    }

    @Test(
        "A key is read, by every name, and written as the same value", arguments: DeclaredKey.all)
    func reading(_ key: DeclaredKey) throws {
        guard let value = SampleValues.value(of: key.key.form, other: key.key.defaultValue()) else { return }
        for name in [key.key.name] + key.key.aliases {
            let node = key.scene(value, as: name)
            let (scene, issues) = read(node)
            #expect(issues.allSatisfy(isRule), "\(name): \(issues)")
            let read = try #require(scene)
            if !SampleValues.isDefault(value, of: key.key) { #expect(read != PresentationScene(), "\(node)") }
            // Illegal values cannot always be written.
            if issues.contains(where: { if case .malformed = $0.kind { true } else { false } }) { continue }
            let again = self.read(read.node(Format())).scene
            #expect(again == read, "\(read.node(Format()))")
        }
    }

    @Test("Illegal values of a key are reported with its path", arguments: DeclaredKey.all)
    func illegalValues(_ key: DeclaredKey) {
        func isNeed(_ issue: SceneIssue) -> Bool { if case .needs = issue.kind { true } else { false } }
        // A record without another key, such as an icon's box without a path, is rejected before its values are read.
        let legal = SampleValues.value(of: key.key.form, other: key.key.defaultValue())
        let needsMore = legal.map { read(key.scene($0)).issues.contains(where: isNeed) } ?? false
        for value in SampleValues.illegalValues(of: key.key.form) {
            let issues = read(key.scene(value)).issues
            let found = issues.contains { issue in
                (needsMore || !isNeed(issue)) && issue.path.hasPrefix(key.names[0])
            }
            #expect(found, "\(value): \(issues)")
        }
    }

    @Test("A key is in the schema, the reference and the explanations", arguments: DeclaredKey.all)
    func descriptions(_ key: DeclaredKey) throws {
        #expect(!key.key.documentation.isEmpty)
        let explanation = try ReferencePages.explanation(of: key.path)
        #expect(explanation.contains(key.key.documentation))
        let row = "| \(([key.key.name] + key.key.aliases).map { "`\($0)`" }.joined(separator: ", ")) |"
        #expect(DeclaredKeyTests.pages.contains { $0.text.contains(row) }, "\(row)")
        #expect(DeclaredKeyTests.schema.contains("\"\(key.key.name)\": {"))
    }

    private static let schema = ReferencePages.schema
    /// The pages are made once, as they take most of the time of all tests of values.
    private static let pages = ReferencePages.all

    @Test(
        "A key can be set over time, or says that it cannot", arguments: DeclaredKey.all)
    func setting(_ key: DeclaredKey) throws {
        guard let value = SampleValues.value(of: key.key.form, other: key.key.defaultValue()) else { return }
        guard case .mapping(var entries) = key.scene(value).content else { return }
        entries.removeAll { $0.key == "vitrine" }
        let change = ValueNode(.mapping(entries))
        var issues = ValueIssues()
        Change<PresentationScene>(change).check(onto: PresentationScene(), at: "set", into: &issues)
        let isRefused = issues.all.contains { $0.kind == .notSettable }
        let isSettable = key.records.indices.allSatisfy { i in
            key.records[i].key(key.names[i])?.isSettable ?? true || i > 0 && key.lists[..<i].contains(true)
        }
        // A sample of a record can have a key that cannot be set.
        #expect(isRefused || isSettable, "\(issues.all)")
        #expect(!isRefused || !isSettable || key.key.form.record != nil, "\(issues.all)")
        // A change adds no presentation; `changing` tests those that a scene has.
        let isNamed = key.records[0].key(key.names[0])?.form.isNamed ?? false
        if isSettable, !isNamed, !SampleValues.isDefault(value, of: key.key) {
            var scene = PresentationScene()
            Change<PresentationScene>(change).apply(to: &scene)
            #expect(scene != PresentationScene(), "\(change)")
        }
    }

    @Test("The change from one scene to another leads to the other", arguments: DeclaredKey.all)
    func changing(_ key: DeclaredKey) throws {
        guard let value = SampleValues.value(of: key.key.form, other: key.key.defaultValue()) else { return }
        let others = [SampleValues.value(of: key.key.form, other: value), key.key.defaultValue()]
        // A change neither adds nor removes a presentation.
        if key.key.form.isNamed { return }
        let scenes = ([value] + others.compactMap { $0 }).map { read(key.scene($0)) }
            // Illegal values cannot always be written.
            .filter { !$0.issues.contains { if case .malformed = $0.kind { true } else { false } } }
            .compactMap(\.scene)
        for a in scenes {
            for b in scenes {
                var changed = a
                let change = Change<PresentationScene>(b.node(Format(), onto: a))
                change.apply(to: &changed)
                #expect(changed == b, "\(change.node)")
            }
        }
    }
}

extension SampleValues {
    static func isDefault(_ value: ValueNode, of key: Key) -> Bool { value == key.defaultValue() || value == [] }
}
