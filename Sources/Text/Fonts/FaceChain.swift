/// The faces that one style may use, in order, each with its size, spacing and features.
struct FaceChain: Sendable {
    struct Link: Sendable {
        let face: FontFace
        /// What draws the glyphs where the face itself does not.
        var graded: GradedFace? = nil
        /// Points to the font unit.
        let scale: Double
        let tracking: Double
        let features: [FontFeature]

        /// - Throws: `unreadableGlyph`, `glyphTooComplex`, `pictureTooLarge`.
        func drawing(of glyph: UInt32) throws(TextError) -> GlyphDrawing {
            if let graded { try graded.drawing(of: glyph) } else { try face.drawing(of: glyph) }
        }
    }

    let links: [Link]
    /// Tracking of the boxes that stand for missing characters.
    let tracking: Double
    let ascent: Double
    let descent: Double
    let lineHeight: Double

    /// - Parameters:
    ///   - style: must be sane (`TextStyle.sane`).
    ///   - grades: where graded faces are kept.
    init(_ style: TextStyle, in book: FontBook, grades: Grades) {
        let system = SystemFont.standIn(size: style.size, weight: style.weight)
        let systemTracking = style.tracking ?? system.tracking
        let extras = (style.monospacedDigits ? [FontFeature.tabularFigures] : []) + style.features
        func face(of family: String) -> FontFace? {
            book.face(
                family: family, weight: style.weight, width: style.width, isItalic: style.isItalic, cut: system.cut,
                size: style.size, axes: style.axes)
        }
        // Families have several spellings, but one first entry in the book.
        let systemPlace = book.places(of: SystemFont.family).first
        let ownPlace = style.family.flatMap { book.places(of: $0).first }
        let own = ownPlace == systemPlace ? nil : style.family.flatMap(face)
        var links: [Link] = []
        if let own {
            let scale = style.size / Double(own.unitsPerEm)
            links.append(Link(face: own, scale: scale, tracking: style.tracking ?? 0, features: extras))
        }
        var seen = own == nil ? [] : [ownPlace]
        for family in [SystemFont.family] + book.fallbacks {
            let place = book.places(of: family).first
            guard let place, !seen.contains(place), let face = face(of: family) else { continue }
            seen.append(place)
            let isSystem = place == systemPlace
            // The stand-ins for SF Hebrew and SF Arabic have their size as they are; SF's spacing fits Hebrew too.
            let size = isSystem ? system.size : style.size
            links.append(
                Link(
                    face: face, graded: isSystem ? grades.face(face, for: style, cut: system.cut, in: book) : nil,
                    scale: size / Double(face.unitsPerEm), tracking: systemTracking,
                    features: (isSystem ? [.noContextualAlternates] : []) + extras))
        }
        self.links = links
        tracking = systemTracking
        ascent = style.size * (own?.ascent ?? SystemFont.ascent)
        descent = style.size * (own?.descent ?? SystemFont.descent)
        lineHeight = own == nil ? style.size * SystemFont.lineHeight : ascent + descent
    }

    /// The variation selector that asks for a coloured picture. Source: UTS #51.
    private static let emojiSelector: UInt32 = 0xFE0F

    /// The first face that draws the whole cluster, of coloured ones first when it asks for colour; else the first that
    /// has its base; else nil.
    func link(for cluster: Range<Int>, of scalars: [UInt32], script: UInt32) -> Int? {
        if scalars[cluster].contains(Self.emojiSelector) {
            let colored = links.firstIndex {
                $0.face.isColored && $0.face.draws(scalars, cluster, script: script)
            }
            if let colored { return colored }
        }
        if let whole = links.firstIndex(where: { $0.face.draws(scalars, cluster, script: script) }) { return whole }
        guard let base = Unicode.Scalar(scalars[cluster.lowerBound]) else { return nil }
        return links.firstIndex { $0.face.glyph(for: base) != nil }
    }
}
