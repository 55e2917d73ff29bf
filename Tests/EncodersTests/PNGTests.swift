import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct PNGTests {
    static let samples: [Named<Bitmap>] = {
        var random = SplitMix64(seed: 1)
        var all: [Named<Bitmap>] = []
        for colors in [1, 2, 3, 4, 5, 16, 17, 200, 256, 257, 0] {
            for alpha in [false, true] {
                let (w, h) = (1 + random.below(60), 1 + random.below(60))
                let name = "\(colors == 0 ? "any" : "\(colors)") colors\(alpha ? ", alpha" : "")"
                all.append(Named(name, random.bitmap(w, h, colors: colors, alpha: alpha)))
            }
        }
        var grey = Bitmap(width: 64, height: 64)
        for i in grey.pixels.indices { grey.pixels[i] = UInt32(i / 16) * 0x010101 | 0xFF00_0000 }
        all.append(Named("gray ramp", grey))
        all.append(Named("clear", Bitmap(width: 3, height: 2, fill: .clear)))
        return all
    }()

    @Test func everyPremultipliedPixelSurvives() {
        var lost = 0
        var unrounded = 0
        for alpha: UInt32 in 0...255 {
            for value in 0...alpha {
                let pixel = PremultipliedColor(red: value, green: alpha - value, blue: alpha / 2, alpha: alpha).bits
                let straight = StraightAlpha.straight(pixel)
                if StraightAlpha.premultiplied(straight) != pixel { lost += 1 }
                // The value is rounded: no other straight value is nearer.
                let error = 2 * (Int(straight & 255) * Int(alpha) - Int(value) * 255)
                if error.magnitude > alpha { unrounded += 1 }
            }
        }
        #expect(lost == 0)
        #expect(unrounded == 0)
    }

    @Test func aPNGWithoutItsEndIsRefused() throws {
        let whole = try PNG.encode(PNGTests.samples[0].value)
        #expect(throws: ImageDecodingError.brokenPNG(reason: "it ends too soon")) {
            try PNG.decode(Array(whole.dropLast(12)))
        }
        #expect(try PNG.decode(whole + [0, 0, 0]) == PNGTests.samples[0].value)
    }

    @Test(arguments: samples) func roundTrip(sample: Named<Bitmap>) throws {
        #expect(try PNG.decode(PNG.encode(sample.value)) == sample.value)
    }

    @Test func picksTheSmallestColorType() throws {
        func type(_ bitmap: Bitmap) throws -> UInt8 { try PNG.encode(bitmap)[25] }
        var random = SplitMix64(seed: 2)
        #expect(try type(random.bitmap(50, 50)) == 2)
        #expect(try type(random.bitmap(50, 50, alpha: true)) == 6)
        #expect(try type(random.bitmap(50, 50, colors: 9)) == 3)
        #expect(try type(random.bitmap(50, 50, colors: 9, alpha: true)) == 3)
        var noise = Bitmap(width: 50, height: 50)
        for i in noise.pixels.indices { noise.pixels[i] = UInt32(random.below(256)) * 0x010101 | 0xFF00_0000 }
        #expect(try type(noise) == 0)
    }

    @Test(.enabled(if: Tool.python != nil)) func pillowReadsTheSamePixels() throws {
        let script =
            "import PIL.Image as I, pathlib as p; p.Path('o').write_bytes(I.open('a.png').convert('RGBA').tobytes())"
        for bitmap in PNGTests.samples.map(\.value) {
            let run = try Tool.python!.run(
                ["-W", "error", "-c", script], files: ["a.png": try PNG.encode(bitmap)], result: "o")
            #expect(run.complaints.isEmpty)
            #expect(run.result == bytes(bitmap.pixels.map(StraightAlpha.straight)))
        }
    }

    @Test(
        .enabled(if: Tool.imageMagick != nil),
        arguments: [
            ["-depth", "16", "PNG64:o.png"], ["-interlace", "PNG", "PNG32:o.png"], ["PNG24:o.png"], ["PNG8:o.png"],
            ["-colorspace", "Gray", "-depth", "8", "o.png"], ["-monochrome", "o.png"],
            ["-colorspace", "Gray", "-depth", "16", "o.png"], ["-colors", "12", "-interlace", "PNG", "o.png"],
        ])
    func readsWhatImageMagickWrites(arguments: [String]) throws {
        var random = SplitMix64(seed: 3)
        let tool = Tool.imageMagick!
        let source = try PNG.encode(random.bitmap(37, 23, colors: 90, alpha: true))
        let png = try tool.run(["a.png"] + arguments, files: ["a.png": source], result: "o.png").result
        let expected = try tool.run(["a.png", "-depth", "8", "RGBA:o"], files: ["a.png": png], result: "o").result
        let decoded = try PNG.decode(png)
        let straight = stride(from: 0, to: expected.count, by: 4).map { i in
            (0..<4).reduce(UInt32(0)) { (bits: UInt32, channel: Int) -> UInt32 in
                bits | UInt32(expected[i + channel]) << UInt32(8 * channel)
            }
        }
        #expect(decoded.pixels.count == straight.count)
        // Rounding of 16-bit samples may go either way.
        let differences = zip(bytes(decoded.pixels), bytes(straight.map(StraightAlpha.premultiplied))).map {
            abs(Int($0) - Int($1))
        }
        #expect(differences.max()! <= 1)
    }

    @Test func sizesAreCheckedFirst() throws {
        var header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
        func word(_ v: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8((v >> $0) & 255) } }
        header += word(1_000_000) + word(1_000_000) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
        #expect(throws: ImageDecodingError.imageTooLarge(width: 1_000_000, height: 1_000_000, limits: .default)) {
            try PNG.decode(header)
        }
        let png = try PNG.encode(Bitmap(width: 20, height: 10))
        #expect(try PNG.size(png) == (20, 10))
        for limits in [
            ImageLimits(maximumSide: 19, maximumPixels: 200), ImageLimits(maximumSide: 20, maximumPixels: 199),
        ] {
            #expect(throws: ImageDecodingError.imageTooLarge(width: 20, height: 10, limits: limits)) {
                try PNG.decode(png, limits: limits)
            }
        }
        #expect(try PNG.decode(png, limits: ImageLimits(maximumSide: 20, maximumPixels: 200)).width == 20)
    }

    @Test func truncatedAndForeignBytesAreRefused() throws {
        var random = SplitMix64(seed: 4)
        let png = try PNG.encode(random.bitmap(20, 20))
        // The last chunk has 12 bytes, which a decoder may omit.
        for count in 0..<png.count - 12 {
            #expect(throws: ImageDecodingError.self) { try PNG.decode(Array(png.prefix(count))) }
        }
        #expect(throws: ImageDecodingError.notAPNG) { try PNG.decode(Array("GIF89a".utf8)) }
        #expect(throws: ImageDecodingError.notAPNG) { try PNG.decode([]) }
    }

    @Test func mutationsGiveAPictureOrAnError() throws {
        var random = SplitMix64(seed: 5)
        let seeds = try PNGTests.samples.map(\.value).filter { $0.pixels.count < 900 }.map { try PNG.encode($0) }
        let limits = ImageLimits(maximumSide: 4000, maximumPixels: 1 << 20)
        var pictures = 0
        var errors = 0
        for _ in 0..<cases(20_000) {
            let png = PictureDamage.damaged(random.element(of: seeds), &random)
            do {
                let bitmap = try PNG.decode(png, limits: limits)
                #expect(bitmap.width <= 4000 && bitmap.pixels.count <= 1 << 20)
                pictures += 1
            } catch {
                #expect(!error.description.isEmpty)
                errors += 1
            }
        }
        #expect(pictures > 0 && errors > 0)
    }

    private func bytes(_ pixels: [UInt32]) -> [UInt8] {
        pixels.flatMap { p in [UInt8(p & 255), UInt8((p >> 8) & 255), UInt8((p >> 16) & 255), UInt8(p >> 24)] }
    }
}
