extension Path {
    /// The largest number of lines, curves, moves and closes in path data.
    package static let maximumSVGSegments = 65_536

    /// Reads the `d` attribute of an SVG `path`: every command of SVG 1.1, absolute and relative; arcs and quadratics
    /// become cubics. Empty data gives an empty path.
    ///
    /// Coordinates must lie within ±1,000,000, data within 262,144 bytes. A subpath that continues after a close
    /// without a move gets the move that SVG implies. Source: SVG 1.1 (second edition), section 8.3. A browser draws
    /// the data up to the first mistake; here every mistake is an error.
    package init(svgPathData data: String) throws(SVGPathError) {
        var reader = try SVGPathReader(data)
        self = try reader.read()
    }
}

/// The state of the path data parser: the current point, and the control points that shorthand commands reflect.
private struct SVGPathReader {
    private var scanner: SVGScanner
    private var path = Path()
    private var current = Point.zero
    private var subpathStart = Point.zero
    /// Whether the previous command was a close, so that the next segment begins a subpath.
    private var needsMove = false
    /// The last control point of the previous segment, if S or T may reflect it.
    private var cubicControl: Point?
    private var quadraticControl: Point?

    init(_ data: String) throws(SVGPathError) { scanner = try SVGScanner(data) }

    mutating func read() throws(SVGPathError) -> Path {
        scanner.skipSpace()
        guard !scanner.atEnd else { return path }
        guard let first = scanner.peek, first | 0x20 == UInt8(ascii: "m") else {
            throw scanner.unexpected("a moveto command, M or m,")
        }
        while let letter = scanner.peek {
            guard "mlhvcsqtaz".utf8.contains(letter | 0x20), letter >= 0x41 else {
                throw scanner.unexpected("a command, one of MLHVCSQTAZ in either case,")
            }
            scanner.advance()
            scanner.skipSpace()
            try command(letter | 0x20, relative: letter & 0x20 != 0)
            scanner.skipSpace()
        }
        return path
    }

    /// Reads one command letter with all its groups of arguments.
    private mutating func command(_ letter: UInt8, relative: Bool) throws(SVGPathError) {
        if letter == UInt8(ascii: "z") { return try close() }
        var letter = letter
        var more = true
        while more {
            try segment(letter, from: relative ? current : .zero)
            // Further pairs after a moveto are lines.
            if letter == UInt8(ascii: "m") { letter = UInt8(ascii: "l") }
            let comma = scanner.skipSeparator()
            more = scanner.atNumber
            if comma, !more { throw scanner.unexpected("a number after the comma") }
        }
    }

    /// Reads one group of arguments, whose coordinates are relative to `origin`.
    private mutating func segment(_ letter: UInt8, from origin: Point) throws(SVGPathError) {
        let character = scanner.position
        var cubicEnd: Point?
        var quadraticEnd: Point?
        switch letter {
        case UInt8(ascii: "m"):
            current = try point(origin)
            subpathStart = current
            needsMove = false
            path.move(to: current)
        case UInt8(ascii: "l"):
            try line(to: point(origin))
        case UInt8(ascii: "h"):
            try line(to: Point(x: origin.x + scanner.number("a number (x)"), y: current.y))
        case UInt8(ascii: "v"):
            try line(to: Point(x: current.x, y: origin.y + scanner.number("a number (y)")))
        case UInt8(ascii: "c"), UInt8(ascii: "s"):
            let c1: Point
            if letter == UInt8(ascii: "c") {
                c1 = try point(origin, separated: true)
            } else {
                c1 = current * 2 - (cubicControl ?? current)
            }
            let c2 = try point(origin, separated: true)
            let end = try point(origin)
            beginSegment()
            path.cubic(c1, c2, to: end)
            current = end
            cubicEnd = c2
        case UInt8(ascii: "q"), UInt8(ascii: "t"):
            let c: Point
            if letter == UInt8(ascii: "q") {
                c = try point(origin, separated: true)
            } else {
                c = current * 2 - (quadraticControl ?? current)
            }
            let end = try point(origin)
            beginSegment()
            path.quadratic(c, to: end)
            current = end
            quadraticEnd = c
        default:
            try arc(origin)
        }
        cubicControl = cubicEnd
        quadraticControl = quadraticEnd
        try check(from: character)
    }

    private mutating func arc(_ origin: Point) throws(SVGPathError) {
        let rx = try scanner.number("a number (rx)")
        _ = scanner.skipSeparator()
        let ry = try scanner.number("a number (ry)")
        _ = scanner.skipSeparator()
        let degrees = try scanner.number("a number (x-axis rotation)")
        _ = scanner.skipSeparator()
        let large = try scanner.flag("a flag, 0 or 1 (large arc),")
        _ = scanner.skipSeparator()
        let sweep = try scanner.flag("a flag, 0 or 1 (sweep),")
        _ = scanner.skipSeparator()
        let end = try point(origin)
        beginSegment()
        path.arc(
            from: current, radii: Size(width: rx, height: ry), degrees: degrees, large: large, sweep: sweep, to: end)
        current = end
    }

    private mutating func line(to p: Point) throws(SVGPathError) {
        beginSegment()
        path.line(to: p)
        current = p
    }

    private mutating func close() throws(SVGPathError) {
        let character = scanner.position - 1
        path.close()
        current = subpathStart
        needsMove = true
        cubicControl = nil
        quadraticControl = nil
        try check(from: character)
    }

    private mutating func beginSegment() {
        if needsMove { path.move(to: subpathStart) }
        needsMove = false
    }

    private mutating func point(_ origin: Point, separated: Bool = false) throws(SVGPathError) -> Point {
        let x = try scanner.number("a number (x)")
        _ = scanner.skipSeparator()
        let y = try scanner.number("a number (y)")
        if separated { _ = scanner.skipSeparator() }
        return Point(x: origin.x + x, y: origin.y + y)
    }

    /// Checks the limits of what the last segment added; `character` is the position of its arguments.
    private mutating func check(from character: Int) throws(SVGPathError) {
        guard path.verbs.count <= Path.maximumSVGSegments else {
            throw .tooManySegments(limit: Path.maximumSVGSegments, character: character)
        }
        // An arc adds the most points at once: a move and four cubics.
        for p in path.points.suffix(13) {
            for v in [p.x, p.y] where !(v.magnitude <= SVGScanner.coordinateLimit) {
                throw .outOfRange(value: v, limit: SVGScanner.coordinateLimit, character: character)
            }
        }
    }
}
