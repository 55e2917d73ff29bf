import ArgumentParser
import Vitrine
import VitrineEncoders
import VitrinePreview
import VitrineRasterizer
import VitrineScreens
import VitrineStage

struct BenchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Play scenes as a device would and measure the time of each frame.",
        discussion: """
            Draws every frame of a scene in order onto one canvas: the whole screen at the device's scale and 120 frames per \
            second, unless options say otherwise. A frame draws only what changed since the last. Reports layout and \
            raster time (median, 99th percentile and maximum), the number of frames above the budget, and the number \
            of pixels that each drew. Writes no files but that of --plot: a PNG of the time of each frame, with the budget.

            With --realtime, frames begin at the times of a display. Frames that are due while another is drawn count as \
            missed.

            --report json: {version, processor, kernels, threads, isRealtime, framesPerSecond, budget, scenes, \
            peakMemoryBytes}; of each scene {scene, width, height, frames, missedFrames (real time only), first, frame, \
            movingFrames, moving, layout, raster, framesOverBudget, shareOverBudget, changedPixels}. Times are in \
            milliseconds; frame, moving (the frames that changed a pixel), layout, raster and changedPixels are \
            {mean, p50, p99, max}. Keys may be added, and keep their meaning.

            The variable VITRINE_SIMD (scalar, sse2, avx2, avx512) chooses the processor instructions used. The pixels \
            are the same with all.

            Examples:
              vitrine bench
              vitrine bench bar.yaml --threads 1 --report json
              vitrine bench bar.yaml --realtime --scale 2
              vitrine bench bar.yaml --plot times.png
            """)

    private static let legalFrames = 1...OutputLimits.frames

    @Argument(
        help: "Scene files, YAML or JSON; without any, those of the folder --scenes.",
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var scene: [String] = []

    @Option(
        help: ArgumentHelp("The folder of the scene files to play when none is named.", valueName: "dir"),
        completion: .directory)
    var scenes = "Assets/Scenes"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Play only so many frames of each scene, 1...20000. (default: all)", valueName: "number"))
    var frames: Int?

    @Flag(help: "Begin frames when a display would ask for them, and count the missed ones.")
    var realtime = false

    @Option(
        parsing: .unconditional, help: ArgumentHelp("A PNG of the time of each frame.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var plot: String?

    @OptionGroup(title: "Instead of the scenes' values")
    var options: SceneOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func validate() throws {
        try options.requireOneVariant()
        if let frames, !BenchCommand.legalFrames.contains(frames) {
            throw ValidationError("--frames: \(frames) is out of range; legal: 1...\(OutputLimits.frames)")
        }
        if let plot, ![.png, .sheet].contains(OutputFormat(path: plot)) || OutputFormat.isStandardOutput(plot) {
            throw ValidationError("--plot \(plot): a plot is a PNG file, such as times.png")
        }
    }

    func run() throws {
        let level = KernelLevel.default
        let paths = try scene.isEmpty ? scenesOfFolder() : scene
        let line = ProgressLine(quiet: report.quiet)
        var results: [BenchResult] = []
        var times: [FrameTimesPlot.Scene] = []
        var rate: Double?
        var fonts = AssetReport()
        for (i, path) in paths.enumerated() {
            line.show(path, i, of: paths.count)
            do {
                let sequence = try sequence(of: path)
                var run = BenchRun(
                    sequence, count: min(frames ?? sequence.frameCount, sequence.frameCount), isRealtime: realtime,
                    rasterizer: Rasterizer(threads: options.threadCount, level: level))
                let result = run.result(scene: path)
                results.append(result)
                times.append(.init(name: path, layout: run.layout, raster: run.raster))
                fonts.merge(sequence.staged.assetReport)
                rate = sequence.rate.framesPerSecond
                ProgressLine.wipe()
                guard report.format == .text, !report.quiet else { continue }
                for line in result.lines(budget: BenchRun.budget(sequence.rate)) { Console.print(line) }
            } catch let failure as Failure where failure.code == Failure.error {
                for message in failure.messages { Console.error(message) }
            }
        }
        ProgressLine.wipe()
        for warning in fonts.warnings { Console.warn(warning) }
        if let rate {
            try printResults(results, level: level, rate: rate)
            if let plot { try write(times, rate: rate, to: plot) }
        }
        if results.count < paths.count { throw ExitCode(Failure.error) }
    }

    private func write(_ times: [FrameTimesPlot.Scene], rate: Double, to path: String) throws {
        do {
            let plot = FrameTimesPlot.plot(times, framesPerSecond: rate, budget: 1000 / rate)
            try AtomicFile.write(try PNG.encode(try plot.bitmap(threads: options.threadCount)), to: path)
        } catch {
            throw Failure("--plot \(path): \(error)")
        }
    }

    private func printResults(_ results: [BenchResult], level: KernelLevel, rate: Double) throws {
        let memory = PeakMemory.bytes
        let summary =
            "\(Processor.description), \(options.threadCount) thread\(options.threadCount == 1 ? "" : "s"), \(level), "
            + "peak memory \(memory >> 20) MB"
        try report.print(
            [summary],
            json: BenchReport(
                version: VitrineVersion.current, processor: Processor.description, kernels: "\(level)",
                threads: options.threadCount, isRealtime: realtime, framesPerSecond: rate, budget: 1000 / rate,
                scenes: results, peakMemoryBytes: memory))
    }

    /// - Throws: `Failure` if the folder contains none.
    private func scenesOfFolder() throws -> [String] {
        let all = try GalleryScene.all(in: scenes)
        guard !all.isEmpty else { throw Failure("\(scenes): no scene files (.yaml, .yml, .json) there") }
        return all.map(\.path)
    }

    /// Returns the scene's animation at the device's scale and rate, unless the options say otherwise.
    private func sequence(of path: String) throws -> FrameSequence {
        let source = try SceneOptions.source(path, options.drawing)
        var values: [SceneOverride] = []
        if options.fps == nil { values.append(try SceneOptions.override("--fps", .fps, "120")) }
        if options.crop == nil { values.append(try SceneOptions.override("--crop", .crop, "all")) }
        if options.scale == nil, options.size == nil {
            // The device may be the options' own.
            let device = try options.device(of: source)
            values.append(try SceneOptions.override("--scale", .scale, "\(device.scale)"))
        }
        let staged = try options.renderer(of: source, replacing: values).staged
        do {
            return try FrameSequence(staged, limitedForGIF: false)
        } catch {
            throw Failure(error, scene: path)
        }
    }
}
