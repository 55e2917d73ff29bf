import Foundation
import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct FrameSourceTests {
    private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("frames-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try Data(bytes).write(to: url)
        return url.path
    }

    private func all(_ source: inout some FrameSource) throws -> [SourceFrame] {
        var frames: [SourceFrame] = []
        while let frame = try source.next() { frames.append(frame) }
        return frames
    }

    @Test func gifsAreReadAsTheyAreShown() throws {
        var random = SplitMix64(seed: 60)
        let few = (0..<9).map { _ in random.bitmap(31, 17, colors: 12) }
        for animation in [SampleAnimation.frames, few] {
            let bytes = try SampleAnimation.encode(animation)
            let pictures = try TinyGIF(bytes).pictures
            var source = try FileFrames(bytes, path: "a.gif")
            for _ in 0..<2 {
                try source.rewind()
                let frames = try all(&source)
                #expect(frames.map { SampleAnimation.rgb($0.bitmap) } == pictures.map(\.shown))
                #expect(frames.map { $0.end - $0.start } == pictures.map(\.delay))
            }
        }
    }

    /// Frames of few colors are exact, so that reading and writing again changes nothing.
    @Test func anAnimationOfFewColorsSurvives() throws {
        var random = SplitMix64(seed: 61)
        let frames = (0..<6).map { _ in random.bitmap(20, 12, colors: 30) }
        var source = try FileFrames(try SampleAnimation.encode(frames), path: "a.gif")
        let again = try TinyGIF(try GIFEncoder.gif(of: &source))
        for (i, frame) in frames.enumerated() { #expect(again.shown(at: i * 2) == SampleAnimation.rgb(frame)) }
    }

    /// An animation of up to 255 colors is exact at the default quality; below it, and for a size, colors may be
    /// replaced before a frame is.
    @Test func aLowerQualityReachesAnimationsOfFewColors() throws {
        var random = SplitMix64(seed: 66)
        let noise = (0..<64 * 48).map { _ in UInt32(random.below(40)) }
        let frames = (0..<8).map { number in
            var bitmap = Bitmap(width: 64, height: 48)
            for y in 0..<48 {
                for x in 0..<64 {
                    let level = UInt32(x + y) + noise[(y * 64 + x + 7 * number) % noise.count]
                    bitmap.pixels[y * 64 + x] = 255 << 24 | level * 0x010101
                }
            }
            return bitmap
        }
        func gif(_ quality: Int) throws -> [UInt8] {
            try SampleAnimation.encode(frames, options: GIFOptions(quality: quality))
        }
        let exact = try gif(GIFOptions.exactAnimations)
        #expect(try gif(100) == exact)
        let shown = try TinyGIF(exact)
        for (i, frame) in frames.enumerated() { #expect(shown.shown(at: i * 2) == SampleAnimation.rgb(frame)) }
        let (lower, lowest) = (try gif(GIFOptions.exactAnimations - 1), try gif(GIFBudget.lowestQuality))
        #expect(lower.count < exact.count && lowest.count < lower.count)
        let fitting = try GIFBudget(maximum: lowest.count).best { try SampleAnimation.encode(frames, $0) }
        #expect(fitting.settings.every == 1 && fitting.bytes.count <= lowest.count)
    }

    @Test func damagedGIFsAreRefused() throws {
        var random = SplitMix64(seed: 62)
        let bytes = try SampleAnimation.encode((0..<4).map { _ in random.bitmap(20, 12) })
        for _ in 0..<cases(2000) {
            var damaged = Array(bytes.prefix(random.chance(3) ? random.below(bytes.count) : bytes.count))
            for _ in 0..<random.below(4) where !damaged.isEmpty {
                damaged[random.below(min(damaged.count, random.chance(2) ? 40 : damaged.count))] = UInt8(
                    random.below(256))
            }
            do {
                let limits = ImageLimits(maximumSide: 500, maximumPixels: 100_000)
                var source = try FileFrames(damaged, path: "a.gif", limits: limits)
                for frame in try all(&source) { #expect(frame.bitmap.width == source.width) }
            } catch let error as FrameSourceError {
                #expect(!error.description.isEmpty)
            }
        }
        #expect(throws: FrameSourceError.self) { try FileFrames([], path: "a.gif") }
    }

    @Test func rawFramesAndPNGs() throws {
        var random = SplitMix64(seed: 63)
        let frames = (0..<3).map { _ in random.bitmap(7, 5) }
        func channels(_ bits: UInt32) -> [UInt8] { [0, 8, 16, 24].map { UInt8(bits >> $0 & 255) } }
        let rgba: [UInt8] = frames.flatMap { $0.pixels.flatMap(channels) }
        let rgb: [UInt8] = frames.flatMap { $0.pixels.flatMap { channels($0).prefix(3) } }
        for (layout, bytes) in [(RawFrames.Layout.rgb, rgb), (.rgba, rgba)] {
            let path = try file("a.\(layout)", bytes)
            defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
            var source = try RawFrames(path: path, width: 7, height: 5, layout: layout) { $0 * 4 }
            #expect(source.count == 3)
            for _ in 0..<2 {
                let read = try all(&source)
                #expect(read.map(\.bitmap) == frames && read.map(\.start) == [0, 4, 8] && read[2].end == 12)
                try source.rewind()
            }
            #expect(throws: FrameSourceError.self) {
                try RawFrames(path: path, width: 7, height: 4, layout: layout) { $0 }
            }
            #expect(throws: FrameSourceError.self) {
                try RawFrames(path: path, width: .max, height: 4, layout: layout) { $0 }
            }
        }
        let path = try file("0.png", try PNG.encode(frames[0]))
        defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
        var pngs = try PNGFrames(paths: [path, path]) { $0 * 2 }
        #expect(try all(&pngs).map(\.bitmap) == [frames[0], frames[0]])
        #expect(throws: FrameSourceError.encoding(.noFrames)) { try PNGFrames(paths: []) { $0 } }
    }

    @Test func budgetsAreKept() throws {
        for maximum in [60_000, 20_000, 9000, 4000] {
            let animation = try GIFBudget(maximum: maximum).best {
                try SampleAnimation.encode(SampleAnimation.frames, $0)
            }
            if animation.bytes.count > maximum {
                #expect(animation.settings.every > 1 || animation.settings.quality == 1)
            } else if animation.settings.quality < 80, animation.settings.every == 1 {
                // The next better quality exceeds the budget.
                let more = try SampleAnimation.encode(
                    SampleAnimation.frames, options: GIFOptions(quality: animation.settings.quality + 1))
                #expect(more.count > maximum)
            }
            #expect(animation.settings.percent == 100)
            #expect(
                animation.settings.quality == 80 && animation.settings.every == 1
                    || animation.concessions(from: 80) != nil)
        }
    }

    /// Smaller pictures are tried after fewer frames, are no smaller than necessary, and meet small budgets.
    @Test func budgetsThatTakeScaling() throws {
        func best(_ maximum: Int, _ allowsDownscaling: Bool) throws -> GIFBudget.Animation {
            try GIFBudget(maximum: maximum, allowsDownscaling: allowsDownscaling).best {
                try SampleAnimation.encode(SampleAnimation.frames, $0)
            }
        }
        let half = try SampleAnimation.encode(SampleAnimation.frames, GIFBudget.EncodingSettings(quality: 50, every: 2))
            .count
        #expect(try best(half, true) == best(half, false))
        for maximum in [half - 1, half * 3 / 4, half / 2] {
            let animation = try best(maximum, true)
            #expect(animation.bytes.count <= maximum)
            #expect(
                animation.settings.percent < 100 && animation.settings.every == 2 && animation.settings.quality >= 50)
            #expect(
                animation.concessions(from: 80)?.contains("\(animation.settings.percent) % of its width and height")
                    == true)
            let number = try #require(GIFBudget.percents.firstIndex(of: animation.settings.percent))
            if number > 0 {
                let larger = GIFBudget.EncodingSettings(quality: 50, every: 2, percent: GIFBudget.percents[number - 1])
                #expect(try SampleAnimation.encode(SampleAnimation.frames, larger).count > maximum)
            }
            let gif = try ImageFileReader(animation.bytes)
            let scaler = AreaScaler(
                width: SampleAnimation.width, height: SampleAnimation.height, percent: animation.settings.percent)
            #expect((gif.width, gif.height) == (scaler.width, scaler.height))
        }
        #expect(try best(half / 4, false).bytes.count > half / 4)
        #expect(try best(100, true).settings == GIFBudget.EncodingSettings(quality: 1, every: 3, percent: 25))
    }

    /// The bytes do not depend on threads.
    @Test func readingBesideEncoding() throws {
        let bytes = try SampleAnimation.encode(SampleAnimation.frames)
        var source = try FileFrames(bytes, path: "a.gif")
        let one = try GIFEncoder.gif(of: &source, threads: 1)
        #expect(try GIFEncoder.gif(of: &source, threads: 2) == one)
        #expect(try GIFEncoder.gif(of: &source, threads: 4) == one)
    }
}
