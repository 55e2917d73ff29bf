import Foundation
import Testing

/// The report of `vitrine bench`, and its errors for illegal scenes and options.
@Suite struct BenchTests {
    let workspace = try! Workspace()

    init() throws {
        try workspace.write(Samples.animation, to: "animation.yaml")
        try workspace.write(Samples.still, to: "still.yaml")
    }

    struct Spread: Decodable {
        var mean, p50, p99, max: Double

        var isOrdered: Bool { 0 <= p50 && p50 <= p99 && p99 <= max && mean <= max && mean >= 0 }
    }

    struct Scene: Decodable {
        var scene: String
        var width, height, frames, movingFrames, framesOverBudget: Int
        var missedFrames: Int?
        var first, shareOverBudget: Double
        var frame, moving, layout, raster, changedPixels: Spread
    }

    struct Report: Decodable {
        var version, processor, kernels: String
        var threads, peakMemoryBytes: Int
        var isRealtime: Bool
        var framesPerSecond, budget: Double
        var scenes: [Scene]
    }

    /// Returns the report on screens of 86x186 pixels.
    private func report(_ options: String...) throws -> Report {
        let arguments = ["bench", "--scale", "0.2", "--format", "json"] + options
        let result = try VitrineTool.run(arguments, in: workspace.path)
        #expect(result.status == 0 && result.errors == "", "\(result)")
        return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    }

    @Test func aFewLinesForEachScene() throws {
        let result = try workspace.vitrine(
            "bench", "animation.yaml", "still.yaml", "--scale", "0.2", "--frames", "3", "--threads", "1")
        #expect(result.status == 0 && result.errors == "")
        let lines = result.outputLines
        try #require(lines.count == 13)
        #expect(lines[0].hasPrefix("animation.yaml: 86x186, 3 frames, first picture "))
        #expect(lines[6].hasPrefix("still.yaml: 86x186, 3 frames, first picture "))
        for (i, name) in ["frame", "moving", "layout", "raster", "changed"].enumerated() {
            let words = lines[1 + i].split(separator: " ").map(String.init)
            #expect(words[0] == name && words.filter { ["p50", "p99", "max"].contains($0) }.count == 3)
            #expect(Double(words[2]) != nil && words[3] == (name == "changed" ? "px" : "ms"))
        }
        #expect(lines[1].hasSuffix(" of 3 over 8.33 ms"))
        #expect(lines[12].contains(", 1 thread, ") && lines[12].contains("peak memory "))
        #expect(workspace.contents == ["animation.yaml", "still.yaml"])
    }

    @Test func reportAsJSON() throws {
        let report = try report("animation.yaml", "still.yaml", "--threads", "2")
        #expect(report.threads == 2 && !report.isRealtime && report.framesPerSecond == 120)
        #expect(abs(report.budget - 1000.0 / 120) < 1e-9)
        #expect(report.peakMemoryBytes > 1 << 20)
        #expect(["scalar", "sse2", "avx2", "avx512"].contains(report.kernels))
        #expect(report.scenes.map(\.scene) == ["animation.yaml", "still.yaml"])
        for scene in report.scenes {
            #expect(scene.width == 86 && scene.height == 186 && scene.missedFrames == nil)
            for spread in [scene.frame, scene.moving, scene.layout, scene.raster, scene.changedPixels] {
                #expect(spread.isOrdered)
            }
            // The two parts of a frame add up to the whole.
            #expect(abs(scene.frame.mean - scene.layout.mean - scene.raster.mean) < 1e-6)
            #expect(scene.frame.max >= scene.layout.max && scene.first > 0)
            #expect(abs(scene.shareOverBudget - Double(scene.framesOverBudget) / Double(scene.frames)) < 1e-9)
            #expect(scene.changedPixels.max <= 86 * 186)
        }
        // The film has half a second at 120 frames; the bar moves in some of them. In a still nothing ever does.
        let (animation, still) = (report.scenes[0], report.scenes[1])
        #expect(animation.frames == 60 && (1..<60).contains(animation.movingFrames) && animation.changedPixels.max > 0)
        #expect(still.frames > 0 && still.movingFrames == 0 && still.changedPixels.max == 0 && still.moving.max == 0)
    }

    @Test func keysOfTheReport() throws {
        let result = try workspace.vitrine(
            "bench", "animation.yaml", "--scale", "0.2", "--frames", "2", "--realtime", "--format", "json", "--quiet")
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let help = try workspace.vitrine("bench", "--help").output
        let scene = try #require((report["scenes"] as? [[String: Any]])?.first)
        for key in Array(report.keys) + Array(scene.keys) { #expect(help.contains(key), "\(key)") }
        #expect(
            Set(report.keys) == [
                "version", "processor", "kernels", "threads", "isRealtime", "framesPerSecond", "budget", "scenes",
                "peakMemoryBytes",
            ])
        #expect(
            Set(scene.keys) == [
                "scene", "width", "height", "frames", "missedFrames", "first", "frame", "movingFrames", "moving",
                "layout", "raster", "framesOverBudget", "shareOverBudget", "changedPixels",
            ])
    }

    @Test func realTimeTakesAsLongAsTheAnimation() throws {
        let start = ContinuousClock.now
        let scene = try #require(report("animation.yaml", "--realtime").scenes.first)
        let missed = try #require(scene.missedFrames)
        #expect(scene.frames + missed == 60 && scene.frames > 0)
        // The last frame begins 59/120 s after the first, or a later one ends after it.
        #expect(ContinuousClock.now - start > .milliseconds(450))
    }

    @Test func optionsChangeWhatIsPlayed() throws {
        let slow = try report("animation.yaml", "--fps", "10")
        #expect(slow.scenes.map(\.frames) == [5] && slow.budget == 100)
        #expect(try report("animation.yaml", "--frames", "7").scenes.map(\.frames) == [7])
        #expect(try report("animation.yaml", "--crop", "bottom 170pt").scenes.map(\.height) == [34])
        #expect(
            try report("--scenes", ".", "--frames", "1").scenes.map(\.scene) == ["./animation.yaml", "./still.yaml"])
    }

    @Test(.enabled(if: Samples.isOptimized)) func theWholeScreenAtTheDevicesScale() throws {
        func size(_ options: String...) throws -> [Int] {
            let arguments = ["bench", "still.yaml", "--frames", "1", "--format", "json"] + options
            let result = try VitrineTool.run(arguments, in: workspace.path)
            let scene = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).scenes[0]
            return [scene.width, scene.height]
        }
        #expect(try size() == [1290, 2796])
        #expect(try size("--device", "iphone-8") == [750, 1334])
        #expect(try size("--crop", "bottom 100pt") == [1290, 300])
    }

    @Test(arguments: [
        (["--frames", "0"], "--frames: 0 is out of range; legal: 1...20000"),
        (["--frames", "-5"], "--frames: -5 is out of range; legal: 1...20000"),
        (["--frames", "many"], "The value 'many' is invalid for '--frames <number>'"),
        (["--threads", "65"], "--threads: 65 is out of range; legal: 1...64"),
        (["--fps", "121"], "--fps: 121 is out of range; legal: 1...120"),
        (["--format", "xml"], "The value 'xml' is invalid for '--format"),
    ])
    func wrongOptions(_ options: [String], message: String) throws {
        let result = try VitrineTool.run(["bench", "still.yaml"] + options, in: workspace.path)
        #expect(result.status == 64 && result.output == "")
        #expect(result.errors.hasPrefix("vitrine: error: \(message)"), "\(result.errors)")
    }

    @Test func aBrokenSceneDoesNotStopTheOthers() throws {
        try workspace.write("vitrine: 1\noutput: { fps: 0 }\n", to: "bad.yaml")
        let options = ["--scale", "0.2", "--frames", "1", "--format", "json"]
        let result = try VitrineTool.run(
            ["bench", "bad.yaml", "nowhere.yaml", "still.yaml"] + options, in: workspace.path)
        #expect(result.status == 2)
        #expect(
            result.errorLines == [
                "vitrine: error: bad.yaml:2:16: output.fps: 0 is out of range; legal: 1...120",
                "vitrine: error: nowhere.yaml: no such file",
            ])
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        #expect(report.scenes.map(\.scene) == ["still.yaml"])
    }

    @Test func nothingToPlay() throws {
        for (folder, message) in [("nowhere", "nowhere: no such folder"), ("empty", "empty: no scene files")] {
            try FileManager.default.createDirectory(
                atPath: workspace.path + "/empty", withIntermediateDirectories: true)
            let result = try workspace.vitrine("bench", "--scenes", folder)
            #expect(result.status == 2 && result.output == "")
            #expect(result.errors.hasPrefix("vitrine: error: \(message)"), "\(result.errors)")
        }
    }

    @Test func helpHasExamples() throws {
        let result = try workspace.vitrine("bench", "--help")
        #expect(result.status == 0 && result.output.contains("Examples:\n  vitrine bench"))
    }
}
