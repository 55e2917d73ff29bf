/// What `focus` and `type` do to the fields of a content.
package enum TextEdit: Hashable, Sendable {
    /// A field gets the focus.
    case focus(String)
    /// No field has the focus any more.
    case resign
    /// A field gets letters after those that it has.
    case insert(String, into: String)

    /// The field; nil for `resign`.
    package var field: String? {
        switch self {
        case .focus(let name), .insert(_, let name): name
        case .resign: nil
        }
    }
}

extension PresentedContent {
    package mutating func edit(_ edit: TextEdit, at seconds: Double) {
        switch edit {
        case .focus(let name): focus(name, at: seconds)
        case .resign: focus(nil, at: seconds)
        case .insert(let letters, let name):
            let text = state.moment(at: seconds).text(of: name) ?? last.text(of: name) ?? ""
            write(text + letters, to: name, at: seconds)
        }
    }
}
