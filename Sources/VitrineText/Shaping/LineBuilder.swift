import VitrinePrimitives

/// Positions the glyphs of a line from left to right. Within a run, a position is the run's start, plus an integer
/// number of font units times the scale, plus an integer multiple of the tracking: each term is rounded once, however
/// long the run.
struct LineBuilder {
    let text: TextUnits
    var line = ShapedLine()
    /// The advances, indexed by unit of the line.
    private(set) var advances: [Double]
    private(set) var lastTracking = 0.0

    private let range: Range<Int>
    private let firstScalar: Int
    /// The vertical offsets, indexed by attributes.
    private let offsets: [Double]
    private let stretch: Double
    /// Whether no face has a scalar, indexed by scalar of the line.
    private var missing: [Bool]
    private var start = 0.0
    private var scale = 0.0
    /// The points per font unit along the line.
    private var advanceScale = 0.0
    private var expansion = 1.0
    private var obliqueness = 0.0
    private var size = 0.0
    private var tracking = 0.0
    private var units = 0
    private var trackings = 0
    private var stretches = 0
    private var clusterStart = 0

    /// - Parameters:
    ///   - range: The units of the line.
    ///   - offsets: The vertical offsets, indexed by attributes; y down.
    ///   - stretch: The points that are added to every space.
    init(text: TextUnits, range: Range<Int>, offsets: [Double], stretch: Double) {
        self.text = text
        self.range = range
        self.offsets = offsets
        self.stretch = stretch
        advances = [Double](repeating: 0, count: range.count)
        firstScalar = range.isEmpty ? 0 : text.units[range.lowerBound].scalars.lowerBound
        let end = range.isEmpty ? 0 : text.units[range.upperBound - 1].scalars.upperBound
        missing = [Bool](repeating: false, count: end - firstScalar)
        line.glyphs.reserveCapacity(range.count)
    }

    /// The distance from the left end of the line in points.
    var x: Double {
        start + Double(units) * advanceScale + Double(trackings) * tracking + Double(stretches) * stretch
    }

    /// The distinct characters that are marked missing.
    var missingScalars: [Unicode.Scalar] {
        var seen: Set<UInt32> = []
        return missing.indices.compactMap { i in
            let scalar = text.scalars[firstScalar + i]
            return missing[i] && seen.insert(scalar).inserted ? Unicode.Scalar(scalar) : nil
        }
    }

    mutating func markMissing(_ scalar: Int) { missing[scalar - firstScalar] = true }

    mutating func begin(scale: Double, tracking: Double, _ style: TextStyle) {
        start = x
        units = 0
        trackings = 0
        stretches = 0
        clusterStart = 0
        self.scale = scale
        expansion = style.expansion
        advanceScale = scale * expansion
        obliqueness = style.obliqueness
        size = style.size
        self.tracking = tracking
    }

    /// Adds a glyph of the run's face; offsets are in font units, y up.
    mutating func place(_ drawing: GlyphDrawing, dx: Int, dy: Int, cluster: Range<Int>) {
        let (x, y) = (x + Double(dx) * advanceScale, 0 - Double(dy) * scale)
        switch drawing {
        case .outline(let glyph): put(glyph, scale: scale, x: x, y: y, cluster: cluster)
        case .layers(let layers):
            for layer in layers { put(layer.glyph, scale: scale, x: x, y: y, color: layer.color, cluster: cluster) }
        case .image(let image): put(image, x: x, y: y, cluster: cluster)
        }
    }

    mutating func placeBox(scale: Double, cluster: Range<Int>) {
        put(MissingGlyph.glyph, scale: scale, x: x, y: 0, cluster: cluster)
    }

    mutating func advance(_ fontUnits: Int, cluster: Range<Int>) {
        units += fontUnits
        advances[unit(cluster) - range.lowerBound] += Double(fontUnits) * advanceScale
    }

    /// Ends a cluster, followed by tracking unless its advance is 0.
    mutating func endCluster(_ cluster: Range<Int>) {
        let unit = unit(cluster)
        if units != clusterStart {
            trackings += 1
            advances[unit - range.lowerBound] += tracking
            lastTracking = tracking
        }
        clusterStart = units
        if text.units[unit].isSpace { stretches += 1 }
        let attributes = text.units[unit].attributes
        if let last = line.spans.indices.last, line.spans[last].attributes == attributes {
            line.spans[last].maxX = x
        } else {
            line.spans.append(
                ShapedLine.Span(attributes: attributes, minX: line.spans.last?.maxX ?? 0, maxX: x))
        }
    }

    private func unit(_ cluster: Range<Int>) -> Int { text.unitOfScalar[cluster.lowerBound] }

    /// The part of the text that a cluster represents, and its attributes.
    private func origin(_ cluster: Range<Int>) -> (source: Range<Int>, attributes: Int) {
        let first = text.units[unit(cluster)]
        let last = text.units[text.unitOfScalar[cluster.upperBound - 1]]
        return (first.source.lowerBound..<last.source.upperBound, first.attributes)
    }

    private mutating func put(
        _ glyph: GlyphOutline, scale: Double, x: Double, y: Double, color: RGBColor? = nil, cluster: Range<Int>
    ) {
        guard !glyph.outline.path.isEmpty else { return }
        let (source, attributes) = origin(cluster)
        let y = y + offsets[attributes]
        var placed = PlacedGlyph(
            outline: glyph.outline, scale: scale, x: x, y: y, source: source, color: color, attributes: attributes)
        placed.expansion = expansion
        placed.obliqueness = obliqueness
        placed.size = size
        line.glyphs.append(placed)
        let ink = glyph.ink
        add(
            Rect(
                x: x + ink.x * scale * placed.expansion - max(obliqueness * ink.maxY, obliqueness * ink.minY) * scale,
                y: y + ink.y * scale,
                width: ink.width * scale * placed.expansion + obliqueness.magnitude * ink.height * scale,
                height: ink.height * scale))
    }

    private mutating func put(_ image: GlyphImage, x: Double, y: Double, cluster: Range<Int>) {
        let (source, attributes) = origin(cluster)
        let y = y + offsets[attributes]
        let frame = Rect(
            x: x + image.frame.x * advanceScale, y: y + image.frame.y * scale,
            width: image.frame.width * advanceScale, height: image.frame.height * scale)
        line.images.append(
            PlacedImage(image: image.image, frame: frame, source: source, attributes: attributes))
        add(frame)
    }

    private mutating func add(_ ink: Rect) { line.inkBounds = line.inkBounds.union(ink) }
}
