import Primitives

/// Walks along a line from left to right and puts glyphs down.
///
/// Within a run the place is the run's start plus whole font units times the scale plus a whole number of trackings:
/// one rounding for each term, however long the run.
struct Pen {
    let text: TextUnits
    var line = ShapedLine()
    var advances: [Double]
    /// By scalar: whether no face has it.
    var missing: [Bool]
    /// The tracking after the last cluster so far.
    private(set) var lastTracking = 0.0

    private let unitOfScalar: [Int]
    private var start = 0.0
    private var scale = 0.0
    private var tracking = 0.0
    private var units = 0
    private var trackings = 0
    private var clusterStart = 0

    init(text: TextUnits) {
        self.text = text
        advances = [Double](repeating: 0, count: text.units.count)
        missing = [Bool](repeating: false, count: text.scalars.count)
        unitOfScalar = text.units.indices.flatMap { unit in text.units[unit].scalars.map { _ in unit } }
    }

    /// Points from the left end of the line.
    var x: Double { start + Double(units) * scale + Double(trackings) * tracking }

    /// Characters marked missing, each once.
    var missingScalars: [Unicode.Scalar] {
        var seen: Set<UInt32> = []
        return missing.indices.compactMap { i in
            missing[i] && seen.insert(text.scalars[i]).inserted ? Unicode.Scalar(text.scalars[i]) : nil
        }
    }

    /// Begins a run.
    mutating func begin(scale: Double, tracking: Double) {
        start = x
        units = 0
        trackings = 0
        clusterStart = 0
        self.scale = scale
        self.tracking = tracking
    }

    /// Puts a glyph of the run's face down; offsets in font units, y up.
    mutating func place(_ glyph: GlyphOutline, dx: Int, dy: Int, cluster: Range<Int>) {
        put(glyph, scale: scale, x: x + Double(dx) * scale, y: 0 - Double(dy) * scale, cluster: cluster)
    }

    mutating func placeBox(scale: Double, cluster: Range<Int>) {
        put(MissingGlyph.glyph, scale: scale, x: x, y: 0, cluster: cluster)
    }

    mutating func advance(_ fontUnits: Int, cluster: Range<Int>) {
        units += fontUnits
        advances[unitOfScalar[cluster.lowerBound]] += Double(fontUnits) * scale
    }

    /// Ends a cluster: tracking follows unless the cluster takes no room.
    mutating func endCluster(_ cluster: Range<Int>) {
        if units != clusterStart {
            trackings += 1
            advances[unitOfScalar[cluster.lowerBound]] += tracking
            lastTracking = tracking
        }
        clusterStart = units
    }

    private mutating func put(_ glyph: GlyphOutline, scale: Double, x: Double, y: Double, cluster: Range<Int>) {
        guard !glyph.outline.path.isEmpty else { return }
        let first = text.units[unitOfScalar[cluster.lowerBound]].source.lowerBound
        let last = text.units[unitOfScalar[cluster.upperBound - 1]].source.upperBound
        line.glyphs.append(PlacedGlyph(outline: glyph.outline, scale: scale, x: x, y: y, source: first..<last))
        let ink = Rect(
            x: x + glyph.ink.x * scale, y: y + glyph.ink.y * scale, width: glyph.ink.width * scale,
            height: glyph.ink.height * scale)
        line.inkBounds = line.inkBounds.union(ink)
    }
}
