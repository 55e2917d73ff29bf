import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct GIFEncoderTests {
    /// Expects that every pixel that is the same in two consecutive frames is decoded the same.
    private func expectStill(_ frames: [Bitmap], _ gif: TinyGIF, step: Int) {
        for i in frames.indices.dropFirst() {
            let (old, new) = (gif.shown(at: (i - 1) * step), gif.shown(at: i * step))
            let moved = new.indices.filter { frames[i].pixels[$0] == frames[i - 1].pixels[$0] && old[$0] != new[$0] }
            #expect(moved.isEmpty, "frame \(i)")
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 15, 16, 17, 31, 32, 63, 64, 100, 127, 128, 129, 200, 254, 255])
    func fewColorsAreExact(colors: Int) throws {
        var random = SplitMix64(seed: UInt64(colors))
        let palette = (0..<colors).map { _ in random.color().bits }
        var frames = [Bitmap(width: 40, height: 30, pixels: (0..<1200).map { palette[$0 % colors] })]
        for _ in 0..<8 {
            var next = frames.last!
            let (x, y) = (random.below(30), random.below(20))
            for i in 0..<100 { next.pixels[(y + i / 10) * 40 + x + i % 10] = palette[random.below(colors)] }
            frames.append(next)
        }
        let gif = try TinyGIF(SampleAnimation.encode(frames))
        for (i, frame) in frames.enumerated() { #expect(gif.shown(at: i * 2) == SampleAnimation.rgb(frame)) }
        #expect(gif.duration == frames.count * 2)
    }

    @Test func framesOfFewColorsAreExactInAnAnimationOfMany() throws {
        var random = SplitMix64(seed: 7)
        // A frame without unchanged pixels can have 256 colors, others 255.
        var frames: [Bitmap] = []
        for _ in 0..<4 {
            let palette = (0..<256).map { _ in random.color().bits }
            frames.append(Bitmap(width: 32, height: 16, pixels: (0..<512).map { palette[$0 % 256] }))
            var next = frames.last!
            for i in 0..<255 { next.pixels[i] = random.color().bits }
            frames.append(next)
        }
        for quality in [GIFOptions.exactFewColors, 100] {
            let gif = try TinyGIF(SampleAnimation.encode(frames, options: GIFOptions(quality: quality)))
            for (i, frame) in frames.enumerated() { #expect(gif.shown(at: i * 2) == SampleAnimation.rgb(frame)) }
            expectStill(frames, gif, step: 2)
        }
        // Below, their durations may be shorter.
        #expect(
            try SampleAnimation.encode(frames).count
                < SampleAnimation.encode(frames, options: GIFOptions(quality: 90)).count)
    }

    @Test func sampleAnimationLooksRight() throws {
        let frames = SampleAnimation.frames
        let bytes = try SampleAnimation.encode(frames)
        let gif = try TinyGIF(bytes)
        #expect(gif.duration == frames.count * 2)
        #expect(gif.loopCount == 0)
        expectStill(frames, gif, step: 2)
        var squares = 0
        var (flats, wrongFlats) = (0, 0)
        for (i, frame) in frames.enumerated() {
            let (truth, shown) = (SampleAnimation.rgb(frame), gif.shown(at: i * 2))
            var areas: [UInt32: Int] = [:]
            for pixel in truth { areas[pixel, default: 0] += 1 }
            for (a, b) in zip(truth, shown) {
                let d = ColorDistance.channels(a) &- ColorDistance.channels(b)
                squares += (d &* d).wrappedSum()
                // Large flat areas are exact or one level off, except for few pixels while everything moves.
                if areas[a]! * 20 >= truth.count {
                    flats += 1
                    if (d &* d).max() > 1 { wrongFlats += 1 }
                }
            }
        }
        #expect(wrongFlats * 500 < flats)
        // 45 dB is a mean squared error of 255² / 10^4.5; one level off everywhere would be 48.1 dB.
        let meanSquare = Double(squares) / Double(frames.count * SampleAnimation.width * SampleAnimation.height * 3)
        #expect(meanSquare < 65025 / 31623.0)
        #expect(bytes.count < 60_000)
        // Frames at rest take few bytes.
        let rest = gif.pictures.suffix(20)
        #expect(rest.allSatisfy { $0.width * $0.height <= 4 && $0.dataBytes < 16 })
        #expect(gif.pictures.allSatisfy { $0.disposal == 1 })
    }

    @Test func sameFramesGiveTheSameBytes() throws {
        #expect(try SampleAnimation.encode(SampleAnimation.frames) == SampleAnimation.encode(SampleAnimation.frames))
    }

    @Test func noiseIsEncodedToo() throws {
        var random = SplitMix64(seed: 8)
        let frames = (0..<4).map { _ in random.bitmap(120, 90) }
        let gif = try TinyGIF(SampleAnimation.encode(frames))
        #expect(gif.pictures.count == 4)
        for (i, frame) in frames.enumerated() {
            let worst = zip(SampleAnimation.rgb(frame), gif.shown(at: i * 2)).map(ColorDistance.squared).max()!
            // With 255 colors spread over the cube, no color is more than a quarter of a side away.
            #expect(worst < 9 * 64 * 64)
        }
    }

    @Test func equalFramesBecomeOne() throws {
        let (a, b) = (Bitmap(width: 9, height: 9, fill: RGBColor.black.premultiplied), Bitmap(width: 9, height: 9))
        let gif = try TinyGIF(SampleAnimation.encode([a, a, a, b, b, a, a, a, a], step: 3))
        #expect(gif.pictures.map(\.delay) == [9, 6, 12])
    }

    @Test func onlyTheChangedRectangleIsWritten() throws {
        let a = Bitmap(width: 50, height: 40, fill: RGBColor.black.premultiplied)
        var b = a
        b[7, 11] = RGBColor.white.premultiplied
        b[20, 13] = RGBColor(0xFF0000).premultiplied
        let second = try TinyGIF(SampleAnimation.encode([a, b])).pictures[1]
        #expect([second.left, second.top, second.width, second.height] == [7, 11, 14, 3])
    }

    @Test(arguments: [24, 25, 30, 50, 60, 100]) func delaysAddUp(framesPerSecond: Int) throws {
        var random = SplitMix64(seed: 9)
        var encoder = try GIFEncoder(width: 2, height: 2)
        for i in 0..<200 { try encoder.add(random.bitmap(2, 2), at: 5 + (i * 100 + 50) / framesPerSecond) }
        let gif = try TinyGIF(try encoder.finish(at: 5 + 20_500 / framesPerSecond + 3))
        #expect(gif.duration == 20_500 / framesPerSecond + 3 - 50 / framesPerSecond)
        #expect(gif.pictures.allSatisfy { $0.delay >= 2 })
        if framesPerSecond <= 50 { #expect(gif.pictures.count == 200) }
    }

    @Test(arguments: [65534, 65535, 65536, 65537, 65538, 200_000]) func longDelaysGoOn(delay: Int) throws {
        var encoder = try GIFEncoder(width: 3, height: 3)
        let (a, b) = (Bitmap(width: 3, height: 3, fill: RGBColor.black.premultiplied), Bitmap(width: 3, height: 3))
        try encoder.add(a, at: 0)
        try encoder.add(b, at: delay)
        let gif = try TinyGIF(try encoder.finish(at: delay + 2))
        #expect(gif.duration == delay + 2)
        #expect(gif.pictures.allSatisfy { $0.delay >= 2 })
        #expect(gif.shown(at: delay - 1) == SampleAnimation.rgb(a))
        #expect(gif.shown(at: delay) == [UInt32](repeating: 0xFFFFFF, count: 9))
    }

    @Test func aFrameTooShortGivesWayToTheNext() throws {
        var random = SplitMix64(seed: 10)
        let frames = (0..<3).map { _ in random.bitmap(4, 4) }
        var encoder = try GIFEncoder(width: 4, height: 4)
        try encoder.add(frames[0], at: 0)
        try encoder.add(frames[1], at: 4)
        try encoder.add(frames[2], at: 5)
        let gif = try TinyGIF(try encoder.finish(at: 8))
        #expect(gif.pictures.map(\.delay) == [4, 4])
        #expect(gif.shown(at: 4) == SampleAnimation.rgb(frames[2]))
    }

    /// As in an APNG and a WebP, `loop` is the number of plays, though the file has the number of repetitions.
    @Test(arguments: [0, 1, 2, 65535]) func anAnimationPlaysAsOftenAsItIsTold(count: Int) throws {
        var encoder = try GIFEncoder(width: 2, height: 2, options: GIFOptions(loopCount: count))
        try encoder.add(Bitmap(width: 2, height: 2), at: 0)
        let file = try encoder.finish(at: 10)
        #expect(try ImageFileReader(file).loopCount == count)
        #expect(try TinyGIF(file).loopCount == (count == 1 ? nil : max(0, count - 1)))
    }

    @Test func transparencyShowsTheMatte() throws {
        let half = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 128)
        var encoder = try GIFEncoder(width: 1, height: 2, options: GIFOptions(loopCount: 3, matte: RGBColor(0xFF0000)))
        try encoder.add(Bitmap(width: 1, height: 2, pixels: [0, half.bits]), at: 0)
        let gif = try TinyGIF(try encoder.finish(at: 10))
        #expect(gif.pictures[0].shown == [0x0000FF, 127])
        #expect(gif.loopCount == 2, "twice again after the first time")
    }

    @Test func theLastFrameIsHeld() throws {
        var encoder = try GIFEncoder(width: 2, height: 2, options: GIFOptions(finalHold: 150))
        try encoder.add(Bitmap(width: 2, height: 2), at: 0)
        #expect(try TinyGIF(encoder.finish(at: 10)).duration == 160)
    }

    @Test func errors() throws {
        for (w, h) in [(0, 5), (5, 0), (65536, 1), (1, 65536), (-1, 1), (4097, 4096)] {
            #expect(throws: ImageEncodingError.gifSizeOutOfRange(width: w, height: h)) {
                try GIFEncoder(width: w, height: h)
            }
        }
        #expect(throws: ImageEncodingError.loopCountOutOfRange(65536)) {
            try GIFEncoder(width: 1, height: 1, options: GIFOptions(loopCount: 65536))
        }
        for quality in [-1, 0, 101, Int.max] {
            #expect(throws: ImageEncodingError.qualityOutOfRange(quality)) {
                try GIFEncoder(width: 1, height: 1, options: GIFOptions(quality: quality))
            }
        }
        #expect(throws: ImageEncodingError.finalHoldOutOfRange(centiseconds: -1)) {
            try GIFEncoder(width: 1, height: 1, options: GIFOptions(finalHold: -1))
        }
        var encoder = try GIFEncoder(width: 2, height: 2)
        let frame = Bitmap(width: 2, height: 2)
        #expect(throws: ImageEncodingError.noFrames) { try encoder.finish(at: 5) }
        #expect(throws: ImageEncodingError.frameSizeDiffers(width: 2, height: 3, animationWidth: 2, animationHeight: 2))
        {
            try encoder.add(Bitmap(width: 2, height: 3), at: 0)
        }
        for time in [-1, Int.min, Int.max, GIFEncoder.latestTime + 1] {
            #expect(throws: ImageEncodingError.timeOutOfRange(centiseconds: time)) { try encoder.add(frame, at: time) }
        }
        try encoder.add(frame, at: 10)
        #expect(throws: ImageEncodingError.timeRunsBackwards(centiseconds: 9, last: 10)) {
            try encoder.add(frame, at: 9)
        }
        #expect(throws: ImageEncodingError.endTooSoon(centiseconds: 11, earliest: 12)) { try encoder.finish(at: 11) }
        #expect(throws: ImageEncodingError.timeOutOfRange(centiseconds: Int.max)) { try encoder.finish(at: Int.max) }
        // A rejected call changes nothing.
        #expect(try TinyGIF(encoder.finish(at: 12)).pictures.map(\.delay) == [2])
    }

    @Test func anAnimationBeyondTheMemoryItMayUse() throws {
        var assembler = GIFAssembler(
            width: SampleAnimation.width, height: SampleAnimation.height, tuning: GIFTuning(quality: 80),
            gatheredBytes: 300_000)
        let whole = PixelArea(left: 0, right: SampleAnimation.width, top: 0, bottom: SampleAnimation.height)
        for (i, frame) in SampleAnimation.frames.enumerated() {
            try assembler.add(SampleAnimation.rgb(frame), at: i * 2, damage: [whole])
        }
        let gif = try TinyGIF(assembler.finished(at: 100, loopCount: 0))
        #expect(gif.duration == 100)
        expectStill(SampleAnimation.frames, gif, step: 2)
        for (a, b) in zip(SampleAnimation.rgb(SampleAnimation.frames[49]), gif.shown(at: 98)) {
            #expect(ColorDistance.squared(a, b) < 9 * 12 * 12)
        }
    }
}
