import Foundation
import Testing

/// A run that is stopped half-way leaves nothing half-done.
@Suite struct InterruptionTests {
    let workspace = try! Workspace()

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func signals(_ signal: Int32) throws {
        // Large and long enough to be at work for many seconds.
        let scene = Samples.film.replacingOccurrences(of: "size: 86x34, fps: 10, duration: 0.5s", with: "duration: 60s")
        try workspace.write(scene, to: "scene.yaml")
        try workspace.write("old", to: "old.gif")
        let arguments = ["render", "scene.yaml", "-o", "new.gif", "-o", "old.gif"]
        let process = Program(path: VitrineTool.path).process(arguments, in: workspace.path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        // Both hidden files are there as soon as it is at work.
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
}
