import Foundation
import PackagePlugin

/// `swift package render-scenes`: renders the scene files of a package, or checks that their pictures are up to date.
@main
struct VitrineRenderScenes: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        if extractor.extractFlag(named: "help") > 0 {
            print(VitrineRenderScenes.help)
            return
        }
        let isCheck = extractor.extractFlag(named: "check") > 0
        let scenes = extractor.extractOption(named: "scenes").last ?? "Scenes"
        let output = extractor.extractOption(named: "output").last ?? "Pictures"
        guard let tool = try vitrineTool(context) else { return }
        let process = Process()
        process.executableURL = tool
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments =
            ["gallery", "--scenes", scenes, "--output", output] + (isCheck ? ["--check"] : [])
            + extractor.remainingArguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            // What is wrong has been printed.
            Diagnostics.error(
                isCheck && process.terminationStatus == 1
                    ? "pictures in \(output) are stale; `swift package render-scenes` renders them"
                    : "rendering \(scenes) failed")
            return
        }
    }

    private static let help = """
        OVERVIEW: Render the scene files of this package, or check that their pictures are up to date.

        USAGE: swift package [--allow-writing-to-package-directory] render-scenes [--check] [--scenes <dir>] \
        [--output <dir>] [options of vitrine gallery]

          --check          Write nothing; fail where a picture is missing or stale.
          --scenes <dir>   The folder of the scene files. (default: Scenes)
          --output <dir>   The folder of the pictures. (default: Pictures)
        """
}
