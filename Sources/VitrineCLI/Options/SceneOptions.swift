import ArgumentParser
import Vitrine
import VitrineStage
import VitrineSurfaces
import VitrineVocabulary

/// Values that replace those of a scene, and options for drawing it.
struct SceneOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: ArgumentHelp("A device; see `vitrine list devices`.", valueName: "name"),
        completion: .list(Device.all.map(\.id)))
    var device: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("How the device is held.", valueName: "name"))
    var orientation: ChoiceName<Orientation>?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Light or dark; `vitrine render` and `gallery` also take both: light,dark.", valueName: "name"))
    var appearance: ChoiceName<Appearance>?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Left to right, or right to left.", valueName: "name"))
    var direction: ChoiceName<InterfaceLayoutDirection>?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A language tag such as he or en-GB; `vitrine render` and `gallery` also take several: en,de.",
            valueName: "tag"))
    var locale: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("A Dynamic Type size.", valueName: "name"))
    var textSize: ChoiceName<TextSize>?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Pixels per point, above 0, at most 8; instead of the scene's size. (default: the scene's, else the device's; "
                + "GIFs of a scene that says neither size, scale nor crop: at most 1, and 400 pixels across)",
            valueName: "number"))
    var scale: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "all, 'top 100pt', 'bottom 173.5pt' or '{x: 0, y: 700, width: 430, height: 100}'; keeps the scene's scale.",
            valueName: "part"))
    var crop: String?

    @Option(
        name: .customLong("set"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Another value for any key of the scene, such as popupBar.barStyle=compact or, by names of the scene, "
                + "floatingPanels.search.layout.insets.tip=90pt; see `vitrine explain`. Repeatable.",
            valueName: "key=value"))
    var settings: [String] = []

    @OptionGroup
    var frames: FrameOptions

    @OptionGroup
    var drawing: DrawingOptions

    func validate() throws {
        for setting in settings where !setting.contains("=") {
            throw ValidationError("--set \(setting): a key, = and a value are needed, such as output.fps=25")
        }
        let appearances = appearances
        if Set(appearances).count < appearances.count {
            throw ValidationError("--appearance: \(appearances.joined(separator: ",")) has one twice")
        }
        let locales = locales
        if Set(locales.map { $0.lowercased() }).count < locales.count {
            throw ValidationError("--locale: \(locales.joined(separator: ",")) has one twice")
        }
        for name in appearances { _ = try overrides(appearance: name) }
        for tag in locales { _ = try overrides(locale: tag) }
        _ = try overrides()
    }

    var size: String? { frames.size }
    var fps: String? { frames.fps }
    var threadCount: Int { drawing.threadCount }

    /// The requested appearances in order; empty for the scene's own.
    var appearances: [String] {
        appearance?.text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
    }

    /// The requested languages in order; empty for the scene's own.
    var locales: [String] {
        locale?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
    }

    /// - Throws: `ValidationError` for several appearances or languages.
    func requireOneVariant() throws {
        if locales.count > 1 {
            throw ValidationError(
                "--locale: one only; `vitrine render` and `gallery` take \(locales.joined(separator: ","))")
        }
        if appearances.count > 1 {
            throw ValidationError(
                "--appearance: one only; `vitrine render` and `gallery` take \(appearances.joined(separator: ","))")
        }
    }

    /// Returns the options that are given, in a fixed order: name, key and text.
    private func given(
        _ appearance: String?, _ locale: String?
    ) -> [(name: String, key: SceneOverride.Key, text: String)] {
        let (appearance, locale) = (appearance ?? appearances.first, locale ?? locales.first)
        let all: [(String, SceneOverride.Key, String?)] = [
            ("--device", .device, device), ("--orientation", .orientation, orientation?.text),
            ("--appearance", .appearance, appearance),
            ("--direction", .direction, direction?.text), ("--locale", .locale, locale),
            ("--text-size", .textSize, textSize?.text), ("--scale", .scale, scale), ("--size", .size, size),
            ("--crop", .crop, crop), ("--fps", .fps, fps),
        ]
        let set = settings.map { setting in
            let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return ("--set \(parts[0])", SceneOverride.Key(parts[0]), parts.count > 1 ? parts[1] : "")
        }
        return all.compactMap { name, key, text in text.map { (name, key, $0) } } + set
    }

    /// Returns the keys and texts of the options that are given.
    func settingTexts(appearance: String? = nil, locale: String? = nil) -> [FilmRequest.Setting] {
        given(appearance, locale).map { .init(key: $0.key.path, text: $0.text) }
    }

    /// - Parameters:
    ///   - appearance: One of several appearances. Default: the first.
    ///   - locale: One of several languages. Default: the first.
    /// - Throws: `ValidationError` with the message for a scene file.
    func overrides(appearance: String? = nil, locale: String? = nil) throws -> [SceneOverride] {
        try given(appearance, locale).map { name, key, text in try SceneOptions.override(name, key, text) }
    }

    static func override(_ name: String, _ key: SceneOverride.Key, _ text: String) throws -> SceneOverride {
        do {
            return try SceneOverride(checking: key, text)
        } catch {
            throw ValidationError("\(name): \(error.kind)")
        }
    }

    /// Opens a scene with the options' values in place of its own; see
    /// `renderer(of:replacing:appearance:locale:threads:)`.
    func renderer(
        ofFile path: String, replacing more: [SceneOverride] = [], appearance: String? = nil, threads: Int? = nil
    ) throws -> Renderer {
        try renderer(of: SceneOptions.source(path, drawing), replacing: more, appearance: appearance, threads: threads)
    }

    /// Reads a scene file, once: a pipe cannot be read again.
    /// - Throws: `Failure` with the file's problems.
    static func source(_ path: String, _ drawing: DrawingOptions) throws -> SceneSource {
        do {
            return try SceneSource(
                path: path, allowsOutsidePaths: drawing.allowOutsidePaths, fontPaths: drawing.fonts.paths)
        } catch {
            throw Failure(error, scene: path)
        }
    }

    /// Creates a renderer of a scene with the options' values in place of its own.
    /// - Parameters:
    ///   - more: Other values that replace the scene's.
    ///   - appearance: One of several appearances. Default: the first.
    ///   - locale: One of several languages. Default: the first.
    ///   - threads: The number of threads. Default: the option's.
    /// - Throws: `Failure`: an error of the scene, or wrong usage for options that do not go with it.
    func renderer(
        of source: SceneSource, replacing more: [SceneOverride] = [], appearance: String? = nil,
        locale: String? = nil, threads: Int? = nil
    ) throws -> Renderer {
        do {
            return try Renderer(
                source, overrides: overrides(appearance: appearance, locale: locale) + more,
                threads: threads ?? threadCount,
                allowsOutsidePaths: drawing.allowOutsidePaths, fontPaths: drawing.fonts.paths)
        } catch VitrineError.scene(let issues) {
            // The file itself had no issues.
            throw Failure(message(for: issues, source.path, appearance, locale, more), code: Failure.usage)
        } catch let error as ValidationError {
            throw error
        } catch {
            throw Failure(error, scene: source.path)
        }
    }

    /// Returns the device of a scene with the options' values, which are checked when the scene is rendered.
    func device(of source: SceneSource) throws -> Device {
        try source.scene.replacingKnown(overrides()).scene.traits.device
    }

    private func message(
        for issues: SceneIssues, _ path: String, _ appearance: String?, _ locale: String?, _ more: [SceneOverride]
    ) -> String {
        let own = given(appearance, locale).map { "\($0.name) \($0.text)" }
        let options = (own + more.map { "\($0.key.path)=\($0.text)" }).joined(separator: " ")
        let problems = issues.issues.map { "\($0.path): \($0.kind)" }.joined(separator: "; ")
        return "\(path) does not go with \(options): \(problems)"
    }
}

struct FontPathOptions: ParsableArguments {
    @Option(
        name: .customLong("font-path"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A font file or a folder of them (.otf, .ttf, .otc, .ttc), before the scene's own and Vitrine's; repeatable.",
            valueName: "path"),
        completion: .file())
    var paths: [String] = []
}

struct FrameOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Pixels, such as 414x167, or a name of `vitrine list sizes`: for a scene, replaces its scale; required for raw frames.",
            valueName: "WxH"))
    var size: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Frames per second, 1...120; a GIF shows at most 50. (default: the scene's, else 50)", valueName: "number"))
    var fps: String?
}

struct DrawingOptions: ParsableArguments {
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
        if let threads, !(1...64 ~= threads) {
            throw ValidationError("--threads: \(threads) is out of range; legal: 1...64")
        }
    }

    /// The number of threads that draw; 1 if the system cannot start as many as requested.
    var threadCount: Int { threads.map(Renderer.startable) ?? Renderer.processors }
}
