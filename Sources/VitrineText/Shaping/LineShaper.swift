import VitrinePrimitives

/// Sets cleaned text as lines of any width.
struct LineShaper {
    /// The attributes that the indices in the text's units refer to.
    let attributes: [TextAttributes]
    /// The face chain of each attributes value.
    let chains: [FaceChain]

    /// - Parameter attributes: Sanitized attributes (`TextAttributes.sanitized`).
    init(_ attributes: [TextAttributes], _ chains: FaceChains) {
        self.attributes = attributes
        // A text may have more styles than the cache holds.
        var known: [TextStyle: FaceChain] = [:]
        self.chains = attributes.map { a in
            if let chain = known[a.style] { return chain }
            let chain = chains.chain(of: a.style)
            known[a.style] = chain
            return chain
        }
    }

    struct Result {
        var line: ShapedLine
        /// The advance of each unit of the line in points, in text order; a ligature's belongs to its first unit.
        var advances: [Double]
    }

    func set(_ text: TextUnits, direction: TextDirection) -> Result {
        line(text.units.indices, of: Analysis(text, direction: direction, self))
    }

    /// Sets some of a text's units as one line; the text around them is context for shaping.
    /// - Parameter stretch: The points that are added to every space.
    func line(_ range: Range<Int>, of analysis: Analysis, stretch: Double = 0) -> Result {
        let text = analysis.text
        let (order, levels) = analysis.bidi.line(range)
        let runs = analysis.runs(range, levels: levels)
        var builder = LineBuilder(
            text: text, range: range, offsets: attributes.map { 0 - $0.baselineOffset }, stretch: stretch)
        var isDrawn = [Bool](repeating: false, count: runs.count)
        var runOfUnit = [Int](repeating: 0, count: range.count)
        for (i, run) in runs.enumerated() { for u in run.units { runOfUnit[u - range.lowerBound] = i } }
        for unit in order {
            let i = runOfUnit[unit - range.lowerBound]
            if isDrawn[i] { continue }
            isDrawn[i] = true
            let run = runs[i]
            if let link = run.link.flatMap(chains[run.chain].link(at:)) {
                draw(run, link, with: &builder)
            } else {
                drawBoxes(run, with: &builder)
            }
        }
        var line = builder.line
        line.width = max(0, builder.x - builder.lastTracking)
        line.missing = builder.missingScalars
        line.direction = analysis.bidi.direction
        measure(&line, attributes.count == 1 ? [0] : Set(text.units[range].map(\.attributes)).sorted())
        return Result(line: line, advances: builder.advances)
    }

    func emptyLine(_ attributes: Int) -> (ascent: Double, descent: Double, lineHeight: Double) {
        let chain = chains[chains.indices.contains(attributes) ? attributes : 0]
        return (chain.ascent, chain.descent, chain.lineHeight)
    }

    /// Computes the line's metrics: the maxima over all of its styles.
    private func measure(_ line: inout ShapedLine, _ used: [Int]) {
        let used = used.isEmpty ? [0] : used
        line.ascent = -.infinity
        line.descent = -.infinity
        var leading = 0.0
        for i in used where chains.indices.contains(i) {
            let (chain, up) = (chains[i], attributes[i].baselineOffset)
            line.ascent = max(line.ascent, chain.ascent + up)
            line.descent = max(line.descent, chain.descent - up)
            leading = max(leading, chain.lineHeight - chain.ascent - chain.descent)
        }
        line.lineHeight = used.count == 1 ? chains[used[0]].lineHeight : line.ascent + line.descent + leading
    }

    private func draw(_ run: Analysis.Run, _ link: FaceChain.Link, with builder: inout LineBuilder) {
        let text = builder.text
        let style = attributes[run.chain].style
        let range =
            text.units[run.units.lowerBound].scalars
            .lowerBound..<text.units[run.units.upperBound - 1].scalars.upperBound
        let isRightToLeft = run.level % 2 == 1
        let traits = FontFace.RunTraits(
            isRightToLeft: isRightToLeft, script: run.script, language: style.language, features: link.features)
        let glyphs = link.face.shape(text.scalars, range, traits)
        let ends = Self.clusterEnds(glyphs, upper: range.upperBound, isRightToLeft: isRightToLeft)
        let tracking = Analysis.joins(run.script) ? 0 : link.tracking
        builder.begin(scale: link.scale, tracking: tracking, style)
        for (i, glyph) in glyphs.enumerated() {
            let cluster = glyph.cluster..<ends[i]
            let drawing = glyph.glyph == 0 ? nil : try? link.drawing(of: glyph.glyph)
            if let drawing {
                builder.place(drawing, dx: glyph.xOffset, dy: glyph.yOffset, cluster: cluster)
                var advance = glyph.advance
                // A glyph without an advance is a mark, or represents an invisible character such as a soft hyphen:
                // pairs of letters are kerned across it.
                if advance != 0, let fitted = link.fitted {
                    let next = glyphs[(i + 1)...].first { $0.advance != 0 }?.glyph
                    advance += fitted.addedAdvance(of: glyph.glyph, before: next)
                }
                builder.advance(advance, cluster: cluster)
            } else {
                for s in cluster where Unicode.Scalar(text.scalars[s]).map({ link.face.glyph(for: $0) == nil }) ?? true
                {
                    builder.markMissing(s)
                }
                // The characters of a damaged glyph are in the character map, but are also reported as missing.
                if glyph.glyph != 0 { for s in cluster { builder.markMissing(s) } }
                let size = style.size / link.scale
                builder.placeBox(scale: style.size / Double(MissingGlyph.unitsPerEm), cluster: cluster)
                builder.advance(
                    Int((size * Double(MissingGlyph.advance) / Double(MissingGlyph.unitsPerEm)).rounded()),
                    cluster: cluster)
            }
            let isLast = i + 1 == glyphs.count || glyphs[i + 1].cluster != glyph.cluster
            if isLast { builder.endCluster(cluster) }
        }
    }

    /// The end of each glyph's cluster: the index of the next cluster of the text.
    private static func clusterEnds(_ glyphs: [ShapedGlyph], upper: Int, isRightToLeft: Bool) -> [Int] {
        var ends = [Int](repeating: upper, count: glyphs.count)
        var end = upper
        var current = upper
        for step in glyphs.indices {
            let i = isRightToLeft ? step : glyphs.count - 1 - step
            if glyphs[i].cluster != current {
                end = current
                current = glyphs[i].cluster
            }
            ends[i] = max(end, glyphs[i].cluster + 1)
        }
        return ends
    }

    private func drawBoxes(_ run: Analysis.Run, with builder: inout LineBuilder) {
        let style = attributes[run.chain].style
        let size = style.size
        builder.begin(scale: size / Double(MissingGlyph.unitsPerEm), tracking: chains[run.chain].tracking, style)
        for unit in run.level % 2 == 1 ? run.units.reversed() : Array(run.units) {
            let cluster = builder.text.units[unit].scalars
            for s in cluster
            where Unicode.Scalar(builder.text.scalars[s])?.properties.isDefaultIgnorableCodePoint != true {
                builder.markMissing(s)
            }
            builder.placeBox(scale: size / Double(MissingGlyph.unitsPerEm), cluster: cluster)
            builder.advance(MissingGlyph.advance, cluster: cluster)
            builder.endCluster(cluster)
        }
    }
}

/// A glyph as HarfBuzz positions it; all lengths are in font units, y up.
struct ShapedGlyph: Hashable, Sendable {
    /// The index in the font; 0 for a character that the font lacks.
    var glyph: UInt32
    /// The index of the first scalar of the glyph's cluster.
    var cluster: Int
    var advance: Int
    var xOffset: Int
    var yOffset: Int
}
