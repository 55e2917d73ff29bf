import VitrinePrimitives

/// What assistive technology is told about a part of the screen.
package struct AccessibilityElement: Hashable, Sendable {
    package enum Role: String, Hashable, Sendable, CaseIterable {
        case button
        case image
        case progressIndicator
        case searchField

        /// As an inspector names it.
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
    /// Read first; nil for none.
    package var label: String?
    /// What touching it does; nil for none.
    package var hint: String?
    /// What it stands at; nil for none.
    package var value: String?
    /// For automation, never read; nil for none.
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
