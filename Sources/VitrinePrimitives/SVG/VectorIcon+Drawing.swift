extension VectorIcon {
    /// Reads an SVG drawing as one glyph: the areas and lines of its shapes, whatever their colours.
    ///
    /// `path`, `rect`, `circle`, `ellipse`, `line`, `polyline`, `polygon` and groups of them are read, with `fill`,
    /// `fill-rule`, `stroke`, `stroke-width`, `stroke-linecap`, `stroke-linejoin` and `transform`. `defs`, `title`,
    /// `desc`, `metadata` and comments are skipped. Anything else that draws, such as text, is an error.
    package init(drawing text: String, name: String) throws(VectorIconError) {
        guard text.utf8.count <= VectorIcon.maximumLength else {
            throw .tooLong(length: text.utf8.count, limit: VectorIcon.maximumLength)
        }
        var reader = DrawingReader(text)
        try reader.read()
        guard let box = reader.viewBox else { throw .missingAttribute(name: "viewBox", element: "svg") }
        self.init(
            name: name, viewBox: box, path: reader.outline, fillRule: reader.isEvenOdd ? .evenOdd : .nonZero,
            mirrorsInRightToLeft: reader.mirrors)
    }
}

/// What shapes inherit from the groups around them.
private struct Inherited {
    var transform = Transform.identity
    var fills = true
    var isEvenOdd = false
    var strokes = false
    var stroke = StrokeStyle(width: 1, miterLimit: 4)
}

/// Reads the tags of a drawing one after the other.
private struct DrawingReader {
    private let text: [UInt8]
    private var at = 0
    private var open: [(name: String, inherited: Inherited)] = []
    var viewBox: Rect?
    var outline = Path()
    var mirrors = false
    private var rules: Set<Bool> = []

    /// One rule holds for the whole glyph; where they differ, shapes overlap seldom, and areas add up.
    var isEvenOdd: Bool { rules == [true] }

    private static let skipped = ["defs", "title", "desc", "metadata", "style", "clipPath", "mask", "symbol"]
    private static let deepest = 64

    init(_ text: String) { self.text = Array(text.utf8) }

    mutating func read() throws(VectorIconError) {
        var skipping: String?
        while let tag = try nextTag() {
            if let name = skipping {
                if tag.isEnd, tag.name == name { skipping = nil }
                continue
            }
            if tag.isEnd {
                guard open.last?.name == tag.name else {
                    throw problem("</\(open.last?.name ?? "svg")>", "</\(tag.name)>")
                }
                open.removeLast()
                continue
            }
            if Self.skipped.contains(tag.name) {
                if !tag.isEmpty { skipping = tag.name }
                continue
            }
            var inherited = open.last?.inherited ?? Inherited()
            try inherit(&inherited, tag.attributes)
            try draw(tag, inherited)
            if !tag.isEmpty {
                guard open.count < Self.deepest else { throw problem("at most \(Self.deepest) groups", "more") }
                open.append((tag.name, inherited))
            }
        }
        guard open.isEmpty else { throw problem("</\(open[open.count - 1].name)>", "the end") }
    }

    // MARK: Shapes

    private mutating func draw(_ tag: Tag, _ look: Inherited) throws(VectorIconError) {
        let a = tag.attributes
        var path: Path
        switch tag.name {
        case "svg":
            if viewBox == nil { viewBox = try box(a) }
            mirrors = a["data-mirrors"] == "true"
            return
        case "g": return
        case "path":
            guard let data = a["d"] else { throw .missingAttribute(name: "d", element: "path") }
            do { path = try Path(svgPathData: data) } catch { throw .path(error) }
        case "rect":
            let frame = Rect(
                x: try length(a["x"]), y: try length(a["y"]), width: try length(a["width"]),
                height: try length(a["height"]))
            let radius = try length(a["rx"] ?? a["ry"])
            path = .roundedRect(RoundedRect(frame, radius: radius, curve: .circular))
        case "circle", "ellipse":
            let radius = try length(a["r"])
            let (rx, ry) = tag.name == "circle" ? (radius, radius) : (try length(a["rx"]), try length(a["ry"]))
            let (x, y) = (try length(a["cx"]), try length(a["cy"]))
            path = .ellipse(in: Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
        case "line":
            path = Path()
            path.move(to: Point(x: try length(a["x1"]), y: try length(a["y1"])))
            path.line(to: Point(x: try length(a["x2"]), y: try length(a["y2"])))
        case "polyline", "polygon":
            path = Path()
            let numbers = try numbers(a["points"] ?? "")
            for i in stride(from: 0, to: numbers.count - 1, by: 2) {
                let p = Point(x: numbers[i], y: numbers[i + 1])
                if i == 0 { path.move(to: p) } else { path.line(to: p) }
            }
            if tag.name == "polygon", !path.isEmpty { path.close() }
        default: throw problem("a shape (path, rect, circle, ellipse, line, polyline, polygon, g)", "<\(tag.name)>")
        }
        if look.fills, tag.name != "line" {
            outline.append(path.transformed(by: look.transform))
            rules.insert(look.isEvenOdd)
        }
        if look.strokes, look.stroke.width > 0 {
            outline.append(path.stroked(look.stroke).transformed(by: look.transform))
            rules.insert(false)
        }
    }

    private func box(_ a: [String: String]) throws(VectorIconError) -> Rect {
        if let text = a["viewBox"] {
            let n = try numbers(text)
            guard n.count == 4, n[2] > 0, n[3] > 0 else {
                throw .badValue(
                    attribute: "viewBox", value: String(text.prefix(80)),
                    expected: "four numbers: x, y, width and height, the last two more than 0")
            }
            return Rect(x: n[0], y: n[1], width: n[2], height: n[3])
        }
        let (width, height) = (try length(a["width"]), try length(a["height"]))
        guard width > 0, height > 0 else { throw .missingAttribute(name: "viewBox", element: "svg") }
        return Rect(x: 0, y: 0, width: width, height: height)
    }

    // MARK: Attributes

    private func inherit(_ look: inout Inherited, _ attributes: [String: String]) throws(VectorIconError) {
        var a = attributes
        // Properties of a style go before attributes of the same names.
        for part in (a["style"] ?? "").split(separator: ";") {
            let pair = part.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
            if pair.count == 2 { a[pair[0]] = pair[1] }
        }
        if let fill = a["fill"] { look.fills = fill != "none" }
        if let rule = a["fill-rule"] { look.isEvenOdd = rule == "evenodd" }
        if let stroke = a["stroke"] { look.strokes = stroke != "none" }
        if let width = a["stroke-width"] { look.stroke.width = try length(width) }
        switch a["stroke-linecap"] {
        case "round": look.stroke.cap = .round
        case "square": look.stroke.cap = .square
        case "butt": look.stroke.cap = .butt
        default: break
        }
        switch a["stroke-linejoin"] {
        case "round": look.stroke.join = .round
        case "bevel": look.stroke.join = .bevel
        case "miter": look.stroke.join = .miter
        default: break
        }
        if let transform = a["transform"] { look.transform = try self.transform(transform).then(look.transform) }
    }

    /// Source: SVG 1.1 (second edition), section 7.6.
    private func transform(_ text: String) throws(VectorIconError) -> Transform {
        var out = Transform.identity
        for part in text.split(separator: ")") {
            let pieces = part.split(separator: "(", maxSplits: 1).map(String.init)
            guard pieces.count == 2 else { continue }
            let n = try numbers(pieces[1])
            let name = pieces[0].filter { $0.isLetter }
            let step: Transform
            switch (name, n.count) {
            case ("translate", 1), ("translate", 2): step = .translation(x: n[0], y: n.count > 1 ? n[1] : 0)
            case ("scale", 1), ("scale", 2): step = .scale(x: n[0], y: n.count > 1 ? n[1] : n[0])
            case ("rotate", 1), ("rotate", 3):
                let (sin, cos) = ExactMath.sincos(degrees: n[0])
                let turn = Transform(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
                let (x, y) = n.count == 3 ? (n[1], n[2]) : (0, 0)
                step = Transform.translation(x: -x, y: -y).then(turn).then(.translation(x: x, y: y))
            case ("matrix", 6): step = Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            default:
                throw .badValue(
                    attribute: "transform", value: String(text.prefix(80)),
                    expected: "translate, scale, rotate or matrix")
            }
            out = step.then(out)
        }
        return out
    }

    /// A number, with or without `px`; 0 for none.
    private func length(_ text: String?) throws(VectorIconError) -> Double {
        guard let text else { return 0 }
        let n = try numbers(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
        return n.first ?? 0
    }

    private func numbers(_ text: String) throws(VectorIconError) -> [Double] {
        do throws(SVGPathError) {
            var scanner = try SVGScanner(text)
            var out: [Double] = []
            scanner.skipSpace()
            while !scanner.atEnd {
                out.append(try scanner.number("a number"))
                _ = scanner.skipSeparator()
            }
            return out
        } catch { throw .path(error) }
    }

    // MARK: Tags

    private struct Tag {
        var name = ""
        var attributes: [String: String] = [:]
        var isEnd = false
        /// Whether it is closed at once.
        var isEmpty = false
    }

    /// The next tag; nil at the end. Texts, comments and declarations are skipped.
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
            } else if starts(with: "<?") || starts(with: "<!") {
                try skip(to: ">")
            } else {
                at += 1
                return try tag()
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
        tag.name = word()
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

    private var peek: UInt8? { at < text.count ? text[at] : nil }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { at += 1 }
    }

    /// A name, with the prefix of its namespace.
    private mutating func word() -> String {
        let start = at
        while let byte = peek {
            let isLetter = (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte > 0x7F
            guard isLetter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "_") else {
                break
            }
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

    private func problem(_ expected: String, _ found: String) -> VectorIconError {
        let before = text[..<min(at, text.count)]
        let line = before.count { $0 == 0x0A } + 1
        let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
        return .unexpected(found: found, expected: expected, line: line, column: column)
    }
}
