import ArgumentParser
import Vitrine
import VitrinePresentation
import VitrinePreview
import VitrineStage

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

    @OptionGroup
    var picture: PictureOptions

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

    func validate() throws { try options.requireOneVariant() }

    private struct Result: Encodable {
        struct Curve: Encodable {
            var name: String
            /// `pt`; empty for a published number.
            var unit: String
            var lowest: Double
            var highest: Double
            var settled: Double?
            var overshoot: Double

            init(_ curve: MotionCurves.Curve) {
                (name, unit, settled, overshoot) = (curve.name, curve.unit, curve.settled, curve.overshoot)
                (lowest, highest) = (curve.range.lowerBound, curve.range.upperBound)
            }

            var line: String {
                let unit = unit.isEmpty ? "" : " \(unit)"
                let settled = settled.map { ", at rest at \(Measure.number($0)) s" } ?? ""
                return "\(name): \(Measure.number(lowest))...\(Measure.number(highest))\(unit)\(settled)"
                    + (overshoot > 0.05 ? ", overshoots by \(Measure.number(overshoot))\(unit)" : "")
            }
        }

        var path: String
        var curves: [Curve]
        var moves: [MotionCurves.Move]
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
            _ = try picture.write(plot)
            guard !picture.isStandardOutput else { return }
            let result = Result(
                path: picture.output, curves: first.curves.filter { names.contains($0.name) }.map(Result.Curve.init),
                moves: first.moves)
            try report.print(
                result.curves.map(\.line)
                    + ["\(picture.output): \(plot.width)x\(plot.height), \(names.count) curves"], json: result)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(error, scene: current)
        }
    }
}
