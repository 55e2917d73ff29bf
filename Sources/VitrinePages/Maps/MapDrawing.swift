import VitrinePrimitives

/// What a map shows, in points of the map.
struct MapDrawing: Sendable {
    enum Area: Int, Sendable, CaseIterable {
        case sea, land, wood, park, airport, lake
    }

    enum Line: Int, Sendable, CaseIterable {
        case border, ferry, river, street, minor, blue, major, highway
    }

    /// A name on the map.
    struct Place: Sendable {
        enum Style: Sendable {
            case metropolis, capital, city, town, country, region, park, water, sight, airport, ferry
        }

        /// Line feeds part its lines.
        var name: String
        /// In English, where the name is another one.
        var english: String?
        /// The middle of the name.
        var at: Point
        var style: Style
        /// Clockwise, in degrees.
        var angle = 0.0
        /// The middle of the ring that marks a town.
        var ring: Point?
    }

    /// The number of a road.
    struct Shield: Sendable {
        enum Style: Sendable { case interstate, state, motorway }

        var number: String
        var at: Point
        var style: Style
    }

    /// One road of a kind, or one area.
    struct Contour: Sendable {
        var path: Path
        var bounds: Rect

        init(_ path: Path) {
            self.path = path
            bounds = path.controlBounds
        }
    }

    private(set) var areas: [(area: Area, contours: [Contour])] = []
    private(set) var lines: [(line: Line, contours: [Contour])] = []
    private(set) var places: [Place] = []
    private(set) var shields: [Shield] = []
    /// Seas, which roads avoid, and lands, in the order in which they are painted.
    private var grounds: [(isSea: Bool, area: Polygon)] = []

    /// Adds areas of one kind: points `x,y`, with `/` between areas. Corners are rounded.
    mutating func add(_ area: Area, _ text: String) {
        for points in Self.points(text) { add(area, points) }
    }

    mutating func add(_ area: Area, _ points: [Point]) {
        if area == .sea || area == .land { grounds.append((area == .sea, Polygon(points))) }
        merge(area, Self.smooth(points, isClosed: true))
    }

    /// Adds lines of one kind.
    mutating func add(_ line: Line, _ text: String) {
        for points in Self.points(text) { add(line, points) }
    }

    mutating func add(_ line: Line, _ points: [Point]) {
        let contour = Contour(Self.smooth(points, isClosed: false))
        if let i = lines.firstIndex(where: { $0.line == line }) {
            lines[i].contours.append(contour)
        } else {
            lines.append((line, [contour]))
            lines.sort { $0.line.rawValue < $1.line.rawValue }
        }
    }

    /// Adds a name between two horizontal places.
    mutating func add(
        _ name: String, _ left: Double, _ right: Double, _ y: Double, _ style: Place.Style, english: String? = nil,
        angle: Double = 0, ring: (Double, Double)? = nil
    ) {
        places.append(
            Place(
                name: name, english: english, at: Point(x: (left + right) / 2, y: y), style: style, angle: angle,
                ring: ring.map { Point(x: $0.0, y: $0.1) }))
    }

    mutating func add(shield number: String, _ x: Double, _ y: Double, _ style: Shield.Style) {
        shields.append(Shield(number: number, at: Point(x: x, y: y), style: style))
    }

    private mutating func merge(_ area: Area, _ path: Path) {
        if let last = areas.last, last.area == area {
            areas[areas.count - 1].contours.append(Contour(path))
        } else {
            areas.append((area, [Contour(path)]))
        }
    }

    /// Whether a place lies in a sea.
    func isWater(_ p: Point) -> Bool {
        grounds.last { $0.area.contains(p) }?.isSea ?? false
    }

    static func points(_ text: String) -> [[Point]] {
        text.split(separator: "/").compactMap { PointList(text: String($0))?.points }
    }

    /// A curve through points: a Catmull-Rom spline as cubic curves.
    static func smooth(_ points: [Point], isClosed: Bool) -> Path {
        var path = Path()
        let n = points.count
        guard n > 1 else { return path }
        func at(_ i: Int) -> Point { isClosed ? points[(i + n) % n] : points[min(max(i, 0), n - 1)] }
        path.move(to: points[0])
        for i in 0..<(isClosed ? n : n - 1) {
            let (p0, p1, p2, p3) = (at(i - 1), at(i), at(i + 1), at(i + 2))
            path.cubic(
                Point(x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6),
                Point(x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6), to: p2)
        }
        if isClosed { path.close() }
        return path
    }
}
