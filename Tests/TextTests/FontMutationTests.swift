import Testing
import VitrineTestSupport

@testable import VitrineText

/// Damaged fonts give an error or a line, never a trap or a hang.
@Suite struct FontMutationTests {
    static let fonts: [(name: String, text: String, cases: Int, seed: UInt64)] = [
        ("NotoSansHebrew-Regular.ttf", "Abc אָבּג", 4000, 0xF0), ("NotoSansArabic-Regular.ttf", "Abc لا إِله", 1500, 0xF1),
        ("Inter-Regular.otf", "Abc AVé", 1500, 0xF2), ("InterDisplay-Bold.otf", "Abc fi…", 500, 0xF3),
    ]

    @Test(arguments: fonts)
    func damagedFontsAreErrorsOrLines(name: String, text: String, cases: Int, seed: UInt64) throws {
        let original = try fontBytes(name)
        var generator = SplitMix64(seed: seed)
        var opened = 0
        var refused = 0
        for _ in 0..<(isDebugBuild ? cases / 25 : cases) {
            let bytes = Self.damage(original, &generator)
            guard let face = try? FontFace(bytes: bytes) else {
                refused += 1
                continue
            }
            opened += 1
            let setter = Typesetter(
                book: FontBook([.init(family: "Inter", weight: .regular, face: face)], fallbacks: []))
            let line = setter.line(text, style: TextStyle(size: 17), maxWidth: 60)
            #expect(line.width <= 60 && line.width >= 0 && line.inkBounds.isFinite)
            for glyph in 0..<UInt32(min(face.glyphCount, 24)) {
                if let outline = try? face.outline(of: glyph) { #expect(outline.ink.isFinite) }
            }
        }
        // The damage is detected sometimes, but not always.
        #expect(opened > 0 && refused > 0, "\(opened) opened, \(refused) refused")
    }

    @Test func everyTruncationOfASmallFontIsAnErrorOrALine() throws {
        let original = try fontBytes("NotoSansHebrew-Bold.ttf")
        for length in stride(from: 0, to: original.count, by: isDebugBuild ? 997 : 37) {
            guard let face = try? FontFace(bytes: Array(original[..<length])) else { continue }
            let setter = Typesetter(book: FontBook([.init(family: "Inter", weight: .bold, face: face)]))
            #expect(setter.line("אבג abc", style: TextStyle(size: 20)).width.isFinite)
        }
    }

    /// Glyph n is four times glyph n - 1: a few hundred bytes that specify 4²⁴ parts.
    @Test func nestedPartsAreCountedBeforeTheyArePutTogether() throws {
        var bytes = try fontBytes("NotoSansHebrew-Regular.ttf")
        func put(_ value: Int, _ size: Int, at offset: Int) {
            for k in 0..<size { bytes[offset + k] = UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - k))) }
        }
        func record(_ tag: String) throws -> Int {
            try #require((0..<Int(bytes[5])).map { 12 + 16 * $0 }.first { bytes[$0...].starts(with: tag.utf8) })
        }
        func offset(_ tag: String) throws -> Int {
            let at = try record(tag) + 8
            return bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        let maxp = try offset("maxp")
        let count = Int(bytes[maxp + 4]) << 8 | Int(bytes[maxp + 5])
        put(100, 2, at: maxp + 30)
        put(1, 2, at: try offset("head") + 50)
        var glyf: [UInt8] = []
        var loca: [Int] = [0]
        for glyph in 0..<count {
            if (1...24).contains(glyph) {
                glyf += [0xFF, 0xFF, 0, 0, 0, 0, 0, 9, 0, 9]
                for part in 0..<4 { glyf += [0, part < 3 ? 0x22 : 0x02, 0, UInt8(glyph - 1), 0, 0] }
                glyf += [0, 0]
            }
            loca.append(glyf.count)
        }
        for (tag, table) in [
            ("glyf", glyf), ("loca", loca.flatMap { [UInt8(0), 0, UInt8($0 >> 8), UInt8($0 & 255)] }),
        ] {
            let at = try record(tag)
            put(bytes.count, 4, at: at + 8)
            put(table.count, 4, at: at + 12)
            bytes += table
        }
        let face = try FontFace(bytes: bytes)
        #expect(try face.outline(of: 3).outline.path.isEmpty)
        #expect(throws: TextError.glyphTooComplex(24, limit: 1000)) { try face.outline(of: 24) }
        #expect(throws: TextError.glyphTooComplex(9, limit: 1000)) { try face.outline(of: 9) }
    }

    private static func damage(_ original: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
        var bytes = original
        let tables = Int(original[4]) << 8 | Int(original[5])
        for _ in 0...generator.below(3) {
            // The start of a table holds its counts and offsets, which matter more than most bytes.
            let record = 12 + 16 * generator.below(tables)
            let offset = (8..<12).reduce(0) { $0 << 8 | Int(original[record + $1]) }
            switch generator.below(8) {
            case 0:
                bytes.removeLast(generator.below(bytes.count))
            case 1:
                let at = generator.below(bytes.count)
                for k in at..<min(bytes.count, at + generator.below(64)) { bytes[k] = 0xFF }
            case 2:
                if record + 16 <= bytes.count {
                    bytes[record + 4 + generator.below(12)] ^= 1 << generator.below(8)
                }
            case 3, 4, 5:
                let at = min(offset + generator.below(96), bytes.count - 1)
                if at >= 0 { bytes[at] = UInt8(generator.below(256)) }
            case 6:
                for _ in 0..<16 where !bytes.isEmpty {
                    bytes[generator.below(bytes.count)] = UInt8(generator.below(256))
                }
            default:
                let length = min(generator.below(4096), bytes.count)
                let from = generator.below(bytes.count - length + 1)
                let to = generator.below(bytes.count - length + 1)
                let part = Array(bytes[from..<(from + length)])
                bytes.replaceSubrange(to..<(to + length), with: part)
            }
            if bytes.count < 12 { break }
        }
        return bytes
    }
}
