import Foundation
import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct ImageFileReaderTests {
    static func gif(_ frames: [Bitmap]) throws -> [UInt8] { try SampleAnimation.encode(frames, step: 4) }

    /// A separate decoder of the tests decodes Vitrine's GIFs to the same pictures.
    @Test(arguments: SampleAnimations.all) func gifsAsAnotherDecoderSeesThem(animation: SampleAnimations.Sample) throws
    {
        let file = try Self.gif(animation.frames)
        let other = try TinyGIF(file)
        let frames = try SampleAnimations.read(file)
        #expect(try ImageFileReader(file).format == .gif)
        #expect(frames.map { $0.bitmap.pixels.map { $0 & 0xFFFFFF } } == other.pictures.map(\.shown))
        #expect(frames.map(\.duration) == other.pictures.map { FrameDuration($0.delay, 100) })
    }

    /// Disposals, interlacing, local palettes and offsets, written by ImageMagick and gifsicle.
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
        // The colors of clear pixels are arbitrary.
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
            let file = try SampleAnimations.apng(animation.frames)
            for count in 0..<file.count - 1 {
                #expect(throws: ImageDecodingError.self) { try SampleAnimations.read(Array(file.prefix(count))) }
            }
        }
    }

    /// The frames are those of browsers; a file that ends within a block is damaged.
    @Test func `a GIF without its trailer has the frames that are whole`() throws {
        for animation in SampleAnimations.all.prefix(4) {
            let file = try Self.gif(animation.frames)
            let frames = try SampleAnimations.read(file)
            #expect(try SampleAnimations.read(file.dropLast()) == frames)
            var shortened = 0
            for count in 0..<file.count - 1 {
                guard let read = try? SampleAnimations.read(Array(file.prefix(count))) else { continue }
                #expect(!read.isEmpty && read.elementsEqual(frames.prefix(read.count)))
                shortened += 1
            }
            // The lengths are the ends of frames, and of the extensions before the next one.
            #expect(shortened <= 2 * frames.count)
        }
    }

    /// Returns a GIF with one frame of 2 x 2 pixels on a canvas, and another one after it.
    private static func gif(
        canvas: (UInt8, UInt8), _ first: (x: UInt8, y: UInt8, width: UInt8, height: UInt8),
        second: (x: UInt8, y: UInt8, width: UInt8, height: UInt8)? = nil, disposal: UInt8 = 0
    ) -> [UInt8] {
        var out = Array("GIF89a".utf8) + [canvas.0, 0, canvas.1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
        func frame(_ f: (x: UInt8, y: UInt8, width: UInt8, height: UInt8), _ index: Int, _ disposal: UInt8) -> [UInt8] {
            let count = f.width == 0 ? Int(canvas.0) * Int(canvas.1) : Int(f.width) * Int(f.height)
            // Clear codes keep the codes at three bits.
            var bits: [Int] = []
            for _ in 0..<count { bits += [4, index] }
            bits.append(5)
            var data = [UInt8](repeating: 0, count: (bits.count * 3 + 7) / 8)
            for (i, code) in bits.enumerated() {
                for b in 0..<3 where code >> b & 1 == 1 { data[(i * 3 + b) / 8] |= 1 << UInt8((i * 3 + b) % 8) }
            }
            return [0x21, 0xF9, 4, disposal << 2, 10, 0, 0, 0, 0x2C, f.x, 0, f.y, 0, f.width, 0, f.height, 0, 0, 2]
                + [UInt8(data.count)] + data + [0]
        }
        out += frame(first, 0, disposal)
        if let second { out += frame(second, 1, 0) }
        return out + [0x3B]
    }

    @Test(
        arguments: [
            ((0, 0), (0, 0, 2, 2), 2, 2), ((0, 0), (1, 3, 2, 2), 3, 5), ((1, 1), (0, 0, 2, 2), 2, 2),
            ((4, 3), (3, 2, 2, 2), 5, 4),
            ((3, 2), (0, 0, 0, 0), 3, 2),
        ] as [((UInt8, UInt8), (UInt8, UInt8, UInt8, UInt8), Int, Int)])
    func `the canvas of a GIF holds its first frame`(
        _ canvas: (UInt8, UInt8), _ frame: (UInt8, UInt8, UInt8, UInt8), _ width: Int, _ height: Int
    ) throws {
        let file = Self.gif(canvas: canvas, (frame.0, frame.1, frame.2, frame.3))
        let frames = try SampleAnimations.read(file)
        #expect(frames.count == 1 && frames[0].bitmap.width == width && frames[0].bitmap.height == height)
    }

    @Test func `a later frame beyond the canvas is clipped`() throws {
        let file = Self.gif(canvas: (3, 3), (0, 0, 2, 2), second: (1, 1, 9, 4))
        let frames = try SampleAnimations.read(file)
        #expect(frames.count == 2 && frames[1].bitmap.width == 3)
        let (red, blue): (UInt32, UInt32) = (0xFF00_00FF, 0xFFFF_0000)
        #expect(frames[1].bitmap.pixels == [red, red, 0, red, blue, blue, 0, blue, blue])
        let small = ImageLimits(maximumSide: 8, maximumPixels: 64, maximumFrames: 10, maximumTotalPixels: 1000)
        #expect(throws: ImageDecodingError.imageTooLarge(width: 9, height: 4, limits: small)) {
            try SampleAnimations.read(file, limits: small)
        }
    }

    @Test(arguments: [3, 4] as [UInt8]) func `what a disposal of 3 or 4 shows is replaced by what was there`(
        _ disposal: UInt8
    ) throws {
        let file = Self.gif(canvas: (2, 2), (0, 0, 2, 2), second: (0, 0, 1, 1), disposal: disposal)
        #expect(try SampleAnimations.read(file)[1].bitmap.pixels == [0xFFFF_0000, 0, 0, 0])
    }

    @Test(arguments: [
        ("....ftypheic....", "HEIC"), ("....ftypmif1....", "HEIC"),
        ("....ftypisom....", "film"), ("%PDF-1.7", "PDF"), ("<svg xmlns=", "SVG"), ("II*\0....", "TIFF"),
        ("version https://git-lfs.github.com/spec/v1\noid sha256:0", "git lfs pull"),
    ]) func `files of other kinds are named with what reads them`(_ text: String, _ words: String) {
        #expect { try ImageFileReader(Array(text.utf8)) } throws: { "\($0)".contains(words) }
        let xcode =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 4] + Array("CgBI".utf8) + [0x50, 0, 0x20, 2]
        #expect { try ImageFileReader(xcode) } throws: { "\($0)".contains("Xcode") }
    }

    /// The number of frames is known from the file: only the first frame is composited.
    @Test func framesThatAreTooManyPixelsAreRefusedBeforeTheyAreComposed() throws {
        let frames = (0..<6).map { i in Bitmap(width: 8, height: 8, fill: RGBColor(UInt32(i)).premultiplied) }
        let limits = ImageLimits(maximumSide: 8, maximumPixels: 64, maximumTotalPixels: 5 * 64)
        for file in [try SampleAnimations.apng(frames), try Self.gif(frames)] {
            var reader = try ImageFileReader(file, limits: limits)
            #expect(try reader.next()?.bitmap.width == 8)
            #expect(throws: ImageDecodingError.tooManyPixels(limit: 5 * 64)) { try reader.next() }
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
