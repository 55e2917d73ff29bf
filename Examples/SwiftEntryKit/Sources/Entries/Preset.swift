import SwiftEntryKit
import UIKit

/// A set-up of attributes with a view that the app displays with it.
public struct Preset {
    public let title: String
    public let detail: String
    public let attributes: EKAttributes
    let makeView: () -> UIView

    /// A picture of where the entry is.
    var thumb: UIImage? {
        let edge = attributes.position.isTop ? "top" : "bottom"
        let isFloat = attributes.positionConstraints.hasVerticalOffset
        let name = attributes.position.isCenter ? "popup" : "\(isFloat ? "float" : "toast")-\(edge)"
        return UIImage(named: "artwork/thumb-\(name).png")
    }

    public func display() { SwiftEntryKit.display(entry: makeView(), using: attributes) }
}

extension [Preset] {
    mutating func add(
        _ title: String, _ detail: String, _ attributes: EKAttributes, view: @autoclosure @escaping () -> UIView
    ) {
        append(Preset(title: title, detail: detail, attributes: attributes, makeView: view))
    }
}

public struct PresetSection {
    public let title: String
    public let presets: [Preset]
}

public enum Presets {
    public static var sections: [PresetSection] {
        [
            PresetSection(title: "Pop-ups", presets: PopUpPresets.all),
            PresetSection(title: "Alerts", presets: AlertPresets.all),
            PresetSection(title: "Forms and ratings", presets: QuestionPresets.all),
            PresetSection(title: "Toasts", presets: ToastPresets.all),
            PresetSection(title: "Notes", presets: NotePresets.all),
            PresetSection(title: "Floats", presets: FloatPresets.all),
            PresetSection(title: "Custom views", presets: CustomPresets.all),
        ]
    }

    public static var all: [Preset] { sections.flatMap(\.presets) }

    public static func named(_ title: String) -> Preset? { all.first { $0.title == title } }
}
