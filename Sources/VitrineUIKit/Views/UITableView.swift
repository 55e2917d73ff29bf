import VitrinePages
import VitrinePrimitives

public protocol UITableViewDataSource: AnyObject {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Called when a finger of a film has tapped a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension UITableView: TapTarget {
    func tapped(_ name: String) {
        guard let path = rowPath(named: name) else { return }
        (delegate as? any UITableViewDelegate)?.tableView(self, didSelectRowAt: path)
    }

    /// Returns the row of a target: the second of rows with one title is named `list.Row 2`, and so on.
    private func rowPath(named name: String) -> IndexPath? {
        guard let list = shownList else { return nil }
        var counts: [String: Int] = [:]
        for (section, part) in zip(sectionNumbers, list.sections) {
            for (row, one) in part.rows.enumerated() {
                counts[one.title, default: 0] += 1
                let count = counts[one.title] ?? 1
                let title = count > 1 ? "\(one.title) \(count)" : one.title
                if name == "\(scrollName).\(title)" { return IndexPath(row: row, section: section) }
            }
        }
        return nil
    }
}

/// A list. Its rows show the titles, details, images, switches and accessories of the data source's cells.
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

    /// The height of rows that have the style's height.
    public static let automaticDimension: CGFloat = -1

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// The height of rows in points.
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight = UITableView.automaticDimension
    open var separatorColor: UIColor?
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    private var cellClasses: [String: UITableViewCell.Type] = [:]
    private var list: ListElement?
    fileprivate var shownList: ListElement? { list }
    /// The numbers of the list's sections: sections without rows are left out.
    fileprivate private(set) var sectionNumbers: [Int] = []

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        if style != .plain { backgroundColor = .systemGroupedBackground }
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public convenience init() { self.init(frame: .zero, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        alwaysBounceVertical = true
    }

    /// Asks the data source again.
    open func reloadData() { list = nil }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }

    open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }

    /// Returns a new cell of the registered class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        (cellClasses[identifier] ?? UITableViewCell.self).init(style: .default, reuseIdentifier: identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        cellClasses[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

    package override func drawnElement(in size: CGSize) -> Element? {
        guard sceneContent == nil, let dataSource else { return nil }
        if list == nil { list = list(from: dataSource) }
        guard var list, !list.sections.isEmpty else { return nil }
        list.separatorColor = separatorColor?.elementColor
        if tableHeaderView != nil || tableFooterView != nil {
            UIKitWarnings.warn("UITableView.tableHeaderView and tableFooterView are not drawn")
        }
        list.scrollBehavior = scrollBehavior
        list.contentOffset = legal(Double(shownOffset.y), in: -10_000...10_000, else: 0)
        return Element(.list(list), name: scrollName)
    }

    package override var drawsSubviewsItself: Bool { dataSource != nil }

    private func list(from source: any UITableViewDataSource) -> ListElement {
        var (sections, remainder): ([ListElement.Section], Int) = ([], ListElement.rowLimit)
        let count = source.numberOfSections(in: self).clamped(to: 0...100)
        sectionNumbers = []
        // Labels have one line below the accessibility sizes, unless code sets another number.
        let isLarge = CurrentTraits.value.textSize.isAccessibilitySize
        var wraps = (title: isLarge, subtitle: isLarge)
        for section in 0..<count where remainder > 0 {
            let wanted = max(0, source.tableView(self, numberOfRowsInSection: section))
            if wanted > remainder { UIKitWarnings.warn("UITableView shows at most \(ListElement.rowLimit) rows") }
            let cells = (0..<min(remainder, wanted)).map { row in
                source.tableView(self, cellForRowAt: IndexPath(row: row, section: section))
            }
            guard !cells.isEmpty else { continue }
            wraps.title = wraps.title || cells.contains { $0.textLabel?.numberOfLines != 1 }
            wraps.subtitle =
                wraps.subtitle || cells.contains { $0.detailTextLabel.map { $0.numberOfLines != 1 } ?? false }
            let rows = cells.map(\.row)
            remainder -= rows.count
            sectionNumbers.append(section)
            sections.append(
                ListElement.Section(
                    header: source.tableView(self, titleForHeaderInSection: section), rows: rows,
                    footer: source.tableView(self, titleForFooterInSection: section)))
        }
        var list = ListElement(sections: sections, style: style == .plain ? .plain : .insetGrouped)
        if !wraps.title { list.titleLines = 1 }
        if !wraps.subtitle { list.subtitleLines = 1 }
        let height = (delegate as? any UITableViewDelegate)?.tableView(
            self, heightForRowAt: IndexPath(row: 0, section: 0))
        let rowHeight = height ?? rowHeight
        if rowHeight > 0 { list.rowHeight = legal(Double(rowHeight), in: 20...400, else: 44) }
        return list
    }
}

/// A row of a list.
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    public let contentView = UIView()
    public let textLabel: UILabel? = UILabel()
    public let detailTextLabel: UILabel?
    public let imageView: UIImageView? = UIImageView()
    public let reuseIdentifier: String?
    open var accessoryType = AccessoryType.none
    /// The accessory view. Only a switch is drawn.
    open var accessoryView: UIView?
    open var selectionStyle = SelectionStyle.default
    private let style: CellStyle

    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        detailTextLabel = style == .default ? nil : UILabel()
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        (style, reuseIdentifier, detailTextLabel) = (.default, nil, nil)
        super.init(coder: coder)
        addSubview(contentView)
    }

    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) {}

    /// The row that a list shows of the cell.
    fileprivate var row: ListElement.Row {
        let own = contentView.tree.dropFirst().compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
        let title = textLabel?.text ?? own.first ?? ""
        if contentView.tree.count > 1 {
            UIKitWarnings.warn("UITableViewCell.contentView: rows show its first two texts only")
        }
        if [textLabel, detailTextLabel].contains(where: { $0?.hasRuns == true }) {
            UIKitWarnings.warn("UITableViewCell: rows show attributed texts without their attributes")
        }
        var row = ListElement.Row(title: title)
        let detail = detailTextLabel?.text ?? (textLabel?.text == nil ? own.dropFirst().first : nil)
        if style == .subtitle || detailTextLabel == nil { row.subtitle = detail } else { row.detail = detail }
        if let image = imageView?.image, !image.name.isEmpty {
            if image.isIcon { row.icon = image.name } else { row.image = image.name }
        }
        row.isOn = (accessoryView as? UISwitch)?.isOn
        switch accessoryType {
        case .none: break
        case .checkmark: row.accessory = .checkmark
        case .disclosureIndicator, .detailDisclosureButton: row.accessory = .disclosureIndicator
        }
        return row
    }
}
