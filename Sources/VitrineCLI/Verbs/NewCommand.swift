import ArgumentParser
import Foundation
import VitrineEncoders
import VitrineScenes

/// `vitrine new`
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Write a scene file to begin with.",
        discussion: """
            The scene has comments on its keys. Its first line names the JSON Schema, which is written beside it, so that \
            editors with a YAML language server complete and check keys. Files that are there already stay as they are.

            Examples:
              vitrine new popup-bar bar.yaml
              vitrine preview bar.yaml --watch
              vitrine render bar.yaml -o bar.gif
            """)

    @Argument(help: "What the scene presents.")
    var kind: Kind

    @Argument(
        help: "The scene file. (default: the kind with .yaml)", completion: .file(extensions: ["yaml", "yml"]))
    var path: String?

    struct Kind: ExpressibleByArgument {
        var template: SceneTemplate

        init?(argument: String) {
            guard let template = SceneTemplate(rawValue: argument) else { return nil }
            self.template = template
        }

        static var allValueStrings: [String] { SceneTemplate.allCases.map(\.rawValue) }
    }

    func run() throws {
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
}
