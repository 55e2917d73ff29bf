import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineEncoders
@testable import VitrinePNGDecoder
@testable import VitrinePrimitives

/// Color profiles of pictures compared with LittleCMS.
@Suite struct PictureProfileTests {
    private static func profile(_ name: String) -> [UInt8] {
        let text = ProfileFigures.profiles.first { $0.name == name }!.base64
        return [UInt8](Data(base64Encoded: text)!)
    }

    /// Returns 0xRRGGBB as a pixel.
    private static func pixel(_ color: UInt32) -> UInt32 {
        0xFF00_0000 | color >> 16 | color & 0xFF00 | (color & 255) << 16
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [UInt32(0), 8, 16].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max()!
    }

    /// Most colors are equal, none differs by more than a level, as LittleCMS works with 16 bits.
    @Test(arguments: ProfileFigures.profiles.map(\.name)) func colorsAreThoseOfLittleCMS(name: String) throws {
        let figures = ProfileFigures.profiles.first { $0.name == name }!.sRGB
        let conversion = try ProfileConversion(profile: Self.profile(name))
        var different = 0
        for (color, expected) in zip(ProfileFigures.samples, figures) {
            let distance = Self.distance(conversion.converted(Self.pixel(color)), Self.pixel(expected))
            #expect(distance <= 1, "\(name): \(String(color, radix: 16))")
            if distance > 0 { different += 1 }
        }
        #expect(different < figures.count / 2, "\(name)")
    }

    @Test func ownDisplayP3IsTheInverseOfTheConversionForStills() throws {
        let conversion = try ProfileConversion(profile: ICCProfile.displayP3)
        for color in ProfileFigures.samples {
            let rgb = RGBColor(color)
            let p3 = rgb.components(in: .displayP3).premultiplied.bits
            // Components of Display P3 in bytes are too coarse for more: those of cyan's red are steep.
            #expect(Self.distance(conversion.converted(p3), Self.pixel(color)) <= 3, "\(String(color, radix: 16))")
        }
    }

    @Test func profileOfSRGBChangesNothing() {
        guard case .sRGB = PictureProfile.read(Self.profile("sRGB")) else {
            Issue.record("sRGB's own profile is taken for another")
            return
        }
        guard case .matrix = PictureProfile.read(Self.profile("displayP3")) else {
            Issue.record("Display P3 is taken for sRGB")
            return
        }
    }

    @Test func transparencyIsKept() throws {
        let conversion = try ProfileConversion(profile: Self.profile("displayP3"))
        var bitmap = Bitmap(
            width: 4, height: 1,
            pixels: [
                0, StraightAlpha.premultiplied(0x8010_60E0), StraightAlpha.premultiplied(0x0110_60E0), 0xFF10_60E0,
            ])
        conversion.convert(&bitmap)
        #expect(bitmap.pixels.map { $0 >> 24 } == [0, 0x80, 1, 255])
        #expect(bitmap.pixels[3] == conversion.converted(0xFF10_60E0))
        #expect(Self.distance(StraightAlpha.straight(bitmap.pixels[1]), bitmap.pixels[3]) <= 2)
    }

    // MARK: Files

    private static let picture = Bitmap(width: 2, height: 1, pixels: [0xFF4F_B82C, 0xFF10_60E0])

    private static func png(_ name: String, chunks: [(String, [UInt8])] = []) throws -> [UInt8] {
        let file = try PNG.encode(picture)
        var added: [UInt8] = []
        for (type, bytes) in chunks { PNGChunks.append(type, bytes, to: &added) }
        let profile = Self.profile(name).withUnsafeBufferPointer {
            Zlib.compressed($0, effort: DeflateParser.Effort(depth: 4))
        }
        PNGChunks.append("iCCP", Array("Some".utf8) + [0, 0] + profile, to: &added)
        // The chunk follows the header.
        return Array(file[..<33]) + added + file[33...]
    }

    private static func jpeg(_ name: String, parts: Int) -> [UInt8] {
        let profile = Self.profile(name)
        let length = (profile.count + parts - 1) / parts
        var segments: [UInt8] = []
        // Parts may be in any order.
        for number in (1...parts).reversed() {
            let part = profile[(number - 1) * length..<min(number * length, profile.count)]
            let body = Array("ICC_PROFILE".utf8) + [0, UInt8(number), UInt8(parts)] + part
            segments += [0xFF, 0xE2] + PNGChunks.half(body.count + 2) + body
        }
        return Array(SampleJPEGs.sequential[..<2]) + segments + SampleJPEGs.sequential[2...]
    }

    private static func conversion(_ profile: PictureProfile) -> ProfileConversion? {
        if case .matrix(let conversion) = profile { conversion } else { nil }
    }

    @Test func profilesOfPNGsAndJPEGsAreFound() throws {
        let expected = try ProfileConversion(profile: Self.profile("gamma"))
        #expect(Self.conversion(PictureProfile(of: try Self.png("gamma"))) == expected)
        for parts in [1, 3] {
            #expect(Self.conversion(PictureProfile(of: Self.jpeg("gamma", parts: parts))) == expected)
        }
        for file in [try PNG.encode(Self.picture), SampleJPEGs.sequential, [1, 2, 3]] {
            guard case .sRGB = PictureProfile(of: file) else {
                Issue.record("a profile where there is none")
                return
            }
        }
    }

    @Test func ownStillsOfDisplayP3AreReadBack() throws {
        let file = try PNG.encode(Self.picture, options: PNGOptions(colorSpace: .displayP3))
        #expect(Self.conversion(PictureProfile(of: file)) == (try ProfileConversion(profile: ICCProfile.displayP3)))
    }

    @Test func codePointsTakePrecedence() throws {
        let file = try Self.png("gamma", chunks: [("cICP", [12, 13, 0, 1])])
        #expect(Self.conversion(PictureProfile(of: file)) == (try ProfileConversion(profile: ICCProfile.displayP3)))
        guard case .sRGB = PictureProfile(of: try Self.png("gamma", chunks: [("cICP", [1, 13, 0, 1])])) else {
            Issue.record("the code points of sRGB are a conversion")
            return
        }
        guard
            case .unsupported(let reason) = PictureProfile(
                of: try Self.png("gamma", chunks: [("cICP", [9, 16, 0, 1])]))
        else {
            Issue.record("PQ is supported")
            return
        }
        #expect(reason.contains("9, 16, 0, 1"))
    }

    @Test func gammaIsNotAppliedBesideAProfile() throws {
        // An sRGB chunk would hide the gamma.
        let plain = PictureProfile.removingGamma(from: try Self.png("gamma"))
        var gamma: [UInt8] = []
        PNGChunks.append("gAMA", [0, 1, 0x86, 0xA0], to: &gamma)
        let file = Array(plain[..<33]) + gamma + plain[33...]
        #expect(try PNG.decode(file) != Self.picture)
        #expect(try PNG.decode(PictureProfile.removingGamma(from: file)) == Self.picture)
    }

    @Test(arguments: [
        ("short", "no ICC profile"), ("gray", "\"GRAY\""), ("lab", "\"Lab \""), ("tables", "tables of colors"),
        ("no red", "no rTRC"), ("many tags", "damaged"),
    ]) func otherProfilesSayWhy(change: String, reason: String) {
        var bytes = Self.profile("gamma")
        func replace(_ at: Int, _ text: String) { bytes.replaceSubrange(at..<at + 4, with: Array(text.utf8)) }
        switch change {
        case "short": bytes = Array(bytes.prefix(100))
        case "gray": replace(16, "GRAY")
        case "lab": replace(20, "Lab ")
        case "tables": replace(132, "A2B0")
        case "no red": replace(132 + 12 * 4, "xTRC")
        default: bytes[128] = 1
        }
        guard case .unsupported(let found) = PictureProfile.read(bytes) else {
            Issue.record("\(change): applied")
            return
        }
        #expect(found.contains(reason))
    }

    @Test func profilesOfMoreThanAMegabyteAreNotApplied() throws {
        let zeros = [UInt8](repeating: 0, count: PictureProfile.largest + 1).withUnsafeBufferPointer {
            Zlib.compressed($0, effort: DeflateParser.Effort(depth: 4))
        }
        var added: [UInt8] = []
        PNGChunks.append("iCCP", [65, 0, 0] + zeros, to: &added)
        let file = try PNG.encode(Self.picture)
        guard case .unsupported(let reason) = PictureProfile(of: Array(file[..<33]) + added + file[33...]) else {
            Issue.record("a profile of more than a megabyte is applied")
            return
        }
        #expect(reason.contains("1048576"))
    }

    /// Any bytes give a profile or an error; every table has 256 values of 0...1.
    @Test(arguments: ProfileFigures.profiles.map(\.name)) func damagedProfilesDoNoHarm(name: String) {
        var random = SplitMix64(seed: 0x1CC)
        let profile = Self.profile(name)
        for _ in 0..<2000 {
            let bytes = PictureDamage.damaged(profile, &random)
            guard let conversion = try? ProfileConversion(profile: bytes) else { continue }
            for color in ProfileFigures.samples.prefix(24) {
                #expect(conversion.converted(Self.pixel(color)) >> 24 == 255)
            }
        }
    }

    @Test func damagedFilesDoNoHarm() throws {
        var random = SplitMix64(seed: 0x1CD)
        for file in [try Self.png("table"), Self.jpeg("table", parts: 2)] {
            for _ in 0..<2000 {
                let bytes = PictureDamage.damaged(file, &random)
                _ = PictureProfile(of: bytes)
                #expect(PictureProfile.removingGamma(from: bytes).count <= max(bytes.count, 8))
            }
        }
    }
}
