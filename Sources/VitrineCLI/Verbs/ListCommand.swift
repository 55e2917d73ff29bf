import ArgumentParser

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the names that scene files can use, or the scene files of a folder.",
        discussion: """
            Each name is a line, its first word as a scene file spells it.

            Examples:
              vitrine list devices
              vitrine list sizes
              vitrine list colors
              vitrine list icons --report json
              vitrine list fonts --font-path ~/fonts
              vitrine list scenes --scenes Assets/Scenes
              vitrine list films --swift Examples/FloatingPanel
            """,
        subcommands: [
            ListDevices.self, ListSizes.self, ListStyles.self, ListColors.self, ListIcons.self, ListFonts.self,
            ListArtwork.self,
            ListScenes.self, ListFilms.self,
        ])

    func run() throws {
        let names = Self.configuration.subcommands.compactMap { $0.configuration.commandName }
        throw ValidationError("nothing to list; name one of \(names.joined(separator: ", "))")
    }
}

/// A row of a list: a name and its properties, in a fixed order.
struct ListRow {
    var name: String
    var facts: [(key: String, value: String)] = []
}

protocol ListVerb: ParsableCommand {
    var report: ReportOptions { get }
    func rows() throws -> [ListRow]
    /// Returns the rows, and reports problems of some of them, which are printed after the list. Default: no problems.
    func rows(reporting problem: (String) -> Void) throws -> [ListRow]
}

extension ListVerb {
    func rows(reporting problem: (String) -> Void) throws -> [ListRow] { try rows() }

    func run() throws {
        let rows: [ListRow]
        var problems: [String] = []
        do {
            rows = try self.rows { problems.append($0) }
        } catch let failure as Failure {
            throw failure
        } catch {
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
        // The list is the result of the command, so --quiet does not suppress it.
        switch report.format {
        case .json: try Console.print(json: json)
        case .text: for line in lines { Console.print(line) }
        }
        guard !problems.isEmpty else { return }
        var failure = Failure("")
        failure.messages = problems
        throw failure
    }
}
