import Foundation
import Testing
import Vitrine
import VitrineEncoders
import VitrineTestSupport

/// Whenever a run is killed, each file is the old one or the new one.
@Suite(.enabled(if: Samples.isOptimized)) struct KillTests {
    private static let files = ["a.gif", "a.apng", "a.png", "a.sheet.png"]
    private static let frames = (0..<25).map { "frames/" + OutputFormat.frameName($0, of: 25) }
    private static let arguments =
        ["render", "scene.yaml", "-o", "frames/"] + files.flatMap { ["-o", $0] }

    /// SIGKILL leaves hidden files with names from `.vitrine-` to `.tmp`; SIGTERM leaves nothing.
    @Test(arguments: [SIGKILL, SIGTERM]) func oldOrNew(_ signal: Int32) throws {
        let workspace = try Workspace()
        let scene = Samples.animation.replacingOccurrences(
            of: "fps: 10, duration: 0.5s", with: "fps: 50, duration: 0.5s"
        )
        .replacingOccurrences(of: "86x34", with: "258x102")
        let all = KillTests.files + KillTests.frames
        func bytes() throws -> [[UInt8]] { try all.map(workspace.bytes) }
        try workspace.write(scene.replacingOccurrences(of: "A title", with: "An old title"), to: "scene.yaml")
        #expect(try VitrineTool.run(KillTests.arguments, in: workspace.path).status == 0)
        let old = try bytes()
        try workspace.write(scene, to: "scene.yaml")
        let begun = ContinuousClock.now
        #expect(try VitrineTool.run(KillTests.arguments, in: workspace.path).status == 0)
        let length = begun.duration(to: .now) / .milliseconds(1) * 1000
        let new = try bytes()
        // Frames before the bar appears are the same.
        #expect(zip(old, new).count { $0 != $1 } > 15)

        var random = SplitMix64(seed: UInt64(signal))
        var killed = 0
        var changed = 0
        for round in 0..<12 {
            for (name, bytes) in zip(all, old) { try workspace.write(bytes, to: name) }
            let process = Program(path: VitrineTool.path).process(KillTests.arguments, in: workspace.path)
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            usleep(UInt32(length * (round == 0 ? 0.1 : random.unit() * 1.1)))
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            if process.terminationReason == .uncaughtSignal { killed += 1 }
            for ((name, bytes), (before, after)) in zip(zip(all, try bytes()), zip(old, new)) {
                #expect(bytes == before || bytes == after, "\(name)")
                if bytes == after, bytes != before { changed += 1 }
            }
            let hidden = workspace.contents.filter { !(all + ["frames", "scene.yaml"]).contains($0) }
            #expect(
                hidden.allSatisfy { name in
                    let last = name.split(separator: "/").last ?? ""
                    return last.hasPrefix(".vitrine-") && last.hasSuffix(".tmp")
                }, "\(hidden)")
            if signal == SIGTERM { #expect(hidden == []) }
            for name in hidden { try FileManager.default.removeItem(at: workspace.url(name)) }
        }
        // Some runs were killed in time, and not all before anything was written.
        #expect(killed > 3 && changed > 0, "\(killed) killed, \(changed) files new")
    }

    /// The files of a killed run do not disturb others.
    @Test func leftoversAreNoObstacle() throws {
        let workspace = try Workspace()
        try workspace.write(Samples.animation, to: "scene.yaml")
        for number in 0..<50 { try workspace.write("half", to: ".vitrine-\(number)-0.tmp") }
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "a.gif")
        #expect(result.status == 0 && workspace.exists("a.gif"))
        #expect(workspace.contents.count == 52)
    }
}
