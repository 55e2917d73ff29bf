import VitrinePrimitives

/// Numbers that look irregular and are the same in every run. Source: the SplitMix64 generator of Steele, Lea and Flood.
struct MapNoise {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    /// 0..<1.
    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
    }

    /// -1..<1.
    mutating func around() -> Double { next() * 2 - 1 }
}

extension MapDrawing {
    /// Adds a grid of streets: lines across and down a parallelogram.
    mutating func addGrid(_ line: Line, at corner: Point, _ across: Point, _ down: Point, columns: Int, rows: Int) {
        func place(_ u: Double, _ v: Double) -> Point {
            Point(x: corner.x + across.x * u + down.x * v, y: corner.y + across.y * u + down.y * v)
        }
        for i in 0...columns {
            let u = Double(i) / Double(columns)
            add(line, [place(u, 0), place(u, 1)])
        }
        for j in 0...rows {
            let v = Double(j) / Double(rows)
            add(line, [place(0, v), place(1, v)])
        }
    }

    /// Adds an irregular area round a middle.
    mutating func addPatch(_ area: Area, _ x: Double, _ y: Double, _ width: Double, _ height: Double, seed: UInt64) {
        var noise = MapNoise(seed)
        let count = 18
        let points = (0..<count).map { i -> Point in
            let (sin, cos) = ExactMath.sincos(Double(i) / Double(count) * 2 * .pi)
            var k = 0.72 + 0.42 * noise.next()
            func place() -> Point { Point(x: x + cos * width / 2 * k, y: y + sin * height / 2 * k) }
            while k > 0.1, isWater(place()) { k -= 0.1 }
            return place()
        }
        add(area, points)
    }

    /// Places about a distance apart in a frame, none of them in a sea.
    func villages(in frame: Rect, apart distance: Double, seed: UInt64) -> [Point] {
        var noise = MapNoise(seed)
        var out: [Point] = []
        var y = frame.minY
        while y < frame.maxY {
            var x = frame.minX
            while x < frame.maxX {
                let p = Point(x: x + noise.around() * distance * 0.42, y: y + noise.around() * distance * 0.42)
                if !isWater(p) { out.append(p) }
                x += distance
            }
            y += distance
        }
        return out
    }

    /// Adds roads from each place to those nearest to it. Roads bend a little and do not cross seas.
    /// - Parameters:
    ///   - links: to how many places a road leads, at most.
    ///   - known: an area whose roads are added one by one.
    mutating func addRoads(
        _ line: Line, between towns: [Point], links: Int, longest: Double, seed: UInt64, outside known: Rect? = nil
    ) {
        var noise = MapNoise(seed)
        var pairs: Set<Int> = []
        // Places by squares with sides of the longest road: those near one lie in its square and the eight around it.
        struct Square: Hashable {
            var column: Int
            var row: Int
        }
        func square(_ p: Point) -> Square {
            Square(column: Int((p.x / longest).rounded(.down)), row: Int((p.y / longest).rounded(.down)))
        }
        var squares: [Square: [Int]] = [:]
        for (i, p) in towns.enumerated() { squares[square(p), default: []].append(i) }
        var near: [(distance: Double, index: Int)] = []
        for (i, a) in towns.enumerated() {
            near.removeAll(keepingCapacity: true)
            let middle = square(a)
            for row in (middle.row - 1)...(middle.row + 1) {
                for column in (middle.column - 1)...(middle.column + 1) {
                    for j in squares[Square(column: column, row: row)] ?? [] where j != i {
                        let (dx, dy) = (towns[j].x - a.x, towns[j].y - a.y)
                        let distance = (dx * dx + dy * dy).squareRoot()
                        if distance < longest { near.append((distance, j)) }
                    }
                }
            }
            near.sort { ($0.distance, $0.index) < ($1.distance, $1.index) }
            for (distance, j) in near.prefix(links) {
                let bends = (noise.around(), noise.around())
                guard pairs.insert(min(i, j) * towns.count + max(i, j)).inserted else { continue }
                let b = towns[j]
                let (dx, dy) = ((b.x - a.x) / distance, (b.y - a.y) / distance)
                func bent(_ share: Double, _ bend: Double) -> Point {
                    let away = bend * distance * 0.09
                    return Point(
                        x: a.x + (b.x - a.x) * share - dy * away, y: a.y + (b.y - a.y) * share + dx * away)
                }
                let way = [a, bent(0.33, bends.0), bent(0.67, bends.1), b]
                if way.contains(where: isWater) || isWater(bent(0.5, 0)) { continue }
                if let known, (way + [bent(0.5, 0)]).contains(where: known.contains) { continue }
                add(line, way)
            }
        }
    }
}
