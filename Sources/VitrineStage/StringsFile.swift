/// The texts of a `.strings` file by key: lines of `"key" = "text";` with comments. Foundation's
/// `PropertyListSerialization` reads such files on Apple platforms only, and reports no lines of errors. Source: Apple,
/// "Resource Programming Guide", String Resources; genstrings(1) for `\U`.
package struct StringsFile {
    package private(set) var texts: [String: String] = [:]

    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The line, from 1.
        package var line: Int
        package var reason: Reason

        package enum Reason: Hashable, Sendable {
            /// The text is neither UTF-8 nor, with a byte order mark, UTF-16.
            case encoding
            /// The file is a property list in XML or binary, or JSON.
            case otherFormat
            case expected(String, found: String)
            case unterminatedText
            case unterminatedComment
            case unknownEscape(String)
            /// An escape `\U` has no number of a character, or one half of a pair.
            case badCharacterNumber
            case controlCharacter(UInt32)
            case duplicateKey(String, firstLine: Int)
            case tooManyTexts(limit: Int)
        }

        package var description: String {
            switch reason {
            case .encoding: "neither UTF-8 nor UTF-16 with a byte order mark"
            case .otherFormat:
                "not a text of \"key\" = \"text\"; lines; `plutil -convert strings` on a Mac converts other property lists"
            case .expected(let wanted, let found): "expected \(wanted), found \(found)"
            case .unterminatedText: "a text that begins here has no \" at its end"
            case .unterminatedComment: "a comment that begins here has no */ at its end"
            case .unknownEscape(let text):
                "unknown escape \(text) (\\\", \\', \\\\, \\n, \\r, \\t, \\a, \\b, \\f, \\v, \\U0041)"
            case .badCharacterNumber: "\\U needs the four hexadecimal digits of a character, such as \\U00E4"
            case .controlCharacter(let number):
                "the control character U+\(String(number, radix: 16, uppercase: true)) is not allowed"
            case .duplicateKey(let key, let line): "the key \"\(key)\" is given twice, first in line \(line)"
            case .tooManyTexts(let limit): "more than \(limit) texts"
            }
        }
    }

    /// - Parameter bytes: A whole file.
    package init(_ bytes: [UInt8]) throws(Failure) {
        var parser = Parser(scalars: try Self.scalars(bytes))
        try parser.parse()
        texts = parser.texts
    }

    private static func scalars(_ bytes: [UInt8]) throws(Failure) -> [Unicode.Scalar] {
        if bytes.starts(with: Array("bplist".utf8)) { throw Failure(line: 1, reason: .otherFormat) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let isLittle = bytes[0] == 0xFF
            guard bytes.count % 2 == 0 else { throw Failure(line: 1, reason: .encoding) }
            let units = stride(from: 2, to: bytes.count, by: 2).map { i in
                let (first, second) = (UInt16(bytes[i]), UInt16(bytes[i + 1]))
                return isLittle ? second << 8 | first : first << 8 | second
            }
            return try decoded(units, as: UTF16.self)
        }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return try decoded(bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes, as: UTF8.self)
    }

    private static func decoded<Encoding: UnicodeCodec>(
        _ units: [Encoding.CodeUnit], as encoding: Encoding.Type
    ) throws(Failure) -> [Unicode.Scalar] {
        var codec = Encoding()
        var iterator = units.makeIterator()
        var out: [Unicode.Scalar] = []
        var line = 1
        while true {
            switch codec.decode(&iterator) {
            case .scalarValue(let scalar):
                if scalar == "\n" { line += 1 }
                out.append(scalar)
            case .emptyInput: return out
            case .error: throw Failure(line: line, reason: .encoding)
            }
        }
    }
}

private struct Parser {
    let scalars: [Unicode.Scalar]
    var texts: [String: String] = [:]
    private var lines: [String: Int] = [:]
    private var at = 0
    private var line = 1

    init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    private var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

    private func failure(_ reason: StringsFile.Failure.Reason, line: Int? = nil) -> StringsFile.Failure {
        StringsFile.Failure(line: line ?? self.line, reason: reason)
    }

    private mutating func advance() {
        if scalars[at] == "\n" || (scalars[at] == "\r" && !(at + 1 < scalars.count && scalars[at + 1] == "\n")) {
            line += 1
        }
        at += 1
    }

    mutating func parse() throws(StringsFile.Failure) {
        try skipSpace()
        if next == "<" || next == "{" || next == "[" { throw failure(.otherFormat) }
        while next != nil {
            let first = line
            let key = try word("a key")
            try skipSpace()
            var text = key
            if next == "=" {
                advance()
                try skipSpace()
                text = try word("a text")
                try skipSpace()
            } else if next != ";" {
                throw failure(.expected("= after the key \"\(shortened(key))\"", found: found))
            }
            guard next == ";" else { throw failure(.expected("; after a text", found: found)) }
            advance()
            if let before = lines[key] {
                throw failure(.duplicateKey(shortened(key), firstLine: before), line: first)
            }
            guard texts.count < AssetLimits.stringsCount else {
                throw failure(.tooManyTexts(limit: AssetLimits.stringsCount), line: first)
            }
            (texts[key], lines[key]) = (text, first)
            try skipSpace()
        }
    }

    private var found: String {
        guard let next else { return "the end of the file" }
        return next == "\n" || next == "\r" ? "the end of the line" : "\"\(next)\""
    }

    private func shortened(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "…" : text }

    private mutating func skipSpace() throws(StringsFile.Failure) {
        while let scalar = next {
            if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                advance()
            } else if scalar == "/", at + 1 < scalars.count, scalars[at + 1] == "/" {
                while let scalar = next, scalar != "\n", scalar != "\r" { advance() }
            } else if scalar == "/", at + 1 < scalars.count, scalars[at + 1] == "*" {
                let first = line
                at += 2
                while !(next == "*" && at + 1 < scalars.count && scalars[at + 1] == "/") {
                    guard next != nil else { throw failure(.unterminatedComment, line: first) }
                    advance()
                }
                at += 2
            } else {
                return
            }
        }
    }

    /// Reads a text in quotes, or one of letters, digits and `_ $ / : . -` without.
    private mutating func word(_ wanted: String) throws(StringsFile.Failure) -> String {
        if next == "\"" { return try quoted() }
        var out = String.UnicodeScalarView()
        while let scalar = next, scalar.isASCII, isBare(scalar) {
            out.append(scalar)
            advance()
        }
        guard !out.isEmpty else { throw failure(.expected(wanted, found: found)) }
        return String(out)
    }

    private func isBare(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", ":", ".", "-": true
        // A slash that begins a comment is not part of a text.
        case "/": !(at + 1 < scalars.count && (scalars[at + 1] == "/" || scalars[at + 1] == "*"))
        default: false
        }
    }

    private mutating func quoted() throws(StringsFile.Failure) -> String {
        let first = line
        advance()
        var out = String.UnicodeScalarView()
        while let scalar = next {
            switch scalar {
            case "\"":
                advance()
                return String(out)
            case "\\":
                advance()
                if let scalar = try escape() { out.append(scalar) }
            case "\r":
                // Line ends of other systems become a line feed.
                advance()
                if next != "\n" { out.append("\n") }
            default:
                try check(scalar)
                out.append(scalar)
                advance()
            }
        }
        throw failure(.unterminatedText, line: first)
    }

    private func check(_ scalar: Unicode.Scalar) throws(StringsFile.Failure) {
        if scalar.properties.generalCategory == .control, scalar != "\n", scalar != "\t" {
            throw failure(.controlCharacter(scalar.value))
        }
    }

    /// Reads the character of an escape, after its backslash; nil for the end of a line, which joins two lines.
    private mutating func escape() throws(StringsFile.Failure) -> Unicode.Scalar? {
        guard let scalar = next else { throw failure(.unterminatedText) }
        var out: Unicode.Scalar?
        switch scalar {
        case "\"", "'", "\\": out = scalar
        case "n", "r": out = "\n"
        case "t": out = "\t"
        case "a", "b", "f", "v":
            // No text of a scene may contain these characters.
            let numbers: [Unicode.Scalar: UInt32] = ["a": 7, "b": 8, "f": 12, "v": 11]
            throw failure(.controlCharacter(numbers[scalar] ?? 0))
        case "\n": out = "\n"
        case "U", "u":
            advance()
            return try numbered()
        default: throw failure(.unknownEscape("\\\(scalar)"))
        }
        advance()
        return out
    }

    /// Reads the character of a number in UTF-16, or of a pair of them.
    private mutating func numbered() throws(StringsFile.Failure) -> Unicode.Scalar {
        let unit = try codeUnit()
        if let scalar = Unicode.Scalar(unit) {
            try check(scalar)
            return scalar
        }
        guard UTF16.isLeadSurrogate(unit), next == "\\", at + 1 < scalars.count,
            scalars[at + 1] == "U" || scalars[at + 1] == "u"
        else { throw failure(.badCharacterNumber) }
        at += 2
        let trail = try codeUnit()
        guard UTF16.isTrailSurrogate(trail),
            let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00))
        else { throw failure(.badCharacterNumber) }
        return scalar
    }

    private mutating func codeUnit() throws(StringsFile.Failure) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let scalar = next, scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
                throw failure(.badCharacterNumber)
            }
            value = value << 4 | UInt16(digit)
            at += 1
        }
        return value
    }
}
