/// The rules of a drawing's style sheets, for selectors of one element, class or id.
/// Source: CSS 2.1, sections 4.1.7 and 6.4 (the cascade).
struct SVGStyles {
    private struct Rule {
        var selector: String
        var declarations: [(name: String, value: String, isImportant: Bool)]
    }

    private var rules: [Rule] = []
    /// The largest number of rules; every element is compared with each.
    private static let mostRules = 1000

    /// - Throws: `badValue` for any other kind of selector, or a media rule.
    mutating func add(_ sheet: String) throws(VectorIconError) {
        var rest = Self.withoutComments(sheet)[...]
        for mark in ["<![CDATA[", "]]>", "<!--", "-->"] { rest = rest.replacing(mark, with: "")[...] }
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { break }
            let declarations = Self.declarations(rest[rest.index(after: open)..<close])
            for selector in rest[..<open].split(separator: ",") {
                let selector = selector.filter { !$0.isWhitespace || $0 == " " }.trimmed
                guard Self.isSimple(selector) else {
                    throw .badValue(
                        attribute: "style", value: String(selector.prefix(80)),
                        expected: "an element, a class or an id, such as .a")
                }
                guard rules.count < Self.mostRules else {
                    throw .badValue(
                        attribute: "style", value: "more rules", expected: "at most \(Self.mostRules) rules")
                }
                rules.append(Rule(selector: selector, declarations: declarations))
            }
            rest = rest[rest.index(after: close)...]
        }
    }

    /// The properties of an element: attributes, rules by specificity, style attribute, important declarations.
    func properties(of tag: SVGDocument.Tag) -> [String: String] {
        var out = tag.attributes
        let classes = (tag.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
        func rank(_ selector: String) -> Int? {
            if selector == "*" || selector == tag.name { return selector == "*" ? 0 : 1 }
            if selector.hasPrefix("."), classes.contains(selector.dropFirst()) { return 2 }
            if selector.hasPrefix("#"), tag.attributes["id"].map({ $0 == selector.dropFirst() }) ?? false { return 3 }
            return nil
        }
        let own = Self.declarations((tag.attributes["style"] ?? "")[...])
        let matching =
            rules.enumerated().compactMap { i, rule in rank(rule.selector).map { ($0, i, rule.declarations) } }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2) + [own]
        for isImportant in [false, true] {
            for declarations in matching {
                for one in declarations where one.isImportant == isImportant { out[one.name] = one.value }
            }
        }
        return out
    }

    private static func declarations(_ text: Substring) -> [(name: String, value: String, isImportant: Bool)] {
        text.split(separator: ";").compactMap { part in
            let pair = part.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
            guard pair.count == 2 else { return nil }
            guard let mark = pair[1].range(of: "!important") else { return (pair[0], pair[1], false) }
            return (pair[0], String(pair[1][..<mark.lowerBound]).trimmed, true)
        }
    }

    private static func isSimple(_ selector: String) -> Bool {
        if selector == "*" { return true }
        let name = selector.drop { $0 == "." || $0 == "#" }
        return selector.count - name.count <= 1 && !name.isEmpty
            && name.unicodeScalars.allSatisfy {
                $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
            }
    }

    private static func withoutComments(_ text: String) -> String {
        var out = ""
        var rest = text[...]
        while let start = rest.range(of: "/*") {
            out += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].range(of: "*/") else { return out }
            rest = rest[end.upperBound...]
        }
        return out + rest
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}

extension StringProtocol {
    fileprivate func range(of word: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(word) { return start..<index(start, offsetBy: word.count) }
            start = index(after: start)
        }
        return nil
    }
}
