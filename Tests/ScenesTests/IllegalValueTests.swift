import Testing

@testable import VitrineScenes

/// An illegal value of every key that has to do with popup bars: one problem, in clear words.
@Suite struct IllegalValueTests {
    /// A mapping of a scene, with % where its keys are.
    struct Mapping: Sendable {
        let text: String
        let path: String
        /// Keys and what is said of them after the path.
        let problems: [(keys: String, problem: String)]
        /// What other tests have.
        var others: Set<String> = []
        var design = "glass"

        func scene(_ keys: String) -> String {
            let parts = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
            return "vitrine: 1\ndesign: \(design)\n" + parts[0] + keys + parts[1]
        }
    }

    static let mappings: [Mapping] = [
        Mapping(text: "popupBar: {%}", path: "popupBar", problems: bar),
        Mapping(text: "popupBar: {popupItem: {%}}", path: "popupBar.popupItem", problems: item),
        Mapping(
            text: "popupBar: {popupItem: {trailingBarButtonItems: [{%}]}}",
            path: "popupBar.popupItem.trailingBarButtonItems[0]", problems: button),
        Mapping(text: "popupBar: {standardAppearance: {%}}", path: "popupBar.standardAppearance", problems: look),
        Mapping(
            text: "popupBar: {standardAppearance: {titleTextAttributes: {%}}}",
            path: "popupBar.standardAppearance.titleTextAttributes", problems: text),
        Mapping(text: "popupBar: {}\npopupContent: {%}", path: "popupContent", problems: content),
        Mapping(text: "container: {%}", path: "container", problems: container, others: page),
        Mapping(
            text: "container: {toolbar: {items: [a], %}}", path: "container.toolbar", problems: toolbar,
            others: ["items"], design: "legacy"),
        Mapping(
            text: "container: {tabBar: {items: [{title: a, icon: x}, {title: b, icon: y}], %}}",
            path: "container.tabBar", problems: tabBar, others: ["items"], design: "legacy"),
        Mapping(text: "container: {customDock: {%}}", path: "container.customDock", problems: customDock),
        Mapping(
            text: "container: {toolbar: {items: [a]}}\npopupBar: {customBar: {height: 60}}\ntimeline: [{set: {%}}]",
            path: "timeline[0].set", problems: change, design: "legacy"),
        Mapping(
            text: "container: {toolbar: {items: [a]}}\npopupBar: {}\ntimeline: [{%}]", path: "timeline[0]",
            problems: event),
        Mapping(
            text: "popupBar: {}\ntimeline: [{drag: popupBar, path: [{%}]}]", path: "timeline[0].path[0]",
            problems: leg),
    ]

    private static let page: Set<String> = [
        "background", "darkBackground", "bottomLabel", "homeIndicator", "backgroundImage", "backgroundBlur", "list",
        "annotations", "statusBar", "sidebar", "navigationBar", "topLabel", "centerIcons", "nextLabel",
    ]

    /// Long lists of names are left out here.
    @Test(arguments: mappings.indices) func clearErrors(_ i: Int) {
        let mapping = Self.mappings[i]
        for (keys, problem) in mapping.problems {
            let found = Samples.problems(mapping.scene(keys))
            #expect(found.count == 1, "\(keys): \(found)")
            guard let first = found.first else { continue }
            // A key of the mapping, one of its elements, or the mapping itself.
            let isOwn = problem.hasPrefix(":")
            let wanted = " \(mapping.path)\(isOwn ? "" : ".")\(problem)"
            #expect(first.hasPrefix("s.yaml:"), "\(first)")
            if wanted.hasSuffix(" (…)") {
                #expect(first.contains("\(wanted.dropLast(3))"), "\(keys): \(first)")
            } else {
                #expect(first.hasSuffix(wanted), "\(keys): \(first)")
            }
        }
    }

    /// No key is forgotten: what a mapping may have is said when it has something else.
    @Test(arguments: mappings.indices) func everyKeyIsHere(_ i: Int) throws {
        let mapping = Self.mappings[i]
        let error = try #require(throws: SceneIssues.self) { try SceneParser.parse(mapping.scene("qqqq: 1")) }
        var legal: [String] = []
        for case .unknownKey("qqqq", _, let keys) in error.issues.map(\.kind) { legal = keys }
        #expect(!legal.isEmpty, "\(error.issues)")
        let here = mapping.problems.map { $0.problem.prefix { $0.isLetter } }
        for key in legal where !mapping.others.contains(key) {
            #expect(here.contains { $0 == key }, "\(mapping.path).\(key)")
        }
    }
}
