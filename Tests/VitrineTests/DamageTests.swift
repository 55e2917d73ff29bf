import Foundation
import Testing
import Vitrine
import VitrineEncoders
import VitrinePrimitives
import VitrineStage

/// Files do not depend on the area of a frame's damage.
@Suite struct DamageTests {
    let workspace = try! Workspace()
    let renderer: Renderer

    init() throws {
        let longer = Samples.animation.replacingOccurrences(
            of: "fps: 10, duration: 0.5s", with: "fps: 25, duration: 1.2s")
        try workspace.write(longer, to: "scene.yaml")
        // The scene is a value, whose pictures do not note their time or animation.
        let scene = try PresentationScene(contentsOf: workspace.path + "/scene.yaml")
        renderer = try Renderer(scene, sceneFolder: workspace.path, threads: 2)
    }

    private func gif(_ damage: (FrameSequence.Frame) -> [PixelRect]?) throws -> [UInt8] {
        let sequence = try FrameSequence(renderer.staged)
        var encoder = try GIFEncoder(
            width: renderer.size.width, height: renderer.size.height,
            options: GIFOptions(loopCount: renderer.scene.output.loop))
        try sequence.forEachFrame(threads: 1) {
            try encoder.add($0.bitmap, at: $0.timeInCentiseconds, damage: damage($0))
        }
        return try encoder.finish(at: sequence.end)
    }

    @Test func tooMuchDamageGivesTheSameGIF() throws {
        let bytes = try renderer.gif()
        #expect(try gif { $0.damage } == bytes)
        #expect(try gif { _ in nil } == bytes)
        #expect(try gif { [$0.bitmap.bounds] } == bytes)
        #expect(try gif { frame in frame.damage.map { $0.grown(by: Int32(1 + frame.index % 9)) } } == bytes)
    }

    /// A frame that equals the last one is not encoded again, but is the same file.
    @Test func framesAreTheStillsOfTheirTimes() throws {
        try renderer.write(to: workspace.path + "/frames/")
        let sequence = try FrameSequence(renderer.staged, limitedForGIF: false)
        var equal = 0
        for i in 0..<sequence.frameCount {
            let still = try renderer.png(at: Double(i) / 25)
            let name = OutputFormat.frameName(i, of: sequence.frameCount)
            #expect(try workspace.bytes("frames/" + name) == still, "\(name)")
            if i > 0, try workspace.bytes("frames/" + OutputFormat.frameName(i - 1, of: sequence.frameCount)) == still {
                equal += 1
            }
        }
        #expect(equal > 0 && equal < sequence.frameCount - 1)
    }
}
