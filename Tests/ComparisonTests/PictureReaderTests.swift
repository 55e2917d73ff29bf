import Testing
import VitrineEncoders
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineComparison

/// The fast reader of PNGs compared with libpng.
@Suite struct PictureReaderTests {
    /// Returns a picture of any color type, filter and kind of block.
    private static func bitmap(_ random: inout SplitMix64) -> Bitmap {
        let (width, height) = (1 + random.below(90), 1 + random.below(60))
        let kind = random.below(5)
        let colors = (0..<300).map { _ in UInt32(truncatingIfNeeded: random.next()) }
        let pixels = (0..<width * height).map { i -> UInt32 in
            let (x, y) = (i % width, i / width)
            var rgb =
                switch kind {
                case 0: colors[random.below(300)]
                case 1: UInt32(x * 3 & 255) | UInt32(y * 2 & 255) << 8 | UInt32((x + y) & 255) << 16
                case 2: UInt32((x * y) & 255) &* 0x01_0101
                case 3: colors[(x / 5 + y / 7) % 290]
                default: colors[y % 3] &+ UInt32(x & 3)
                }
            rgb &= 0xFF_FFFF
            guard kind == 3, x < 4 else { return rgb | 0xFF00_0000 }
            // The pixel is translucent and premultiplied.
            let alpha = UInt32(random.below(256))
            return [0, 8, 16].reduce(alpha << 24) { $0 | div255((rgb >> $1 & 255) * alpha) << $1 }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    @Test func pixelsAreThoseOfLibpng() throws {
        var random = SplitMix64(seed: 20)
        var fast = 0
        for _ in 0..<400 {
            let bitmap = Self.bitmap(&random)
            let level = random.element(of: PNGOptions.Level.allCases)
            let png = try PNG.encode(bitmap, options: PNGOptions(level: level))
            if let read = FastPNG.decode(png) {
                fast += 1
                #expect(try read == PNG.decode(png))
            }
            #expect(try PictureReader.still(png) == PNG.decode(png))
            #expect(try PNG.decode(png) == bitmap)
        }
        #expect(fast > 200)
    }

    @Test func damagedFilesAreReadAsByLibpngOrNotAtAll() throws {
        var random = SplitMix64(seed: 21)
        for _ in 0..<3000 {
            let png = try PNG.encode(Self.bitmap(&random), options: PNGOptions(level: .fast))
            let damaged = PictureDamage.damaged(png, &random)
            guard let read = FastPNG.decode(damaged) else { continue }
            // libpng may reject what this reader accepts, but never reads other pixels.
            if let other = try? PNG.decode(damaged) { #expect(read == other) }
        }
    }

    @Test func hugeSizesAreRefusedBeforeMemoryIsTaken() throws {
        var png = try PNG.encode(Bitmap(width: 3, height: 3), options: PNGOptions())
        png.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
        PictureDamage.repairChecksums(&png)
        #expect(throws: ImageDecodingError.self) { try PictureReader.still(png) }
    }
}
