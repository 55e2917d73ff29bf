import Foundation
import Testing
import VitrinePrimitives

@testable import VitrineText

/// Glyphs with colors of their own.
@Suite struct FontPictureTests {
    static let emojiPath = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    static let hasEmoji = FileManager.default.fileExists(atPath: emojiPath)

    @Test func layersHaveTheirColours() throws {
        let face = try FontFace(bytes: sampleFont("Layers.ttf"))
        let glyph = try #require(face.glyph(for: "A"))
        guard case .layers(let layers) = try face.drawing(of: glyph) else {
            Issue.record("no layers")
            return
        }
        #expect(
            layers.map(\.color) == [
                RGBColor(red: 1, green: 0, blue: 0), nil, RGBColor(red: 0, green: 0, blue: 1, alpha: 128.0 / 255),
            ])
        #expect(layers.map(\.glyph.ink.width) == [500, 300, 300])
        #expect(try face.drawing(of: 2) == .outline(face.outline(of: 2)))
        // The outline is the glyph's own.
        #expect(try face.outline(of: glyph).ink.width == 500)
    }

    @Test func picturesComeFromTheLargestStrike() throws {
        let face = try FontFace(bytes: sampleFont("Pictures.ttf"))
        let glyph = try #require(face.glyph(for: "A"))
        guard case .image(let picture) = try face.drawing(of: glyph) else {
            Issue.record("no picture")
            return
        }
        let bitmap = picture.image.bitmap
        #expect(bitmap.width == 32 && bitmap.height == 32)
        // The color is (0, 128, 255) at half opacity, premultiplied.
        #expect(bitmap.pixels.allSatisfy { $0 == PremultipliedColor(red: 0, green: 64, blue: 128, alpha: 128).bits })
        // The picture has 1000 units in 32 pixels; its lower left corner is 2 right of and 4 below the origin.
        let pixel = 1000.0 / 32
        #expect((picture.frame.x - 2 * pixel).magnitude < 0.05 && (picture.frame.maxY - 4 * pixel).magnitude < 0.05)
        #expect((picture.frame.width - 1000).magnitude < 0.05 && (picture.frame.height - 1000).magnitude < 0.05)
        let space = try #require(face.glyph(for: " "))
        #expect(try face.drawing(of: space) == .outline(.empty))
    }

    @Test func damagedPicturesAreErrors() throws {
        let bytes = try sampleFont("Pictures.ttf")
        let starts = bytes.indices.filter { bytes[$0...].starts(with: [0x89, 0x50, 0x4E, 0x47]) }
        #expect(starts.count == 2)
        func error(_ change: (inout [UInt8]) -> Void) throws -> TextError? {
            var bytes = bytes
            change(&bytes)
            let face = try FontFace(bytes: bytes)
            do throws(TextError) {
                _ = try face.drawing(of: 2)
                return nil
            } catch { return error }
        }
        // The damage is in IHDR's width and height, with corrected checksums.
        #expect(try error { $0[starts[1] + 45] ^= 0xFF } == .unreadableGlyph(2, code: 0))
        let huge = try error { bytes in
            let header: [UInt8] = [0x49, 0x48, 0x44, 0x52, 0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF, 8, 6, 0, 0, 0]
            let sum = Self.checksum(header)
            let all = header + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
            for (k, byte) in all.enumerated() { bytes[starts[1] + 12 + k] = byte }
        }
        #expect(huge == .pictureTooLarge(2, width: 0x7FFF, height: 0x7FFF, limit: 1024))
        #expect("\(try #require(huge))".contains("32767x32767 pixels; at most 1024 a side"))
    }

    /// libpng gets no ancillary chunks that affect no pixel: it rejects a type with a digit, and decompresses texts.
    @Test func ancillaryChunksOfAGlyphAreNotRead() throws {
        let font = try sampleFont("Pictures.ttf")
        let start = try #require(font.indices.last { font[$0...].starts(with: [0x89, 0x50, 0x4E, 0x47]) })
        let end = try #require(Self.end(of: font, from: start))
        let png = Array(font[start..<end])
        let expected = try GlyphImages.bitmap(png, of: 2)
        let type = Array("a1bc".utf8)
        let sum = Self.checksum(type)
        let chunk = [0, 0, 0, 0] + type + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
        // The chunk follows the header.
        #expect(try GlyphImages.bitmap(Array(png[..<33]) + chunk + png[33...], of: 2) == expected)
        // A file that ends before its last chunk is damaged.
        #expect(throws: TextError.unreadableGlyph(2, code: 0)) {
            try GlyphImages.bitmap(Array(png.dropLast(12)), of: 2)
        }
    }

    /// Returns the end of the chunk IEND of a PNG that begins at an offset.
    private static func end(of bytes: [UInt8], from start: Int) -> Int? {
        let last = [0, 0, 0, 0] + Array("IEND".utf8)
        return bytes.indices[start...].first { bytes[$0...].starts(with: last) }.map { $0 + 12 }
    }

    /// Source: PNG specification, annex D.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { (c: UInt32, _) -> UInt32 in
                c & 1 == 1 ? 0xEDB8_8320 ^ (c >> 1) : c >> 1
            }
        }
    }

    @Test(.enabled(if: hasEmoji)) func emojiArePictures() throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.emojiPath)))
        let face = try FontFace(bytes: bytes)
        #expect(face.familyName == "Noto Color Emoji" && face.ascent > 0.5 && face.ascent < 1.5)
        let glyph = try #require(face.glyph(for: "\u{1F600}"))
        guard case .image(let picture) = try face.drawing(of: glyph) else {
            Issue.record("no picture")
            return
        }
        let bitmap = picture.image.bitmap
        #expect(bitmap.width == 136 && bitmap.height == 128)
        #expect((picture.frame.width / picture.frame.height - 136.0 / 128).magnitude < 1e-3)
        // The glyph is a face: yellow in the center, clear in the corners; no color exceeds its alpha.
        #expect(bitmap[4, 4].alpha == 0 && bitmap[68, 90].alpha == 255)
        #expect(bitmap[68, 60].red > 200 && bitmap[68, 60].blue < 120)
        for p in bitmap.pixels.map(PremultipliedColor.init(bits:)) {
            #expect(p.red <= p.alpha && p.green <= p.alpha && p.blue <= p.alpha)
        }
        #expect(throws: TextError.noOutlines) { try face.outline(of: glyph) }
        #expect(try face.drawing(of: #require(face.glyph(for: " "))) == .outline(.empty))
    }

    @Test(.enabled(if: hasEmoji)) func emojiComeLastInTheChain() throws {
        var book = bundledBook
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.emojiPath)))
        let traits = try FontProbe.faces(length: bytes.count) { Array(bytes[$0..<($0 + $1)]) }
        book.add(FontBook.Entry.all(of: "NotoColorEmoji.ttf", traits: traits) { bytes })
        let setter = Typesetter(book: book)
        let style = TextStyle(size: 20)
        let text = "Hi 1 \u{1F600}\u{1F469}\u{200D}\u{1F680}"
        let line = setter.line(text, style: style)
        #expect(line.missing.isEmpty && line.images.count == 2)
        #expect(line.images.map(\.frame.minX).sorted() == line.images.map(\.frame.minX))
        // The emoji font also has digits, for keycaps; they are those of the text's own face.
        #expect(setter.line("Hi 1", style: style).glyphs == typesetter.line("Hi 1", style: style).glyphs)
        #expect(typesetter.line(text, style: style).missing.contains("\u{1F600}"))
        #expect(typesetter.missingCharacters.contains("\u{1F680}"))
    }
}
