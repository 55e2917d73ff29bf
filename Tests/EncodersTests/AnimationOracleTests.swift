import Foundation
import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

/// Other programs read Vitrine's files without complaints, with the intended pictures.
@Suite struct AnimationOracleTests {
    struct File: Sendable, CustomStringConvertible {
        var description: String
        var name: String
        var bytes: [UInt8]
        var frames: [ImageFrame]
        var isOpaque: Bool { frames.allSatisfy { $0.bitmap.pixels.allSatisfy { $0 >> 24 == 255 } } }
    }

    static let files: [File] = SampleAnimations.all.flatMap { animation -> [File] in
        // The options include all metadata that the stage writes.
        let options = PNGOptions(density: 216, metadata: [PNGText("Vitrine", "a note")])
        let gif = PictureTexts.adding(comment: "a note", toGIF: try! SampleAnimation.encode(animation.frames, step: 4))
        let apng = try! SampleAnimations.apng(animation.frames, step: 2, options: APNGOptions(png: options))
        let png = try! PNG.encode(animation.frames[0], options: options)
        return [("a.gif", gif), ("a.png", apng), ("a.png", png)].enumerated().map { i, file in
            File(
                description: "\(animation.name) \(["gif", "apng", "png"][i])", name: file.0, bytes: file.1,
                frames: try! SampleAnimations.read(file.1))
        }
    }

    private func straight(_ file: File) -> [UInt8] { file.frames.flatMap { RawPixels.rgba.bytes(of: $0.bitmap) } }

    @Test(.enabled(if: Tool.ffmpeg != nil), arguments: files) func ffmpeg(file: File) throws {
        let format = file.description.hasSuffix("apng") ? ["-f", "apng"] : []
        let run = try Tool.ffmpeg!.run(
            ["-v", "warning"] + format + [
                "-i", file.name, "-fps_mode", "passthrough", "-b:v", "1M", "-f", "rawvideo", "-pix_fmt", "rgba", "o",
            ],
            files: [file.name: file.bytes], result: "o")
        // The complaint is about ffmpeg's own output of one pixel.
        let isFine = run.complaints.isEmpty || run.complaints.contains("The bitrate parameter is set too low")
        #expect(run.status == 0 && isFine, "\(run.complaints)")
        // ffmpeg composites translucent pixels with a rounding of its own.
        if file.isOpaque { #expect(run.result == straight(file)) }
    }

    @Test(.enabled(if: Tool.imageMagick != nil), arguments: files) func imageMagick(file: File) throws {
        let run = try Tool.imageMagick!.run(
            [file.name, "-coalesce", "-depth", "8", "RGBA:o"], files: [file.name: file.bytes], result: "o")
        #expect(run.status == 0 && run.complaints.isEmpty, "\(run.complaints)")
        // ffmpeg reads only the first frame of an APNG.
        let expected = file.name.hasSuffix("gif") ? straight(file) : RawPixels.rgba.bytes(of: file.frames[0].bitmap)
        #expect(run.result == expected)
    }

    @Test(.enabled(if: Tool.python != nil), arguments: files) func pillow(file: File) throws {
        let script = """
            from PIL import Image, ImageSequence
            with Image.open('\(file.name)') as animation, open('o', 'wb') as out:
                for f in ImageSequence.Iterator(animation):
                    out.write(f.convert('RGBA').tobytes())
            """
        let run = try Tool.python!.run(["-W", "error", "-c", script], files: [file.name: file.bytes], result: "o")
        #expect(run.status == 0 && run.complaints.isEmpty, "\(run.complaints)")
        if file.isOpaque { #expect(run.result == straight(file)) }
    }

    @Test(.enabled(if: Tool.gifsicle != nil), arguments: files.filter { $0.name == "a.gif" })
    func gifsicle(file: File) throws {
        let run = try Tool.gifsicle!.run(["--info", "a.gif"], files: ["a.gif": file.bytes])
        #expect(run.status == 0 && run.complaints.isEmpty, "\(run.complaints)")
        #expect(String(decoding: run.output, as: UTF8.self).contains("\(file.frames.count) image"))
    }

    /// Reads every picture, and the comment after the last one.
    @Test(.enabled(if: Tool("giftext") != nil), arguments: files.filter { $0.name == "a.gif" })
    func giflib(file: File) throws {
        let run = try Tool("giftext")!.run(["a.gif"], files: ["a.gif": file.bytes])
        #expect(run.status == 0 && run.complaints.isEmpty, "\(run.complaints)")
    }
}
