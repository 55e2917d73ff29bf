import Testing
import VitrineSurfaces

@testable import VitrineScreens
@testable import VitrineStage
@testable import VitrineVocabulary

/// A preset has the values of the keys that are not given, whenever it is set and whatever has been given meanwhile.
@Suite struct PresetTests {
    /// A mapping with a preset, and one of its keys.
    struct Case: Sendable, CustomTestStringConvertible {
        var path: String
        var presetKey: String
        var preset: ValueNode
        var key: String
        var value: ValueNode
        /// The other keys of the mapping.
        var with: ValueNode
        var testDescription: String { "\(path).\(key): \(preset)" }

        func scene(_ values: [(key: String, value: ValueNode)]) -> ValueNode {
            var own = with
            for (key, value) in values { own.set(value, at: key.split(separator: ".").map(String.init)[...]) }
            var out: ValueNode = ["vitrine": 1]
            if path.hasPrefix("entries") { out["entries.one.content.note"] = "A" }
            out[path] = own
            return out
        }

        func override(_ key: String, _ value: ValueNode) throws -> SceneOverride {
            try SceneOverride(checking: SceneOverride.Key("\(path).\(key)"), value.description)
        }
    }

    private static let insets: ValueNode = ["insets": ["full": 20, "half": 300, "tip": 80]]

    static let cases: [Case] =
        cases("floatingPanels.one.layout", "preset") {
            ["custom", "fullScreen"].contains($0) ? insets : [:]
        } + cases("entries.one.attributes", "preset") + cases("popupBar.standardAppearance", "floatingBackground")
        + cases("popupBar.standardAppearance", "background")

    private static func cases(
        _ path: String, _ presetKey: String, with: (String) -> ValueNode = { _ in [:] }
    ) -> [Case] {
        guard let record = (try? DeclaredPath(path, in: PresentationScene.record))?.key.form.record,
            case .choice(let names)? = record.key(presetKey)?.form.value
        else { return [] }
        return names.flatMap { name in
            keys(of: record).filter { $0.key != presetKey }.map { key, value in
                Case(
                    path: path, presetKey: presetKey, preset: .word(name), key: key, value: value, with: with(name))
            }
        }
    }

    /// Returns the paths of the keys without other keys, with a value for each.
    private static func keys(of record: Record) -> [(key: String, value: ValueNode)] {
        record.keys().flatMap { key -> [(String, ValueNode)] in
            if case .record(let inner) = key.form {
                return keys(of: inner).map { ("\(key.name).\($0.key)", $0.value) }
            }
            return SampleValues.value(of: key.form, other: key.defaultValue()).map { [(key.name, $0)] } ?? []
        }
    }

    private static let parsed: @Sendable (ValueNode) -> PresentationScene? = {
        try? SceneParser.parse($0.blockText)
    }

    @Test func `there are cases of every table`() {
        #expect(Set(Self.cases.map { "\($0.path).\($0.presetKey)" }).count == 4)
        #expect(Self.cases.count > 300)
    }

    @Test("A key that an override gives, and one that null takes away, is as in a file", arguments: cases)
    func givenAndTakenAway(_ one: Case) throws {
        let bare = try #require(Self.parsed(one.scene([(one.presetKey, one.preset)])))
        let override = try one.override(one.key, one.value)
        guard let given = Self.parsed(one.scene([(one.presetKey, one.preset), (one.key, one.value)])) else {
            #expect(throws: SceneIssues.self) { try bare.replacing([override]) }
            return
        }
        #expect(try bare.replacing([override]) == given)
        // The seconds of a delay imply its action.
        let isAlone = one.with.at(one.key) == nil && !one.key.hasSuffix(".by")
        guard isAlone, let null = try? one.override(one.key, .null) else { return }
        #expect(try given.replacing([null]) == bare)
    }

    @Test("A variation that ends leaves what was there before it", arguments: cases)
    func endedVariations(_ one: Case) throws {
        let bare = try #require(Self.parsed(one.scene([(one.presetKey, one.preset)])))
        guard let given = Self.parsed(one.scene([(one.presetKey, one.preset), (one.key, one.value)])) else { return }
        var scene = bare
        scene.variations = [
            Variation(
                when: TraitCondition(appearance: .dark),
                set: Change<PresentationScene>([("\(one.path).\(one.key)", one.value)]))
        ]
        var varied = VariedSettings(scene)
        var shown = bare
        for (appearance, expected) in [(Appearance.dark, given), (.light, bare), (.dark, given)] {
            var traits = bare.traits
            traits.appearance = appearance
            if let change = varied.change(to: traits) { Change<PresentationScene>(change).apply(to: &shown) }
            #expect(shown == expected)
        }
    }

    @Test("Another preset leaves what is given", arguments: cases)
    func otherPresets(_ one: Case) throws {
        guard let scene = Self.parsed(one.scene([(one.presetKey, one.preset), (one.key, one.value)])) else { return }
        for other in Self.cases where (other.path, other.presetKey, other.key) == (one.path, one.presetKey, one.key) {
            var own = one
            if other.with.at("insets") != nil || one.with.at("insets") != nil { own.with = Self.insets }
            guard
                let first = own.with == one.with
                    ? scene : Self.parsed(own.scene([(one.presetKey, one.preset), (one.key, one.value)])),
                let expected = Self.parsed(own.scene([(one.presetKey, other.preset), (one.key, one.value)]))
            else { continue }
            #expect(try first.replacing([one.override(one.presetKey, other.preset)]) == expected)
            var set = first
            Change<PresentationScene>([("\(one.path).\(one.presetKey)", other.preset)]).apply(to: &set)
            #expect(set == expected)
        }
    }
}

extension ValueNode {
    fileprivate subscript(path: String) -> ValueNode {
        get { at(path) ?? .null }
        set { set(newValue, at: path.split(separator: ".").map(String.init)[...]) }
    }

    fileprivate func at(_ path: String) -> ValueNode? {
        path.split(separator: ".").reduce(self as ValueNode?) { $0?[String($1)] }
    }
}

extension Form {
    fileprivate var value: Form {
        if case .optional(let form) = self { form.value } else { self }
    }
}
