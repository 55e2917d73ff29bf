import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct FrameErrorLimitTests {
    /// Frames of soft colors with a little noise that move over the whole canvas.
    private static let frames: [Bitmap] = {
        var random = SplitMix64(seed: 91)
        let (width, height) = (128, 96)
        let noise = (0..<width * height).map { _ in random.below(3) }
        func wave(_ phase: Int) -> Int { abs(phase % 320 - 160) }
        return (0..<14).map { frame in
            var bitmap = Bitmap(width: width, height: height)
            for y in 0..<height {
                for x in 0..<width {
                    let grain = noise[((y + 2 * frame) % height) * width + (x + frame) % width]
                    let red = 40 + wave(2 * x + y + 9 * frame) + grain
                    let green = 60 + wave(2 * x + y + 9 * frame) / 2 + grain
                    let blue = 90 - wave(2 * x + y + 9 * frame) / 4 + wave(x + 3 * y + 7 * frame) / 4 + grain
                    bitmap.pixels[y * width + x] = UInt32(red | green << 8 | blue << 16 | 255 << 24)
                }
            }
            return bitmap
        }
    }()

    /// Returns the largest mean error of a frame, in levels per channel.
    private func worst(quality: Int) throws -> Double {
        let bytes = try SampleAnimation.encode(Self.frames, options: GIFOptions(quality: quality))
        let limits = ImageLimits(maximumSide: 65_535, maximumPixels: 1 << 20)
        var reader = try GIFReader(bytes, limits: limits)
        return try Self.frames.reduce(0.0) { worst, frame in
            let shown = try #require(try reader.next()).bitmap
            var sum = 0
            for (a, b) in zip(frame.pixels, shown.pixels) {
                for shift: UInt32 in [0, 8, 16] { sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
            }
            return max(worst, Double(sum) / Double(3 * frame.pixels.count))
        }
    }

    /// Without the limit the worst frame deviates by 3.4 levels at 72, by 2.5 at 80.
    @Test(arguments: [72, 80, 90]) func aMovingCanvasStaysWithinTheLimit(quality: Int) throws {
        let worst = try worst(quality: quality)
        #expect(worst < 1.5)
    }

    /// The increase is limited, so that low qualities still give small files.
    @Test func theLowestQualityExceedsTheLimit() throws { #expect(try worst(quality: 1) > 3) }

    @Test func theIncreaseFollowsTheErrorOfTheFrames() throws {
        let gray: [UInt32] = Array(repeating: 0x808080, count: 64)
        func shown(_ level: UInt32) -> [UInt32] { gray.map { $0 + level * 0x010101 } }
        let frame = GIFFrame(whole: gray, canvasWidth: 8, start: 0)
        var limit = FrameErrorLimit(width: 8, height: 8, isExact: false)
        let isWithin = limit.accepts(shown(1), for: frame, raise: limit.next)
        #expect(isWithin && limit.next == 0)
        var raises: [Int] = []
        while !limit.accepts(shown(2), for: frame, raise: limit.next) { raises.append(limit.next) }
        #expect(limit.next == FrameErrorLimit.highestRaise && raises == raises.sorted() && !raises.isEmpty)
        raises = [limit.next]
        while limit.next > 0, limit.accepts(shown(0), for: frame, raise: limit.next) { raises.append(limit.next) }
        #expect(raises.last == 0 && raises == raises.sorted(by: >))
        var exact = FrameErrorLimit(width: 8, height: 8, isExact: true)
        let isAccepted = exact.accepts(shown(100), for: frame, raise: 0)
        #expect(isAccepted && exact.next == 0)
    }

    /// A small frame is always within the limit, and does not affect the next large one.
    @Test func aSmallFrameKeepsTheIncrease() throws {
        let gray: [UInt32] = Array(repeating: 0x808080, count: 64)
        var limit = FrameErrorLimit(width: 8, height: 8, isExact: false)
        let whole = GIFFrame(whole: gray, canvasWidth: 8, start: 0)
        while !limit.accepts(gray.map { $0 + 0x020202 }, for: whole, raise: limit.next) {}
        var changed = gray
        changed[9] = 0
        let area = PixelArea(left: 0, right: 8, top: 0, bottom: 8)
        let small = try #require(GIFFrame(from: gray, to: changed, canvasWidth: 8, start: 2, damage: [area]))
        let isAccepted = limit.accepts([0], for: small, raise: limit.next)
        #expect(isAccepted && limit.next == FrameErrorLimit.highestRaise)
    }

    @Test func sameBytesForEveryNumberOfThreads() throws {
        let expected = try SampleAnimation.encode(Self.frames, options: GIFOptions(quality: 80))
        for threads in [1, 2, 5] {
            let queue = try GIFEncodingQueue(width: 128, height: 96, threads: threads)
            for (i, frame) in Self.frames.enumerated() { try queue.add(frame, at: 2 * i) }
            let bytes = try queue.finish(at: 2 * Self.frames.count)
            #expect(bytes == expected, "\(threads) threads")
        }
    }
}
