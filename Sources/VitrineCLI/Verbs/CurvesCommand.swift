import ArgumentParser
import Vitrine
import VitrineEncoders
import VitrinePreview
import VitrineScenes

/// `vitrine curves`
struct CurvesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "curves",
        abstract: "Plot what moves in a scene over time: position and velocity, tick by tick.",
        discussion: """
            Edges and sizes of everything that can be touched, and the numbers that presentations publish, are followed at \
            120 Hz, for at most 30 seconds. Each that changes gets a panel of its position and one of its velocity. Touches \
            are shaded; above the panels are the gestures, and the springs and curves by which presentations move \
            themselves. What moves in the same way as something above it is left out. With --against, a second scene is \
            drawn beside the first.

            Examples:
              vitrine curves bar.yaml -o curves.png
              vitrine curves bar.yaml --against new.yaml -o curves.png
              vitrine curves panel.yaml --only "search top" -o curves.png --report json
            """)

    @Argument(help: "The scene file, YAML or JSON.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var scene: String

    @Option(
        name: .shortAndLong, parsing: .unconditional,
        help: ArgumentHelp("A PNG; -.png is standard output.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var output: String

    @Option(
        help: ArgumentHelp("A second scene, as it is, without the options' values.", valueName: "scene"),
        completion: .file())
    var against: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A curve, such as 'popupBar top'; repeatable. (default: all, at most 12)", valueName: "name")
    )
    var only: [String] = []

    @OptionGroup(title: "Instead of the scene's values")
    var options: SceneOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func validate() throws {
        guard [.png, .sheet].contains(OutputFormat(path: output)) else {
            throw ValidationError("-o \(output): a plot is a PNG, such as curves.png")
        }
        try options.requireOneAppearance()
    }

    /// What is printed as JSON.
    private struct Result: Encodable {
        struct Curve: Encodable {
            var name: String
            /// `pt`; empty for a published number.
            var unit: String
            var lowest: Double
            var highest: Double
            var settled: Double?
            var overshoot: Double
        }

        struct Move: Encodable {
            var name: String
            var begin: Double
            var end: Double
            var pacing: String
        }

        var path: String
        var curves: [Curve]
        var moves: [Move]
    }

    func run() throws {
        let source = try SceneOptions.source(scene, options.drawing)
        var current = scene
        do {
            let first = MotionCurves(of: try PreviewScene(try options.renderer(of: source)))
            var scenes = [(name: scene, motion: first)]
            if let against {
                current = against
                let other = try SceneOptions.source(against, options.drawing)
                let renderer = try Renderer(
                    other, allowsOutsidePaths: options.drawing.allowOutsidePaths, fontPaths: options.drawing.fonts.paths
                )
                scenes.append((against, MotionCurves(of: try PreviewScene(renderer))))
            }
            var known: [String] = []
            for name in scenes.flatMap(\.motion.curves).map(\.name) where !known.contains(name) { known.append(name) }
            if let unknown = only.first(where: { !known.contains($0) }) {
                throw Failure(
                    "--only \(unknown): nothing of that name moves (\(known.joined(separator: ", ")))",
                    code: Failure.usage)
            }
            let names = only.isEmpty ? Array(known.prefix(CurvesPlot.mostCurves)) : only
            guard !names.isEmpty else { throw Failure("\(scene): nothing moves") }
            let plot = try CurvesPlot.plot(scenes, names: names).bitmap(threads: options.threadCount)
            try OutputBytes.write(try PNG.encode(plot), to: output)
            let shown = first.curves.filter { names.contains($0.name) }
            let result = Result(
                path: output,
                curves: shown.map {
                    .init(
                        name: $0.name, unit: $0.unit, lowest: $0.range.lowerBound, highest: $0.range.upperBound,
                        settled: $0.settled,
                        overshoot: $0.overshoot)
                },
                moves: first.moves.map { .init(name: $0.name, begin: $0.begin, end: $0.end, pacing: $0.pacing) })
            guard !OutputFormat.isStandardOutput(output) else { return }
            try report.print(
                shown.map { curve in
                    let unit = curve.unit.isEmpty ? "" : " \(curve.unit)"
                    let settled = curve.settled.map { ", at rest at \(Measure.number($0)) s" } ?? ""
                    return
                        "\(curve.name): \(Measure.number(curve.range.lowerBound))...\(Measure.number(curve.range.upperBound))\(unit)\(settled)"
                        + (curve.overshoot > 0.05 ? ", overshoots by \(Measure.number(curve.overshoot))\(unit)" : "")
                } + ["\(output): \(plot.width)x\(plot.height), \(names.count) curves"], json: result)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(error, scene: current)
        }
    }
}
