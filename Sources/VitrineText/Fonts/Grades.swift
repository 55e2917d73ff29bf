/// Makes the system font's faces as dark as SF: graded between the weights that the book has.
final class Grades: Sendable {
    private struct Key: Hashable {
        /// Held by the graded face, so that the identity is not used again.
        let base: ObjectIdentifier
        let others: [GradedFace.Other]
    }

    /// A face that lies further from its place than this has another weight than asked for, since the book lacks that one.
    private static let sensibleShares = -0.5...0.5

    private let kept = GenerationCache<Key, GradedFace>(capacity: 64)

    /// The system font's face in the ink of SF; nil where the face draws itself: in the display cut, and where the book has
    /// no other weight.
    func face(_ base: FontFace, for style: TextStyle, cut: OpticalCut, in book: FontBook) -> GradedFace? {
        guard cut == .text else { return nil }
        let from = Self.weight(base)
        let wish = SystemFont.inkWeight(style.weight)
        let others = Self.neighbors(of: style.weight).compactMap { weight -> GradedFace.Other? in
            let face = book.face(
                family: SystemFont.family, weight: weight, width: style.width, isItalic: style.isItalic, cut: cut,
                size: style.size, axes: style.axes)
            guard let face, Self.weight(face) != from else { return nil }
            let share = (wish - from) / (Self.weight(face) - from)
            return Self.sensibleShares.contains(share) ? GradedFace.Other(face: face, share: share) : nil
        }
        guard !others.isEmpty else { return nil }
        return kept.value(Key(base: ObjectIdentifier(base), others: others)) {
            GradedFace(base, toward: others)
        }
    }

    /// The other weights, the nearest first and of two the bolder.
    private static func neighbors(of weight: FontWeight) -> [FontWeight] {
        [FontWeight.regular, .medium, .semibold, .bold].filter { $0 != weight }
            .sorted { a, b in
                let (x, y) = (abs(a.rawValue - weight.rawValue), abs(b.rawValue - weight.rawValue))
                return x == y ? a > b : x < y
            }
    }

    /// The weight that a face is drawn in.
    private static func weight(_ face: FontFace) -> Double {
        face.location.last { $0.tag == .weight }?.value ?? Double(face.traits.weight.rawValue)
    }
}
