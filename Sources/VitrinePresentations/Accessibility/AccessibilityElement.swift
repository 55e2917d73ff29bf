import VitrinePrimitives

/// What assistive technology is told about a part of the screen.
public struct AccessibilityElement: Hashable, Sendable {
    public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
        case button
        case image
        case progressIndicator
        case searchField

        /// As an inspector names it.
        public var name: String {
            switch self {
            case .button: "button"
            case .image: "image"
            case .progressIndicator: "progress indicator"
            case .searchField: "search field"
            }
        }
    }

    public var role: Role
    /// Read first; nil for none.
    public var label: String?
    /// What touching it does; nil for none.
    public var hint: String?
    /// What it stands at; nil for none.
    public var value: String?
    /// For automation, never read; nil for none.
    public var identifier: String?

    public init(
        role: Role, label: String? = nil, hint: String? = nil, value: String? = nil, identifier: String? = nil
    ) {
        self.role = role
        self.label = label
        self.hint = hint
        self.value = value
        self.identifier = identifier
    }
}
