/// A typeface of iOS that Inter stands in for.
enum Typeface: Hashable, Sendable {
    /// SF Pro, the system font.
    case sanFrancisco
    case helveticaNeue

    /// The typeface with which a style is drawn if its family is not in the book.
    init(_ style: TextStyle, in book: FontBook) {
        self =
            style.family.map { HelveticaNeue.isName($0) && !book.has(family: $0) } ?? false
            ? .helveticaNeue : .sanFrancisco
    }

    /// The cut, size and tracking of Inter that replace the typeface.
    func standIn(for style: TextStyle) -> SystemFont.StandIn {
        switch self {
        case .sanFrancisco: SystemFont.standIn(size: style.size, weight: style.weight)
        case .helveticaNeue:
            SystemFont.StandIn(cut: .text, size: style.size * HelveticaNeue.scale, tracking: 0)
        }
    }

    func inkWeight(_ weight: FontWeight) -> Double {
        switch self {
        case .sanFrancisco: SystemFont.inkWeight(weight)
        case .helveticaNeue: HelveticaNeue.inkWeight(weight)
        }
    }

    func faceWeight(_ weight: FontWeight) -> FontWeight {
        switch self {
        case .sanFrancisco: weight
        case .helveticaNeue: FontWeight(rawValue: Int(HelveticaNeue.inkWeight(weight).rounded()))
        }
    }
}
