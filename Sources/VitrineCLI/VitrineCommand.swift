import ArgumentParser
import Foundation
import Vitrine
import VitrineRasterizer

@main
struct VitrineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitrine",
        abstract: "Render UI presentations without a device: scene files become PNG stills and GIF animations.",
        discussion: """
            A scene file (YAML or JSON) says what is on stage and what happens. It is simulated at 120 Hz, painted in \
            software and written as the same pixels on every machine.

            Exit codes: 0 fine, 1 a picture differs or is stale, 2 error in a scene or a file, 64 wrong usage.

            Examples:
              vitrine render bar.yaml -o bar.gif -o bar.png
              vitrine gallery --check
              vitrine verify bar.gif
              vitrine snapshot verify Scenes
              vitrine diff old.png new.png
              vitrine validate scenes/*.yaml
              vitrine list icons
              vitrine explain popupBar.barStyle
              vitrine help render
            """,
        version: VitrineVersion.current,
        subcommands: [
            NewCommand.self, RenderCommand.self, PreviewCommand.self, SheetCommand.self, CurvesCommand.self,
            EncodeCommand.self,
            GalleryCommand.self, VerifyCommand.self, SnapshotCommand.self, DiffCommand.self, BisectCommand.self,
            ValidateCommand.self,
            SchemaCommand.self, ExplainCommand.self,
            BenchCommand.self, ListCommand.self, DoctorCommand.self,
        ])

    static func main() {
        ProcessMemory.keepFreedMemory()
        ProcessMemory.onSufficientStack(perform)
    }

    private static func perform() {
        Console.prepare()
        Interruption.install()
        do {
            try VerbCheck.check(Array(CommandLine.arguments.dropFirst()))
            var command = try parseAsRoot()
            // A level that is not available is an error.
            do { _ = try KernelLevel.fromEnvironment() } catch { throw Failure("\(error)", code: Failure.usage) }
            try command.run()
        } catch {
            end(with: error)
        }
    }

    private static func end(with error: any Error) -> Never {
        if let failure = error as? Failure {
            for message in failure.messages { Console.error(message) }
            Foundation.exit(failure.code)
        }
        let code = exitCode(for: error)
        let message = fullMessage(for: error)
        if code == .success {
            if !message.isEmpty { Console.print(message) }
        } else if error is ExitCode {
            // The message has been printed.
        } else {
            let prefix = "Error: "
            Console.error(message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message)
        }
        // Code 1 is for pictures that differ; an error that no command has turned into a failure gets another.
        Foundation.exit(error is ExitCode || code != .failure ? code.rawValue : Failure.error)
    }
}
