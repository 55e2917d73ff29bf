import VitrinePrimitives

/// Grades Inter's faces between the weights of the book, so that they have the ink mass of a typeface, and fits their
/// letters to those of the typeface.
final class Grades: Sendable {
    private struct Key: Hashable {
        /// The graded face retains the base, so that the identity is not reused.
        let base: ObjectIdentifier
        let others: [GradedFace.Other]
    }

    /// Legal positions between two weights; light text of Helvetica Neue nearly reaches an end. Other positions occur
    /// only if the book lacks the requested weight.
    private static let sensibleShares = -1.0...1.0

    private struct FittedKey: Hashable {
        /// The fitted face retains both, so that the identities are not reused.
        let base: ObjectIdentifier
        let graded: ObjectIdentifier?
        /// The weight of Helvetica Neue; nil for SF.
        let helveticaNeue: FontWeight?
        /// A weight of SF between bold and heavy, which no face of the book has; nil for lighter weights.
        var heavier: FontWeight?
    }

    private let kept = GenerationCache<Key, GradedFace>(capacity: 64)
    private let fitted = GenerationCache<FittedKey, FittedFace>(capacity: 64)

    /// Inter's face with the letters of a typeface; nil for the display cut and for italics, which are not measured.
    /// - Parameter graded: The result of `face` for the same face, typeface, style and cut.
    func fittedFace(
        _ base: FontFace, _ graded: GradedFace?, as typeface: Typeface, for style: TextStyle, cut: OpticalCut
    ) -> FittedFace? {
        guard cut == .text, !style.isItalic else { return nil }
        let weight = typeface == .helveticaNeue ? style.weight : nil
        let heavier = weight == nil && style.weight > .bold ? min(style.weight, .heavy) : nil
        let key = FittedKey(
            base: ObjectIdentifier(base), graded: graded.map(ObjectIdentifier.init), helveticaNeue: weight,
            heavier: heavier)
        return fitted.value(key) {
            let letters =
                weight.map { LetterGlyphs(base, helveticaNeue: $0) } ?? heavier.map { LetterGlyphs(base, heavier: $0) }
            return FittedFace(base, graded: graded, letters: letters)
        }
    }

    func hebrewFace(_ base: FontFace) -> FittedFace {
        fitted.value(FittedKey(base: ObjectIdentifier(base), graded: nil, helveticaNeue: nil)) {
            FittedFace(base, graded: nil, letters: LetterGlyphs(hebrew: base))
        }
    }

    /// Inter's face with the ink mass of a typeface. Nil for the display cut, and if the book has no other weight: the
    /// face is then drawn unchanged.
    func face(
        _ base: FontFace, as typeface: Typeface = .sanFrancisco, for style: TextStyle, cut: OpticalCut,
        in book: FontBook
    ) -> GradedFace? {
        guard cut == .text else { return nil }
        let from = Self.weight(base)
        let requested = typeface.inkWeight(style.weight)
        let others = Self.neighbors(of: typeface.faceWeight(style.weight)).compactMap { weight -> GradedFace.Other? in
            let face = book.face(
                family: SystemFont.family, weight: weight, width: style.width, isItalic: style.isItalic, cut: cut,
                size: style.size, axes: style.axes)
            guard let face, Self.weight(face) != from else { return nil }
            let unit = 1 / (Self.weight(face) - from)
            let fraction = (requested - from) * unit
            return Self.sensibleShares.contains(fraction)
                ? GradedFace.Other(face: face, fraction: fraction, unit: unit) : nil
        }
        guard !others.isEmpty else { return nil }
        return kept.value(Key(base: ObjectIdentifier(base), others: others)) {
            GradedFace(base, toward: others)
        }
    }

    /// The other weights by distance; of two at the same distance, the bolder one comes first.
    private static func neighbors(of weight: FontWeight) -> [FontWeight] {
        [FontWeight.regular, .medium, .semibold, .bold].filter { $0 != weight }
            .sorted { a, b in
                let (x, y) = (abs(a.rawValue - weight.rawValue), abs(b.rawValue - weight.rawValue))
                return x == y ? a > b : x < y
            }
    }

    private static func weight(_ face: FontFace) -> Double {
        face.location.last { $0.tag == .weight }?.value ?? Double(face.traits.weight.rawValue)
    }
}
