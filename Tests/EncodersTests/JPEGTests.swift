import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct JPEGTests {
    private static func hash(_ bitmap: Bitmap) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for pixel in bitmap.pixels {
            for shift in [0, 8, 16, 24] { hash = (hash ^ UInt64((pixel >> UInt32(shift)) & 255)) &* 0x100_0000_01B3 }
        }
        return hash
    }

    private static func far(_ a: UInt32, _ b: RGBColor) -> Double {
        let c = [(a & 255, b.red), ((a >> 8) & 255, b.green), ((a >> 16) & 255, b.blue)]
        return c.reduce(0) { max($0, abs(Double($1.0) - $1.1 * 255)) }
    }

    /// Pixels are the same on every machine, with and without SIMD, and those of Pillow.
    @Test func pixelsAreTheSameEverywhere() throws {
        #expect(Self.hash(try JPEG.decode(SampleJPEGs.sequential)) == 0x9441_F4A8_FBAF_1CC6)
        #expect(Self.hash(try JPEG.decode(SampleJPEGs.progressive)) == 0xD7E5_8405_2660_A748)
        #expect(Self.hash(try JPEG.decode(SampleJPEGs.gray)) == 0xEB61_1531_689C_11E2)
    }

    @Test func colorsAreThoseOfThePicture() throws {
        for file in [SampleJPEGs.sequential, SampleJPEGs.progressive] {
            let bitmap = try JPEG.decode(file)
            #expect(bitmap.width == 20 && bitmap.height == 12)
            #expect(Self.far(bitmap.pixels[6 * 20 + 10], RGBColor(0xE62828)) < 45)
            #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
        }
        let gray = try JPEG.decode(SampleJPEGs.gray)
        #expect(gray.pixels.allSatisfy { $0 & 255 == ($0 >> 8) & 255 && $0 & 255 == ($0 >> 16) & 255 })
    }

    @Test func filesAreKnownByTheirBytes() throws {
        #expect(try ImageFileReader(SampleJPEGs.sequential).format == .jpeg)
        #expect(try ImageFileReader.firstFrame(of: SampleJPEGs.gray).width == 20)
    }

    @Test func colorsOfPrintAreRefused() {
        #expect { try JPEG.decode(SampleJPEGs.cmyk) } throws: { "\($0)".contains("CMYK") }
    }

    @Test func limitsHoldBeforeAnythingIsDecoded() {
        let limits = ImageLimits(maximumSide: 19, maximumPixels: 1000)
        #expect { try JPEG.decode(SampleJPEGs.sequential, limits: limits) } throws: {
            $0 as? ImageDecodingError == .imageTooLarge(width: 20, height: 12, limits: limits)
        }
        #expect(throws: ImageDecodingError.self) { try ImageFileReader(SampleJPEGs.sequential, limits: limits) }
    }

    /// Repeated scans, a few bytes each, which libjpeg decodes over the whole picture, end at a limit.
    @Test func scansEndAtALimit() throws {
        let file = SampleJPEGs.progressive
        func isScan(_ i: Int) -> Bool { file[i] == 0xFF && file[i + 1] == 0xDA }
        let starts = (2..<file.count - 1).filter(isScan)
        let last = Array(file[starts[starts.count - 1]..<file.count - 2])
        func picture(scans: Int) -> [UInt8] {
            Array(file.dropLast(2)) + Array(repeating: last, count: scans - starts.count).joined() + [0xFF, 0xD9]
        }
        let error = ImageDecodingError.brokenJPEG(reason: "more than \(JPEG.mostScans) scans")
        #expect(throws: error) { try JPEG.decode(picture(scans: JPEG.mostScans + 1)) }
        do { _ = try JPEG.decode(picture(scans: JPEG.mostScans)) } catch let other {
            #expect(other as? ImageDecodingError != error)
        }
    }

    @Test func truncatedFilesAreErrors() {
        let file = SampleJPEGs.sequential
        for count in stride(from: 3, to: file.count - 2, by: 11) {
            #expect(throws: ImageDecodingError.self) { try JPEG.decode(Array(file.prefix(count))) }
        }
    }

    /// Any bytes give a picture or an error.
    @Test(arguments: 0..<8) func damagedFilesNeverTrap(seed: Int) {
        var random = SplitMix64(seed: UInt64(9000 + seed))
        let files = [SampleJPEGs.sequential, SampleJPEGs.progressive, SampleJPEGs.gray, SampleJPEGs.cmyk]
        let limits = ImageLimits(maximumSide: 4096, maximumPixels: 1 << 20)
        var pictures = 0
        for _ in 0..<400 {
            let bytes = PictureDamage.damaged(random.element(of: files), &random)
            do {
                let bitmap = try ImageFileReader.firstFrame(of: bytes, limits: limits)
                #expect(limits.allows(width: bitmap.width, height: bitmap.height))
                pictures += 1
            } catch {
                #expect(error.description.isEmpty == false)
            }
        }
        // Damage to samples alone is no error.
        #expect(pictures > 0 && pictures < 400)
    }

    // MARK: Orientation

    /// Returns the file with an Exif segment that specifies an orientation.
    private static func noted(_ file: [UInt8], _ orientation: UInt8, isBig: Bool) -> [UInt8] {
        let tiff: [UInt8] =
            isBig
            ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
            : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
        let body = Array("Exif".utf8) + [0, 0] + tiff
        let length = body.count + 2
        return Array(file.prefix(2)) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body + file.dropFirst(2)
    }

    /// The corners of the upright picture, in the order upper left, upper right, lower left, lower right.
    @Test(
        arguments: [
            (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]), (5, [0, 2, 1, 3]),
            (6, [2, 0, 3, 1]), (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]),
        ], [true, false])
    func photosAreTurnedUpright(note: (Int, [Int]), isBig: Bool) throws {
        func corners(_ bitmap: Bitmap) -> [UInt32] {
            let (w, h) = (bitmap.width, bitmap.height)
            return [0, w - 1, w * (h - 1), w * h - 1].map { bitmap.pixels[$0] }
        }
        let plain = corners(try JPEG.decode(SampleJPEGs.sequential))
        let file = Self.noted(SampleJPEGs.sequential, UInt8(note.0), isBig: isBig)
        let turned = try JPEG.decode(file)
        #expect(corners(turned) == note.1.map { plain[$0] })
        #expect((turned.width, turned.height) == (note.0 > 4 ? (12, 20) : (20, 12)))
        #expect(try JPEG.size(file) == (turned.width, turned.height))
    }
}
