package enum TextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The font has more bytes than `FontFace.largestFile`.
    case fontTooLarge(bytes: Int, limit: Int)
    /// The signature is not that of an OpenType or TrueType font.
    case notAFont(signature: [UInt8])
    /// The file has fewer faces than the index requires.
    case noSuchFace(index: Int, count: Int)
    /// FreeType cannot open the font; `code` is FreeType's error number.
    case unreadableFont(code: Int)
    /// The font or the requested glyph has only bitmaps.
    case noOutlines
    /// A font file cannot be read, for the system's reason.
    case unreadableFile(reason: String)
    /// A part of the font, such as `the table 'name'`, lies outside its file.
    case tableOutsideFile(String)
    /// A collection has more faces than `FontProbe.mostFaces`.
    case tooManyFaces(Int, limit: Int)
    /// A variable font has more axes than `FontFace.mostAxes`.
    case tooManyAxes(limit: Int)
    case unitsPerEmOutOfRange(Int, legal: ClosedRange<Int>)
    /// FreeType cannot load the glyph; `code` is FreeType's error number.
    case unreadableGlyph(UInt32, code: Int)
    /// The glyph has more parts, including nested ones, than `limit`.
    case glyphTooComplex(UInt32, limit: Int)
    /// A side of the glyph's picture exceeds `limit` pixels.
    case pictureTooLarge(UInt32, width: Int, height: Int, limit: Int)
    /// An axis tag is not 1...4 printable ASCII characters.
    case badAxisTag(String)
    /// A value for the named axis is outside the legal range, or NaN.
    case axisValueOutOfRange(String, Double, legal: ClosedRange<Double>)
    /// An OpenType feature's tag is not 1...4 printable ASCII characters.
    case badFeatureTag(String)
    /// A size in points is outside the legal range, or NaN.
    case sizeOutOfRange(Double, legal: ClosedRange<Double>)
    indirect case inFile(String, TextError)

    package var description: String {
        switch self {
        case .fontTooLarge(let bytes, let limit):
            "the font has \(bytes) bytes; at most \(limit) are allowed"
        case .notAFont(let signature) where signature.starts(with: "wOF".utf8):
            "a font of the web (\(signature.last == UInt8(ascii: "2") ? "WOFF2" : "WOFF")) is not read; "
                + "`fonttools ttLib.woff2 decompress` or a converter makes an OpenType font of it"
        case .notAFont(let signature):
            "not an OpenType or TrueType font: the file begins with "
                + (signature.isEmpty ? "nothing" : signature.map(Self.hex).joined(separator: " "))
        case .noSuchFace(let index, let count):
            "the font file has no face \(index); it has \(count), counted from 0"
        case .unreadableFont(let code):
            "the font is damaged or incomplete (FreeType error \(code))"
        case .noOutlines:
            "the font has bitmaps only; outlines or color images are needed"
        case .unreadableFile(let reason):
            "the file cannot be read: \(reason)"
        case .tableOutsideFile(let part):
            "the font is damaged or incomplete: \(part) lies outside of the file"
        case .tooManyFaces(let count, let limit):
            "the collection has \(count) faces; at most \(limit) are allowed"
        case .tooManyAxes(let limit):
            "the font has more than \(limit) axes"
        case .unitsPerEmOutOfRange(let value, let legal):
            "the font has \(value) units per em; \(legal.lowerBound) to \(legal.upperBound) are allowed"
        case .unreadableGlyph(let glyph, let code):
            "glyph \(glyph) of the font is damaged (FreeType error \(code))"
        case .glyphTooComplex(let glyph, let limit):
            "glyph \(glyph) of the font is put together from more than \(limit) parts"
        case .pictureTooLarge(let glyph, let width, let height, let limit):
            "the picture of glyph \(glyph) has \(width)x\(height) pixels; at most \(limit) a side are allowed"
        case .badAxisTag(let tag):
            "'\(tag)' is not an axis of a font; a tag has 1 to 4 printable ASCII characters, such as 'wght'"
        case .axisValueOutOfRange(let tag, let value, let legal):
            "\(value) on the axis '\(tag)' is outside \(legal.lowerBound) to \(legal.upperBound)"
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
