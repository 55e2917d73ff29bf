/// An edit of the fields of a content by `focus` and `type`.
package enum TextEdit: Hashable, Sendable {
    case focus(String)
    /// The focused field loses the focus.
    case resign
    /// Letters are appended to a field.
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
