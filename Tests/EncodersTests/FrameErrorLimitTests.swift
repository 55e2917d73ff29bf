import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct FrameErrorLimitTests {
    /// Soft colors with a little noise that move over the whole canvas.
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

    /// The largest mean error of a frame, in levels per channel.
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

    /// The increase ends, so that low qualities still make small files.
    @Test func theLowestQualityExceedsTheLimit() throws { #expect(try worst(quality: 1) > 3) }

    @Test func theIncreaseFollowsTheErrorOfTheFrames() throws {
        let gray: [UInt32] = Array(repeating: 0x808080, count: 64)
        func image(_ level: UInt32) -> GIFImage {
            GIFImage(
                left: 0, top: 0, width: 8, height: 8, indices: Array(repeating: 0, count: 64),
                palette: [0x808080 + level * 0x010101, 0], transparent: nil, codeSize: 2, codes: [])
        }
        let frame = GIFFrame(whole: gray, canvasWidth: 8, start: 0)
        var limit = FrameErrorLimit(width: 8, height: 8, isExact: false)
        let isWithin = limit.accepts(image(1), of: frame, over: nil, [])
        #expect(isWithin && limit.raise == 0)
        var tries = 0
        while !limit.accepts(image(2), of: frame, over: nil, []) { tries += 1 }
        #expect(limit.raise == FrameErrorLimit.highestRaise && tries > 0)
        var raises = [limit.raise]
        while limit.raise > 0, limit.accepts(image(0), of: frame, over: nil, []) { raises.append(limit.raise) }
        #expect(raises.last == 0 && raises == raises.sorted(by: >))
        var exact = FrameErrorLimit(width: 8, height: 8, isExact: true)
        let isAccepted = exact.accepts(image(100), of: frame, over: nil, [])
        #expect(isAccepted && exact.raise == 0)
    }
}
