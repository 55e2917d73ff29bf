import VitrineEntries
import VitrinePresentation
import VitrineScreens

extension PresentationScene {
    /// Adds an entry that code displays later: in an action, in a lifecycle event or with `perform(at:_:)`.
    /// - Parameters:
    ///   - view: A message view, or a view with a content or a height.
    ///   - name: The name of the entry in events. Default: nil, `entry1`, `entry2` and so on.
    public mutating func add(entry view: UIView, using attributes: EKAttributes, named name: String? = nil) {
        let session = entrySession
        session.add(view, attributes, named: name)
        declareEntries(of: session)
    }

    /// Calls ``SwiftEntryKit`` at a time. The block runs at once; entries that it displays are added to the scene.
    ///
    /// ```swift
    /// scene.performEntryKit(at: 0.5) { SwiftEntryKit.display(entry: view, using: attributes) }
    /// ```
    /// - Parameter seconds: The seconds from the scene's beginning, 0...600.
    public mutating func performEntryKit(at seconds: Double, _ body: () -> Void) {
        let session = entrySession
        let actions = simulate { session.actions(of: body) }
        declareEntries(of: session)
        let i = timeline.firstIndex { $0.at > seconds } ?? timeline.count
        timeline.insert(contentsOf: actions.map { TimelineEvent(at: seconds, $0) }, at: i)
    }

    /// The session of the scene, which is created on first use.
    private var entrySession: EntrySession {
        mutating get {
            let name = EntryKitPresentation.name
            if let session = values.userObjects.object(of: name, as: EntrySession.self) { return session }
            let session = EntrySession()
            values.userObjects.set(session, of: name)
            values.userObjects.call(at: 0) { session.begin() }
            return session
        }
    }

    mutating func declareEntries(of session: EntrySession) {
        let known = values.entries
        let made = simulate {
            session.added.filter { known[$0.name] == nil }.map { added in
                (
                    added.name,
                    Entry(
                        added.view.entryContent(in: added.attributes), attributes: added.attributes.value,
                        presented: false)
                )
            }
        }
        for (name, entry) in made { values.entries[name] = entry }
        var settings = values.entryKit ?? EntryKit()
        settings.queueingHeuristic =
            unsafe EKAttributes.Precedence.QueueingHeuristic.value == .priority ? .priority : .chronological
        values.entryKit = settings
    }
}
