/// Counts lines and columns as YAML 1.1 does, which also breaks lines at U+0085, U+2028 and U+2029.
struct PlaceCounter {
    private(set) var place = Place.start
    private var followsReturn = false

    mutating func advance(over scalar: Unicode.Scalar) {
        switch scalar {
        case "\n" where followsReturn: break
        case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": place = Place(line: place.line + 1, column: 1)
        default: place.column += 1
        }
        followsReturn = scalar == "\r"
    }
}
