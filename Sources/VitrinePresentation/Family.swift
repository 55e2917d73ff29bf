import VitrinePages
import VitrineSurfaces
import VitrineVocabulary

/// A kind of presentation, such as popup bars: its keys and verbs in scenes, and the creation of its presentations.
/// Each family is a module. `Families.all` is the only place that lists them.
package final class Family: Sendable {
    /// The number of presentations of a family.
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
        /// The name in events, which is unique in a scene.
        package var name: String
        /// The host that the presentation is shown in or from.
        package var host: HostID
        /// Whether the presentation is shown in its host, and moves, fades and is clipped with it; otherwise it is
        /// presented from the host, over the window.
        package var isInside: Bool
        /// The names of its elements that can be touched, without the presentation's name.
        package var elements: [String]
        /// The values that elements can follow; see `Presentation.value(_:)`.
        package var values: [Value]
        /// The elements that are fields for text.
        package var fields: [String] = []
        /// The content that pages can be pushed over. Default: nil.
        package var content: Content?

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

        /// - Parameters:
        ///   - host: The host that the presentation is shown in. Default: nil, it is presented from something.
        ///   - presenter: The host that the presentation is presented from. Default: nil, the container.
        package init(
            _ name: String, in host: HostID? = nil, from presenter: HostID? = nil, elements: [String] = [],
            values: [Value] = []
        ) {
            self.name = name
            self.host = host ?? presenter ?? .container
            isInside = host != nil
            self.elements = elements
            self.values = values
        }

        /// The names of the presentation and its elements in events.
        package var names: [String] { [name] + elements + elements.map { "\(name).\($0)" } }

        package func answers(to target: String) -> Bool { names.contains(target) }
    }

    /// The family's name: that of the library's class or namespace.
    package let name: String
    package let scope: Scope
    /// Whether other presentations can be shown in those of the family; see `PresentationSnapshot.hosted`.
    package let isHost: Bool
    /// The keys at the top level of a scene.
    package let fields: [Field<PresentationValues>]
    package let verbs: [Verb]
    /// The names in other libraries, with the key that declares the presentations, for errors and `explain`.
    package let synonyms: [Synonym]
    /// The keys that have a shorter name on the command line, by that name.
    package let shortNames: [String: String]
    /// Returns the declarations of a scene, in the order of the file.
    package let declarations: @Sendable (PresentationValues) -> [Declaration]
    /// Adds problems of values or events that depend on the whole scene.
    package let checkRules: @Sendable (SceneSummary, inout ValueIssues) -> Void
    /// Returns what tools tell of the presentations in a scene.
    package let inspect: @Sendable (SceneSummary) -> FamilyInspection
    /// Returns the named presentations at the beginning of a scene; one for a family of scope `host` or `window`.
    package let begin: @Sendable (SceneSummary) -> [(name: String, presentation: any Presentation)]

    package init(
        _ name: String, scope: Scope, isHost: Bool = false, fields: [Field<PresentationValues>], verbs: [Verb],
        synonyms: [Synonym] = [], shortNames: [String: String] = [:],
        declarations: @escaping @Sendable (PresentationValues) -> [Declaration],
        checkRules: @escaping @Sendable (SceneSummary, inout ValueIssues) -> Void = { _, _ in },
        inspect: @escaping @Sendable (SceneSummary) -> FamilyInspection = { _ in FamilyInspection() },
        begin: @escaping @Sendable (SceneSummary) -> [(name: String, presentation: any Presentation)]
    ) {
        self.name = name
        self.scope = scope
        self.isHost = isHost
        self.fields = fields
        self.verbs = verbs.map { $0.owned(by: fields.first?.name) }
        self.synonyms = synonyms
        self.shortNames = shortNames
        self.inspect = inspect
        self.declarations = declarations
        self.checkRules = checkRules
        self.begin = begin
    }

    /// The maximum number of presentations below one key. Each is asked for a snapshot whenever another one is called.
    package static let mostPresentations = 50

    /// The key under which a scene declares presentations of the family.
    package var declarationKey: String { (fields.first { $0.key.form.isNamed } ?? fields.first)?.name ?? "" }

    package func verb(_ name: String) -> Verb? { verbs.first { $0.name == name } }
}
