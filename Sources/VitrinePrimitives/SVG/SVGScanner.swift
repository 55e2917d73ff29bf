/// Reads the tokens of SVG's number grammar from text, a byte at a time.
/// Source: SVG 1.1, section 8.3.9 (the grammar for path data); `viewBox` has the same white space, numbers and flags.
struct SVGScanner {
    /// The largest number of bytes of one attribute.
    static let maximumLength = 262_144
    /// The largest number of characters of one number.
    static let maximumNumberLength = 64
    /// The largest magnitude of a number or coordinate.
    static let coordinateLimit = 1_000_000.0

    private let bytes: [UInt8]
    private(set) var index = 0

    init(_ text: String) throws(SVGPathError) {
        let length = text.utf8.count
        guard length <= SVGScanner.maximumLength else {
            throw .tooLong(length: length, limit: SVGScanner.maximumLength)
        }
        bytes = Array(text.utf8)
    }

    /// The position of the next byte, counted from 1. All bytes before it are ASCII, so it also counts characters.
    var position: Int { index + 1 }
    var atEnd: Bool { index == bytes.count }
    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func advance() { index += 1 }

    mutating func skipSpace() {
        while let b = peek, b == 0x20 || b == 0x09 || b == 0x0A || b == 0x0D { index += 1 }
    }

    /// Skips white space and at most one comma. Returns whether there was a comma.
    mutating func skipSeparator() -> Bool {
        skipSpace()
        guard peek == UInt8(ascii: ",") else { return false }
        index += 1
        skipSpace()
        return true
    }

    var atNumber: Bool {
        guard let b = peek else { return false }
        return isDigit(b) || b == UInt8(ascii: ".") || b == UInt8(ascii: "+") || b == UInt8(ascii: "-")
    }

    /// Reads a number within ±`coordinateLimit`, correctly rounded; `what` names it in the error.
    mutating func number(_ what: String) throws(SVGPathError) -> Double {
        let start = index
        if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
        var digits = skipDigits()
        if peek == UInt8(ascii: ".") {
            index += 1
            digits += skipDigits()
        }
        guard digits > 0 else { throw unexpected(what) }
        skipExponent()
        guard index - start <= SVGScanner.maximumNumberLength else {
            throw .numberTooLong(limit: SVGScanner.maximumNumberLength, character: start + 1)
        }
        guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
            index = start
            throw unexpected(what)
        }
        guard value.magnitude <= SVGScanner.coordinateLimit else {
            throw .outOfRange(value: value, limit: SVGScanner.coordinateLimit, character: start + 1)
        }
        return value
    }

    /// Reads an arc flag: a single 0 or 1, which needs no separator after it.
    mutating func flag(_ what: String) throws(SVGPathError) -> Bool {
        guard let b = peek, b == UInt8(ascii: "0") || b == UInt8(ascii: "1") else { throw unexpected(what) }
        index += 1
        return b == UInt8(ascii: "1")
    }

    func unexpected(_ expected: String) -> SVGPathError {
        let found = String(decoding: bytes[index..<min(index + 32, bytes.count)], as: UTF8.self).first
        return .unexpected(found: found, expected: expected, character: position)
    }

    private func isDigit(_ b: UInt8) -> Bool { b >= 0x30 && b <= 0x39 }

    private mutating func skipDigits() -> Int {
        let start = index
        while let b = peek, isDigit(b) { index += 1 }
        return index - start
    }

    /// Skips a complete exponent. "1e" is the number 1, followed by an "e" that is not part of it.
    private mutating func skipExponent() {
        guard let b = peek, b | 0x20 == UInt8(ascii: "e") else { return }
        let start = index
        index += 1
        if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
        if skipDigits() == 0 { index = start }
    }
}
