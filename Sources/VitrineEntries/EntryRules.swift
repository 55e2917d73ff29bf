import VitrineVocabulary

/// The notifications of an entry, in the library's order. SwiftEntryKit asks its users nothing: all rules are values of
/// the attributes. A user's closures are called only while a scene is recorded. Their calls are performed on the same
/// tick, after the current event.
package protocol EntryRules: AnyObject {
    /// Called when an entry appears or disappears, or something in it is touched.
    /// - Parameters:
    ///   - entry: The name of the entry in the scene.
    ///   - seconds: The seconds since the scene began.
    func entry(_ entry: String, did event: EntryEvent, at seconds: Double)

    /// Called when the waiting entries change.
    /// - Parameter names: The names of the entries in the scene, in display order.
    func queueDidChange(to names: [String])

    /// Returns an entry that is displayed although the scene does not declare it.
    func entry(named name: String) -> Entry?
}

package enum EntryEvent: Hashable, Sendable {
    case willAppear, didAppear, willDisappear, didDisappear
    /// A tap on the entry ran the custom tap action of an index.
    case entryTapAction(Int)
    /// A tap around the entry ran the custom tap action of an index.
    case screenTapAction(Int)
    /// A button of the message was tapped, by its title.
    case button(String)
    /// An item of a rating was chosen.
    case selection(Int)
    case hapticFeedback(EntryAttributes.NotificationHapticFeedback)

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
