/// The weights of the bundled text faces, by OpenType's numbers. SF's map to Inter's one to one.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700

    public static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }

    /// All weights, the best stand-in for this one first.
    ///
    /// Source: CSS Fonts 4, font matching: 400 and 500 try each other, then lighter, then heavier; bolder weights try
    /// heavier ones first.
    var standIns: [FontWeight] {
        switch self {
        case .regular: [.regular, .medium, .semibold, .bold]
        case .medium: [.medium, .regular, .semibold, .bold]
        case .semibold: [.semibold, .bold, .medium, .regular]
        case .bold: [.bold, .semibold, .medium, .regular]
        }
    }
}

/// A drawing of a family made for small or for large sizes.
public enum OpticalCut: Hashable, Sendable {
    case text
    case display
}
