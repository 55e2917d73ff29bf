/// The faces that one style may use, in order, each with its size, spacing and features.
struct FaceChain: Sendable {
    struct Link: Sendable {
        let face: FontFace
        /// Points to the font unit.
        let scale: Double
        let tracking: Double
        let features: [FontFeature]
    }

    let links: [Link]
    /// Tracking of the boxes that stand for missing characters.
    let tracking: Double
    let ascent: Double
    let descent: Double
    let lineHeight: Double

    /// - Parameter style: must be sane (`TextStyle.sane`).
    init(_ style: TextStyle, in book: FontBook) {
        let system = SystemFont.standIn(size: style.size, weight: style.weight)
        let systemTracking = style.tracking ?? system.tracking
        let extras = (style.monospacedDigits ? [FontFeature.tabularFigures] : []) + style.features
        let systemKey = FontBook.key(SystemFont.family)
        let ownKey = style.family.map(FontBook.key)
        let own = style.family.flatMap { family in
            ownKey == systemKey
                ? nil
                : book.face(
                    family: family, weight: style.weight, width: style.width, isItalic: style.isItalic,
                    cut: system.cut, size: style.size, axes: style.axes)
        }
        var links: [Link] = []
        if let own {
            let scale = style.size / Double(own.unitsPerEm)
            links.append(Link(face: own, scale: scale, tracking: style.tracking ?? 0, features: extras))
        }
        let others = ([SystemFont.family] + book.fallbacks)
        var seen: Set<String> = own == nil ? [] : [ownKey ?? ""]
        for family in others where seen.insert(FontBook.key(family)).inserted {
            guard
                let face = book.face(
                    family: family, weight: style.weight, width: style.width, isItalic: style.isItalic,
                    cut: system.cut, size: style.size, axes: style.axes)
            else { continue }
            let isSystem = FontBook.key(family) == systemKey
            // The stand-ins for SF Hebrew and SF Arabic have their size as they are; SF's spacing fits Hebrew too.
            let size = isSystem ? system.size : style.size
            links.append(
                Link(
                    face: face, scale: size / Double(face.unitsPerEm), tracking: systemTracking,
                    features: (isSystem ? [.noContextualAlternates] : []) + extras))
        }
        self.links = links
        tracking = systemTracking
        ascent = style.size * (own?.ascent ?? SystemFont.ascent)
        descent = style.size * (own?.descent ?? SystemFont.descent)
        lineHeight = own == nil ? style.size * SystemFont.lineHeight : ascent + descent
    }

    /// The first face that draws the whole cluster; else the first that has its base; else nil.
    func link(for cluster: Range<Int>, of scalars: [UInt32], script: UInt32) -> Int? {
        if let whole = links.firstIndex(where: { $0.face.draws(scalars, cluster, script: script) }) { return whole }
        guard let base = Unicode.Scalar(scalars[cluster.lowerBound]) else { return nil }
        return links.firstIndex { $0.face.glyph(for: base) != nil }
    }
}
