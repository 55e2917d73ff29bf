/// The tags of an SVG drawing and the rules of its style sheets. Texts, comments and declarations are skipped.
struct SVGDocument {
    struct Tag {
        var name = ""
        var attributes: [String: String] = [:]
        var isEnd = false
        /// Whether the tag has no content (`<name/>`).
        var isEmpty = false
        var offset = 0
    }

    /// Opening and closing tags in the order of the text; elements without an end tag are empty.
    private(set) var tags: [Tag] = []
    private(set) var styles = SVGStyles()
    private var ids: [String: Int] = [:]
    private let text: [UInt8]
    private var at = 0

    /// The largest nesting depth.
    static let deepest = 64

    init(_ text: String) throws(VectorIconError) {
        self.text = Array(text.utf8)
        var open: [String] = []
        while let tag = try nextTag() {
            if tag.isEnd {
                guard open.last == tag.name else {
                    throw problem("</\(open.last ?? "svg")>", "</\(tag.name)>", at: tag.offset)
                }
                open.removeLast()
            } else if !tag.isEmpty {
                if tag.name == "style" {
                    let start = at
                    try skip(to: "</style")
                    let end = at - "</style".utf8.count
                    try skip(to: ">")
                    try styles.add(String(decoding: self.text[start..<end], as: UTF8.self))
                    continue
                }
                guard open.count < Self.deepest else {
                    throw problem("at most \(Self.deepest) elements in one another", "more", at: tag.offset)
                }
                open.append(tag.name)
            }
            if !tag.isEnd, let id = tag.attributes["id"], ids[id] == nil { ids[id] = tags.count }
            tags.append(tag)
        }
        guard open.isEmpty else { throw problem("</\(open[open.count - 1])>", "the end", at: at) }
    }

    func end(of index: Int) -> Int {
        if tags[index].isEmpty { return index + 1 }
        var depth = 0
        for i in index..<tags.count {
            if tags[i].isEnd { depth -= 1 } else if !tags[i].isEmpty { depth += 1 }
            if depth == 0 { return i + 1 }
        }
        return tags.count
    }

    func element(id: String) -> Int? { ids[id] }

    func problem(_ expected: String, _ found: String, at offset: Int) -> VectorIconError {
        let before = text[..<min(offset, text.count)]
        let line = before.count { $0 == 0x0A } + 1
        let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
        return .unexpected(found: found, expected: expected, line: line, column: column)
    }

    // MARK: Reading

    private func problem(_ expected: String, _ found: String) -> VectorIconError { problem(expected, found, at: at) }

    private mutating func nextTag() throws(VectorIconError) -> Tag? {
        while at < text.count {
            guard text[at] == UInt8(ascii: "<") else {
                at += 1
                continue
            }
            if starts(with: "<!--") {
                try skip(to: "-->")
            } else if starts(with: "<![CDATA[") {
                try skip(to: "]]>")
            } else if starts(with: "<!DOCTYPE"),
                let bracket = text[at...].firstIndex(where: { $0 == 0x5B || $0 == 0x3E }),
                text[bracket] == 0x5B
            {
                // The declaration has an internal subset, as Illustrator writes it.
                try skip(to: "]")
                try skip(to: ">")
            } else if starts(with: "<?") || starts(with: "<!") {
                try skip(to: ">")
            } else {
                let offset = at
                at += 1
                var tag = try tag()
                tag.offset = offset
                return tag
            }
        }
        return nil
    }

    private mutating func tag() throws(VectorIconError) -> Tag {
        var tag = Tag()
        if peek == UInt8(ascii: "/") {
            tag.isEnd = true
            at += 1
        }
        tag.name = Self.local(word())
        guard !tag.name.isEmpty else { throw problem("the name of an element", "something else") }
        while true {
            skipSpace()
            guard let byte = peek else { throw problem("\">\"", "the end") }
            if byte == UInt8(ascii: ">") {
                at += 1
                return tag
            }
            if byte == UInt8(ascii: "/") {
                tag.isEmpty = true
                at += 1
                continue
            }
            let name = word()
            skipSpace()
            guard !name.isEmpty, peek == UInt8(ascii: "=") else { throw problem("an attribute", "something else") }
            at += 1
            skipSpace()
            guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                throw problem("a value in quotes", "something else")
            }
            let start = at + 1
            at = start
            while at < text.count, text[at] != quote { at += 1 }
            guard at < text.count else { throw problem("the end of a value", "the end") }
            tag.attributes[name] = String(decoding: text[start..<at], as: UTF8.self)
            at += 1
        }
    }

    /// The name without the prefix that some programs give SVG's namespace.
    private static func local(_ name: String) -> String { name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name }

    private var peek: UInt8? { at < text.count ? text[at] : nil }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { at += 1 }
    }

    /// Reads a name with its namespace prefix.
    private mutating func word() -> String {
        let start = at
        while let byte = peek {
            let isLetter = (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte > 0x7F
            guard
                isLetter || [UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: ".")].contains(byte)
            else { break }
            at += 1
        }
        return String(decoding: text[start..<at], as: UTF8.self)
    }

    private func starts(with word: String) -> Bool { text[at...].starts(with: word.utf8) }

    private mutating func skip(to end: String) throws(VectorIconError) {
        while at < text.count {
            if starts(with: end) {
                at += end.utf8.count
                return
            }
            at += 1
        }
        throw problem("\"\(end)\"", "the end")
    }
}
