import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

/// Small animations of every kind, and their encoding as an APNG.
enum SampleAnimations {
    struct Sample: Sendable, CustomStringConvertible {
        var name: String
        var frames: [Bitmap]
        var description: String { name }
    }

    static let all: [Sample] = {
        var random = SplitMix64(seed: 71)
        var all: [Sample] = []
        func add(_ name: String, _ width: Int, _ height: Int, _ count: Int, colors: Int, alpha: Bool, changes: Int) {
            var bitmap = random.bitmap(width, height, colors: colors, alpha: alpha)
            let frames = (0..<count).map { i -> Bitmap in
                if i > 0, changes > 0 {
                    // A patch, which every third frame removes again.
                    let (x, y) = (random.below(width), random.below(height))
                    let (w, h) = (1 + random.below(width - x), 1 + random.below(height - y))
                    let before = bitmap
                    for _ in 0..<changes {
                        bitmap[x + random.below(w), y + random.below(h)] = random.color(alpha: alpha)
                    }
                    if i % 3 == 0 {
                        let shown = bitmap
                        bitmap = before
                        return shown
                    }
                }
                return bitmap
            }
            all.append(Sample(name: name, frames: frames))
        }
        add("1x1", 1, 1, 3, colors: 0, alpha: false, changes: 1)
        add("one frame", 13, 7, 1, colors: 0, alpha: false, changes: 0)
        add("all the same", 9, 11, 6, colors: 0, alpha: false, changes: 0)
        add("odd sides", 37, 23, 8, colors: 9, alpha: false, changes: 40)
        add("one pixel wide", 1, 33, 5, colors: 4, alpha: false, changes: 5)
        add("transparency", 24, 18, 9, colors: 0, alpha: true, changes: 30)
        add("clear and opaque", 20, 20, 6, colors: 2, alpha: true, changes: 9)
        add("many frames", 16, 12, 120, colors: 5, alpha: false, changes: 6)
        all.append(Sample(name: "screen", frames: Array(SampleAnimation.frames.prefix(12))))
        return all
    }()

    static func apng(
        _ frames: [Bitmap], step: Int = 1, options: APNGOptions = APNGOptions()
    ) throws -> [UInt8] {
        var encoder = try APNGEncoder(width: frames[0].width, height: frames[0].height, options: options)
        var file: [UInt8] = []
        for (i, frame) in frames.enumerated() { file += try encoder.add(frame, at: i * step) }
        let (tail, head) = try encoder.finish(at: frames.count * step)
        file += tail
        file.replaceSubrange(0..<head.count, with: head)
        return file
    }

    /// Returns all frames of a reader.
    static func read(_ file: [UInt8], limits: ImageLimits = .default) throws -> [ImageFrame] {
        var reader = try ImageFileReader(file, limits: limits)
        var frames: [ImageFrame] = []
        while let frame = try reader.next() { frames.append(frame) }
        return frames
    }

    /// Returns the frames with equal consecutive ones joined, each with its number of steps.
    static func joined(_ frames: [Bitmap]) -> [(bitmap: Bitmap, steps: Int)] {
        var joined: [(bitmap: Bitmap, steps: Int)] = []
        for frame in frames {
            if joined.last?.bitmap == frame { joined[joined.count - 1].steps += 1 } else { joined.append((frame, 1)) }
        }
        return joined
    }
}
