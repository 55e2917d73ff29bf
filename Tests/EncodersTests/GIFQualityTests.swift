import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct GIFQualityTests {
    /// Returns an animation of boxes and soft blobs that move over noise and flat areas.
    private func animation(_ random: inout SplitMix64) -> [Bitmap] {
        let (width, height) = (20 + random.below(60), 20 + random.below(40))
        var bitmap = random.bitmap(width, height, colors: random.below(2) == 0 ? 3 : 0)
        return (0..<10).map { number in
            if number % 4 != 3 {
                let (cx, cy, size) = (random.below(width), random.below(height), 3 + random.below(25))
                let tint = random.color()
                for y in max(0, cy - size)..<min(height, cy + size) {
                    for x in max(0, cx - size)..<min(width, cx + size) {
                        let far = abs(x - cx) + abs(y - cy)
                        let old = bitmap[x, y].bits
                        let mixed = (0..<3).reduce(255 << 24 as UInt32) { bits, channel in
                            let shift = UInt32(channel * 8)
                            let (a, b) = (Int(old >> shift & 255), Int(tint.bits >> shift & 255))
                            return bits | UInt32((a * far + b * (2 * size - far)) / (2 * size)) << shift
                        }
                        bitmap.pixels[y * width + x] = mixed
                    }
                }
            }
            return bitmap
        }
    }

    @Test func whatDoesNotChangeDoesNotChange() throws {
        var random = SplitMix64(seed: 50)
        for _ in 0..<cases(15) {
            let frames = animation(&random)
            for quality in [1, 25, 60, 80, 95, 100] {
                let gif = try TinyGIF(SampleAnimation.encode(frames, options: GIFOptions(quality: quality)))
                #expect(gif.duration == 20)
                for i in frames.indices.dropFirst() {
                    let (old, new) = (gif.shown(at: (i - 1) * 2), gif.shown(at: i * 2))
                    let moved = new.indices.count {
                        frames[i].pixels[$0] == frames[i - 1].pixels[$0] && old[$0] != new[$0]
                    }
                    #expect(moved == 0, "quality \(quality), frame \(i)")
                }
            }
        }
    }

    /// A dither does not move where the picture is at rest, and is closer to the original on average over an area.
    @Test func ditherStandsStill() throws {
        var random = SplitMix64(seed: 52)
        for _ in 0..<cases(8) {
            let frames = animation(&random)
            let gif = try TinyGIF(SampleAnimation.encode(frames, options: GIFOptions(dither: .ordered)))
            for i in frames.indices.dropFirst() {
                let (old, new) = (gif.shown(at: (i - 1) * 2), gif.shown(at: i * 2))
                for p in new.indices where frames[i].pixels[p] == frames[i - 1].pixels[p] { #expect(old[p] == new[p]) }
            }
        }
    }

    /// Tests planes of one color between two of a palette.
    @Test func mixturesAreNearerThanColors() {
        var random = SplitMix64(seed: 53)
        var mixed = 0
        for _ in 0..<cases(300) {
            let base = random.color().bits & 0x7F7F7F | 0x202020
            let colors = (0..<12).map { _ in
                (0..<3).reduce(0 as UInt32) {
                    $0 | ((base >> ($1 * 8) & 255) + UInt32(random.below(25)) - 12) << ($1 * 8)
                }
            }
            var search = PaletteSearch(Palette(colors))
            let found = search.nearest(base)
            let mix = OrderedDither.mix(for: base, nearest: found.place, distance: found.distance, &search)
            if mix.share == 0 { continue }
            mixed += 1
            var sum = SIMD3<Int>.zero
            for i in 0..<64 {
                let isSecond = OrderedDither.threshold(x: 8 + i % 8, y: 16 + i / 8) < mix.share
                sum &+= ColorDistance.channels(colors[Int(isSecond ? mix.second : found.place)])
            }
            let off = sum &- ColorDistance.channels(base) &* 64
            #expect((off &* off &* ColorDistance.weights).wrappedSum() / 4096 < found.distance)
        }
        #expect(mixed > 5)
    }

    @Test func lowerQualityIsSmallerAndWorse() throws {
        var last: (bytes: Int, error: Int)?
        for quality in [100, 95, 90, 80, 65, 50, 30, 10] {
            let bytes = try SampleAnimation.encode(SampleAnimation.frames, options: GIFOptions(quality: quality))
            let gif = try TinyGIF(bytes)
            var error = 0
            for (i, frame) in SampleAnimation.frames.enumerated() {
                for (a, b) in zip(SampleAnimation.rgb(frame), gif.shown(at: i * 2)) {
                    error += ColorDistance.squared(a, b)
                }
            }
            if let last {
                #expect(bytes.count < last.bytes && error > last.error, "quality \(quality)")
            }
            last = (bytes.count, error)
        }
    }

    /// No visible pixel is farther off than the nearest color of any picture's palette and the quality's bound.
    @Test func errorsAreBounded() throws {
        var random = SplitMix64(seed: 51)
        for _ in 0..<cases(200) {
            let frames = animation(&random).map { SampleAnimation.rgb($0) }
            let quality = 1 + random.below(100)
            let tuning = GIFTuning(quality: quality)
            let (width, height) = (frames[0].count / 20, 20)
            guard width * height == frames[0].count else { continue }
            let area = PixelArea(left: 0, right: width, top: 0, bottom: height)
            guard let change = GIFFrame(from: frames[0], to: frames[1], canvasWidth: width, start: 2, damage: [area])
            else { continue }
            let field = QuantizationInput(change, over: frames[0], canvasWidth: width, tuning: tuning)
            var search = PaletteSearch(Palette((0..<30).map { _ in random.color().bits & 0xFFFFFF }))
            var shown = frames[0]
            var remapper = FrameRemapper(field, search, tuning: tuning, isLocal: true)
            if let image = remapper.image(over: change.rectangle(of: frames[0], width: width)) {
                for (i, index) in image.indices.enumerated() where Int(index) != image.transparent {
                    shown[(image.top + i / image.width) * width + image.left + i % image.width] =
                        image.palette![Int(index)]
                }
            }
            for (i, color) in shown.enumerated() {
                let least = frames[0][i] == frames[1][i] ? 0 : search.nearest(frames[1][i]).distance + tuning.bound
                #expect(ColorDistance.squared(color, frames[1][i]) <= least)
            }
        }
    }
}
