import ArgumentParser
import Vitrine
import VitrineScenes
import VitrineSetting

/// Values that take the place of a scene's own, and how it is drawn.
struct SceneOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: ArgumentHelp("A device; see `vitrine list devices`.", valueName: "name"),
        completion: .list(Device.all.map(\.id)))
    var device: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("portrait or landscape.", valueName: "name"),
        completion: .list(Orientation.allCases.map(\.rawValue)))
    var orientation: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "light or dark; of `vitrine render` and `gallery`, also both: light,dark.", valueName: "name"),
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
        help: ArgumentHelp(
            "all, 'top 100pt', 'bottom 173.5pt' or '{x: 0, y: 700, width: 430, height: 100}'; keeps the scene's scale.",
            valueName: "part"))
    var crop: String?

    @OptionGroup
    var frames: FrameOptions

    @OptionGroup
    var drawing: DrawingOptions

    func validate() throws {
        let appearances = appearances
        if Set(appearances).count < appearances.count {
            throw ValidationError("--appearance: \(appearances.joined(separator: ",")) has one twice")
        }
        for name in appearances { _ = try overrides(appearance: name) }
        _ = try overrides()
    }

    var size: String? { frames.size }
    var fps: String? { frames.fps }
    var threadCount: Int { drawing.threadCount }

    /// The appearances that are asked for, in their order; none for the scene's own.
    var appearances: [String] {
        appearance?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
    }

    /// - Throws: `ValidationError` for several appearances.
    func requireOneAppearance() throws {
        if appearances.count > 1 {
            throw ValidationError(
                "--appearance: one only; `vitrine render` and `gallery` take \(appearances.joined(separator: ","))")
        }
    }

    /// The options that are given, in a fixed order: name, key and text.
    private func given(_ appearance: String?) -> [(name: String, key: SceneOverride.Key, text: String)] {
        let all: [(String, SceneOverride.Key, String?)] = [
            ("--device", .device, device), ("--orientation", .orientation, orientation),
            ("--appearance", .appearance, appearance),
            ("--direction", .direction, direction), ("--locale", .locale, locale),
            ("--text-size", .textSize, textSize), ("--scale", .scale, scale), ("--size", .size, size),
            ("--crop", .crop, crop), ("--fps", .fps, fps),
        ]
        return all.compactMap { name, key, text in text.map { (name, key, $0) } }
    }

    /// - Parameter appearance: which of several; default the first.
    /// - Throws: `ValidationError` in a scene file's words.
    func overrides(appearance: String? = nil) throws -> [SceneOverride] {
        try given(appearance ?? appearances.first).map { name, key, text in try SceneOptions.override(name, key, text) }
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
    ///   - appearance: which of several; default the first.
    ///   - threads: default: as the option says.
    /// - Throws: `Failure`: trouble for what is wrong with the scene, wrong usage for options that do not go with it.
    func renderer(
        of path: String, replacing more: [SceneOverride] = [], appearance: String? = nil, threads: Int? = nil
    ) throws -> Renderer {
        let overrides = try overrides(appearance: appearance) + more
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
                allowsOutsidePaths: drawing.allowOutsidePaths, fontPaths: drawing.fonts.paths)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(error, scene: path)
        }
    }

    private func message(for issues: SceneIssues, _ path: String) -> String {
        let options = given(appearance).map { "\($0.name) \($0.text)" }.joined(separator: " ")
        let problems = issues.issues.map { "\($0.path): \($0.kind)" }.joined(separator: "; ")
        return "\(path) does not go with \(options): \(problems)"
    }
}
