/// Private-use characters that replace characters of a scene file before YAML reads it, one for one, keeping locations.
///
/// The YAML library resolves aliases and hashes all keys, which can take forever for a small hostile file ("billion
/// laughs"), stops at the first duplicate key, and rejects the surrogate pairs of JSON. With stand-ins, it sees none of
/// these, and the resulting tree is corrected here, with exact locations and limits.
struct StandIns {
    /// The stand-in of every `*`. No plain scalar begins with a real one, so one that begins with this is an alias.
    let asterisk: Unicode.Scalar
    /// The stand-in of every `?`, the sign of an explicit key.
    let questionMark: Unicode.Scalar
    /// The stand-in of the backslashes of a surrogate pair, `\ud83d\ude00`.
    let backslash: Unicode.Scalar
    private var spare: ArraySlice<Unicode.Scalar>
    private var originals: [Unicode.Scalar: Unicode.Scalar]

    /// The maximum number of first letters of keys that can be replaced.
    static let mostRenamings = 20

    /// Chooses stand-ins; nil if the text uses nearly all of the 6,400 private-use characters itself.
    init?(notIn used: Set<UInt32>) {
        let free = (0xE000...0xF8FF).lazy.filter { !used.contains($0) }.compactMap(Unicode.Scalar.init)
        let chosen = Array(free.prefix(3 + Self.mostRenamings))
        guard chosen.count == 3 + Self.mostRenamings else { return nil }
        (asterisk, questionMark, backslash) = (chosen[0], chosen[1], chosen[2])
        spare = chosen[3...]
        originals = [asterisk: "*", questionMark: "?", backslash: "\\"]
    }

    /// Returns a new character for the given one; nil if none is left.
    mutating func rename(_ original: Unicode.Scalar) -> Unicode.Scalar? {
        guard let standIn = spare.popFirst() else { return nil }
        originals[standIn] = originals[original] ?? original
        return standIn
    }

    /// Returns the original text of the file.
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

    /// Returns the character of `\ud83d\ude00`, whose backslashes are stand-ins.
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
