import Foundation
import Testing

/// A stopped run leaves no partial files.
@Suite struct InterruptionTests {
    let workspace = try! Workspace()

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func signals(_ signal: Int32) throws {
        // The animation is large and long enough to take many seconds.
        let scene = Samples.animation.replacingOccurrences(
            of: "size: 86x34, fps: 10, duration: 0.5s", with: "duration: 60s")
        try workspace.write(scene, to: "scene.yaml")
        try workspace.write("old", to: "old.gif")
        let arguments = ["render", "scene.yaml", "-o", "new.gif", "-o", "old.gif"]
        let process = Program(path: VitrineTool.path).process(arguments, in: workspace.path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        // Both hidden files exist as soon as the run has started.
        let begun = ContinuousClock.now
        while workspace.contents.filter({ $0.hasSuffix(".tmp") }).count < 2, begun.duration(to: .now) < .seconds(30) {
            usleep(10_000)
        }
        #expect(workspace.contents.count == 4)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
        #expect(workspace.contents == ["old.gif", "scene.yaml"])
        #expect(try workspace.bytes("old.gif") == Array("old".utf8))
    }

    /// Nor does ffmpeg continue without it, or leave a partial file.
    @Test(
        .enabled(if: Program(named: "ffmpeg") != nil && Program(named: "pgrep") != nil), arguments: ["a.mp4", "a.webm"])
    func programsEndToo(_ file: String) throws {
        let scene = Samples.animation.replacingOccurrences(
            of: "size: 86x34, fps: 10, duration: 0.5s", with: "duration: 60s")
        try workspace.write(scene, to: "scene.yaml")
        let process = Program(path: VitrineTool.path).process(["render", "scene.yaml", "-o", file], in: workspace.path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        func children() throws -> [String] {
            let parent = "\(process.processIdentifier)"
            return try Program(named: "pgrep")!.run(["-P", parent, "ffmpeg"], in: workspace.path).outputLines
        }
        let begun = ContinuousClock.now
        var running: [String] = []
        while running.isEmpty, begun.duration(to: .now) < .seconds(30) { running = try children() }
        let child = try #require(running.first.flatMap { Int32($0) })
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
        // A process that has ended disappears when the system has noticed it.
        let ended = ContinuousClock.now
        while kill(child, 0) == 0, ended.duration(to: .now) < .seconds(10) { usleep(20_000) }
        #expect(kill(child, 0) == -1)
        #expect(workspace.contents == ["scene.yaml"])
    }
}
