/// Private-use characters that take the place of some characters of a scene file before YAML reads it, each for one,
/// so that every place stays what it is.
///
/// Why: the YAML library resolves aliases and hashes whatever stands as a key, which a small hostile file can make
/// take forever ("billion laughs"); it gives up at the first key that is there twice; and it refuses the surrogate
/// pairs of JSON. With stand-ins it sees no alias, no explicit key, no pair and no second key, and the tree that comes
/// out is put right here, with exact places and limits.
struct StandIns {
    /// For every `*`. A plain scalar cannot begin with a real one, so one that begins with this is an alias.
    let asterisk: Unicode.Scalar
    /// For every `?`. Likewise for the sign of an explicit key.
    let questionMark: Unicode.Scalar
    /// For the backslashes of a surrogate pair, `\ud83d\ude00`.
    let backslash: Unicode.Scalar
    private var spare: ArraySlice<Unicode.Scalar>
    private var originals: [Unicode.Scalar: Unicode.Scalar]

    /// The most first letters of keys that can be replaced.
    static let mostRenamings = 20

    /// Nil when the text uses nearly all of the 6,400 private-use characters itself.
    init?(notIn used: Set<UInt32>) {
        let free = (0xE000...0xF8FF).lazy.filter { !used.contains($0) }.compactMap(Unicode.Scalar.init)
        let chosen = Array(free.prefix(3 + Self.mostRenamings))
        guard chosen.count == 3 + Self.mostRenamings else { return nil }
        (asterisk, questionMark, backslash) = (chosen[0], chosen[1], chosen[2])
        spare = chosen[3...]
        originals = [asterisk: "*", questionMark: "?", backslash: "\\"]
    }

    /// A new character for the given one; nil when none is left.
    mutating func rename(_ original: Unicode.Scalar) -> Unicode.Scalar? {
        guard let standIn = spare.popFirst() else { return nil }
        originals[standIn] = originals[original] ?? original
        return standIn
    }

    /// The text with everything as the file has it.
    func restored(_ text: String, isDoubleQuoted: Bool) -> String {
        guard text.utf8.contains(where: { $0 == 0xEE || $0 == 0xEF }) else { return text }
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var i = 0
        while i < scalars.count {
            if isDoubleQuoted, scalars[i] == backslash, let pair = surrogatePair(scalars[i...].prefix(12)) {
                result.append(pair)
                i += 12
            } else {
                result.append(originals[scalars[i]] ?? scalars[i])
                i += 1
            }
        }
        return String(result)
    }

    /// The character of `\ud83d\ude00`, whose backslashes are stand-ins.
    private func surrogatePair(_ text: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
        let t = Array(text)
        guard t.count == 12, t[0] == backslash, t[1] == "u", t[6] == backslash, t[7] == "u",
            let high = hexadecimal(t[2..<6]), let low = hexadecimal(t[8..<12]),
            (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low)
        else { return nil }
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    private func hexadecimal(_ digits: ArraySlice<Unicode.Scalar>) -> UInt32? {
        UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
    }
}
