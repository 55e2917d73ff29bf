import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct GIFEncodingQueueTests {
    private func gif(_ frames: [Bitmap], threads: Int, damage: Bool) throws -> [UInt8] {
        let queue = try GIFEncodingQueue(width: frames[0].width, height: frames[0].height, threads: threads)
        // The frames share one canvas, as those of a rasterizer do.
        var canvas = frames[0]
        for (i, frame) in frames.enumerated() {
            let rects = PixelRect(x: 0, y: 0, width: Int32(frame.width), height: Int32(frame.height))
            for y in 0..<frame.height { for x in 0..<frame.width { canvas[x, y] = frame[x, y] } }
            try queue.add(canvas, at: 2 * i, damage: damage ? [rects] : nil)
        }
        return try queue.finish(at: 2 * frames.count)
    }

    @Test func sameBytesAsWithout() throws {
        let expected = try SampleAnimation.encode(SampleAnimation.frames)
        for threads in [1, 2, 4] {
            for damage in [true, false] {
                #expect(try gif(SampleAnimation.frames, threads: threads, damage: damage) == expected)
            }
        }
    }

    /// The queue copies only the rectangles that changed.
    @Test func damageIsAllThatIsCopied() throws {
        var random = SplitMix64(seed: 73)
        var bitmap = random.bitmap(40, 30, colors: 0)
        let (one, two) = (
            try GIFEncodingQueue(width: 40, height: 30, threads: 1), try GIFEncodingQueue(width: 40, height: 30)
        )
        for i in 0..<30 {
            var rects: [PixelRect] = []
            for _ in 0..<random.below(3) {
                let rect = PixelRect(
                    x: Int32(random.below(38)) - 3, y: Int32(random.below(28)) - 3, width: Int32(random.below(20)),
                    height: Int32(random.below(20)))
                for y in max(0, Int(rect.y))..<max(0, min(30, Int(rect.maxY))) {
                    for x in max(0, Int(rect.x))..<max(0, min(40, Int(rect.maxX))) { bitmap[x, y] = random.color() }
                }
                rects.append(rect)
            }
            try one.add(bitmap, at: 3 * i, damage: rects)
            try two.add(bitmap, at: 3 * i, damage: rects)
        }
        #expect(try one.finish(at: 100) == two.finish(at: 100))
    }

    @Test func errorsComeBack() throws {
        let bitmap = Bitmap(width: 3, height: 2)
        for threads in [1, 2] {
            #expect(throws: ImageEncodingError.gifSizeOutOfRange(width: 0, height: 2)) {
                try GIFEncodingQueue(width: 0, height: 2, threads: threads)
            }
            let empty = try GIFEncodingQueue(width: 3, height: 2, threads: threads)
            #expect(throws: ImageEncodingError.noFrames) { try empty.finish(at: 9) }
            let queue = try GIFEncodingQueue(width: 3, height: 2, threads: threads)
            #expect(
                throws: ImageEncodingError.frameSizeDiffers(width: 2, height: 2, animationWidth: 3, animationHeight: 2)
            ) {
                try queue.add(Bitmap(width: 2, height: 2), at: 0)
            }
            try queue.add(bitmap, at: 5)
            #expect(throws: ImageEncodingError.timeRunsBackwards(centiseconds: 4, last: 5)) {
                try queue.add(bitmap, at: 4)
                _ = try queue.finish(at: 9)
            }
        }
    }

    @Test func canBeDropped() throws {
        for count in 0..<9 {
            let queue = try GIFEncodingQueue(width: SampleAnimation.width, height: SampleAnimation.height)
            for i in 0..<count { try queue.add(SampleAnimation.frames[i], at: 2 * i) }
        }
    }
}
