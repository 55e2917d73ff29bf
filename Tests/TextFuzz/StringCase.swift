import VitrinePrimitives
import VitrineTestSupport
import VitrineText

/// One mutated text, set as a line and as a layout.
struct StringCase {
    private let text: String
    private var random: SplitMix64

    init(_ number: UInt64, seed: UInt64) {
        var mix = SplitMix64(seed: seed)
        random = SplitMix64(seed: mix.next() ^ (number &* 0x9E37_79B9_7F4A_7C15))
        text = Self.text(&random)
    }

    private static let phrases = [
        "Suscipit ut itaque eos officiis", "שלום עולם (123)", "السلام عليكم لا إله", "漢字かな交じり文。", "सभी मनुष्यों को",
        "👩‍👩‍👧‍👦🇩🇪🏳️‍🌈1️⃣", "e\u{301}\u{308}\u{304}\u{323}", "a\u{AD}b\u{200B}c\u{2060}d\u{A0}e", "ﬁ ffi -> <= != 1/2",
        "\r\n\u{2028}\u{2029}\u{85}\t\u{B}", "\u{202E}abc\u{202C}\u{2067}def\u{2069}", "ก็น้ำญี่ปุ่น", "$12.50–€3,99%",
    ]

    private static func text(_ random: inout SplitMix64) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0...random.below(4) { scalars += Array(random.element(of: phrases).unicodeScalars) }
        for _ in 0..<random.below(8) { mutate(&scalars, &random) }
        if random.chance(4) {
            // The texts include invalid UTF-8, and halves of surrogate pairs.
            var bytes = Array(String(scalars).utf8)
            for _ in 0...random.below(6) where !bytes.isEmpty {
                bytes[random.below(bytes.count)] = UInt8(random.below(256))
            }
            bytes += [0xED, 0xA0, 0x80 | UInt8(random.below(64))]
            return random.chance(2)
                ? String(decoding: bytes, as: UTF8.self)
                : String(decoding: bytes.map { UInt16($0) << 8 | 0xD8 } + [0xDC00, 0xD800], as: UTF16.self)
        }
        return String(scalars)
    }

    private static func mutate(_ s: inout String.UnicodeScalarView, _ random: inout SplitMix64) {
        var all = Array(s)
        let at = random.below(all.count + 1)
        switch random.below(9) {
        case 0: all.insert(any(&random), at: at)
        case 1: if at < all.count { all.remove(at: at) }
        case 2: all.insert(contentsOf: (0..<random.below(60)).map { _ in mark(&random) }, at: at)
        case 3: all.insert(Unicode.Scalar(UInt8(random.below(32))), at: at)
        case 4: all.insert(contentsOf: Array(repeating: any(&random), count: random.below(200)), at: at)
        case 5:
            all.insert(
                random.element(
                    of: Array("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}".unicodeScalars)
                ), at: at)
        case 6:
            all.insert(
                random.element(
                    of: Array("\u{200D}\u{FE0F}\u{FE0E}\u{200C}\u{AD}\u{34F}\u{E0020}\u{1F3FD}".unicodeScalars)), at: at
            )
        case 7: all.reverse()
        default: if at < all.count { all.swapAt(at, random.below(all.count)) }
        }
        s = String.UnicodeScalarView(all)
    }

    private static func any(_ random: inout SplitMix64) -> Unicode.Scalar {
        Unicode.Scalar(UInt32(random.below(random.chance(2) ? 0x3000 : 0x11_0000))) ?? "\u{FFFD}"
    }

    private static func mark(_ random: inout SplitMix64) -> Unicode.Scalar {
        Unicode.Scalar(UInt32(0x300 + random.below(0x70))) ?? "\u{301}"
    }

    /// Sets the text in every way; returns the number of drawn glyphs.
    mutating func run(_ setter: Typesetter) -> Int {
        // Sometimes the text is repeated many times: a line of up to a megabyte.
        let text =
            random.chance(2000) ? String(repeating: text + " ", count: 1 + (1 << 20) / max(1, text.utf8.count)) : text
        let room = random.chance(4) ? nil : random.double(0...400)
        let style = TextStyle(
            size: random.double(1...60), weight: random.element(of: [.regular, .medium, .bold, .black]),
            tracking: random.chance(3) ? random.double(-4...4) : nil, monospacedDigits: random.chance(3),
            language: random.element(of: [nil, "de", "ur", "zz-??"]), isItalic: random.chance(4))
        let direction = random.element(of: TextDirection.allCases)
        let line = setter.line(
            text, style: style, direction: direction, maxWidth: room,
            truncation: random.element(of: Truncation.allCases))
        check(line, room: room, bytes: text.utf8.count)

        var other = TextAttributes(TextStyle(size: random.double(1...60)))
        other.baselineOffset = random.double(-10...10)
        other.underline = random.chance(2) ? TextAttributes.Line(.double) : nil
        let cut = text.unicodeScalars.index(
            text.unicodeScalars.startIndex, offsetBy: random.below(text.unicodeScalars.count + 1))
        let runs =
            AttributedText(String(text.unicodeScalars[..<cut]), TextAttributes(style))
            + AttributedText(String(text.unicodeScalars[cut...]), other)
        let layout = setter.layout(
            runs,
            paragraph: ParagraphStyle(
                alignment: random.element(of: ParagraphStyle.Alignment.allCases),
                lineBreakMode: random.element(of: ParagraphStyle.LineBreakMode.allCases),
                lineLimit: random.chance(2) ? random.below(4) : nil, headIndent: random.double(0...30),
                baseWritingDirection: direction), width: room)
        precondition(layout.size.width.isFinite && layout.size.height.isFinite && !layout.lines.isEmpty)
        for one in layout.lines {
            check(one.line, room: nil, bytes: text.utf8.count)
            precondition(one.origin.x.isFinite && one.origin.y.isFinite && one.height >= 0)
        }
        return line.glyphs.count + layout.lines.reduce(0) { $0 + $1.line.glyphs.count }
    }

    private func check(_ line: ShapedLine, room: Double?, bytes: Int) {
        precondition(line.width >= 0 && line.width.isFinite)
        precondition(room.map { line.width <= $0 + 1e-5 } ?? true)
        precondition(line.glyphs.count <= 4 * Typesetter.longestLayout)
        for glyph in line.glyphs {
            precondition(glyph.x.isFinite && glyph.y.isFinite)
            precondition(glyph.source.lowerBound >= 0 && glyph.source.upperBound <= bytes)
        }
    }
}
