extension FontBook {
    /// The family's face that is nearest to the request, or nil if the book lacks the family; names are compared
    /// without case and spaces.
    ///
    /// Faces are compared by width, then italic, then weight, then cut; among equals, the first in the book wins.
    /// Without an italic, the family's upright face is used: there is no synthetic slant or weight. A variable font is
    /// set to the request within the ranges of its axes. A face whose file cannot be opened (see `problems`) is
    /// skipped.
    ///
    /// Source: CSS Fonts 4, font matching and "font-optical-sizing"; for `slnt`, the 14° of "font-style: oblique".
    /// - Parameters:
    ///   - size: The size in points for the axis `opsz`; nil for the axis's default.
    ///   - axes: Values for axes of variable fonts, which take precedence over the other parameters.
    package func face(
        family: String, weight: FontWeight, width: FontWidth = .normal, isItalic: Bool = false,
        cut: OpticalCut = .text, size: Double? = nil, axes: [FontVariation] = []
    ) -> FontFace? {
        var ranks = places(of: family).map { i in
            let traits = entries[i].traits
            return Rank(
                width: width.distance(to: traits.widths), slope: traits.mayBe(italic: isItalic) ? 0 : 1,
                weight: weight.distance(to: traits.weights),
                cut: traits.cut == cut || traits.axis(.opticalSize) != nil ? 0 : 1, place: i)
        }
        // The others are not sorted, because the best face can nearly always be opened.
        while let best = ranks.indices.min(by: { ranks[$0] < ranks[$1] }) {
            let entry = entries[ranks.remove(at: best).place]
            let place =
                entry.axes.isEmpty
                ? [] : entry.traits.place(weight: weight, width: width, isItalic: isItalic, size: size) + axes
            if let face = try? entry.source.face(at: place) { return face }
        }
        return nil
    }

    private struct Rank: Comparable {
        var width: MatchDistance
        var slope: Int
        var weight: MatchDistance
        var cut: Int
        var place: Int

        static func < (a: Rank, b: Rank) -> Bool {
            if a.width != b.width { return a.width < b.width }
            if a.slope != b.slope { return a.slope < b.slope }
            if a.weight != b.weight { return a.weight < b.weight }
            return (a.cut, a.place) < (b.cut, b.place)
        }
    }
}

extension FaceTraits {
    fileprivate func mayBe(italic: Bool) -> Bool { isItalic == italic || axes.contains(where: \.givesItalic) }

    fileprivate func place(
        weight: FontWeight, width: FontWidth, isItalic: Bool, size: Double?
    ) -> [FontVariation] {
        var place = [FontVariation(.weight, Double(weight.rawValue)), FontVariation(.width, width.percent)]
        if let size { place.append(FontVariation(.opticalSize, size)) }
        if let italic = axis(.italic), italic.givesItalic {
            place.append(FontVariation(.italic, isItalic ? 1 : 0))
        } else if !self.isItalic, axis(.slant)?.givesItalic == true {
            place.append(FontVariation(.slant, isItalic ? -14 : 0))
        }
        return place
    }
}

/// The distance of a face from a request in one trait, compared by direction, then by magnitude.
struct MatchDistance: Comparable {
    var order: Int
    var step: Double

    static let none = MatchDistance(order: 0, step: 0)

    static func < (a: MatchDistance, b: MatchDistance) -> Bool { (a.order, a.step) < (b.order, b.step) }
}
