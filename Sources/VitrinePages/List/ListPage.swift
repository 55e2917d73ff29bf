/// A page with an inset-grouped list: a `UITableView` of that style, as far as its looks go.
public struct ListPage: Hashable, Sendable, Codable {
    /// Rows on one plate, with a line of text above and one below.
    public struct Section: Hashable, Sendable, Codable {
        /// Default: none.
        public var header: String?
        public var rows: [Row]
        /// Default: none.
        public var footer: String?

        public init(header: String? = nil, rows: [Row], footer: String? = nil) {
            self.header = header
            self.rows = rows
            self.footer = footer
        }
    }

    public struct Row: Hashable, Sendable, Codable {
        public var title: String
        /// Grey text at the trailing end. Default: none.
        public var detail: String?
        /// Default `none`.
        public var accessory: Accessory

        public init(title: String, detail: String? = nil, accessory: Accessory = .none) {
            self.title = title
            self.detail = detail
            self.accessory = accessory
        }
    }

    /// What stands at the end of a row; the names are those of `UITableViewCell.AccessoryType`.
    public enum Accessory: String, Hashable, Sendable, Codable, CaseIterable {
        case none
        case disclosureIndicator
        case checkmark

        package var icon: String? {
            switch self {
            case .none: nil
            case .disclosureIndicator: "chevron-forward"
            case .checkmark: "checkmark"
            }
        }
    }

    public var sections: [Section]
    /// How far the list is scrolled down, in points, -10,000...10,000. Default 0: its top lies below the bars at the top.
    public var contentOffset: Double

    public init(sections: [Section], contentOffset: Double = 0) {
        self.sections = sections
        self.contentOffset = contentOffset
    }

    /// Icons that the list shows.
    package var iconNames: [String] { sections.flatMap { $0.rows.compactMap(\.accessory.icon) } }
}

extension ListPage.Row: ExpressibleByStringLiteral {
    /// A row with a title.
    public init(stringLiteral title: String) { self.init(title: title) }
}
