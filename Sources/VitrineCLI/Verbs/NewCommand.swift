import ArgumentParser
import Foundation
import Vitrine
import VitrineEncoders
import VitrinePreview
import VitrineStage

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Write a scene file to begin with.",
        usage: """
            vitrine new <kind> [<path>]
            vitrine new --list [--protocol <protocol>]
            """,
        discussion: """
            The scene has comments on its keys. Its first line names the JSON Schema, which is written beside it, so that \
            editors with a YAML language server complete and check keys. Files that are there already stay as they are.

            With --list, the kinds are listed. A terminal that shows pictures shows their stills, too: by kitty's, iTerm2's or the \
            sixel protocol where the terminal's variables name it, else in half blocks. When standard output is no terminal, \
            --protocol says how the stills are written to it; without it there are none.

            Examples:
              vitrine new --list
              vitrine new popup-bar bar.yaml
              vitrine preview bar.yaml --watch
              vitrine render bar.yaml -o bar.gif
            """)

    @Argument(help: "What the scene presents.")
    var kind: Kind?

    @Argument(
        help: "The scene file. (default: the kind with .yaml)", completion: .file(extensions: ["yaml", "yml"]))
    var path: String?

    @Flag(help: "List what a scene can present, with pictures in terminals that show them.")
    var list = false

    @Option(
        name: .customLong("protocol"), parsing: .unconditional,
        help: "How the pictures of --list are sent to the terminal. (default: the best that its variables name)")
    var imageProtocol: PreviewCommand.ProtocolName?

    struct Kind: ExpressibleByArgument {
        var template: SceneTemplate

        init?(argument: String) {
            guard let template = SceneTemplate(rawValue: argument) else { return nil }
            self.template = template
        }

        static var allValueStrings: [String] { SceneTemplate.allCases.map(\.rawValue) }
    }

    func validate() throws {
        if list {
            if kind != nil { throw ValidationError("--list excludes a kind and a file") }
        } else {
            if imageProtocol != nil { throw ValidationError("--protocol is for --list") }
            guard kind != nil else {
                let kinds = Kind.allValueStrings
                throw ValidationError(
                    "Missing expected argument '<kind>': \(kinds.dropLast().joined(separator: ", ")) or \(kinds.last!)")
            }
        }
    }

    func run() throws {
        guard !list, let kind else { return try printList() }
        let path = path ?? "\(kind.template.rawValue).yaml"
        let folder = (path as NSString).deletingLastPathComponent
        let schemaPath = (folder as NSString).appendingPathComponent("vitrine.schema.json")
        guard !FileManager.default.fileExists(atPath: path) else {
            throw Failure("\(path) is there already; name another file")
        }
        do {
            try AtomicFile.write(Array(kind.template.text.utf8), to: path)
            if !FileManager.default.fileExists(atPath: schemaPath) {
                try AtomicFile.write(
                    Array(ReferencePages.schema.utf8), to: schemaPath, below: folder.isEmpty ? "." : folder)
            }
        } catch {
            throw Failure("\(error)")
        }
        Console.print("\(path): a scene; `vitrine preview \(path) --watch` shows it")
    }

    private func printList() throws {
        for line in StarterList.lines { Console.print(line) }
        guard let imageProtocol = imageProtocol?.value ?? TerminalOutput.imageProtocol else { return }
        let environment = ProcessInfo.processInfo.environment
        let columns = environment["COLUMNS"].flatMap(Int.init) ?? Console.outputWidth
        let cell = Console.outputCell ?? (8, 16)
        let size = TerminalSize(columns: columns, rows: 10_000, cellWidth: cell.width, cellHeight: cell.height)
        do {
            let pictures = try StarterList.pictures(as: imageProtocol, on: size, isInTmux: Tmux.isAround(environment))
            guard !pictures.isEmpty else { return }
            try StandardFile.write(Array("\n".utf8) + pictures, to: STDOUT_FILENO, named: "standard output")
        } catch {
            throw Failure("\(error)")
        }
    }
}
