import VitrinePresentation
import VitrineSurfaces

/// The accessibility elements of a popup bar; the bar itself is none.
///
/// Source: facts, popup bar, section 8.8.
package struct PopupBarAccessibility: Hashable, Sendable {
    /// The parts of a bar with an accessibility element.
    package enum Part: String, Hashable, Sendable, CaseIterable {
        case titles
        case image
        case progress
        case background
        case closeButton
    }

    package static let defaultHint = "Double tap to open."
    package static let closeButtonLabel = "Close"
    package static let backgroundIdentifier = "PopupBarView"
    /// Why keys of accessibility elements show in no picture.
    static let reader = "assistive technology reads it"

    /// Title and subtitle as one element; nil without both and for a custom bar.
    package let titles: AccessibilityElement?
    package let image: AccessibilityElement?
    /// The progress line; nil if there is none.
    package let progress: AccessibilityElement?
    package let background = AccessibilityElement(role: .button, identifier: backgroundIdentifier)
    package let closeButton: AccessibilityElement

    package init(_ bar: PopupBar, closeButton: PopupCloseButton = PopupCloseButton()) {
        self.closeButton = AccessibilityElement(
            role: .button, label: Self.nonEmpty(closeButton.accessibilityLabel) ?? Self.closeButtonLabel,
            hint: Self.nonEmpty(closeButton.accessibilityHint))
        let item = bar.popupItem
        let label = Self.titlesLabel(item)
        let hint = Self.nonEmpty(item.accessibilityHint) ?? Self.defaultHint
        let isCustom = bar.customBar != nil
        titles = isCustom || label == nil ? nil : AccessibilityElement(role: .button, label: label, hint: hint)
        image =
            isCustom || item.image == nil
            ? nil : AccessibilityElement(role: .image, label: Self.nonEmpty(item.accessibilityImageLabel))
        progress =
            switch bar.progressViewStyle {
            case .default, .none: nil
            case .top, .bottom:
                AccessibilityElement(
                    role: .progressIndicator, label: Self.nonEmpty(item.accessibilityProgressLabel),
                    value: Self.nonEmpty(item.accessibilityProgressValue))
            }
    }

    /// Returns the spoken text of the bar's titles: the item's own label, or else title, line feed and subtitle. A
    /// title alone keeps its line feed. Nil if there is no text.
    package static func titlesLabel(_ item: PopupItem) -> String? {
        if let own = nonEmpty(item.accessibilityLabel) { return own }
        let title = item.title ?? item.attributedTitle.map(plain) ?? ""
        let subtitle = item.subtitle ?? item.attributedSubtitle.map(plain) ?? ""
        let label = (title.isEmpty ? "" : title + "\n") + subtitle
        return nonEmpty(label)
    }

    package subscript(_ part: Part) -> AccessibilityElement? {
        switch part {
        case .titles: titles
        case .image: image
        case .progress: progress
        case .background: background
        case .closeButton: closeButton
        }
    }

    /// Returns the elements in reading order. An open popup is modal: its close button is the only one.
    package func elements(isOpen: Bool = false) -> [AccessibilityElement] {
        isOpen ? [closeButton] : [background, image, titles, progress].compactMap { $0 }
    }

    package func focus(isOpen: Bool) -> AccessibilityElement? { isOpen ? closeButton : titles ?? background }

    private static func plain(_ runs: [TextRun]) -> String { runs.reduce(into: "") { $0 += $1.text } }
    private static func nonEmpty(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
}
