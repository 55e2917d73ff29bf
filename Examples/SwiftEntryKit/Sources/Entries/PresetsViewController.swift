import SwiftEntryKit
import UIKit

/// The page that lists the presets. A tap on a row displays its preset.
public final class PresetsViewController: UITableViewController {
    public let sections = Presets.sections

    public init() { super.init(style: .plain) }
    public required init?(coder: NSCoder) { return nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Presets"
        view.backgroundColor = .systemBackground
        tableView.rowHeight = 62
        tableView.accessibilityIdentifier = "presets"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "preset")
    }

    public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].presets.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    public override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let preset = sections[indexPath.section].presets[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "preset")
        cell.textLabel?.text = preset.title
        cell.detailTextLabel?.text = preset.detail
        cell.imageView?.image = preset.thumb
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
