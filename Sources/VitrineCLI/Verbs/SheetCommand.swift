import ArgumentParser
import Vitrine
import VitrineEncoders
import VitrinePreview
import VitrineScreens
import VitrineStage

struct SheetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet",
        abstract: "Draw scenes and variants of them side by side, as a picture or an animation.",
        discussion: """
            Each --vary names a key and its values; every combination is a cell, and the last key varies from left to \
            right. A key whose values are names may be given alone, for all of them: --vary appearance. Short names: \
            style, text-size, version, scale. Several scenes stand beside each other, each with all variants.

            A .png shows a moment of each; any other ending of `vitrine render` but .html makes an animation, whose frame \
            rate, beginning and speed are those of the first scene, and which ends when all are at rest.

            Examples:
              vitrine sheet bar.yaml --vary style=compact,floating --vary appearance -o sheet.png
              vitrine sheet bar.yaml --vary device=iphone-8,iphone-16-pro --vary direction -o sheet.png --at 1.2s
              vitrine sheet bar.yaml --vary popupBar.popupItem.title=Short,"A title that is long" -o -.png | chafa
              vitrine sheet bar.yaml --vary style=compact,floating -o styles.gif
              vitrine sheet before.yaml after.yaml -o difference.gif
            """)

    @Argument(
        help: "The scene files, YAML or JSON, at most 12; - is standard input.",
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var scenes: [String]

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A key, = and values with commas between them; repeatable.", valueName: "key=a,b"))
    var vary: [String] = []

    @Option(
        name: .shortAndLong, parsing: .unconditional,
        help: ArgumentHelp(
            "A .png, or an animation: .gif, .apng, .webp, .avif, .mp4, .webm, .mov or a folder; -.png and -.gif are standard output.",
            valueName: "file"),
        completion: .file())
    var output: String

    @Option(parsing: .unconditional, help: ArgumentHelp("The moment that is shown, such as 1.2s.", valueName: "time"))
    var at: String?

    @Option(help: ArgumentHelp("Cells in a row, 1...50. (default: the values of the last key)", valueName: "number"))
    var columns: Int?

    @OptionGroup(title: "Instead of the scene's values")
    var options: SceneOptions

    @OptionGroup(title: "Looks and size of a GIF, WebP or AVIF")
    var looks: GIFSizeOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    /// The maximum number of scenes, and of cells of an animation.
    private static let (mostScenes, mostMovingCells) = (12, SideBySide.limit)

    func validate() throws {
        if let columns, !(1...50 ~= columns) {
            throw ValidationError("--columns: \(columns) is out of range; legal: 1...50")
        }
        guard scenes.count <= Self.mostScenes else {
            throw ValidationError("\(scenes.count) scenes; at most \(Self.mostScenes)")
        }
        guard !vary.isEmpty || scenes.count > 1 else {
            throw ValidationError("nothing varies; add --vary, such as --vary appearance, or another scene")
        }
        guard scenes.filter({ $0 == "-" }).count < 2 else {
            throw ValidationError("standard input is read once; - is given several times")
        }
        guard let format = OutputFormat(path: output), ![.html, .raw, .sheet].contains(format) else {
            throw ValidationError(
                "-o \(output): a sheet is a .png, such as sheet.png, or an animation, such as sheet.gif")
        }
        if OutputFormat.isStandardOutput(output), report.format == .json {
            throw ValidationError("-o \(output) and --report json would both write to standard output")
        }
        if format != .png, at != nil { throw ValidationError("--at is for stills; \(output) is an animation") }
        try looks.check(for: [format])
        try options.requireOneVariant()
        _ = try VariationMatrix(vary)
        _ = try still()
    }

    private func still() throws -> [SceneOverride] {
        try at.map { [try SceneOptions.override("--at", .still, $0)] } ?? []
    }

    private struct Result: Encodable {
        var path: String
        var width: Int
        var height: Int
        var cells: [String]
        var frames: Int?
        var bytes: Int
    }

    private struct Cell {
        var label: String
        var scene: String
        var renderer: () throws -> Renderer
    }

    func run() throws {
        let matrix = try VariationMatrix(vary)
        /// Keys without effect in any cell of a scene.
        var warnings: [String: [String]] = [:]
        let cells = try scenes.flatMap { scene -> [Cell] in
            let source = try SceneOptions.source(scene, options.drawing)
            return try matrix.variants.map { variant in
                let overrides = try variant.overrides + still()
                let name = scenes.count > 1 ? AppearanceFiles.words(source.name) : ""
                return Cell(label: [name, variant.label].filter { !$0.isEmpty }.joined(separator: ", "), scene: scene) {
                    let renderer = try options.renderer(of: source, replacing: overrides)
                    let own = source.warnings(of: renderer.scene).map(\.description)
                    warnings[scene] = warnings[scene]?.filter(own.contains) ?? own
                    return renderer
                }
            }
        }
        let last = matrix.axes.last?.values.count ?? 1
        let wanted = columns ?? (last > 1 && cells.count > last && last <= 10 ? last : nil)
        let result =
            OutputFormat(path: output) == .png ? try writeStill(cells, wanted) : try writeAnimation(cells, wanted)
        for scene in scenes { for warning in warnings[scene] ?? [] { Console.warn(warning) } }
        guard !OutputFormat.isStandardOutput(output) else { return }
        let frames = result.frames.map { "\($0) frames, " } ?? ""
        try report.print(
            ["\(output): \(result.width)x\(result.height), \(cells.count) cells, \(frames)\(result.bytes) bytes"],
            json: result)
    }

    private func writeStill(_ cells: [Cell], _ columns: Int?) throws -> Result {
        let line = ProgressLine(quiet: report.quiet)
        var shown: [LabeledSheet.Cell] = []
        var scale = 1.0
        for (i, cell) in cells.enumerated() {
            let renderer = try cell.renderer()
            scale = max(scale, renderer.staged.viewport.scale)
            let bitmap = try renderer.bitmap()
            guard Self.fits(bitmap.width * bitmap.height * cells.count) else {
                throw Failure(
                    "\(output): \(cells.count) cells of \(bitmap.width)x\(bitmap.height) pixels are too many; give a smaller --scale",
                    code: Failure.usage)
            }
            shown.append(.init(cell.label, bitmap))
            line.show("cells", i + 1, of: cells.count)
        }
        do {
            let sheet = try LabeledSheet(shown, columns: columns, scale: min(3, scale))
                .bitmap(threads: options.threadCount)
            let bytes = try PNG.encode(sheet)
            try OutputBytes.write(bytes, to: output)
            return Result(
                path: output, width: sheet.width, height: sheet.height, cells: cells.map(\.label), bytes: bytes.count)
        } catch {
            throw Failure(error, scene: scenes[0])
        }
    }

    private func writeAnimation(_ cells: [Cell], _ columns: Int?) throws -> Result {
        guard cells.count <= Self.mostMovingCells else {
            throw Failure(
                "\(output): \(cells.count) cells; an animation has at most \(Self.mostMovingCells)", code: Failure.usage
            )
        }
        let renderers = try cells.map { try $0.renderer() }
        let line = ProgressLine(quiet: report.quiet)
        do {
            var renderer = try Renderer(sideBySide: renderers, labels: cells.map(\.label), columns: columns)
            renderer.apply(looks)
            let file = try renderer.write(to: output) { done, total in line.show("frames", done, of: total) }
            return Result(
                path: output, width: file.width, height: file.height, cells: cells.map(\.label), frames: file.frames,
                bytes: file.bytes)
        } catch {
            throw Failure(error, scene: scenes[0])
        }
    }

    private static func fits(_ pixels: Int) -> Bool { pixels <= ImageLimits.default.maximumPixels }
}
