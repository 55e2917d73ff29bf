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
        // The pixel loops are some thirty times slower in debug builds.
        let built = try packageManager.build(.product("vitrine"), parameters: .init(configuration: .release))
        guard built.succeeded,
            let tool = built.builtArtifacts.first(where: {
                $0.kind == .executable && $0.url.lastPathComponent == "vitrine"
            })
        else {
            Diagnostics.error("vitrine could not be built:\n\(built.logText)")
            return
        }
        let process = Process()
        process.executableURL = tool.url
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
