import ArgumentParser
import Vitrine

struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Check that pictures match their scenes.",
        discussion: """
            Every PNG, APNG, GIF, WebP, AVIF and contact sheet rendered from a scene file carries the file's name, its checksum and the \
            options of the run. The scene is looked for beside the picture, in this folder, and in the folder of scenes; it \
            is rendered again and compared, pixel by pixel. The checksum covers what the scene says, whatever its comments \
            and order, and the pictures that it names.

            A WebP and an AVIF are encoded again, too. Below quality 100 another version of libwebp or libavif may give \
            other pixels, which the result says.

            Exit codes: 0 fine, 1 a scene has changed or gives other pixels, 2 error: no checksum, no scene.

            Examples:
              vitrine verify bar.gif
              vitrine verify Output/gallery/popup-bar/*.gif
              vitrine verify docs/bar.png --scene scenes/bar.yaml
            """)

    @Argument(
        help: "PNGs, APNGs, GIFs, WebPs and AVIFs.",
        completion: .file(extensions: ["png", "apng", "gif", "webp", "avif"]))
    var files: [String]

    @Option(
        help: ArgumentHelp("The scene file, instead of the one that the pictures name.", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var scene: String?

    @Option(help: ArgumentHelp("The folder of the scene files.", valueName: "dir"), completion: .directory)
    var scenes = "Assets/Scenes"

    @OptionGroup(title: "Drawing")
    var drawing: DrawingOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func run() throws {
        var results: [VerifyResult] = []
        for file in files {
            let line = ProgressLine(quiet: report.quiet)
            let run = VerifyRun(file: file, scene: scene, scenes: scenes, drawing: drawing)
            let result = run.result { line.show("frames of \(file)", $0, of: $1) }
            results.append(result)
            ProgressLine.wipe()
            guard report.format == .text else { continue }
            if result.status.isError {
                for message in result.messages { Console.error(message) }
            } else if !report.quiet || result.status.isDifferent {
                for message in result.messages { Console.print(message) }
            }
        }
        if report.format == .json { try Console.print(json: results) }
        if results.contains(where: \.status.isError) { throw ExitCode(Failure.error) }
        if results.contains(where: \.status.isDifferent) { throw ExitCode(Failure.differs) }
    }
}
