import VitrineSwiftEntryKit
import VitrineUIKit

/// The rewritten Swift blocks of SwiftEntryKit's documentation. A name ends in the block's number;
/// Tests/SnippetTests/snippets.tsv lists all of them. Each changes attributes, or displays an entry of its section.
enum EntrySnippets {
    // Usage: attributes.
    static func usage1() -> EKAttributes {
        var attributes = EKAttributes()
        attributes.entryBackground = .color(color: .black)
        return attributes
    }

    // Usage: a view is displayed with attributes.
    static func display2(_ customView: UIView, _ attributes: EKAttributes) {
        SwiftEntryKit.display(entry: customView, using: attributes)
    }

    // Attributes begin with defaults.
    static func defaults3() -> EKAttributes {
        let attributes = EKAttributes()
        return attributes
    }

    // Window level.
    static func windowLevel4(_ attributes: inout EKAttributes) {
        attributes.windowLevel = .normal
    }

    // Position.
    static func position5(_ attributes: inout EKAttributes) {
        attributes.position = .bottom
    }

    // Display priority, in the words of the document.
    static func priority6(_ first: UIView, _ second: UIView) {
        var attributes = EKAttributes()
        attributes.name = "first"
        attributes.displayPriority = .high
        SwiftEntryKit.display(entry: first, using: attributes)

        attributes.name = "second"
        attributes.displayPriority = .normal
        SwiftEntryKit.display(entry: second, using: attributes)
    }

    // Display duration.
    static func duration7(_ attributes: inout EKAttributes) {
        attributes.displayDuration = 4
    }

    static func duration8(_ attributes: inout EKAttributes) {
        attributes.displayDuration = .infinity
    }

    // Taps of the app's own, in the words of the document.
    static func customTaps18(_ attributes: inout EKAttributes, _ action: @escaping () -> Void) {
        attributes.customTapActions.append(action)
    }

    // A note of the presets.
    static func note40() {
        var attributes = EKAttributes.topNote
        attributes.entryBackground = .color(color: .systemRed)
        let style = EKProperty.Label(font: UIFont.systemFont(ofSize: 14), color: UIColor.white)
        let labelContent = EKProperty.LabelContent(text: "No connection", style: style)
        let view = EKNoteMessageView(with: labelContent)
        SwiftEntryKit.display(entry: view, using: attributes)
    }

    // A view of the app's own.
    static func customView41(_ customView: UIView) {
        // The document says `let`.
        var attributes = EKAttributes.topToast
        attributes.entryBackground = .color(color: .systemBlue)
        attributes.entranceAnimation = .translation
        attributes.exitAnimation = .translation
        SwiftEntryKit.display(entry: customView, using: attributes)
    }

    // Dismissal.
    static func dismiss42() {
        SwiftEntryKit.dismiss()
    }
}
