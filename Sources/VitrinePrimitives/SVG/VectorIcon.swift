/// A one-color glyph: an outline in a view box.
package struct VectorIcon: Hashable, Sendable {
    package let name: String
    /// The glyph's box at its reference size, in points.
    package let viewBox: Rect
    /// The outline in the coordinates of `viewBox`.
    package let path: Path
    package let fillRule: FillRule
    /// Whether the glyph is mirrored in right-to-left layouts because it points in the reading direction. Default:
    /// false, as most icons, including those of media players, are not mirrored.
    package let mirrorsInRightToLeft: Bool
    /// A picture whose opaque parts are the glyph, in place of a path; it fills the view box. Default: nil.
    package let template: Image?

    /// The largest number of bytes of an icon's text.
    package static let maximumLength = 524_288

    package init(
        name: String, viewBox: Rect, path: Path, fillRule: FillRule = .nonZero, mirrorsInRightToLeft: Bool = false,
        template: Image? = nil
    ) {
        self.template = template
        self.name = name
        self.viewBox = viewBox
        self.path = path
        self.fillRule = fillRule
        self.mirrorsInRightToLeft = mirrorsInRightToLeft
    }

    /// Reads the SVG subset of icon files: an `svg` element with `viewBox` (optionally `xmlns`, and
    /// `data-mirrors="true"` for `mirrorsInRightToLeft`) around one empty `path` element with `d` and optionally
    /// `fill-rule`. White space is allowed between tags and attributes. Everything else, such as a comment or a second
    /// path, is an error with its position.
    ///
    /// Both sides of the view box must be more than 0 and all its numbers within ±1,000,000.
    package init(svg text: String, name: String) throws(VectorIconError) {
        let length = text.utf8.count
        guard length <= VectorIcon.maximumLength else {
            throw .tooLong(length: length, limit: VectorIcon.maximumLength)
        }
        var scanner = TagScanner(text)
        scanner.skipSpace()
        let svg = try scanner.tag("svg", legal: ["viewBox", "xmlns", "data-mirrors"], end: ">")
        scanner.skipSpace()
        let shape = try scanner.tag("path", legal: ["d", "fill-rule"], end: "/>")
        scanner.skipSpace()
        try scanner.expect("</svg>")
        scanner.skipSpace()
        guard scanner.atEnd else { throw scanner.unexpected("nothing after </svg>") }

        if let namespace = svg["xmlns"], namespace != "http://www.w3.org/2000/svg" {
            throw .badValue(attribute: "xmlns", value: namespace, expected: "\"http://www.w3.org/2000/svg\"")
        }
        guard let box = svg["viewBox"] else { throw .missingAttribute(name: "viewBox", element: "svg") }
        guard let data = shape["d"] else { throw .missingAttribute(name: "d", element: "path") }
        if let value = svg["data-mirrors"], value != "true", value != "false" {
            throw .badValue(attribute: "data-mirrors", value: String(value.prefix(80)), expected: "true or false")
        }
        mirrorsInRightToLeft = svg["data-mirrors"] == "true"
        template = nil
        self.name = name
        viewBox = try VectorIcon.viewBox(box)
        fillRule = try VectorIcon.fillRule(shape["fill-rule"] ?? "nonzero")
        do {
            path = try Path(svgPathData: data)
        } catch {
            throw .path(error)
        }
    }

    private static func viewBox(_ value: String) throws(VectorIconError) -> Rect {
        do {
            var scanner = try SVGScanner(value)
            var numbers: [Double] = []
            scanner.skipSpace()
            for what in ["x", "y", "a width", "a height"] {
                if !numbers.isEmpty { _ = scanner.skipSeparator() }
                numbers.append(try scanner.number(what))
            }
            scanner.skipSpace()
            if scanner.atEnd, numbers[2] > 0, numbers[3] > 0 {
                return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            }
        } catch {}
        throw .badValue(
            attribute: "viewBox", value: String(value.prefix(80)),
            expected: "four numbers within ±1000000: x, y, width and height, both more than 0")
    }

    private static func fillRule(_ value: String) throws(VectorIconError) -> FillRule {
        switch value {
        case "nonzero": return .nonZero
        case "evenodd": return .evenOdd
        default:
            throw .badValue(attribute: "fill-rule", value: String(value.prefix(80)), expected: "nonzero or evenodd")
        }
    }
}
