import Foundation
import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

/// Other programs read Vitrine's files without complaints, with the intended pictures.
@Suite struct GIFOracleTests {
    static let animations: [Named<[UInt8]>] = {
        var random = SplitMix64(seed: 30)
        let few = (0..<9).map { _ in random.bitmap(31, 17, colors: 12) }
        let noise = (0..<5).map { _ in random.bitmap(65, 48) }
        // The picture fills the dictionary, which is then used further.
        let large =
            (0..<2).map { _ in random.bitmap(300, 200) } + (0..<2).map { _ in random.bitmap(300, 200, colors: 9) }
        let samples = [
            ("a bar that moves", SampleAnimation.frames), ("12 colors", few), ("noise", noise),
            ("full dictionary", large),
        ]
        return samples.map { Named($0, try! SampleAnimation.encode($1)) }
            + [1, 30, 60, 100].map {
                let options = GIFOptions(quality: $0)
                return Named("quality \($0)", try! SampleAnimation.encode(SampleAnimation.frames, options: options))
            }
    }()

    private func bytes(_ pictures: [TinyGIF.Picture]) -> [UInt8] {
        pictures.flatMap { $0.shown.flatMap { [UInt8($0 & 255), UInt8(($0 >> 8) & 255), UInt8($0 >> 16)] } }
    }

    @Test(.enabled(if: Tool.ffmpeg != nil), arguments: animations) func ffmpeg(animation: Named<[UInt8]>) throws {
        let arguments = ["-v", "warning", "-i", "a.gif", "-fps_mode", "passthrough", "-pix_fmt", "rgb24", "o.rgb"]
        let run = try Tool.ffmpeg!.run(arguments, files: ["a.gif": animation.value], result: "o.rgb")
        #expect(run.status == 0 && run.complaints.isEmpty)
        #expect(run.result == bytes(try TinyGIF(animation.value).pictures))
    }

    @Test(.enabled(if: Tool.gifsicle != nil), arguments: animations) func gifsicle(animation: Named<[UInt8]>) throws {
        let run = try Tool.gifsicle!.run(["--info", "a.gif"], files: ["a.gif": animation.value])
        let gif = try TinyGIF(animation.value)
        let text = String(decoding: run.output, as: UTF8.self)
        #expect(run.status == 0 && run.complaints.isEmpty)
        #expect(text.contains("\(gif.pictures.count) images"))
        #expect(text.contains("logical screen \(gif.width)x\(gif.height)"))
        #expect(text.contains("loop forever"))
        #expect(text.components(separatedBy: "delay 0.02s").count - 1 == gif.pictures.count { $0.delay == 2 })
    }

    @Test(.enabled(if: Tool.python != nil), arguments: animations) func pillow(animation: Named<[UInt8]>) throws {
        let script = """
            from PIL import Image, ImageSequence
            from pathlib import Path
            with Image.open('a.gif') as animation:
                pictures = [(f.convert('RGB').tobytes(), f.info['duration']) for f in ImageSequence.Iterator(animation)]
                print(animation.info['loop'], *(duration // 10 for _, duration in pictures))
            Path('o').write_bytes(b''.join(pixels for pixels, _ in pictures))
            """
        let run = try Tool.python!.run(["-W", "error", "-c", script], files: ["a.gif": animation.value], result: "o")
        let gif = try TinyGIF(animation.value)
        #expect(run.status == 0 && run.complaints.isEmpty)
        #expect(run.result == bytes(gif.pictures))
        let said = String(decoding: run.output, as: UTF8.self).split(whereSeparator: \.isWhitespace).map { Int($0) }
        #expect(said == [0] + gif.pictures.map(\.delay))
    }
}
