/// The order of numbered pictures: `frame2.png` comes before `frame10.png`.
enum PictureOrder {
    /// Whether a name precedes another: numbers in them are compared by value, everything else by characters.
    static func precedes(_ a: String, _ b: String) -> Bool {
        let (x, y) = (parts(of: a), parts(of: b))
        for (p, q) in zip(x, y) {
            if let m = number(p), let n = number(q) {
                if m != n { return m.count == n.count ? m < n : m.count < n.count }
            } else if p != q {
                return p < q
            }
        }
        return x.count == y.count ? a < b : x.count < y.count
    }

    /// Returns the first picture whose number is larger than that of the next, and the next, if the list is in the
    /// order of characters, as shells list files; nil for another list.
    static func fall(in paths: [String]) -> (String, String)? {
        guard paths.count > 1, zip(paths, paths.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
        return zip(paths, paths.dropFirst()).first { precedes($1, $0) }
    }

    /// Splits a name into runs of digits, and the text between them.
    private static func parts(of name: String) -> [Substring] {
        var out: [Substring] = []
        var rest = name[...]
        while let first = rest.first {
            let isDigit = first.isASCII && first.isNumber
            let part = rest.prefix { ($0.isASCII && $0.isNumber) == isDigit }
            out.append(part)
            rest = rest[part.endIndex...]
        }
        return out
    }

    /// Returns digits without leading zeros; nil for other text.
    private static func number(_ part: Substring) -> Substring? {
        guard let first = part.first, first.isASCII, first.isNumber else { return nil }
        return part.drop { $0 == "0" }
    }
}
