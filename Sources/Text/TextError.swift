/// What can be wrong with a font or a request for text.
public enum TextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The font has more bytes than `FontFace.largestFile`.
    case fontTooLarge(bytes: Int, limit: Int)
    /// The first bytes are not those of an OpenType or TrueType font.
    case notAFont(signature: [UInt8])
    /// The file has fewer faces than asked for.
    case noSuchFace(index: Int, count: Int)
    /// FreeType cannot open the font; `code` is FreeType's own error number.
    case unreadableFont(code: Int)
    /// The font has bitmaps only.
    case noOutlines
    case unitsPerEmOutOfRange(Int, legal: ClosedRange<Int>)
    /// FreeType cannot load the glyph; `code` is FreeType's own error number.
    case unreadableGlyph(UInt32, code: Int)
    /// The glyph is put together from more parts, and parts of parts, than `limit`.
    case glyphTooComplex(UInt32, limit: Int)
    /// An OpenType feature's tag must be 1...4 printable ASCII characters.
    case badFeatureTag(String)
    /// A size in points outside the legal range, or not a number.
    case sizeOutOfRange(Double, legal: ClosedRange<Double>)
    /// An error about the font file of this name.
    indirect case inFile(String, TextError)

    public var description: String {
        switch self {
        case .fontTooLarge(let bytes, let limit):
            "the font has \(bytes) bytes; at most \(limit) are allowed"
        case .notAFont(let signature):
            "not an OpenType or TrueType font: the file begins with "
                + (signature.isEmpty ? "nothing" : signature.map(Self.hex).joined(separator: " "))
        case .noSuchFace(let index, let count):
            "the font file has no face \(index); it has \(count), counted from 0"
        case .unreadableFont(let code):
            "the font is damaged or incomplete (FreeType error \(code))"
        case .noOutlines:
            "the font has bitmaps only; an outline font is needed"
        case .unitsPerEmOutOfRange(let value, let legal):
            "the font has \(value) units per em; \(legal.lowerBound) to \(legal.upperBound) are allowed"
        case .unreadableGlyph(let glyph, let code):
            "glyph \(glyph) of the font is damaged (FreeType error \(code))"
        case .glyphTooComplex(let glyph, let limit):
            "glyph \(glyph) of the font is put together from more than \(limit) parts"
        case .badFeatureTag(let tag):
            "'\(tag)' is not a font feature; a tag has 1 to 4 printable ASCII characters, such as 'tnum'"
        case .sizeOutOfRange(let value, let legal):
            "text size \(value) is outside \(legal.lowerBound) to \(legal.upperBound) points"
        case .inFile(let name, let error):
            "\(name): \(error)"
        }
    }

    private static func hex(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
