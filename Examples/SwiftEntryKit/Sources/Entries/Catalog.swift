import SwiftEntryKit
import UIKit

public enum EntryCatalog {
    /// Every set-up of attributes, by its title.
    public static var all: [(title: String, attributes: EKAttributes)] {
        (ToastPresets.all + FloatPresets.all + NotePresets.all + SingleAttributes.all + OldDocument.all)
            .map { ($0.title, $0.attributes) }
    }

    /// Every kind of view, by its name.
    public static var views: [(name: String, view: UIView)] {
        [
            ("note", Messages.note), ("old note", OldDocument.note), ("processing", Messages.processing),
            ("image note", Messages.imageNote), ("status bar", Messages.statusBar),
            ("notification", Messages.notification), ("alert", Messages.alert {}), ("pop-up", Messages.popUp),
            ("custom", Messages.custom()), ("rating", Messages.rating { _ in }), ("form", Messages.form),
        ]
    }

    /// Displays two entries; the first one's lifecycle is noted.
    public static func displayTwo(note: @escaping (String) -> Void) {
        var attributes = EKAttributes.topToast
        attributes.entryBackground = .color(color: .black)
        attributes.lifecycleEvents.willAppear = { note("will appear") }
        attributes.lifecycleEvents.didAppear = { note("did appear") }
        attributes.lifecycleEvents.willDisappear = { note("will disappear") }
        attributes.lifecycleEvents.didDisappear = { note("did disappear") }
        SwiftEntryKit.display(entry: Messages.note, using: attributes)
        attributes = .centerFloat
        attributes.precedence = .enqueue(priority: .normal)
        attributes.entryBackground = .color(color: .white)
        SwiftEntryKit.display(entry: Messages.custom(), using: attributes)
    }

    /// Displays an entry; a tap on it displays another.
    public static func displayChain() {
        var attributes = EKAttributes.centerFloat
        attributes.displayDuration = .infinity
        attributes.entryInteraction.customTapActions.append {
            var attributes = EKAttributes.centerFloat
            attributes.displayDuration = .infinity
            attributes.entryBackground = .color(color: EKColor(.red))
            let view = UIView()
            view.set(.height, of: 200)
            SwiftEntryKit.display(entry: view, using: attributes)
        }
        SwiftEntryKit.display(entry: Messages.custom(), using: attributes)
    }
}
