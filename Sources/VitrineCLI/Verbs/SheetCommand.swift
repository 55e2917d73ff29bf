import ArgumentParser
import Vitrine
import VitrineEncoders
import VitrinePreview
import VitrineScenes
import VitrineStage

/// `vitrine sheet`
struct SheetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet",
        abstract: "Draw variants of a scene side by side, with their values as labels.",
        discussion: """
            Each --vary names a key and its values; every combination is a cell, and the last key varies from left to \
            right. A key whose values are names may be given alone, for all of them: --vary appearance. Short names: \
            style, text-size, version, scale.

            Examples:
              vitrine sheet bar.yaml --vary style=compact,floating --vary appearance -o sheet.png
              vitrine sheet bar.yaml --vary device=iphone-8,iphone-16-pro --vary direction -o sheet.png --at 1.2s
              vitrine sheet bar.yaml --vary popupBar.popupItem.title=Short,"A title that is long" -o -.png | chafa
            """)

    @Argument(
        help: "The scene file, YAML or JSON; - is standard input.",
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var scene: String

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A key, = and values with commas between them; repeatable.", valueName: "key=a,b"))
    var vary: [String] = []

    @OptionGroup
    var picture: PictureOptions

    @Option(parsing: .unconditional, help: ArgumentHelp("The moment that is shown, such as 1.2s.", valueName: "time"))
    var at: String?

    @Option(help: ArgumentHelp("Cells in a row, 1...50. (default: the values of the last key)", valueName: "number"))
    var columns: Int?

    @OptionGroup(title: "Instead of the scene's values")
    var options: SceneOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func validate() throws {
        if let columns, !(1...50 ~= columns) {
            throw ValidationError("--columns: \(columns) is out of range; legal: 1...50")
        }
        guard !vary.isEmpty else { throw ValidationError("nothing varies; add --vary, such as --vary appearance") }
        try options.requireOneAppearance()
        _ = try VariationMatrix(vary)
        _ = try still()
    }

    private func still() throws -> [SceneOverride] {
        try at.map { [try SceneOptions.override("--at", .still, $0)] } ?? []
    }

    /// What is printed as JSON.
    private struct Result: Encodable {
        var path: String
        var width: Int
        var height: Int
        var cells: [String]
        var bytes: Int
    }

    func run() throws {
        let matrix = try VariationMatrix(vary)
        let source = try SceneOptions.source(scene, options.drawing)
        let line = ProgressLine(quiet: report.quiet)
        var cells: [LabeledSheet.Cell] = []
        /// Keys without effect in any cell.
        var warnings: [String]?
        var scale = 1.0
        for (i, variant) in matrix.variants.enumerated() {
            let renderer = try options.renderer(of: source, replacing: variant.overrides + still())
            scale = max(scale, renderer.staged.viewport.scale)
            let own = source.warnings(of: renderer.scene).map(\.description)
            warnings = warnings?.filter(own.contains) ?? own
            let bitmap = try renderer.bitmap()
            guard Self.fits(bitmap.width * bitmap.height * matrix.variants.count) else {
                throw Failure(
                    "\(picture.output): \(matrix.variants.count) cells of \(bitmap.width)x\(bitmap.height) pixels are too many; give a smaller --scale",
                    code: Failure.usage)
            }
            cells.append(.init(variant.label, bitmap))
            line.show("cells", i + 1, of: matrix.variants.count)
        }
        let last = matrix.axes.last?.values.count ?? 1
        let wanted = columns ?? (matrix.axes.count > 1 && last <= 10 ? last : nil)
        do {
            let sheet = try LabeledSheet(cells, columns: wanted, scale: min(3, scale))
                .bitmap(threads: options.threadCount)
            let bytes = try picture.write(sheet)
            for warning in warnings ?? [] { Console.warn(warning) }
            guard !picture.isStandardOutput else { return }
            let result = Result(
                path: picture.output, width: sheet.width, height: sheet.height, cells: cells.map(\.label), bytes: bytes)
            try report.print(
                ["\(picture.output): \(sheet.width)x\(sheet.height), \(cells.count) cells, \(bytes) bytes"],
                json: result)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(error, scene: scene)
        }
    }

    private static func fits(_ pixels: Int) -> Bool { pixels <= ImageLimits.default.maximumPixels }
}
