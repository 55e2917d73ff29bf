import VitrineVocabulary

/// A temporary display over the app: its content and attributes.
public struct Entry: Hashable, Sendable {
    public var attributes: EntryAttributes
    public var content: EntryContent
    /// Whether the entry is displayed at the start, at rest. Default: unless its first event displays it.
    public var presented: Bool?

    public init(_ content: EntryContent, attributes: EntryAttributes = EntryAttributes(), presented: Bool? = nil) {
        self.content = content
        self.attributes = attributes
        self.presented = presented
    }
}

extension Entry: Described {
    public init() { self.init(.note(NoteMessage(""))) }

    package static let fields: [Field<Entry>] = [
        Field("attributes", \.attributes, "How the entry is displayed. A change holds from the next display on."),
        Field("content", \.content, isRequired: true, "What the entry shows."),
        Field("presented", \.presented, isSettable: false, "Whether the entry is displayed at the start of the scene."),
    ]
}

/// The settings of all entries of a scene.
public struct EntryKit: Hashable, Sendable {
    /// The release of SwiftEntryKit whose behavior entries have.
    public enum LibraryVersion: String, Hashable, Sendable, CaseIterable {
        /// The first releases, of May 2018, which the recordings of the documentation show.
        case early = "0.1"
        case current = "2.0"
    }

    /// The order in which waiting entries are displayed. Default: `priority`.
    public var queueingHeuristic: EntryAttributes.Precedence.QueueingHeuristic
    /// The release. Default: `2.0`.
    public var libraryVersion: LibraryVersion

    public init(
        queueingHeuristic: EntryAttributes.Precedence.QueueingHeuristic = .priority,
        libraryVersion: LibraryVersion = .current
    ) {
        self.queueingHeuristic = queueingHeuristic
        self.libraryVersion = libraryVersion
    }
}

extension EntryKit: Described {
    public init() { self.init(queueingHeuristic: .priority) }

    package static let fields: [Field<EntryKit>] = [
        Field("queueingHeuristic", \.queueingHeuristic, "Which of the entries that wait is displayed first."),
        Field(
            "libraryVersion", \.libraryVersion, isSettable: false,
            "The release whose behavior entries have; `0.1` is that of May 2018."),
    ]
}

extension EntryKit.LibraryVersion: Choice { package static let noun = "a release" }
