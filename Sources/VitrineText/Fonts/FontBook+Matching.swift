extension FontBook {
    /// The family's face nearest to the wish, or nil when the book has no such family; names are compared without case
    /// and spaces.
    ///
    /// The width counts first, then whether the face is italic, then the weight, then the cut; of equals the first in the
    /// book is taken. Where the family has no italic, the upright face is taken as it is: nothing is slanted or made
    /// bold artificially. A variable font is set to the wish as far as its axes go. A face whose file cannot be opened
    /// (see `problems`) is passed over.
    ///
    /// Source: CSS Fonts 4, font matching and "font-optical-sizing"; for `slnt`, the 14° of "font-style: oblique".
    ///
    /// - Parameters:
    ///   - size: points, for the axis `opsz`; nil for its default.
    ///   - axes: values for axes of variable fonts, before those that follow from the other wishes.
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
        // Nearly always the best can be opened, so the others need no order.
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
    /// Whether the face is, or can be set to, italic or upright.
    fileprivate func mayBe(italic: Bool) -> Bool { isItalic == italic || axes.contains(where: \.givesItalic) }

    /// Where on its axes a variable font meets a wish.
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
