import Foundation
import Testing
import VitrinePNGDecoder
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct APNGTests {
    @Test(arguments: SampleAnimations.all, PNGOptions.Level.allCases)
    func readsBackExactly(animation: SampleAnimations.Sample, level: PNGOptions.Level) throws {
        let options = APNGOptions(loopCount: 3, png: PNGOptions(level: level))
        let file = try SampleAnimations.apng(animation.frames, options: options)
        let reader = try ImageFileReader(file)
        #expect(reader.format == .apng && reader.loopCount == 3)
        let frames = try SampleAnimations.read(file)
        let expected = SampleAnimations.joined(animation.frames)
        #expect(frames.map(\.bitmap) == expected.map(\.bitmap))
        #expect(frames.map(\.duration) == expected.map { FrameDuration($0.steps, 120) })
    }

    /// Damage only limits where the encoder looks for changes.
    @Test func damageChangesNoByte() throws {
        for animation in SampleAnimations.all {
            let bytes = try SampleAnimations.apng(animation.frames)
            var encoder = try APNGEncoder(width: animation.frames[0].width, height: animation.frames[0].height)
            var file: [UInt8] = []
            for (i, frame) in animation.frames.enumerated() {
                let rows = (0..<frame.height).filter { y in
                    i > 0 && (0..<frame.width).contains { animation.frames[i - 1][$0, y] != frame[$0, y] }
                }
                let damage = rows.map { PixelRect(x: 0, y: Int32($0), width: Int32(frame.width), height: 1) }
                file += try encoder.add(frame, at: i, damage: damage)
            }
            let (tail, head) = try encoder.finish(at: animation.frames.count)
            file += tail
            file.replaceSubrange(0..<head.count, with: head)
            #expect(file == bytes)
        }
    }

    @Test func everyDelayIsExactOrCarried() throws {
        let (a, b) = (Bitmap(width: 2, height: 2), Bitmap(width: 2, height: 2, fill: RGBColor.black.premultiplied))
        func durations(_ unit: FrameDuration, _ times: [Int]) throws -> [FrameDuration] {
            var encoder = try APNGEncoder(width: 2, height: 2, options: APNGOptions(unit: unit))
            var file: [UInt8] = []
            for (i, time) in times.dropLast().enumerated() { file += try encoder.add(i % 2 == 0 ? a : b, at: time) }
            let (tail, head) = try encoder.finish(at: times.last!)
            file += tail
            file.replaceSubrange(0..<head.count, with: head)
            return try SampleAnimations.read(file).map(\.duration)
        }
        #expect(try durations(FrameDuration(1, 120), [0, 1, 4]) == [FrameDuration(1, 120), FrameDuration(3, 120)])
        #expect(
            try durations(FrameDuration(1001, 60000), [0, 1, 3])
                == [FrameDuration(1001, 60000), FrameDuration(2002, 60000)])
        // A duration that exceeds one frame's maximum continues in frames that change nothing, so that no time is lost.
        let long = try durations(FrameDuration(1, 120), [0, 20_000_000, 20_000_001])
        #expect(long.reduce(0) { $0 + $1.numerator * 120 / $1.denominator } == 20_000_001)
        // 119.999 frames per second are no 16-bit fraction; the sum stays within the rounding of one frame.
        let odd = try durations(FrameDuration(1000, 119_999), Array(0...600))
        #expect(abs(odd.reduce(0) { $0 + $1.seconds } - 600_000.0 / 119_999) < 0.0002)
    }

    /// Such chunks are read once, not once per frame, as many of them would take time for each frame.
    @Test func chunksThatMayBeThereOnceAreReadOnce() throws {
        let animation = SampleAnimations.all[0].frames
        let file = try SampleAnimations.apng(animation)
        let gamma: [UInt8] = [0, 0, 0xB1, 0x8F]
        func adding(_ count: Int) -> [UInt8] {
            // The chunks follow the header and acTL.
            var chunks: [UInt8] = []
            for _ in 0..<count { PNGChunks.append("gAMA", gamma, to: &chunks) }
            return Array(file[..<53]) + chunks + file[53...]
        }
        let once = try SampleAnimations.read(adding(1))
        let begun = ContinuousClock.now
        #expect(try SampleAnimations.read(adding(100_000)) == once)
        #expect(begun.duration(to: .now) < .seconds(20))
        var long: [UInt8] = []
        PNGChunks.append("PLTE", [UInt8](repeating: 0, count: 771), to: &long)
        #expect(throws: ImageDecodingError.brokenPNG(reason: "bad PLTE chunk")) {
            try SampleAnimations.read(Array(file[..<53]) + long + file[53...])
        }
    }

    /// The encoder restores nothing from below, which some readers do incorrectly; it clears what becomes clear again.
    @Test func whatComesAndGoes() throws {
        func disposals(_ frames: [Bitmap]) throws -> [UInt8] {
            let file = try SampleAnimations.apng(frames)
            var found: [UInt8] = []
            var at = PNGChunk.signature.count
            while let chunk = PNGChunk(file, at) {
                if chunk.type == "fcTL" { found.append(file[chunk.body.lowerBound + 24]) }
                at = chunk.end
            }
            return found
        }
        var random = SplitMix64(seed: 81)
        let page = random.bitmap(60, 60)
        func marked(_ page: Bitmap) -> Bitmap {
            var marked = page
            for y in 10..<50 { for x in 10..<50 { marked[x, y] = RGBColor.black.premultiplied } }
            return marked
        }
        #expect(try disposals([page, marked(page), page, marked(page), page]) == [0, 0, 0, 0, 0])
        let empty = Bitmap(width: 60, height: 60)
        #expect(try disposals([empty, marked(empty), empty, marked(empty), empty]) == [0, 1, 0, 1, 0])
        for animation in SampleAnimations.all {
            #expect(try !disposals(animation.frames).contains(APNGFrame.Disposal.restore.rawValue))
        }
    }

    @Test func wrongCallsAreRefused() throws {
        #expect(throws: ImageEncodingError.self) { try APNGEncoder(width: 0, height: 1) }
        #expect(throws: ImageEncodingError.loopCountOutOfRange(-1)) {
            try APNGEncoder(width: 1, height: 1, options: APNGOptions(loopCount: -1))
        }
        var encoder = try APNGEncoder(width: 2, height: 2)
        let small = Bitmap(width: 1, height: 2)
        #expect(throws: ImageEncodingError.frameSizeDiffers(width: 1, height: 2, animationWidth: 2, animationHeight: 2))
        {
            try encoder.add(small, at: 0)
        }
        _ = try encoder.add(Bitmap(width: 2, height: 2), at: 5)
        #expect(throws: ImageEncodingError.frameTimeInvalid(5, after: 5)) {
            try encoder.add(Bitmap(width: 2, height: 2), at: 5)
        }
        #expect(throws: ImageEncodingError.noFrames) { try APNGEncoder(width: 1, height: 1).finish(at: 1) }
    }
}
