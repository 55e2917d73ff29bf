import ArgumentParser
import Presentations
import Scenes
import Vitrine

/// Values that take the place of a scene's own, and how it is drawn.
struct SceneOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: ArgumentHelp("A device; see `vitrine list devices`.", valueName: "name"),
        completion: .list(Device.all.map(\.id)))
    var device: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("light or dark.", valueName: "name"),
        completion: .list(Appearance.allCases.map(\.rawValue)))
    var appearance: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("ltr or rtl.", valueName: "name"),
        completion: .list(LayoutDirection.allCases.map(\.rawValue)))
    var direction: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("A language tag such as he or en-GB.", valueName: "tag"))
    var locale: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("A Dynamic Type size, xSmall to ax5.", valueName: "name"),
        completion: .list(TextSize.allCases.map(\.rawValue)))
    var textSize: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Pixels a point, above 0, at most 8; instead of the scene's size.", valueName: "number"))
    var scale: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Pixels, such as 414x167; instead of the scene's scale.", valueName: "WxH"))
    var size: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "all, 'top 100pt', 'bottom 173.5pt' or '{x: 0, y: 700, width: 430, height: 100}'; keeps the scene's scale.",
            valueName: "part"))
    var crop: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Frames a second, 1...120; a GIF shows at most 50.", valueName: "number"))
    var fps: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Threads that draw, 1...64. The result does not depend on it. (default: one a processor)",
            valueName: "number"))
    var threads: Int?

    @Flag(help: "Let images and fonts lie outside the scene's folder and Vitrine's own.")
    var allowOutsidePaths = false

    @OptionGroup
    var fonts: FontPathOptions

    func validate() throws {
        _ = try overrides()
        if let threads, !(1...64 ~= threads) {
            throw ValidationError("--threads: \(threads) is out of range; legal: 1...64")
        }
    }

    /// Threads that draw.
    var threadCount: Int { threads ?? Renderer.processors }

    /// The options that are given, in a fixed order: name, key and text.
    private var given: [(name: String, key: SceneOverride.Key, text: String)] {
        let all: [(String, SceneOverride.Key, String?)] = [
            ("--device", .device, device), ("--appearance", .appearance, appearance),
            ("--direction", .direction, direction), ("--locale", .locale, locale),
            ("--text-size", .textSize, textSize), ("--scale", .scale, scale), ("--size", .size, size),
            ("--crop", .crop, crop), ("--fps", .fps, fps),
        ]
        return all.compactMap { name, key, text in text.map { (name, key, $0) } }
    }

    /// - Throws: `ValidationError` in a scene file's words.
    func overrides() throws -> [SceneOverride] {
        try given.map { name, key, text in try SceneOptions.override(name, key, text) }
    }

    static func override(_ name: String, _ key: SceneOverride.Key, _ text: String) throws -> SceneOverride {
        do {
            return try SceneOverride(key, text)
        } catch {
            throw ValidationError("\(name): \(error.kind)")
        }
    }

    /// Opens a scene with the options' values in place of its own.
    /// - Parameters:
    ///   - more: other values that take the place of the scene's.
    ///   - threads: default: as the option says.
    /// - Throws: `Failure`: trouble for what is wrong with the scene, wrong usage for options that do not go with it.
    func renderer(of path: String, replacing more: [SceneOverride] = [], threads: Int? = nil) throws -> Renderer {
        let overrides = try overrides() + more
        do {
            // Read by itself first, so that the scene's own faults are not put down to the options.
            let scene = try SceneFile.load(path: path)
            do {
                _ = try scene.replacing(overrides)
            } catch {
                throw Failure(message(for: error, path), code: Failure.usage)
            }
            return try Renderer(
                contentsOf: path, overrides: overrides, threads: threads ?? threadCount,
                allowsOutsidePaths: allowOutsidePaths, fontPaths: fonts.paths)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(error, scene: path)
        }
    }

    private func message(for issues: SceneIssues, _ path: String) -> String {
        let options = given.map { "\($0.name) \($0.text)" }.joined(separator: " ")
        let problems = issues.issues.map { "\($0.path): \($0.kind)" }.joined(separator: "; ")
        return "\(path) does not go with \(options): \(problems)"
    }
}
