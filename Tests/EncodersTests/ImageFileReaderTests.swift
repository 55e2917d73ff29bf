import Foundation
import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct ImageFileReaderTests {
    static func gif(_ frames: [Bitmap]) throws -> [UInt8] { try SampleAnimation.encode(frames, step: 4) }

    /// Another decoder, written for the tests, sees the same in our GIFs.
    @Test(arguments: SampleAnimations.all) func gifsAsAnotherDecoderSeesThem(animation: SampleAnimations.Sample) throws
    {
        let file = try Self.gif(animation.frames)
        let other = try TinyGIF(file)
        let frames = try SampleAnimations.read(file)
        #expect(try ImageFileReader(file).format == .gif)
        #expect(frames.map { $0.bitmap.pixels.map { $0 & 0xFFFFFF } } == other.pictures.map(\.shown))
        #expect(frames.map(\.duration) == other.pictures.map { FrameDuration($0.delay, 100) })
    }

    /// Disposals, interlacing, local palettes and offsets as ImageMagick and gifsicle write them.
    @Test(
        .enabled(if: Tool.imageMagick != nil),
        arguments: [
            ["-dispose", "none"], ["-dispose", "background"], ["-dispose", "previous"], ["-interlace", "GIF"],
            ["-layers", "optimize"],
        ])
    func gifsThatImageMagickWrites(arguments: [String]) throws {
        var random = SplitMix64(seed: 91)
        var files: [String: [UInt8]] = [:]
        for i in 0..<4 {
            var picture = random.bitmap(19, 14, colors: 6)
            for p in picture.pixels.indices where random.chance(3) { picture.pixels[p] = 0 }
            files["\(i).png"] = try PNG.encode(picture)
        }
        let tool = Tool.imageMagick!
        let animation = try tool.run(
            ["-delay", "7", "0.png", "1.png", "2.png", "3.png"] + arguments + ["a.gif"], files: files, result: "a.gif"
        ).result
        let expected = try tool.run(["a.gif", "-coalesce", "RGBA:o"], files: ["a.gif": animation], result: "o").result
        let frames = try SampleAnimations.read(animation)
        #expect(frames.count == 4 && frames.allSatisfy { $0.duration == FrameDuration(7, 100) })
        let bytes = frames.flatMap { RawPixels.rgba.bytes(of: $0.bitmap) }
        // Colours of clear pixels mean nothing.
        func visible(_ bytes: [UInt8]) -> [UInt8] {
            bytes.indices.map { bytes[$0 | 3] == 0 ? 0 : bytes[$0] }
        }
        #expect(visible(bytes) == visible(expected))
    }

    @Test(.enabled(if: Tool.ffmpeg != nil)) func apngsThatFFmpegWrites() throws {
        var rgb: [UInt8] = []
        for i in 0..<6 {
            for p in 0..<200 { rgb += [UInt8(p), UInt8(i * 40), UInt8(p / 3 * i % 256)] }
        }
        let file = try Tool.ffmpeg!.run(
            [
                "-v", "warning", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "20x10", "-r", "120", "-i", "a.rgb",
                "-f", "apng", "-plays", "2", "o",
            ], files: ["a.rgb": rgb], result: "o"
        ).result
        let frames = try SampleAnimations.read(file)
        #expect(try ImageFileReader(file).loopCount == 2)
        let read = frames.flatMap { RawPixels.rgb.bytes(of: $0.bitmap) }
        #expect(read == rgb)
        #expect(frames.dropLast().allSatisfy { $0.duration == FrameDuration(1, 120) })
    }

    @Test func cutOffFilesAreRefused() throws {
        for animation in SampleAnimations.all.prefix(4) {
            for file in [try SampleAnimations.apng(animation.frames), try Self.gif(animation.frames)] {
                for count in 0..<file.count - 1 {
                    #expect(throws: ImageDecodingError.self) { try SampleAnimations.read(Array(file.prefix(count))) }
                }
            }
        }
    }

    @Test func limitsAreKept() throws {
        let animation = SampleAnimations.all.first { $0.name == "many frames" }!.frames
        for file in [try SampleAnimations.apng(animation), try Self.gif(animation)] {
            let count = try SampleAnimations.read(file).count
            func limits(side: Int = 16, frames: Int = 1000, total: Int = 1 << 20) -> ImageLimits {
                ImageLimits(maximumSide: side, maximumPixels: 192, maximumFrames: frames, maximumTotalPixels: total)
            }
            #expect(try SampleAnimations.read(file, limits: limits(frames: count, total: 192 * count)).count == count)
            #expect(throws: ImageDecodingError.tooManyFrames(limit: count - 1)) {
                try SampleAnimations.read(file, limits: limits(frames: count - 1))
            }
            #expect(throws: ImageDecodingError.tooManyPixels(limit: 192 * count - 1)) {
                try SampleAnimations.read(file, limits: limits(total: 192 * count - 1))
            }
            #expect(throws: ImageDecodingError.self) { try ImageFileReader(file, limits: limits(side: 15)) }
        }
        #expect(throws: ImageDecodingError.unknownImage) { try ImageFileReader([]) }
        #expect(throws: ImageDecodingError.unknownImage) { try ImageFileReader(Array("BM1234567890".utf8)) }
    }
}
