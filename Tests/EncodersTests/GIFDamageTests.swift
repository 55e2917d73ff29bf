import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

/// Damage limits where the encoder looks for changes: exact or too large damage gives the same bytes.
@Suite struct GIFDamageTests {
    private struct Shot {
        var bitmap: Bitmap
        var time: Int
        /// The rectangles that changed.
        var painted: [PixelRect]
    }

    /// Returns frames in which a few rectangles change, none, or all; some are closer in time than a GIF can show.
    private func shots(_ random: inout SplitMix64, width: Int, height: Int) -> [Shot] {
        let colors = random.below(2) == 0 ? 5 : 0
        var bitmap = random.bitmap(width, height, colors: colors, alpha: true)
        var time = random.below(3)
        return (0..<14).map { number in
            var painted: [PixelRect] = []
            if number > 0 {
                time += 1 + random.below(4)
                for _ in 0..<random.below(4) {
                    let (x, y) = (random.below(width), random.below(height))
                    let (w, h) = (1 + random.below(width - x), 1 + random.below(height - y))
                    painted.append(PixelRect(x: Int32(x), y: Int32(y), width: Int32(w), height: Int32(h)))
                    let paint = random.bitmap(w, h, colors: 3, alpha: true)
                    for row in 0..<h { for column in 0..<w { bitmap[x + column, y + row] = paint[column, row] } }
                }
            }
            return Shot(bitmap: bitmap, time: time, painted: painted)
        }
    }

    private func encode(_ shots: [Shot], damage: (Int) -> [PixelRect]?) throws -> [UInt8] {
        var encoder = try GIFEncoder(width: shots[0].bitmap.width, height: shots[0].bitmap.height)
        for (i, shot) in shots.enumerated() { try encoder.add(shot.bitmap, at: shot.time, damage: damage(i)) }
        return try encoder.finish(at: shots.last!.time + 5)
    }

    @Test func damageChangesNoByte() throws {
        var random = SplitMix64(seed: 41)
        for _ in 0..<cases(120) {
            let (width, height) = (1 + random.below(40), 1 + random.below(30))
            let shots = shots(&random, width: width, height: height)
            let bytes = try encode(shots) { _ in nil }
            let bounds = shots[0].bitmap.bounds
            #expect(try encode(shots) { shots[$0].painted } == bytes)
            #expect(try encode(shots) { _ in [bounds] } == bytes)
            // The damage is too large, in more pieces than necessary, overlapping, and far outside.
            let beyond = PixelRect(x: 0, y: .min, width: .max, height: .max)
            let all = PixelRect(x: -9, y: -9, width: .max, height: .max)
            let far = PixelRect(x: .max, y: .max, width: .max, height: .max)
            let wrong = PixelRect(x: 3, y: 3, width: .min, height: -1)
            #expect(
                try encode(shots) { i in
                    [wrong, beyond] + shots[i].painted.map { $0.grown(by: Int32(i)) } + shots[i].painted + [far]
                } == bytes)
            #expect(try encode(shots) { $0 % 2 == 0 ? [all, all] : nil } == bytes)
            // The rows are in order from the bottom.
            let rows = (0..<height).reversed().map { PixelRect(x: 0, y: Int32($0), width: Int32(width), height: 1) }
            #expect(try encode(shots) { _ in rows } == bytes)
        }
    }

    /// The damage of a rendered animation equals the exact difference of consecutive frames.
    @Test func exactDamageOfASampleAnimation() throws {
        let frames = SampleAnimation.frames
        var encoder = try GIFEncoder(width: SampleAnimation.width, height: SampleAnimation.height)
        for (i, frame) in frames.enumerated() {
            var rects: [PixelRect] = []
            for (p, pixel) in frame.pixels.enumerated() where i > 0 && pixel != frames[i - 1].pixels[p] {
                rects.append(
                    PixelRect(
                        x: Int32(p % SampleAnimation.width), y: Int32(p / SampleAnimation.width), width: 1, height: 1))
            }
            try encoder.add(frame, at: i * SampleAnimation.step, damage: rects)
        }
        #expect(try encoder.finish(at: frames.count * SampleAnimation.step) == SampleAnimation.encode(frames))
    }

    @Test func noDamageIsTheSameFrameForLonger() throws {
        var random = SplitMix64(seed: 42)
        let (a, b) = (random.bitmap(6, 5), random.bitmap(6, 5))
        var encoder = try GIFEncoder(width: 6, height: 5)
        // The first frame is complete regardless of its damage.
        try encoder.add(a, at: 0, damage: [])
        try encoder.add(a, at: 2, damage: [])
        try encoder.add(a, at: 9, damage: [])
        try encoder.add(b, at: 12, damage: [b.bounds])
        // The frame is too short to be shown: its damage continues with the next, which is the same picture.
        try encoder.add(b, at: 13, damage: [])
        try encoder.add(a, at: 20, damage: [a.bounds])
        try encoder.add(a, at: 22, damage: [])
        let gif = try TinyGIF(encoder.finish(at: 25))
        #expect(gif.pictures.map(\.delay) == [12, 8, 5])
        #expect(gif.shown(at: 11) == SampleAnimation.rgb(a))
        #expect(gif.shown(at: 12) == SampleAnimation.rgb(b))
        #expect(gif.shown(at: 24) == SampleAnimation.rgb(a))
    }

    /// Empty damage suppresses all changes, which shows that the encoder compares nothing else.
    @Test func onlyDamageIsLookedAt() throws {
        let a = Bitmap(width: 4, height: 3, fill: RGBColor.black.premultiplied)
        var b = Bitmap(width: 4, height: 3, fill: RGBColor.white.premultiplied)
        func animation(_ damage: [PixelRect]) throws -> TinyGIF {
            var encoder = try GIFEncoder(width: 4, height: 3)
            try encoder.add(a, at: 0)
            try encoder.add(b, at: 5, damage: damage)
            return try TinyGIF(encoder.finish(at: 9))
        }
        #expect(try animation([]).pictures.map(\.delay) == [9])
        b[1, 1] = RGBColor(0xFF0000).premultiplied
        let second = try animation([PixelRect(x: 1, y: 0, width: 2, height: 2)]).pictures[1]
        #expect([second.left, second.top, second.width, second.height] == [1, 0, 2, 2])
    }
}
