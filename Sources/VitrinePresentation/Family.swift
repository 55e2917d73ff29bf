import VitrineSetting
import VitrineVocabulary

/// A kind of presentation, such as popup bars: its keys and verbs in scenes, and how its presentations begin.
///
/// Each family is a module. `Families.all` is the only place that lists them.
package struct Family: Sendable {
    /// How many presentations of the family are there.
    package enum Scope: Hashable, Sendable {
        /// One in a container; its name is the family's key.
        case host
        /// One for each name under the family's key.
        case name
        /// One for the whole window, which shows what is declared by name.
        case window
    }

    /// A presentation that a scene declares.
    package struct Declaration: Sendable {
        /// The name that events use: unique in a scene.
        package var name: String
        /// The presentation that it is shown in or from; nil for the scene's container.
        package var host: HostID?
        /// Names of its elements that can be touched, without the presentation's name.
        package var elements: [String]
        /// Values that elements can follow; see `Presentation.value(_:)`.
        package var values: [Value]
        /// Those of the elements that are fields for text.
        package var fields: [String] = []

        /// A value that elements can follow.
        package struct Value: Hashable, Sendable {
            package var name: String
            /// The names that the value can have; empty for a number.
            package var levels: [String]

            package init(_ name: String, levels: [String] = []) {
                self.name = name
                self.levels = levels
            }
        }

        package init(_ name: String, in host: HostID? = nil, elements: [String] = [], values: [Value] = []) {
            self.name = name
            self.host = host
            self.elements = elements
            self.values = values
        }

        /// Every name by which events can speak of the presentation and its elements.
        package var names: [String] { [name] + elements + elements.map { "\(name).\($0)" } }

        package func answers(to target: String) -> Bool { names.contains(target) }
    }

    /// The family's name: that of the library's class or namespace.
    package let name: String
    package let scope: Scope
    /// Keys at the top level of a scene.
    package let fields: [Field<PresentationValues>]
    package let verbs: [Verb]
    /// What a scene declares, in the order of the file.
    package let declarations: @Sendable (PresentationValues) -> [Declaration]
    /// Adds what is wrong with values or events in the light of the whole scene.
    package let checkRules: @Sendable (SceneSummary, inout ValueIssues) -> Void
    /// The presentations at the beginning of a scene, each with its name; one for a family of scope `host` or `window`.
    package let begin: @Sendable (SceneSummary) -> [(name: String, presentation: any Presentation)]

    package init(
        _ name: String, scope: Scope, fields: [Field<PresentationValues>], verbs: [Verb],
        declarations: @escaping @Sendable (PresentationValues) -> [Declaration],
        checkRules: @escaping @Sendable (SceneSummary, inout ValueIssues) -> Void = { _, _ in },
        begin: @escaping @Sendable (SceneSummary) -> [(name: String, presentation: any Presentation)]
    ) {
        self.name = name
        self.scope = scope
        self.fields = fields
        self.verbs = verbs
        self.declarations = declarations
        self.checkRules = checkRules
        self.begin = begin
    }

    package func verb(_ name: String) -> Verb? { verbs.first { $0.name == name } }
}
