import VitrinePrimitives

/// The accessibility properties of a part of the screen.
package struct AccessibilityElement: Hashable, Sendable {
    package enum Role: String, Hashable, Sendable, CaseIterable {
        case button
        case image
        case progressIndicator
        case searchField

        /// The name in lists of elements.
        package var name: String {
            switch self {
            case .button: "button"
            case .image: "image"
            case .progressIndicator: "progress indicator"
            case .searchField: "search field"
            }
        }
    }

    package var role: Role
    /// The label; nil for none.
    package var label: String?
    /// The effect of an activation; nil for none.
    package var hint: String?
    /// The value; nil for none.
    package var value: String?
    /// The identifier for automation, which is never spoken; nil for none.
    package var identifier: String?

    package init(
        role: Role, label: String? = nil, hint: String? = nil, value: String? = nil, identifier: String? = nil
    ) {
        self.role = role
        self.label = label
        self.hint = hint
        self.value = value
        self.identifier = identifier
    }
}
