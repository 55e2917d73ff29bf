import ArgumentParser
import Vitrine
import VitrinePopupBar
import VitrineSetting
import VitrineStage
import VitrineText

/// `vitrine list`
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the names that scene files can use, or the scene files of a folder.",
        discussion: """
            Each name is a line, its first word as a scene file spells it.

            Examples:
              vitrine list devices
              vitrine list icons --format json
              vitrine list fonts --font-path ~/fonts
              vitrine list scenes --scenes Assets/Scenes
            """)

    enum Subject: String, ExpressibleByArgument, CaseIterable {
        case devices
        case styles
        case icons
        case fonts
        case artwork
        case scenes
    }

    @Argument(help: "What to list: \(Subject.allCases.map(\.rawValue).joined(separator: ", ")).")
    var subject: Subject

    @Option(help: ArgumentHelp("The folder that `list scenes` looks into.", valueName: "dir"), completion: .directory)
    var scenes = "Assets/Scenes"

    @OptionGroup
    var fonts: FontPathOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    /// One row: a name and what is worth knowing about it, in a fixed order.
    struct Row {
        var name: String
        var facts: [(key: String, value: String)] = []
    }

    func run() throws {
        let rows: [Row]
        do {
            rows = try self.rows()
        } catch let error as StageError {
            throw Failure("\(error)")
        }
        let widest = rows.map(\.name.count).max() ?? 0
        let lines = rows.map { row in
            let facts = row.facts.map(\.value).joined(separator: "  ")
            let gap = String(repeating: " ", count: widest - row.name.count + 2)
            return facts.isEmpty ? row.name : row.name + gap + facts
        }
        let json = rows.map { row in
            Dictionary(row.facts.map { ($0.key, $0.value) } + [("name", row.name)], uniquingKeysWith: { $1 })
        }
        // A list is what the user asked for, so quiet does not silence it.
        switch report.format {
        case .json: try Console.print(json: json)
        case .text: for line in lines { Console.print(line) }
        }
    }

    private func rows() throws -> [Row] {
        let assets = AssetFolder.bundled
        switch subject {
        case .devices:
            return Device.all.map { device in
                let (size, scale) = (device.size, device.scale)
                return Row(
                    name: device.id,
                    facts: [("size", "\(plain(size.width))x\(plain(size.height))pt"), ("scale", "@\(plain(scale))x")])
            }
        case .styles:
            return PopupBar.Style.allCases.map { style in
                let shown = PopupBar(barStyle: style).effectiveBarStyle
                return Row(
                    name: style.rawValue,
                    facts: [("key", "popupBar.barStyle")]
                        + (shown == style ? [] : [("shownAs", "as \(shown.rawValue)")]))
            }
        case .icons: return try assets.iconNames().map { Row(name: $0) }
        case .fonts:
            return try fonts.paths.flatMap { try FontFolder(path: $0).entries().map(row) }
                + assets.fontBook().entries.map(row)
        case .artwork:
            return try assets.artworkNames().map { name in
                let picture = try assets.artwork(name)
                return Row(name: name, facts: [("size", "\(picture.width)x\(picture.height)")])
            }
        case .scenes:
            return try GalleryScene.all(in: scenes).map { Row(name: $0.name, facts: [("path", $0.path)]) }
        }
    }

    /// A face: its file and what it is chosen by.
    private func row(_ entry: FontBook.Entry) -> Row {
        let axes = entry.axes.map { "\($0.tag) \(plain($0.range.lowerBound))...\(plain($0.range.upperBound))" }
        return Row(
            name: entry.file,
            facts: [
                ("family", entry.family), ("weight", "\(entry.weight)"), ("width", "\(entry.width)"),
                ("style", entry.isItalic ? "italic" : "upright"), ("cut", "\(entry.cut)"),
            ] + (axes.isEmpty ? [] : [("axes", axes.joined(separator: ", "))]))
    }

    /// A number without a needless fraction.
    private func plain(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
