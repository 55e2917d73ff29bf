import ArgumentParser
import BenchmarkScenes
import Foundation
import VitrineRasterizer

/// `peer-scene`: draws the scene that renderers are compared by, and writes times and pictures where those of the others
/// lie.
@main
struct PeerSceneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "peer-scene",
        abstract: "Measure Vitrine's rasterizer on the scene that renderers are compared by.",
        discussion: """
            Reads scene.json and micro.json of the benchmark's folder and the assets of its cache (VBENCH_CACHE, by \
            default ~/.cache/vbench), and writes out/raster_vitrine.json and out/vitrine_*.png there. With more threads \
            than one the name is vitrine-2t, and so on.
            """)

    @Option(help: ArgumentHelp("The folder of scene.json and micro.json.", valueName: "dir"))
    var bench: String

    @Option(help: ArgumentHelp("Threads of the rasterizer, 1...64.", valueName: "number"))
    var threads = 1

    @Flag(help: "Fewer runs.")
    var quick = false

    @Option(
        name: .customLong("profile"),
        help: ArgumentHelp(
            "Draw one row of the microbenches 200 times, without timing or files, for a profiler.", valueName: "row"))
    var profiledRow: MicroLists.Name?

    func validate() throws {
        guard 1...64 ~= threads else {
            throw ValidationError("--threads: \(threads) is out of range; legal: 1...64")
        }
    }

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? "."
        let cache = environment["VBENCH_CACHE"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(home)/.cache/vbench"
        let scene = try SceneDescription(path: "\(bench)/scene.json")
        if let profiledRow { return try profile(profiledRow, of: scene, cache: cache) }
        let output = try PeerOutput(folder: "\(cache)/out", peer: threads == 1 ? "vitrine" : "vitrine-\(threads)t")
        let run = try PeerRun(
            scene, shapes: MicroShapes(path: "\(bench)/micro.json"),
            pictures: ScenePictures(folder: "\(cache)/assets", canvas: scene.canvas), threads: threads,
            isQuick: quick, output: output)
        try output.write(run.results())
    }

    private func profile(_ row: MicroLists.Name, of scene: SceneDescription, cache: String) throws {
        let micro = MicroLists(
            scene, shapes: try MicroShapes(path: "\(bench)/micro.json"),
            pictures: try ScenePictures(folder: "\(cache)/assets", canvas: scene.canvas),
            type: try SceneType(fonts: scene.fonts))
        let rasterizer = Rasterizer(threads: threads)
        let lists = (empty: micro.empty(row), row: micro.list(row))
        for _ in 0..<200 {
            rasterizer.forget()
            rasterizer.update(to: lists.empty)
            rasterizer.update(to: lists.row)
        }
    }
}

extension MicroLists.Name: ExpressibleByArgument {}
