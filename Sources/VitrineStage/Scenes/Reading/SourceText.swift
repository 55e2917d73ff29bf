import VitrineVocabulary

/// The checked bytes of a scene file, with stand-ins for what the YAML library must not see.
struct SourceText {
    private(set) var bytes: [UInt8]
    private(set) var standIns: StandIns

    /// - Throws: A problem with the text: too large, not UTF-8, a control character.
    init(_ source: [UInt8]) throws(SourceProblem) {
        guard source.count <= FileLimits.bytes else { throw SourceProblem(.tooLarge(limit: "4 MB")) }
        var source = source[...]
        if source.starts(with: [0xEF, 0xBB, 0xBF]) { source = source.dropFirst(3) }
        let used = try Self.check(source).union(Self.escapedNumbers(source))
        guard let standIns = StandIns(notIn: used) else {
            throw SourceProblem(.tooLarge(limit: "6300 different private-use characters"))
        }
        self.standIns = standIns
        bytes = Self.replacing(source, with: standIns)
    }

    /// The number of characters that can separate YAML's tokens; at least as many as there are tokens between them.
    var structure: Int { bytes.reduce(0) { $0 + (Self.separators.contains($1) ? 1 : 0) } }

    private static let separators = Array(",:[]{}-".utf8)

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Replaces the first letter of the key at a location, so that it differs from its duplicate.
    /// - Returns: Whether that was possible.
    mutating func renameKey(at location: SourceLocation) -> Bool {
        guard var start = offset(of: location), start < bytes.count else { return false }
        if bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") {
            let quote = bytes[start]
            start += 1
            guard start < bytes.count, bytes[start] != quote, bytes[start] != UInt8(ascii: "\\") else { return false }
        }
        guard !"&![]{}|>\n\r".utf8.contains(bytes[start]) else { return false }
        let end = bytes[(start + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
        guard let first = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.first,
            let standIn = standIns.rename(first)
        else { return false }
        bytes.replaceSubrange(start..<end, with: String(standIn).utf8)
        return true
    }

    /// Checks the text.
    /// - Returns: The private-use characters in it.
    private static func check(_ bytes: ArraySlice<UInt8>) throws(SourceProblem) -> Set<UInt32> {
        var used: Set<UInt32> = []
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var counter = LocationCounter()
        var directives = 0
        while true {
            let scalar: Unicode.Scalar
            switch decoder.decode(&iterator) {
            case .emptyInput: return used
            case .error: throw SourceProblem(.notUTF8, at: counter.location)
            case .scalarValue(let value): scalar = value
            }
            switch scalar.value {
            case 0x20...0x7E, 0x09, 0x0A, 0x0D, 0x85, 0xA0..<0xE000, 0xF900..<0xFEFF, 0xFF00...0xFFFD, 0x10000...:
                break
            case 0xE000...0xF8FF: used.insert(scalar.value)
            default: throw SourceProblem(.controlCharacter(scalar.value), at: counter.location)
            }
            if scalar == "%", counter.location.column == 1 {
                directives += 1
                if directives > FileLimits.directives {
                    throw SourceProblem(
                        .tooLarge(limit: "\(FileLimits.directives) lines that begin with %"), at: counter.location)
                }
            }
            counter.advance(over: scalar)
        }
    }

    /// Returns the characters of escapes such as `\ue000`.
    private static func escapedNumbers(_ source: ArraySlice<UInt8>) -> Set<UInt32> {
        var numbers: Set<UInt32> = []
        for i in source.indices where source[i] == UInt8(ascii: "\\") {
            let digits = source[i...].dropFirst(2)
            switch source[i...].dropFirst().first {
            case UInt8(ascii: "u"): hexadecimal(digits.prefix(4)).map { _ = numbers.insert($0) }
            case UInt8(ascii: "U"): hexadecimal(digits.prefix(8)).map { _ = numbers.insert($0) }
            default: break
            }
        }
        return numbers
    }

    private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32? {
        UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private static func replacing(_ source: ArraySlice<UInt8>, with standIns: StandIns) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 64)
        let (asterisk, question) = (Array(String(standIns.asterisk).utf8), Array(String(standIns.questionMark).utf8))
        let backslash = Array(String(standIns.backslash).utf8)
        var i = source.startIndex
        while i < source.endIndex {
            switch source[i] {
            case UInt8(ascii: "*"): result += asterisk
            case UInt8(ascii: "?"): result += question
            case UInt8(ascii: "\\"):
                if isSurrogatePair(source[i...].prefix(12)) {
                    result += backslash
                    result += source[(i + 1)..<(i + 6)]
                    result += backslash
                    result += source[(i + 7)..<(i + 12)]
                    i += 11
                } else if i + 1 < source.endIndex, source[i + 1] == UInt8(ascii: "\\") {
                    result += source[i...(i + 1)]
                    i += 1
                } else {
                    result.append(source[i])
                }
            default: result.append(source[i])
            }
            i += 1
        }
        blankTabsAround(&result)
        return result
    }

    /// Replaces tabs before and after the braces of JSON, where YAML allows spaces only.
    private static func blankTabsAround(_ bytes: inout [UInt8]) {
        let isBlank: (UInt8) -> Bool = { [0x09, 0x0A, 0x0D, 0x20].contains($0) }
        guard let first = bytes.firstIndex(where: { !isBlank($0) }), bytes[first] == UInt8(ascii: "{"),
            let last = bytes.lastIndex(where: { !isBlank($0) })
        else { return }
        for i in bytes.indices where (i < first || i > last) && bytes[i] == 0x09 { bytes[i] = 0x20 }
    }

    private static func isSurrogatePair(_ text: ArraySlice<UInt8>) -> Bool {
        let i = text.startIndex
        guard text.count == 12, text[i + 1] == UInt8(ascii: "u"), text[i + 6] == UInt8(ascii: "\\"),
            text[i + 7] == UInt8(ascii: "u"),
            let high = hexadecimal(text[(i + 2)..<(i + 6)]), let low = hexadecimal(text[(i + 8)..<(i + 12)])
        else { return false }
        return (0xD800..<0xDC00).contains(high) && (0xDC00..<0xE000).contains(low)
    }

    /// Returns the location, limited to the end of the text.
    func withinText(_ location: SourceLocation) -> SourceLocation {
        var counter = LocationCounter()
        for scalar in text.unicodeScalars { counter.advance(over: scalar) }
        let end = counter.location
        return (location.line, location.column) > (end.line, end.column) ? end : location
    }

    private func offset(of location: SourceLocation) -> Int? {
        var counter = LocationCounter()
        var offset = 0
        for scalar in text.unicodeScalars {
            if counter.location == location { return offset }
            counter.advance(over: scalar)
            offset += UTF8.width(scalar)
        }
        return nil
    }
}

/// Counts lines and columns as YAML 1.1 does, which also breaks lines at U+0085, U+2028 and U+2029.
struct LocationCounter {
    private(set) var location = SourceLocation.start
    private var followsReturn = false

    mutating func advance(over scalar: Unicode.Scalar) {
        switch scalar {
        case "\n" where followsReturn: break
        case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": location = SourceLocation(line: location.line + 1, column: 1)
        default: location.column += 1
        }
        followsReturn = scalar == "\r"
    }
}

/// The error of a file that cannot be read further.
struct SourceProblem: Error {
    var kind: SceneIssue.Kind
    /// The location; nil for the whole file.
    var location: SourceLocation?

    init(_ kind: SceneIssue.Kind, at location: SourceLocation? = nil) {
        self.kind = kind
        self.location = location
    }
}
