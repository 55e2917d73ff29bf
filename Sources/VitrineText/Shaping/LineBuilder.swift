import VitrinePrimitives

/// Positions the glyphs of a line from left to right.
///
/// Within a run a position is the run's start, plus an integer number of font units times the scale, plus an integer
/// multiple of the tracking: one rounding for each term, however long the run.
struct LineBuilder {
    let text: TextUnits
    var line = ShapedLine()
    /// Indexed by unit of the line.
    private(set) var advances: [Double]
    /// The tracking after the last cluster so far.
    private(set) var lastTracking = 0.0

    private let range: Range<Int>
    private let firstScalar: Int
    /// Offsets of y, indexed by attributes.
    private let offsets: [Double]
    private let stretch: Double
    /// Whether no face has a scalar, indexed by scalar of the line.
    private var missing: [Bool]
    private var start = 0.0
    private var scale = 0.0
    private var tracking = 0.0
    private var units = 0
    private var trackings = 0
    private var stretches = 0
    private var clusterStart = 0

    /// - Parameters:
    ///   - range: the units of the line.
    ///   - offsets: offsets of y, indexed by attributes; y down.
    ///   - stretch: points to add to every space.
    init(text: TextUnits, range: Range<Int>, offsets: [Double], stretch: Double) {
        self.text = text
        self.range = range
        self.offsets = offsets
        self.stretch = stretch
        advances = [Double](repeating: 0, count: range.count)
        firstScalar = range.isEmpty ? 0 : text.units[range.lowerBound].scalars.lowerBound
        let end = range.isEmpty ? 0 : text.units[range.upperBound - 1].scalars.upperBound
        missing = [Bool](repeating: false, count: end - firstScalar)
    }

    /// Points from the left end of the line.
    var x: Double {
        start + Double(units) * scale + Double(trackings) * tracking + Double(stretches) * stretch
    }

    /// Characters marked missing, each once.
    var missingScalars: [Unicode.Scalar] {
        var seen: Set<UInt32> = []
        return missing.indices.compactMap { i in
            let scalar = text.scalars[firstScalar + i]
            return missing[i] && seen.insert(scalar).inserted ? Unicode.Scalar(scalar) : nil
        }
    }

    mutating func markMissing(_ scalar: Int) { missing[scalar - firstScalar] = true }

    /// Begins a run.
    mutating func begin(scale: Double, tracking: Double) {
        start = x
        units = 0
        trackings = 0
        stretches = 0
        clusterStart = 0
        self.scale = scale
        self.tracking = tracking
    }

    /// Adds a glyph of the run's face; offsets in font units, y up.
    mutating func place(_ drawing: GlyphDrawing, dx: Int, dy: Int, cluster: Range<Int>) {
        let (x, y) = (x + Double(dx) * scale, 0 - Double(dy) * scale)
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
        advances[unit(cluster) - range.lowerBound] += Double(fontUnits) * scale
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
        line.glyphs.append(
            PlacedGlyph(
                outline: glyph.outline, scale: scale, x: x, y: y, source: source, color: color,
                attributes: attributes))
        add(
            Rect(
                x: x + glyph.ink.x * scale, y: y + glyph.ink.y * scale, width: glyph.ink.width * scale,
                height: glyph.ink.height * scale))
    }

    private mutating func put(_ image: GlyphImage, x: Double, y: Double, cluster: Range<Int>) {
        let (source, attributes) = origin(cluster)
        let y = y + offsets[attributes]
        let frame = Rect(
            x: x + image.frame.x * scale, y: y + image.frame.y * scale, width: image.frame.width * scale,
            height: image.frame.height * scale)
        line.images.append(
            PlacedImage(image: image.image, frame: frame, source: source, attributes: attributes))
        add(frame)
    }

    private mutating func add(_ ink: Rect) { line.inkBounds = line.inkBounds.union(ink) }
}
