import Testing
import VitrinePrimitives
import VitrineScenes
import VitrineSetting
import VitrineVocabulary

@testable import VitrineStage

/// Every key that has to do with popup bars is seen: two scenes that differ in nothing else give two pictures.
@Suite struct PropertyPictureTests {
    /// A key and its value, which another value or none is compared with.
    struct Property: Sendable, CustomTestStringConvertible {
        let mapping: SceneText.Mapping
        let before: String
        let after: String
        let seconds: Double
        let around: @Sendable (inout SceneText) -> Void

        init(
            _ mapping: SceneText.Mapping, _ before: String = "", to after: String, at seconds: Double = 0,
            _ around: @escaping @Sendable (inout SceneText) -> Void = { _ in }
        ) {
            self.mapping = mapping
            self.before = before
            self.after = after
            self.seconds = seconds
            self.around = around
        }

        var testDescription: String { "\(mapping.path).\(after)" }

        /// The key, without its value.
        var key: String { String(after.prefix { $0.isLetter }) }

        func scene(_ keys: String, _ change: String = "") -> String {
            var text = SceneText()
            around(&text)
            switch mapping {
            case .toolbar, .tabBar, .customDock: text.dock = mapping
            default: break
            }
            if !keys.isEmpty { text.set(keys, in: mapping) }
            if !change.isEmpty { text.change = (change, mapping) }
            return text.description
        }
    }

    static let all = bars + appearances + popups + containers

    private func picture(_ text: String, at seconds: Double) throws -> Bitmap {
        try StagedScene(SceneParser.parse(text)).picture(at: seconds)
    }

    @Test(arguments: all) func isSeen(_ property: Property) throws {
        let before = try picture(property.scene(property.before), at: property.seconds)
        let after = try picture(property.scene(property.after), at: property.seconds)
        #expect(before.width == after.width && before != after)
    }

    /// Keys that say how a scene begins: no event sets them.
    static let initial: Set<String> = ["libraryVersion", "presented", "initialPopupItem", "open"]

    /// Every other key can be set over time: a second later, or when the property is to be seen, the picture is another.
    @Test(arguments: all.filter { !initial.contains($0.key) }) func isSeenWhenSet(_ property: Property) throws {
        let seconds = property.seconds == 0 ? 1 : property.seconds
        let before = try picture(property.scene(property.before), at: seconds)
        let after = try picture(property.scene(property.before, property.after), at: seconds)
        #expect(before.width == after.width && before != after)
    }

    @Test(arguments: all.filter { initial.contains($0.key) }) func isNotSet(_ property: Property) throws {
        let scene = property.scene(property.before, property.after)
        let error = try #require(throws: SceneIssues.self) { try SceneParser.parse(scene) }
        #expect(error.issues.map(\.kind) == [.notSettable])
    }

    /// What no picture of the screen shows: other tests have them.
    static let unseen: [SceneText.Mapping: Set<String>] = [
        .bar: ["allowHapticFeedbackGenerationOnItemPaging", "allowPopupHapticFeedbackGeneration"],
        .item: ["identifier"],
        .container: [
            // No matter of popup bars.
            "content", "homeIndicator", "statusBar", "sidebar", "navigationBar",
        ],
    ]

    /// No key is forgotten: what a mapping may have is said when it has something else.
    @Test(arguments: SceneText.Mapping.allCases) func everyKeyIsHere(_ mapping: SceneText.Mapping) throws {
        let scene = Property(mapping, to: "qqqq: 1").scene("qqqq: 1")
        let error = try #require(throws: SceneIssues.self) { try SceneParser.parse(scene) }
        var legal: [String] = []
        for case .unknownKey("qqqq", _, let keys) in error.issues.map(\.kind) { legal = keys }
        #expect(!legal.isEmpty, "\(error.issues)")
        let here = Set(Self.all.filter { $0.mapping == mapping }.map(\.key))
        #expect(Set(legal).subtracting(here).subtracting(Self.unseen[mapping] ?? []) == [])
    }
}
