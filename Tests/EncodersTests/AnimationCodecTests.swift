import Foundation
import Testing
import VitrinePNGDecoder
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

/// WebP and AVIF files, written and read by their libraries.
@Suite struct AnimationCodecTests {
    static func encode(
        _ format: AnimationFormat, _ frames: [Bitmap], step: Int = 1, options: AnimationOptions = AnimationOptions()
    ) throws -> [UInt8] {
        func bytes(_ options: AnimationOptions) throws -> [UInt8] {
            var encoder = try AnimationEncoder(
                format, width: frames[0].width, height: frames[0].height, options: options)
            for (i, frame) in frames.enumerated() { try encoder.add(frame, at: i * step) }
            return try encoder.finish(at: frames.count * step)
        }
        do {
            return try bytes(options)
        } catch ImageEncodingError.alphaAppears {
            var options = options
            options.hasAlpha = true
            return try bytes(options)
        }
    }

    static func lossless(_ format: AnimationFormat, _ frames: [Bitmap]) throws -> [UInt8] {
        try encode(format, frames, options: AnimationOptions(unit: FrameDuration(1, 50), loopCount: 3, quality: 100))
    }

    /// Returns the mean squared error of the channels, and the largest error.
    private static func error(_ file: [UInt8], _ frames: [Bitmap]) throws -> (square: Double, most: Int) {
        var (sum, count, most) = (0.0, 0, 0)
        let joined = SampleAnimations.joined(frames)
        for (read, truth) in zip(try SampleAnimations.read(file), joined) {
            for (a, b) in zip(read.bitmap.pixels, truth.bitmap.pixels) {
                for shift in [UInt32(0), 8, 16, 24] {
                    let difference = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
                    (sum, count, most) = (sum + Double(difference * difference), count + 1, max(most, difference))
                }
            }
        }
        return (sum / Double(max(1, count)), most)
    }

    /// libaom 3.6.0 has speeds at which it reads address 0 in such pictures.
    @Test(arguments: [true, false], [1, 2, 6, 36]) func `noise of few colors is encoded, fast and with care`(
        _ isFast: Bool, _ colors: Int
    ) throws {
        var random = SplitMix64(seed: 11)
        for (width, height) in [(12, 12), (20, 12), (33, 40), (64, 100)] {
            let palette = (0..<colors).map { _ in UInt32(random.below(1 << 24)) | 0xFF00_0000 }
            let frames = (0..<4).map { _ in
                var frame = Bitmap(width: width, height: height)
                for i in frame.pixels.indices { frame.pixels[i] = random.element(of: palette) }
                return frame
            }
            for (format, alpha) in [(AnimationFormat.webp, false), (.avif, false), (.avif, true)] {
                let options = AnimationOptions(quality: 60, hasAlpha: alpha, frameCount: isFast ? nil : 4)
                let file = try Self.encode(format, frames, step: 3, options: options)
                #expect(try SampleAnimations.read(file).count == (colors == 1 ? 1 : 4))
            }
        }
    }

    @Test(arguments: AnimationFormat.allCases, SampleAnimations.all)
    func `at quality 100 every pixel and time is kept`(
        _ format: AnimationFormat, _ animation: SampleAnimations.Sample
    ) throws {
        let file = try Self.lossless(format, animation.frames)
        let joined = SampleAnimations.joined(animation.frames)
        let reader = try ImageFileReader(file)
        #expect(
            reader.format == (format == .webp ? .webp : .avif)
                && reader.loopCount == (joined.count > 1 || format == .webp ? 3 : 1))
        let frames = try SampleAnimations.read(file)
        #expect(frames.map(\.bitmap) == joined.map(\.bitmap))
        if joined.count > 1 { #expect(frames.map(\.duration) == joined.map { FrameDuration($0.steps, 50) }) }
        #expect(FrameCount.of(file) == joined.count)
    }

    @Test(arguments: AnimationFormat.allCases) func `two runs give the same bytes`(_ format: AnimationFormat) throws {
        let frames = Array(SampleAnimation.frames.prefix(20))
        let file = try Self.encode(format, frames)
        // The container of an AVIF has a time in seconds.
        Thread.sleep(forTimeInterval: 1.1)
        #expect(try Self.encode(format, frames) == file)
    }

    @Test(arguments: AnimationFormat.allCases)
    func `a higher quality has more bytes and a smaller error`(_ format: AnimationFormat) throws {
        let frames = Array(SampleAnimation.frames.prefix(16))
        var last: (bytes: Int, square: Double)?
        for quality in [10, 40, 70, 90, 100] {
            let file = try Self.encode(format, frames, options: AnimationOptions(quality: quality))
            let square = try Self.error(file, frames).square
            // A larger WebP may be the better one, as lossless frames can take more bytes.
            let isLarger = file.count > last?.bytes ?? 0 || format == .webp
            if let last { #expect(isLarger && square < last.square, "\(quality): \(file.count) \(square), \(last)") }
            last = (file.count, square)
        }
        #expect(last?.square == 0)
    }

    @Test func `times of a WebP are rounded to milliseconds one by one`() throws {
        let frames = Array(SampleAnimation.frames.prefix(7))
        let file = try Self.encode(.webp, frames, options: AnimationOptions(unit: FrameDuration(1, 60), quality: 50))
        let delays = try SampleAnimations.read(file).map { $0.duration.seconds * 1000 }.map { Int($0.rounded()) }
        #expect(delays == [17, 16, 17, 17, 16, 17, 17])
    }

    @Test func `a frame longer than a WebP's longest is continued`() throws {
        let frames = Array(SampleAnimation.frames.prefix(2))
        let file = try Self.encode(.webp, frames, step: 20_000, options: AnimationOptions(unit: FrameDuration(1, 1)))
        let read = try SampleAnimations.read(file)
        #expect(read.map { Int($0.duration.seconds.rounded()) } == [16_777, 3_223, 16_777, 3_223])
        #expect(read[0].bitmap == read[1].bitmap && read[2].bitmap == read[3].bitmap)
    }

    @Test(arguments: [0, 1, 2, 65_535]) func `the number of plays is kept`(_ count: Int) throws {
        for format in AnimationFormat.allCases {
            let options = AnimationOptions(loopCount: count, quality: 30, note: "a note")
            let file = try Self.encode(format, Array(SampleAnimation.frames.prefix(3)), options: options)
            #expect(try ImageFileReader(file).loopCount == count, "\(format)")
            #expect(PictureTexts.texts(in: file) == [PNGText("Comment", "a note")], "\(format)")
            #expect(try SampleAnimations.read(file).count == 3, "\(format)")
        }
    }

    @Test func `alpha that appears in a later frame is asked for`() throws {
        let opaque = Bitmap(width: 8, height: 6, fill: RGBColor(0x112233).premultiplied)
        var clear = opaque
        clear.pixels[5] = 0
        var encoder = try AnimationEncoder(.avif, width: 8, height: 6)
        try encoder.add(opaque, at: 0)
        try encoder.add(clear, at: 1)
        #expect(throws: ImageEncodingError.alphaAppears) { try encoder.finish(at: 2) }
        for format in AnimationFormat.allCases {
            let read = try SampleAnimations.read(try Self.lossless(format, [opaque, clear, opaque]))
            #expect(read.map(\.bitmap) == [opaque, clear, opaque], "\(format)")
        }
    }

    @Test func optionsOutOfRange() {
        func refusal(_ format: AnimationFormat, _ width: Int = 8, _ options: AnimationOptions = .init())
            -> ImageEncodingError?
        {
            do throws(ImageEncodingError) {
                _ = try AnimationEncoder(format, width: width, height: 8, options: options)
                return nil
            } catch { return error }
        }
        for format in AnimationFormat.allCases {
            #expect(refusal(format, 8, AnimationOptions(quality: 0)) == .qualityOutOfRange(0))
            #expect(refusal(format, 8, AnimationOptions(loopCount: 65_536)) == .loopCountOutOfRange(65_536))
            let legal = format == .webp ? 1...16_383 : 1...65_535
            #expect(refusal(format, 70_000) == .animationSizeOutOfRange(format, width: 70_000, height: 8, legal: legal))
        }
    }

    @Test func `a missing library is named with its package`() throws {
        #expect { try WebPLibrary(core: "libnone.so.7", demux: nil) } throws: {
            "\(($0 as? CodecUnavailable)?.decodingError ?? .unknownImage)".contains("libnone.so.7")
                && "\(($0 as? CodecUnavailable)?.encodingError ?? .noFrames)".contains("apt-get install libwebp7")
        }
        #expect { try AVIFLibrary(name: "libavif.so.3") } throws: {
            ($0 as? CodecUnavailable)?.remedy.contains("apt-get install libavif3") == true
        }
        // The named library exists, but is another one.
        #expect { try AVIFLibrary(name: "libwebp.so.7") } throws: {
            ($0 as? CodecUnavailable)?.remedy.contains("another version") == true
        }
    }

    @Test(arguments: AnimationFormat.allCases) func `limits are kept`(_ format: AnimationFormat) throws {
        let file = try Self.lossless(format, SampleAnimations.all.first { $0.name == "many frames" }!.frames)
        let count = try SampleAnimations.read(file).count
        func limits(side: Int = 16, frames: Int = 1000, total: Int = 1 << 20) -> ImageLimits {
            ImageLimits(maximumSide: side, maximumPixels: 192, maximumFrames: frames, maximumTotalPixels: total)
        }
        #expect(try SampleAnimations.read(file, limits: limits(frames: count, total: 192 * count)).count == count)
        #expect(throws: ImageDecodingError.self) { try SampleAnimations.read(file, limits: limits(frames: count - 1)) }
        #expect(throws: ImageDecodingError.tooManyPixels(limit: 192 * count - 1)) {
            try SampleAnimations.read(file, limits: limits(total: 192 * count - 1))
        }
        #expect(throws: ImageDecodingError.imageTooLarge(width: 16, height: 12, limits: limits(side: 15))) {
            try ImageFileReader(file, limits: limits(side: 15))
        }
    }

    /// Damaged files give frames or an error in bounded time. The damage is seeded, so that failures are reproducible.
    @Test(arguments: AnimationFormat.allCases) func `damaged files give frames or an error`(_ format: AnimationFormat)
        throws
    {
        var random = SplitMix64(seed: 417)
        let files = try SampleAnimations.all.filter { $0.name != "screen" }.map { try Self.lossless(format, $0.frames) }
        let limits = ImageLimits(
            maximumSide: 512, maximumPixels: 1 << 16, maximumFrames: 200, maximumTotalPixels: 1 << 22)
        var (whole, refused) = (0, 0)
        for _ in 0..<2_000 {
            let bytes = PictureDamage.damaged(random.element(of: files), &random)
            _ = PictureTexts.texts(in: bytes)
            _ = FrameCount.of(bytes)
            _ = PictureProfile(of: bytes)
            do throws(ImageDecodingError) {
                var reader = try ImageFileReader(bytes, limits: limits)
                while let frame = try reader.next() {
                    #expect(frame.bitmap.width == reader.width && frame.bitmap.height == reader.height)
                }
                whole += 1
            } catch { refused += 1 }
        }
        #expect(whole > 20 && refused > 200, "\(whole) whole, \(refused) refused")
    }

    @Test(arguments: AnimationFormat.allCases) func cutOffFilesGiveNoMoreFrames(_ format: AnimationFormat) throws {
        let file = try Self.lossless(format, Array(SampleAnimation.frames.prefix(3)))
        for count in stride(from: 0, to: file.count - 1, by: 97) {
            let frames = (try? SampleAnimations.read(Array(file.prefix(count)))) ?? []
            #expect(frames.count < 3, "\(count)")
        }
    }

    // MARK: Other programs

    private static let picture: Bitmap = {
        var random = SplitMix64(seed: 5)
        return random.bitmap(23, 17, colors: 0, alpha: true)
    }()

    @Test(.enabled(if: Tool("cwebp") != nil)) func `stills that cwebp writes`() throws {
        let file = try Tool("cwebp")!.run(
            ["-quiet", "-lossless", "-exact", "a.png", "-o", "o"], files: ["a.png": PNG.encode(Self.picture)],
            result: "o"
        ).result
        let frames = try SampleAnimations.read(file)
        #expect(frames.map(\.bitmap) == [Self.picture])
        #expect(try ImageFileReader(file).loopCount == 1)
    }

    @Test(.enabled(if: Tool("img2webp") != nil)) func `animations that img2webp writes`() throws {
        let frames = Array(SampleAnimation.frames.prefix(3))
        let files = try Dictionary(uniqueKeysWithValues: frames.enumerated().map { ("\($0).png", try PNG.encode($1)) })
        let file = try Tool("img2webp")!.run(
            ["-loop", "4", "-lossless", "-d", "70", "0.png", "1.png", "2.png", "-o", "o"], files: files, result: "o"
        ).result
        let read = try SampleAnimations.read(file)
        #expect(read.map(\.bitmap) == frames && read.allSatisfy { $0.duration == FrameDuration(70, 1000) })
        #expect(try ImageFileReader(file).loopCount == 4)
    }

    @Test(.enabled(if: Tool("avifenc") != nil)) func `stills that avifenc writes, turned and mirrored`() throws {
        for (turns, mirror, value) in [(0, nil, 1), (1, nil, 8), (2, nil, 3), (3, nil, 6), (0, 0, 4), (0, 1, 2)]
            as [(Int, Int?, Int)]
        {
            let file = try Tool("avifenc")!.run(
                ["--lossless", "--irot", "\(turns)"] + (mirror.map { ["--imir", "\($0)"] } ?? []) + [
                    "a.png", "o.avif",
                ],
                files: ["a.png": PNG.encode(Self.picture)], result: "o.avif"
            ).result
            let frames = try SampleAnimations.read(file)
            let turned = JPEGOrientation(value: value).turned(Self.picture)
            #expect(frames.map(\.bitmap) == [turned], "\(turns) \(mirror ?? -1)")
        }
    }

    @Test(.enabled(if: Tool("avifdec") != nil)) func `avifdec sees what is meant`() throws {
        let file = try Self.lossless(.avif, [Self.picture, Bitmap(width: 23, height: 17, fill: Self.picture[3, 3])])
        let run = try Tool("avifdec")!.run(["a.avif", "o.png"], files: ["a.avif": file], result: "o.png")
        #expect(run.status == 0, "\(run.complaints)")
        #expect(try PNG.decode(run.result) == Self.picture)
    }

    @Test(.enabled(if: Tool("webpinfo") != nil), arguments: [80, 100]) func `webpinfo has nothing to say`(
        _ quality: Int
    ) throws {
        for animation in SampleAnimations.all {
            let options = AnimationOptions(quality: quality, note: "a note")
            let file = try Self.encode(.webp, animation.frames, options: options)
            let run = try Tool("webpinfo")!.run(["a.webp"], files: ["a.webp": file])
            let words = String(decoding: run.output, as: UTF8.self)
            #expect(run.status == 0 && words.contains("No error detected"), "\(animation): \(words)")
        }
    }

    @Test(.enabled(if: Tool.python != nil)) func `Pillow sees the frames of a WebP`() throws {
        let frames = Array(SampleAnimation.frames.prefix(6))
        let script = """
            from PIL import Image, ImageSequence
            with Image.open('a.webp') as animation, open('o', 'wb') as out:
                assert animation.info['loop'] == 3
                for f in ImageSequence.Iterator(animation):
                    out.write(f.convert('RGB').tobytes())
            """
        let file = try Self.lossless(.webp, frames)
        let run = try Tool.python!.run(["-c", script], files: ["a.webp": file], result: "o")
        #expect(run.status == 0, "\(run.complaints)")
        #expect(run.result == SampleAnimations.joined(frames).flatMap { RawPixels.rgb.bytes(of: $0.bitmap) })
    }

    @Test(.enabled(if: Tool.imageMagick != nil), arguments: ["a.webp", "a.avif"])
    func `color profiles are applied`(_ name: String) throws {
        let gray = Bitmap(width: 4, height: 4, fill: RGBColor(0x80C040).premultiplied)
        var options = PNGOptions()
        options.colorSpace = .displayP3
        let png = try PNG.encode(gray, options: options)
        let expected = try ImageFileReader.firstFrame(of: png, inSRGB: true)
        guard let tool = name == "a.webp" ? Tool("cwebp") : Tool("avifenc") else { return }
        let arguments =
            name == "a.webp"
            ? ["-quiet", "-lossless", "-metadata", "icc", "a.png", "-o", name] : ["--lossless", "a.png", name]
        let file = try tool.run(arguments, files: ["a.png": png], result: name).result
        #expect(try ImageFileReader.firstFrame(of: file, inSRGB: true) == expected)
        #expect(try ImageFileReader.firstFrame(of: file) == gray)
    }
}
