import VitrineVocabulary

/// What entries tell user code, in the order in which the library does.
///
/// SwiftEntryKit asks its users nothing: all rules are values of the attributes. A user's closures are called only while
/// a scene is recorded. Calls that they make are performed on the same tick, after the event under way.
package protocol EntryRules: AnyObject {
    /// An entry appears or disappears, or something in it is touched.
    /// - Parameters:
    ///   - entry: the name of the entry in the scene.
    ///   - seconds: since the scene began.
    func entry(_ entry: String, did event: EntryEvent, at seconds: Double)

    /// Other entries wait than before.
    /// - Parameter names: of the entries in the scene, in the order in which they are displayed.
    func queueDidChange(to names: [String])

    /// An entry that is displayed although the scene does not declare it.
    func entry(named name: String) -> Entry?
}

/// Something that an entry tells its user.
package enum EntryEvent: Hashable, Sendable {
    case willAppear, didAppear, willDisappear, didDisappear
    /// A tap on the entry ran the custom tap action of an index.
    case entryTapAction(Int)
    /// A tap around the entry did.
    case screenTapAction(Int)
    /// A button of the message, by its title.
    case button(String)
    /// An item of a rating was chosen.
    case selection(Int)
    case hapticFeedback(EntryAttributes.NotificationHapticFeedback)

    /// As the log has it.
    package var description: String {
        switch self {
        case .willAppear: "willAppear"
        case .didAppear: "didAppear"
        case .willDisappear: "willDisappear"
        case .didDisappear: "didDisappear"
        case .entryTapAction(let index): "entryInteraction.customTapActions[\(index)]"
        case .screenTapAction(let index): "screenInteraction.customTapActions[\(index)]"
        case .button(let title): "button(\(title))"
        case .selection(let index): "selection(\(index))"
        case .hapticFeedback(let type): "hapticFeedback(\(type.rawValue))"
        }
    }
}
