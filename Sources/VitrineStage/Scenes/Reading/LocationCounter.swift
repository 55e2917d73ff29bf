import VitrineVocabulary

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
