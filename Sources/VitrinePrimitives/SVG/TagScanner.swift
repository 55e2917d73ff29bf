/// Reads tags with quoted attributes from text: the subset of XML that an icon needs.
struct TagScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var atEnd: Bool { index == bytes.count }

    /// Skips white space. Returns whether there was any.
    @discardableResult
    mutating func skipSpace() -> Bool {
        let start = index
        while index < bytes.count, TagScanner.isSpace(bytes[index]) { index += 1 }
        return index > start
    }

    mutating func expect(_ word: String) throws(VectorIconError) {
        guard bytes[index...].starts(with: word.utf8) else { throw unexpected(word) }
        index += word.utf8.count
    }

    /// Reads a tag from its "<" to `end`, and its attributes, each of which must be `legal` and occur once.
    mutating func tag(_ element: String, legal: [String], end: String) throws(VectorIconError) -> [String: String] {
        try expect("<\(element)")
        var values: [String: String] = [:]
        while true {
            let space = skipSpace()
            if bytes[index...].starts(with: end.utf8) { break }
            guard space else { throw unexpected("a space or \(end) in <\(element)>") }
            let start = index
            let name = try self.name(or: end)
            guard legal.contains(name) else {
                let (line, column) = place(of: start)
                throw .unknownAttribute(name: name, element: element, legal: legal, line: line, column: column)
            }
            guard values[name] == nil else {
                let (line, column) = place(of: start)
                throw .repeatedAttribute(name: name, element: element, line: line, column: column)
            }
            skipSpace()
            try expect("=")
            skipSpace()
            values[name] = try quoted()
        }
        index += end.utf8.count
        return values
    }

    func unexpected(_ expected: String) -> VectorIconError {
        let (line, column) = place(of: index)
        let rest = String(decoding: bytes[index..<min(index + 48, bytes.count)], as: UTF8.self)
        let found = rest.isEmpty ? "the end" : "'\(rest.prefix(12).prefix { !$0.isNewline })'"
        return .unexpected(found: found, expected: expected, line: line, column: column)
    }

    /// Reads a name of up to 64 letters, digits, "-", "_" and ":".
    private mutating func name(or end: String) throws(VectorIconError) -> String {
        let start = index
        while index < bytes.count, index - start < 64, TagScanner.isNameByte(bytes[index]) { index += 1 }
        guard index > start else { throw unexpected("an attribute or \(end)") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Reads a value in either kind of quotes. "<" and "&" are errors, so there are no entities to replace.
    private mutating func quoted() throws(VectorIconError) -> String {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            throw unexpected("a value in quotes")
        }
        let quote = bytes[index]
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != quote {
            if bytes[index] == UInt8(ascii: "<") || bytes[index] == UInt8(ascii: "&") {
                throw unexpected("the closing quote before any < or &")
            }
            index += 1
        }
        guard index < bytes.count else { throw unexpected("the closing quote") }
        defer { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isSpace(_ b: UInt8) -> Bool { b == 0x20 || b == 0x09 || b == 0x0A || b == 0x0D }

    private static func isNameByte(_ b: UInt8) -> Bool {
        switch b {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"):
            return true
        default: return false
        }
    }

    /// The line and column, counted from 1; columns count characters.
    private func place(of index: Int) -> (line: Int, column: Int) {
        let before = bytes[..<index]
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = before.count { $0 == 0x0A } + 1
        return (line, before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1)
    }
}
