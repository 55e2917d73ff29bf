/// The faces that text may be set in, found by family, weight and cut. Nothing outside the book is ever used.
public struct FontBook: Sendable {
    public struct Entry: Sendable {
        public var family: String
        public var weight: FontWeight
        public var cut: OpticalCut
        public var face: FontFace

        public init(family: String, weight: FontWeight, cut: OpticalCut = .text, face: FontFace) {
            self.family = family
            self.weight = weight
            self.cut = cut
            self.face = face
        }
    }

    public private(set) var entries: [Entry]
    /// Families to try, in order, for characters that the asked-for family lacks.
    public var fallbacks: [String]

    public init(_ entries: [Entry], fallbacks: [String] = FontBook.standardFallbacks) {
        self.entries = entries
        self.fallbacks = fallbacks
    }

    public static let standardFallbacks = [SystemFont.family, "Noto Sans Hebrew", "Noto Sans Arabic"]

    /// Adds a face; it goes before those of the same family, weight and cut.
    public mutating func add(_ entry: Entry) { entries.insert(entry, at: 0) }

    /// Names of all families, each once, in the order of the entries.
    public var families: [String] {
        var seen: Set<String> = []
        return entries.map(\.family).filter { seen.insert($0).inserted }
    }

    /// The family's face nearest to the wish: the weight counts first (by CSS's order of stand-ins), then the cut. Nil
    /// when the book has no such family; names are compared exactly.
    public func face(family: String, weight: FontWeight, cut: OpticalCut = .text) -> FontFace? {
        for w in weight.standIns {
            let found = entries.filter { $0.family == family && $0.weight == w }
            if let best = found.first(where: { $0.cut == cut }) ?? found.first { return best.face }
        }
        return nil
    }
}
