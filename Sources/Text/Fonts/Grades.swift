/// Makes the system font's faces as dark as SF: graded between the weights that the book has.
final class Grades: Sendable {
    private struct Key: Hashable {
        /// The faces are kept with what is found, so their identities are not used again.
        let base: ObjectIdentifier
        let other: ObjectIdentifier
        let share: Double
    }

    private struct Kept: Sendable {
        let graded: GradedFace
        let faces: [FontFace]
    }

    private let kept = GenerationCache<Key, Kept>(capacity: 64)

    /// A face further from the wish than this has another weight than asked for, since the book lacks that one.
    private static let sensibleShares = -0.5...0.5

    /// The weight that a face is drawn in.
    private static func weight(_ face: FontFace) -> Double {
        face.location.last { $0.tag == .weight }?.value ?? Double(face.traits.weight.rawValue)
    }

    /// The system font's face in the ink of SF; nil where the face draws itself: in the display cut, and where the book has
    /// no other weight.
    func face(_ base: FontFace, for style: TextStyle, cut: OpticalCut, in book: FontBook) -> GradedFace? {
        guard cut == .text else { return nil }
        let wish = SystemFont.inkWeight(style.weight)
        let own = Double(style.weight.rawValue)
        // The next bolder hundred, or, for what is bold already, the next lighter one, away from which it goes.
        let next = own < 700 ? (own / 100).rounded(.down) * 100 + 100 : 600
        guard
            let other = book.face(
                family: SystemFont.family, weight: FontWeight(rawValue: Int(next)), width: style.width,
                isItalic: style.isItalic, cut: cut, size: style.size, axes: style.axes), other !== base
        else { return nil }
        let (from, to) = (Self.weight(base), Self.weight(other))
        guard from != to else { return nil }
        let share = (wish - from) / (to - from)
        guard Self.sensibleShares.contains(share) else { return nil }
        let key = Key(base: ObjectIdentifier(base), other: ObjectIdentifier(other), share: share)
        return kept.value(key) {
            Kept(graded: GradedFace(base, toward: other, share: share), faces: [base, other])
        }.graded
    }
}
