import CHarfBuzz
import Primitives

/// Sets cleaned text as one line, whatever its width.
struct LineShaper {
    let chain: FaceChain
    let style: TextStyle

    struct Result {
        var line: ShapedLine
        /// Points that each unit takes, in the order of the text; a ligature's width counts for its first unit.
        var advances: [Double]
    }

    /// A stretch of units of one level, face and script.
    private struct Run {
        var units: Range<Int>
        var level: UInt8
        /// Nil for units that no face has.
        var link: Int?
        var script: UInt32
    }

    func set(_ text: TextUnits, direction: TextDirection) -> Result {
        let bidi = BidiLine(text, direction: direction)
        let runs = self.runs(text, bidi)
        var pen = Pen(text: text)
        var seen: Set<Int> = []
        var runOfUnit = [Int](repeating: 0, count: text.units.count)
        for (i, run) in runs.enumerated() { for u in run.units { runOfUnit[u] = i } }
        for unit in bidi.visualOrder where seen.insert(runOfUnit[unit]).inserted {
            let run = runs[runOfUnit[unit]]
            if let link = run.link { draw(run, chain.links[link], with: &pen) } else { drawBoxes(run, with: &pen) }
        }
        pen.line.width = max(0, pen.x - pen.lastTracking)
        pen.line.missing = pen.missingScalars
        pen.line.direction = bidi.direction
        pen.line.ascent = chain.ascent
        pen.line.descent = chain.descent
        pen.line.lineHeight = chain.lineHeight
        return Result(line: pen.line, advances: pen.advances)
    }

    private func runs(_ text: TextUnits, _ bidi: BidiLine) -> [Run] {
        let scripts = Self.scripts(text)
        var runs: [Run] = []
        for (i, unit) in text.units.enumerated() {
            var link: Int?
            if let last = runs.last, Self.isInvisible(unit, text) {
                link = last.link
            } else {
                link = chain.link(for: unit.scalars, of: text.scalars, script: scripts[i])
            }
            if let last = runs.last, last.level == bidi.levels[i], last.link == link, last.script == scripts[i] {
                runs[runs.count - 1].units = last.units.lowerBound..<(i + 1)
            } else {
                runs.append(Run(units: i..<(i + 1), level: bidi.levels[i], link: link, script: scripts[i]))
            }
        }
        return runs
    }

    /// The script of each unit; marks, digits and punctuation take the script before them, or the first that follows.
    private static func scripts(_ text: TextUnits) -> [UInt32] {
        let functions = hb_unicode_funcs_get_default()
        let shared = [HB_SCRIPT_COMMON.rawValue, HB_SCRIPT_INHERITED.rawValue, HB_SCRIPT_UNKNOWN.rawValue]
        let own = text.units.map { unit in
            text.scalars[unit.scalars].lazy.map { hb_unicode_script(functions, $0).rawValue }
                .first { !shared.contains($0) }
        }
        var current = own.lazy.compactMap { $0 }.first ?? HB_SCRIPT_LATIN.rawValue
        return own.map { script in
            current = script ?? current
            return current
        }
    }

    private static func isInvisible(_ unit: TextUnits.Unit, _ text: TextUnits) -> Bool {
        text.scalars[unit.scalars].allSatisfy { Unicode.Scalar($0)?.properties.isDefaultIgnorableCodePoint ?? true }
    }

    /// Scripts whose letters join: space between them would tear words.
    private static let joiningScripts = [
        HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC, HB_SCRIPT_PHAGS_PA,
        HB_SCRIPT_ADLAM, HB_SCRIPT_HANIFI_ROHINGYA,
    ].map(\.rawValue)

    private func draw(_ run: Run, _ link: FaceChain.Link, with pen: inout Pen) {
        let text = pen.text
        let range =
            text.units[run.units.lowerBound].scalars
            .lowerBound..<text.units[run.units.upperBound - 1].scalars.upperBound
        let isRightToLeft = run.level % 2 == 1
        let traits = FontFace.RunTraits(
            isRightToLeft: isRightToLeft, script: run.script, language: style.language, features: link.features)
        let glyphs = link.face.shape(text.scalars, range, traits)
        let ends = Self.clusterEnds(glyphs, upper: range.upperBound, isRightToLeft: isRightToLeft)
        let tracking = Self.joiningScripts.contains(run.script) ? 0 : link.tracking
        pen.begin(scale: link.scale, tracking: tracking)
        for (i, glyph) in glyphs.enumerated() {
            let cluster = glyph.cluster..<ends[i]
            let outline = glyph.glyph == 0 ? nil : try? link.face.outline(of: glyph.glyph)
            if let outline {
                pen.place(outline, dx: glyph.xOffset, dy: glyph.yOffset, cluster: cluster)
                pen.advance(glyph.advance, cluster: cluster)
            } else {
                for s in cluster where Unicode.Scalar(text.scalars[s]).map({ link.face.glyph(for: $0) == nil }) ?? true
                {
                    pen.missing[s] = true
                }
                // A damaged glyph's characters are all in the map, yet the reader must learn of them.
                if glyph.glyph != 0 { for s in cluster { pen.missing[s] = true } }
                let size = style.size / link.scale
                pen.placeBox(scale: style.size / Double(MissingGlyph.unitsPerEm), cluster: cluster)
                pen.advance(
                    Int((size * Double(MissingGlyph.advance) / Double(MissingGlyph.unitsPerEm)).rounded()),
                    cluster: cluster)
            }
            let isLast = i + 1 == glyphs.count || glyphs[i + 1].cluster != glyph.cluster
            if isLast { pen.endCluster(cluster) }
        }
    }

    /// For each glyph the index after the last scalar of its cluster: where the next cluster of the text begins.
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

    private func drawBoxes(_ run: Run, with pen: inout Pen) {
        pen.begin(scale: style.size / Double(MissingGlyph.unitsPerEm), tracking: chain.tracking)
        for unit in run.level % 2 == 1 ? run.units.reversed() : Array(run.units) {
            let cluster = pen.text.units[unit].scalars
            for s in cluster where Unicode.Scalar(pen.text.scalars[s])?.properties.isDefaultIgnorableCodePoint != true {
                pen.missing[s] = true
            }
            pen.placeBox(scale: style.size / Double(MissingGlyph.unitsPerEm), cluster: cluster)
            pen.advance(MissingGlyph.advance, cluster: cluster)
            pen.endCluster(cluster)
        }
    }
}
