import ArgumentParser
import Foundation
import Vitrine
import VitrineEncoders
import VitrineStage

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Describe a key of a scene file or a verb of its events.",
        discussion: """
            A key is named with the keys around it. The answer has its values, range, default, other names, and how it \
            changes over time.

            Examples:
              vitrine explain popupBar.barStyle
              vitrine explain output
              vitrine explain drag
              vitrine explain bar.yaml popupBar.barStyle

            With a scene file before the key, the answer says what the key is in that scene: what the file gives, what a \
            default resolves to, and why something is not shown.
            """)

    @Argument(
        help: "A key or a verb; without it, all are listed.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var key: String?

    @Argument(help: "A key of the scene file that stands before it; without it, all that the scene resolves to.")
    var sceneKey: String?

    @OptionGroup(title: "Instead of the scene's values, with a scene file")
    var options: SceneOptions

    @Option(help: ArgumentHelp("Write all pages of the reference into a folder.", valueName: "folder"))
    var reference: String?

    func run() throws {
        if let reference { return try write(into: reference) }
        if let key, sceneKey != nil || SceneExplanation.isScene(key) {
            return try SceneExplanation(scene: key, key: sceneKey, options: options).print()
        }
        guard let key else { return Console.print(ReferencePages.overview) }
        do {
            Console.print(try ReferencePages.explanation(of: key))
        } catch {
            throw Failure("\(error.path): \(error.kind)", code: Failure.usage)
        }
    }

    private func write(into folder: String) throws {
        do {
            try Folder.make(folder, withParents: true)
            for page in ReferencePages.all {
                try AtomicFile.write(Array(page.text.utf8), to: "\(folder)/\(page.file)", below: folder)
            }
        } catch {
            throw Failure("\(error)")
        }
    }
}
