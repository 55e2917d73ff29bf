import Foundation
import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct PNGOptionsTests {
    /// Pictures of every kind, including narrow and wide ones.
    static let samples: [Bitmap] = {
        var random = SplitMix64(seed: 51)
        var all = PNGTests.samples.map(\.value)
        for (width, height) in [(1, 1), (1, 90), (90, 1), (64, 3), (65, 2), (63, 5), (200, 70)] {
            for alpha in [false, true] { all.append(random.bitmap(width, height, alpha: alpha)) }
        }
        // The page resembles a screen: mostly equal to the row above, with a few marks.
        var page = random.bitmap(300, 1)
        page = Bitmap(width: 300, height: 120, pixels: (0..<120).flatMap { _ in page.pixels })
        for _ in 0..<500 { page.pixels[random.below(page.pixels.count)] = random.color().bits }
        all.append(page)
        var greyAlpha = random.bitmap(40, 40, alpha: true)
        for i in greyAlpha.pixels.indices {
            let alpha = greyAlpha.pixels[i] >> 24
            greyAlpha.pixels[i] = alpha << 24 | UInt32(random.below(Int(alpha) + 1)) * 0x010101
        }
        all.append(greyAlpha)
        all += SampleAnimation.frames.prefix(3)
        return all
    }()

    @Test(arguments: PNGOptions.Level.allCases) func everyLevelKeepsEveryPixel(level: PNGOptions.Level) throws {
        for bitmap in Self.samples {
            #expect(try PNG.decode(PNG.encode(bitmap, options: PNGOptions(level: level))) == bitmap)
        }
    }

    @Test(arguments: PNGOptions.Level.allCases) func blackInTheFirstRowIsKept(level: PNGOptions.Level) throws {
        for width in [9, 33, 80] {
            let pixels = (0..<width * 40).map { UInt32(($0 % width) * 3 & 255 | ($0 / width) << 9) | 0xFF00_0000 }
            let bitmap = Bitmap(width: width, height: 40, pixels: pixels)
            #expect(try PNG.decode(PNG.encode(bitmap, options: PNGOptions(level: level))) == bitmap)
        }
    }

    @Test func moreTimeGivesSmallerFiles() throws {
        for bitmap in Self.samples where bitmap.pixels.count > 2000 {
            let sizes = try [PNGOptions.Level.fast, .standard, .strong].map {
                try PNG.encode(bitmap, options: PNGOptions(level: $0)).count
            }
            // A deeper search may lose a few bytes to prices that are learned from it.
            #expect(sizes[1] <= sizes[0] + sizes[0] / 100 + 8)
            #expect(sizes[2] <= sizes[1] + sizes[1] / 100 + 8)
        }
    }

    @Test(.enabled(if: Tool.python != nil), arguments: PNGOptions.Level.allCases)
    func pillowReadsPixelsDensityAndTexts(level: PNGOptions.Level) throws {
        let texts = [PNGText("Vitrine scene", "sha256:00ff"), PNGText("Title", "Caf\u{E9} \u{2192} \u{1F600}")]
        let options = PNGOptions(level: level, density: 216, metadata: texts)
        let script = """
            from PIL import Image
            with Image.open('a.png') as p, open('o', 'wb') as out:
                p.load()
                out.write(p.convert('RGBA').tobytes())
                print([round(d) for d in p.info['dpi']], p.info['srgb'], ascii(p.text))
            """
        for bitmap in Self.samples {
            let run = try Tool.python!.run(
                ["-W", "error", "-c", script], files: ["a.png": try PNG.encode(bitmap, options: options)], result: "o")
            let straight = bitmap.pixels.map(StraightAlpha.straight)
            #expect(run.complaints.isEmpty)
            #expect(
                run.result == straight.flatMap { p in (0..<4).map { UInt8(truncatingIfNeeded: p >> UInt32(8 * $0)) } })
            #expect(
                String(decoding: run.output, as: UTF8.self)
                    == "[216, 216] 0 {'Vitrine scene': 'sha256:00ff', 'Title': 'Caf\\xe9 \\u2192 \\U0001f600'}\n")
        }
    }

    @Test func impossibleOptionsAreRefused() {
        let bitmap = Bitmap(width: 1, height: 1)
        for key in ["", " a", "a ", "a  b", String(repeating: "k", count: 80), "\u{3B1}", "a\nb"] {
            #expect(throws: ImageEncodingError.self) {
                try PNG.encode(bitmap, options: PNGOptions(metadata: [PNGText(key, "")]))
            }
        }
        #expect(throws: ImageEncodingError.self) {
            try PNG.encode(bitmap, options: PNGOptions(metadata: [PNGText("a", "b\0c")]))
        }
        for density in [0, -1, .nan, .infinity, 1e9] {
            #expect(throws: ImageEncodingError.self) { try PNG.encode(bitmap, options: PNGOptions(density: density)) }
        }
    }
}
