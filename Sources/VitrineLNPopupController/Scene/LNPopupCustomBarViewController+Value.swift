import VitrinePopupBar

extension LNPopupCustomBarViewController {
    var value: CustomPopupBar {
        loadViewIfNeeded()
        let height = Double(preferredContentSize.height).limited(20...400)
        return CustomPopupBar(height: height, content: view.customBarContent ?? .empty)
    }
}

extension UIView {
    /// The content of the first search bar, text field or label.
    fileprivate var customBarContent: CustomPopupBar.Content? {
        switch self {
        case let bar as UISearchBar:
            return .searchField(.init(placeholder: bar.placeholder?.limited, text: shown(bar.text)))
        case let field as UITextField:
            return .searchField(.init(placeholder: field.placeholder?.limited, text: shown(field.text)))
        case let label as UILabel: return label.text.map { .label($0.limited) }
        default: return subviews.lazy.compactMap(\.customBarContent).first
        }
    }

    private func shown(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0.limited } }
}
