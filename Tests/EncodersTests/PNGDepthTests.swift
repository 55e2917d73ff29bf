import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

/// PNGs of 16 bits per sample have the colors of their forms with 8 bits, for every statement of their color space.
@Suite struct PNGDepthTests {
    /// Source: PNG specification (ISO/IEC 15948), 11.2.2.
    enum ColorType: UInt8, CaseIterable {
        case gray = 0, rgb = 2, grayAlpha = 4, rgba = 6

        var samples: Int { [0: 1, 2: 3, 4: 2, 6: 4][rawValue]! }
    }

    /// The statement of a file's color space.
    enum Statement: String, CaseIterable {
        case none, gamma, sRGB, profile, codePoints

        var chunks: [UInt8] {
            var out: [UInt8] = []
            switch self {
            case .none: break
            case .gamma: PNGChunks.append("gAMA", PNGChunks.word(100_000), to: &out)
            case .sRGB: PNGChunks.append("sRGB", [0], to: &out)
            case .profile:
                let profile = ICCProfile.displayP3.withUnsafeBufferPointer {
                    Zlib.compressed($0, effort: DeflateParser.Effort(depth: 4))
                }
                PNGChunks.append("iCCP", Array("Some".utf8) + [0, 0] + profile, to: &out)
            case .codePoints: PNGChunks.append("cICP", [12, 13, 0, 1], to: &out)
            }
            return out
        }
    }

    private static let (width, height) = (16, 16)

    /// Returns a file with all values of a sample, each with others beside it.
    private static func file(_ type: ColorType, depth: Int, _ statement: Statement) -> [UInt8] {
        var rows: [UInt8] = []
        for y in 0..<height {
            rows.append(0)
            for x in 0..<width {
                for sample in 0..<type.samples {
                    let value = UInt8(truncatingIfNeeded: (y * width + x) * (2 * sample + 1) + 31 * sample)
                    rows += depth == 8 ? [value] : [value, value]
                }
            }
        }
        let data = rows.withUnsafeBufferPointer { Zlib.compressed($0, effort: DeflateParser.Effort(depth: 4)) }
        var out: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        PNGChunks.append(
            "IHDR", PNGChunks.word(width) + PNGChunks.word(height) + [UInt8(depth), type.rawValue, 0, 0, 0], to: &out)
        out += statement.chunks
        PNGChunks.append("IDAT", data, to: &out)
        PNGChunks.append("IEND", [], to: &out)
        return out
    }

    /// Returns the largest difference of a channel.
    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [UInt32(0), 8, 16, 24].map { shift in abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }.max() ?? 0
    }

    @Test(arguments: ColorType.allCases, Statement.allCases) func `16 bits are as 8 bits`(
        _ type: ColorType, _ statement: Statement
    ) throws {
        for inSRGB in [false, true] {
            let pictures = try [8, 16].map { depth in
                try ImageFileReader.firstFrame(of: Self.file(type, depth: depth, statement), inSRGB: inSRGB)
            }
            // libpng converts a gamma to sRGB with 16 bits.
            let most = statement == .gamma ? 1 : 0
            let distances = zip(pictures[0].pixels, pictures[1].pixels).map(Self.distance)
            #expect((distances.max() ?? 255) <= most, "\(distances.max() ?? 0)")
            let plain = try ImageFileReader.firstFrame(of: Self.file(type, depth: 8, .none))
            let isGray = type == .gray || type == .grayAlpha
            switch statement {
            case .none, .sRGB: #expect(pictures[1] == plain)
            case .gamma: #expect(pictures[1] != plain)
            // Grays of Display P3 are those of sRGB.
            case .profile, .codePoints: #expect((pictures[1] == plain) == (!inSRGB || isGray), "\(inSRGB)")
            }
        }
    }

    @Test(.enabled(if: Tool.ffmpeg != nil), arguments: ColorType.allCases)
    func `16 bits without a statement are as ffmpeg reads them`(
        _ type: ColorType
    ) throws {
        let file = Self.file(type, depth: 16, .none)
        let ran = try #require(Tool.ffmpeg).run(
            ["-v", "error", "-i", "in.png", "-f", "rawvideo", "-pix_fmt", "rgba", "out.raw"], files: ["in.png": file],
            result: "out.raw")
        #expect(ran.status == 0, "\(ran.complaints)")
        let picture = try ImageFileReader.firstFrame(of: file)
        try #require(ran.result.count == picture.pixels.count * 4)
        var worst = 0
        for (i, pixel) in picture.pixels.enumerated() {
            var expected: UInt32 = 0
            for byte in ran.result[4 * i..<4 * i + 4].reversed() { expected = expected << 8 | UInt32(byte) }
            worst = max(worst, Self.distance(pixel, StraightAlpha.premultiplied(expected)))
        }
        // ffmpeg rounds separately, both alpha and color of a translucent pixel.
        #expect(worst <= (type.samples % 2 == 0 ? 2 : 1))
    }
}
