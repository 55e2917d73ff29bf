extension VectorIcon {
    /// Reads an SVG drawing as one glyph: the fills and strokes of its shapes, whatever their colors.
    ///
    /// `path`, `rect`, `circle`, `ellipse`, `line`, `polyline`, `polygon`, `use`, `svg` and groups of them are read,
    /// with the properties that control fills and strokes, as attributes, styles, and rules of style sheets for one
    /// element, class or id. Each shape is painted by itself: shapes add up. Elements that draw nothing, such as
    /// gradients, and elements of other namespaces are skipped. Features that would look different here, such as text,
    /// masks and partial opacity, are errors. The view box is scaled to the `width` and `height`, if they are given.
    package init(drawing text: String, name: String) throws(VectorIconError) {
        guard text.utf8.count <= VectorIcon.maximumLength else {
            throw .tooLong(length: text.utf8.count, limit: VectorIcon.maximumLength)
        }
        let document = try SVGDocument(text)
        var reader = SVGShapeReader(document)
        try reader.read()
        guard let box = reader.viewBox else { throw .missingAttribute(name: "viewBox", element: "svg") }
        let (outline, isEvenOdd) = try reader.outline()
        let scale = reader.scale
        self.init(
            name: name,
            viewBox: Rect(x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale),
            path: scale == 1 ? outline : outline.transformed(by: .scale(x: scale, y: scale)),
            fillRule: isEvenOdd ? .evenOdd : .nonZero, mirrorsInRightToLeft: reader.mirrors)
    }
}

private struct SVGShapeReader {
    /// The properties that shapes inherit from enclosing elements.
    private struct Look {
        var transform = Transform.identity
        var fills = true
        var isEvenOdd = false
        var strokes = false
        var isVisible = true
        var stroke = StrokeStyle(width: 1, miterLimit: 4)
    }

    private let document: SVGDocument
    var viewBox: Rect?
    /// The scale from the view box to points.
    var scale = 1.0
    var mirrors = false
    private var shapes: [(path: Path, isEvenOdd: Bool)] = []

    private static let containers = ["g", "a", "switch"]
    /// Elements that draw nothing by themselves.
    private static let silent: Set<String> = [
        "defs", "title", "desc", "metadata", "style", "clipPath", "mask", "symbol", "linearGradient", "radialGradient",
        "pattern", "filter", "marker", "view", "script", "animate", "animateTransform", "animateMotion", "set",
    ]
    /// The limits of a drawing, counting the repetitions of `use`.
    private static let mostElements = 50_000
    private static let mostPoints = 500_000
    private var elements = 0
    private var points = 0

    init(_ document: SVGDocument) { self.document = document }

    mutating func read() throws(VectorIconError) { try read(0..<document.tags.count, Look(), uses: 0) }

    /// The union of all shapes. A single shape keeps its fill rule.
    func outline() throws(VectorIconError) -> (Path, isEvenOdd: Bool) {
        if shapes.count <= 1 { return shapes.first.map { ($0.path, isEvenOdd: $0.isEvenOdd) } ?? (Path(), false) }
        guard let union = Path.union(of: shapes) else {
            throw .badValue(
                attribute: "fill-rule", value: "evenodd", expected: "outlines that do not cross, beside other shapes")
        }
        return (union, false)
    }

    private mutating func read(_ range: Range<Int>, _ outer: Look, uses: Int) throws(VectorIconError) {
        var i = range.lowerBound
        while i < range.upperBound {
            let tag = document.tags[i]
            let end = document.end(of: i)
            defer { i = end }
            if tag.isEnd || tag.name.contains(":") || Self.silent.contains(tag.name) { continue }
            elements += 1
            guard elements <= Self.mostElements else { throw Self.tooLarge("elements", Self.mostElements) }
            let properties = document.styles.properties(of: tag)
            if properties["display"] == "none" { continue }
            var look = outer
            try inherit(&look, properties)
            let content = i + 1..<max(i + 1, tag.isEmpty ? i + 1 : end - 1)
            switch tag.name {
            case "svg":
                if viewBox == nil {
                    let box = try box(properties)
                    viewBox = box
                    scale = Self.scale(of: box, to: sides(properties))
                    mirrors = properties["data-mirrors"] == "true"
                } else {
                    try place(&look, properties)
                }
                try read(content, look, uses: uses)
            case _ where Self.containers.contains(tag.name): try read(content, look, uses: uses)
            case "use": try use(properties, look, uses: uses)
            default: try draw(tag, properties, look)
            }
        }
    }

    // MARK: Shapes

    private mutating func draw(
        _ tag: SVGDocument.Tag, _ a: [String: String], _ look: Look
    ) throws(VectorIconError) {
        var path = Path()
        switch tag.name {
        case "path":
            guard let data = a["d"] else { throw .missingAttribute(name: "d", element: "path") }
            do { path = try Path(svgPathData: data) } catch { throw .path(error) }
        case "rect": path = try rect(a)
        case "circle", "ellipse":
            let radius = try length(a["r"], .diagonal)
            let (rx, ry) =
                tag.name == "circle" ? (radius, radius) : (try length(a["rx"], .width), try length(a["ry"], .height))
            let (x, y) = (try length(a["cx"], .width), try length(a["cy"], .height))
            if rx > 0, ry > 0 { path = .ellipse(in: Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry)) }
        case "line":
            path.move(to: Point(x: try length(a["x1"], .width), y: try length(a["y1"], .height)))
            path.line(to: Point(x: try length(a["x2"], .width), y: try length(a["y2"], .height)))
        case "polyline", "polygon":
            let numbers = try numbers(a["points"] ?? "")
            for i in stride(from: 0, to: numbers.count - 1, by: 2) {
                let p = Point(x: numbers[i], y: numbers[i + 1])
                if i == 0 { path.move(to: p) } else { path.line(to: p) }
            }
            if tag.name == "polygon", !path.isEmpty { path.close() }
        default:
            throw document.problem(
                "a shape (path, rect, circle, ellipse, line, polyline, polygon, use, g)", "<\(tag.name)>",
                at: tag.offset)
        }
        guard look.isVisible else { return }
        if look.fills, tag.name != "line" { try add(path.transformed(by: look.transform), look.isEvenOdd) }
        if look.strokes, look.stroke.width > 0 {
            try add(path.stroked(look.stroke).transformed(by: look.transform), false)
        }
    }

    private mutating func add(_ path: Path, _ isEvenOdd: Bool) throws(VectorIconError) {
        guard !path.isEmpty else { return }
        points += path.points.count
        guard points <= Self.mostPoints else { throw Self.tooLarge("points", Self.mostPoints) }
        shapes.append((path, isEvenOdd))
    }

    private static func tooLarge(_ what: String, _ limit: Int) -> VectorIconError {
        .badValue(attribute: "svg", value: "more than \(limit) \(what)", expected: "a drawing of at most \(limit)")
    }

    /// Source: SVG 2, section 10.2: a missing radius equals that of the other axis, and none exceeds half the side.
    private func rect(_ a: [String: String]) throws(VectorIconError) -> Path {
        let frame = Rect(
            x: try length(a["x"], .width), y: try length(a["y"], .height), width: try length(a["width"], .width),
            height: try length(a["height"], .height))
        guard frame.width > 0, frame.height > 0 else { return Path() }
        func radius(_ name: String, _ axis: Axis) throws(VectorIconError) -> Double? {
            guard let text = a[name], text != "auto" else { return nil }
            let value = try length(text, axis)
            return value >= 0 ? value : nil
        }
        let (x, y) = (try radius("rx", .width), try radius("ry", .height))
        let rx = min(x ?? y ?? 0, frame.width / 2)
        let ry = min(y ?? x ?? 0, frame.height / 2)
        guard rx > 0, ry > 0 else { return .rect(frame) }
        if rx == ry { return .roundedRect(RoundedRect(frame, radius: rx, curve: .circular)) }
        // The corners are those of a circle, stretched.
        let k = ry / rx
        let circular = RoundedRect(
            Rect(x: frame.x, y: frame.y / k, width: frame.width, height: frame.height / k), radius: rx, curve: .circular
        )
        return Path.roundedRect(circular).transformed(by: .scale(x: 1, y: k))
    }

    /// Draws the referenced element again at an offset.
    private mutating func use(_ a: [String: String], _ look: Look, uses: Int) throws(VectorIconError) {
        let reference = a["href"] ?? a["xlink:href"] ?? ""
        guard reference.hasPrefix("#"), let index = document.element(id: String(reference.dropFirst())) else {
            throw .badValue(
                attribute: "href", value: String(reference.prefix(80)), expected: "the id of an element, such as #a")
        }
        // An element that contains itself would recurse without end.
        guard uses < 8 else {
            throw .badValue(
                attribute: "href", value: String(reference.prefix(80)), expected: "at most 8 uses in one another")
        }
        var look = look
        let move = Transform.translation(x: try length(a["x"], .width), y: try length(a["y"], .height))
        look.transform = move.then(look.transform)
        let tag = document.tags[index]
        let end = document.end(of: index)
        guard tag.name == "symbol" else { return try read(index..<end, look, uses: uses + 1) }
        var place = document.styles.properties(of: tag)
        for name in ["width", "height"] { place[name] = a[name] ?? place[name] }
        (place["x"], place["y"]) = (nil, nil)
        try self.place(&look, place)
        if !tag.isEmpty { try read(index + 1..<end - 1, look, uses: uses + 1) }
    }

    // MARK: Boxes

    private func box(_ a: [String: String]) throws(VectorIconError) -> Rect {
        if let box = try givenBox(a) { return box }
        let (width, height) = (Self.pixels(a["width"]), Self.pixels(a["height"]))
        guard let width, let height else { throw .missingAttribute(name: "viewBox", element: "svg") }
        return Rect(x: 0, y: 0, width: width, height: height)
    }

    private func givenBox(_ a: [String: String]) throws(VectorIconError) -> Rect? {
        guard let text = a["viewBox"] else { return nil }
        let n = try numbers(text)
        guard n.count == 4, n[2] > 0, n[3] > 0 else {
            throw .badValue(
                attribute: "viewBox", value: String(text.prefix(80)),
                expected: "four numbers: x, y, width and height, the last two more than 0")
        }
        return Rect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    private func sides(_ a: [String: String]) -> (width: Double?, height: Double?) {
        (Self.pixels(a["width"]), Self.pixels(a["height"]))
    }

    /// The scale that fits a box to sides in pixels. Other units, such as `1em` and `100%`, depend on the context.
    private static func scale(
        of box: Rect, to sides: (width: Double?, height: Double?)
    ) -> Double {
        [sides.width.map { $0 / box.width }, sides.height.map { $0 / box.height }].compactMap { $0 }.min() ?? 1
    }

    /// Places a nested `svg`: its box is fitted to its viewport and centered.
    private func place(_ look: inout Look, _ a: [String: String]) throws(VectorIconError) {
        let (x, y) = (try length(a["x"], .width), try length(a["y"], .height))
        var placed = Transform.translation(x: x, y: y)
        if let box = try givenBox(a) {
            let (width, height) = sides(a)
            let k = Self.scale(of: box, to: (width, height))
            let (dx, dy) = (
                ((width ?? box.width * k) - box.width * k) / 2, ((height ?? box.height * k) - box.height * k) / 2
            )
            placed = Transform(a: k, b: 0, c: 0, d: k, tx: x + dx - box.x * k, ty: y + dy - box.y * k)
        }
        look.transform = placed.then(look.transform)
    }

    // MARK: Properties

    private func inherit(_ look: inout Look, _ a: [String: String]) throws(VectorIconError) {
        if let fill = a["fill"] { look.fills = Self.paints(fill) }
        if let stroke = a["stroke"] { look.strokes = Self.paints(stroke) }
        if let rule = a["fill-rule"] { look.isEvenOdd = rule == "evenodd" }
        if let visibility = a["visibility"] { look.isVisible = visibility == "visible" }
        if let width = a["stroke-width"] { look.stroke.width = try length(width, .diagonal) }
        if let limit = a["stroke-miterlimit"] { look.stroke.miterLimit = max(1, try length(limit, .diagonal)) }
        if let dashes = a["stroke-dasharray"] {
            look.stroke.dashes = dashes == "none" ? [] : try numbers(dashes.replacing("px", with: ""))
        }
        if let offset = a["stroke-dashoffset"] { look.stroke.dashPhase = try length(offset, .diagonal) }
        switch a["stroke-linecap"] {
        case "round": look.stroke.cap = .round
        case "square": look.stroke.cap = .square
        case "butt": look.stroke.cap = .butt
        default: break
        }
        switch a["stroke-linejoin"] {
        case "round": look.stroke.join = .round
        case "bevel": look.stroke.join = .bevel
        case "miter", "miter-clip", "arcs": look.stroke.join = .miter
        default: break
        }
        if let opacity = try opacity("opacity", a) { look.isVisible = look.isVisible && opacity > 0 }
        if let opacity = try opacity("fill-opacity", a) { look.fills = look.fills && opacity > 0 }
        if let opacity = try opacity("stroke-opacity", a) { look.strokes = look.strokes && opacity > 0 }
        if let transform = a["transform"] { look.transform = try self.transform(transform).then(look.transform) }
        for name in ["mask", "filter", "marker-start", "marker-mid", "marker-end", "marker"] {
            if let value = a[name], value != "none" {
                throw .badValue(
                    attribute: name, value: String(value.prefix(80)), expected: "none, as an icon is drawn without it")
            }
        }
        if let clip = a["clip-path"], clip != "none", try !clipsNothing(clip) {
            throw .badValue(
                attribute: "clip-path", value: String(clip.prefix(80)), expected: "a rectangle around the whole drawing"
            )
        }
    }

    private static func paints(_ paint: String) -> Bool {
        let text = paint.filter { !$0.isWhitespace }.lowercased()
        if text == "none" || text == "transparent" { return false }
        if text.hasPrefix("#") {
            return !(text.count == 5 && text.hasSuffix("0") || text.count == 9 && text.hasSuffix("00"))
        }
        if text.hasPrefix("rgba("), let alpha = text.dropLast().split(separator: ",").last { return Double(alpha) != 0 }
        return true
    }

    /// The opacity 0 or 1; nil if it is not given.
    /// - Throws: `badValue` for partial opacity.
    private func opacity(_ name: String, _ a: [String: String]) throws(VectorIconError) -> Double? {
        guard let text = a[name] else { return nil }
        let value = (text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)) ?? 1
        if value <= 0 { return 0 }
        if value >= 1 { return 1 }
        throw .badValue(attribute: name, value: String(text.prefix(80)), expected: "0 or 1, as an icon has one color")
    }

    /// Whether a clip path is a rectangle that contains the drawing, as in files of Figma.
    private func clipsNothing(_ value: String) throws(VectorIconError) -> Bool {
        guard value.hasPrefix("url("), let box = viewBox else { return false }
        let id = value.dropFirst(4).prefix { $0 != ")" }.filter { !"#\"' ".contains($0) }
        guard let index = document.element(id: id), document.tags[index].name == "clipPath",
            document.tags[index].attributes["clipPathUnits"] != "objectBoundingBox", !document.tags[index].isEmpty
        else { return false }
        let inner = index + 1..<document.end(of: index) - 1
        guard let only = inner.first, document.end(of: only) == inner.upperBound else { return false }
        let tag = document.tags[only]
        var frame: Rect?
        if tag.name == "rect", tag.attributes["transform"] == nil {
            let a = tag.attributes
            frame = Rect(
                x: try length(a["x"], .width), y: try length(a["y"], .height), width: try length(a["width"], .width),
                height: try length(a["height"], .height))
        } else if tag.name == "path", let data = tag.attributes["d"], tag.attributes["transform"] == nil,
            let path = try? Path(svgPathData: data),
            path.elements.allSatisfy({ if case .cubic = $0 { false } else { true } })
        {
            let bounds = path.controlBounds
            // The path is the four sides of a rectangle.
            let corners = Set(path.points)
            if corners.count == 4,
                corners.allSatisfy({
                    [bounds.minX, bounds.maxX].contains($0.x) && [bounds.minY, bounds.maxY].contains($0.y)
                })
            {
                frame = bounds
            }
        }
        guard let frame else { return false }
        return frame.minX <= box.minX && frame.minY <= box.minY && frame.maxX >= box.maxX && frame.maxY >= box.maxY
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
            case ("skewX", 1), ("skewY", 1):
                let (sin, cos) = ExactMath.sincos(degrees: n[0])
                // The tangent of a right angle would be infinite.
                let k = sin / (cos.magnitude > 1e-9 ? cos : 1e-9)
                step = Transform(a: 1, b: name == "skewY" ? k : 0, c: name == "skewX" ? k : 0, d: 1, tx: 0, ty: 0)
            case ("matrix", 6): step = Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            default:
                throw .badValue(
                    attribute: "transform", value: String(text.prefix(80)),
                    expected: "translate, scale, rotate, skewX, skewY or matrix")
            }
            out = step.then(out)
        }
        return out
    }

    // MARK: Numbers

    /// The length that percentages refer to.
    private enum Axis { case width, height, diagonal }

    /// Pixels per unit. Source: CSS Values and Units 3, section 5.2.
    private static let units = [
        "px": 1.0, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "em": 16, "rem": 16, "ex": 8,
    ]

    /// A length in pixels, 0 if there is none. Percentages refer to the view box.
    private func length(_ text: String?, _ axis: Axis) throws(VectorIconError) -> Double {
        guard let text else { return 0 }
        if text.hasSuffix("%"), let box = viewBox {
            let share = try numbers(String(text.dropLast())).first ?? 0
            let whole =
                switch axis {
                case .width: box.width
                case .height: box.height
                case .diagonal: ((box.width * box.width + box.height * box.height) / 2).squareRoot()
                }
            return share / 100 * whole
        }
        for (unit, pixels) in Self.units where text.hasSuffix(unit) {
            let number = text.dropLast(unit.count)
            // `3rem` also ends with `em`.
            if let last = number.last, last.isNumber || last == "." {
                return (try numbers(String(number)).first ?? 0) * pixels
            }
        }
        return try numbers(text).first ?? 0
    }

    /// A side of the drawing in pixels; nil if it depends on the drawing's context.
    private static func pixels(_ text: String?) -> Double? {
        guard let text else { return nil }
        var value = Double(text)
        for (unit, pixels) in units where text.hasSuffix(unit) && !["em", "rem", "ex"].contains(unit) {
            value = value ?? Double(text.dropLast(unit.count)).map { $0 * pixels }
        }
        return value.flatMap { $0 > 0 && $0 <= 10_000 ? $0 : nil }
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
}
