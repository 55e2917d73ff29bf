/// The faces that text may be set in, found by family, width, italic, weight and cut. Nothing outside the book is ever
/// used.
package struct FontBook: Sendable {
    package struct Entry: Sendable {
        /// What the book says of the face; the file may say something else.
        package let traits: FaceTraits
        /// The file that the face comes from, as lists and errors call it; empty for bytes without a name.
        package let file: String
        /// `family` without case and spaces.
        let key: String
        let source: FaceSource

        package var family: String { traits.family }
        package var weight: FontWeight { traits.weight }
        package var width: FontWidth { traits.width }
        package var isItalic: Bool { traits.isItalic }
        package var cut: OpticalCut { traits.cut }
        /// Empty for a font that does not vary.
        package var axes: [FontAxis] { traits.axes }

        /// A face under a name and traits of the caller's choice.
        package init(
            family: String, weight: FontWeight, width: FontWidth = .normal, isItalic: Bool = false,
            cut: OpticalCut = .text, file: String = "", face: FontFace
        ) {
            let traits = FaceTraits(
                family: family, style: face.traits.style, weight: weight, width: width, isItalic: isItalic, cut: cut,
                axes: face.axes)
            self.init(traits, file: file, FaceSource(face))
        }

        init(_ traits: FaceTraits, file: String, _ source: FaceSource) {
            self.traits = traits
            self.file = file
            self.source = source
            key = FontBook.key(traits.family)
        }

        /// The face; where it varies, at its default place. Opened at the first call.
        ///
        /// - Throws: `TextError.inFile` for a file that has been damaged or has gone since it was listed.
        package func open() throws(TextError) -> FontFace { try source.face(at: []) }

        /// The faces of a file that is read when one of them is first used.
        ///
        /// - Parameters:
        ///   - traits: what `FontProbe` says of each face, in order.
        ///   - read: gives the file's bytes; called at most once.
        package static func all(
            of file: String, traits: [FaceTraits], read: @escaping @Sendable () throws -> [UInt8]
        ) -> [Entry] {
            let source = FontSource(name: file, read: read)
            return traits.enumerated().map { Entry($1, file: file, FaceSource(source, index: $0)) }
        }
    }

    package private(set) var entries: [Entry] { didSet { places = Self.places(of: entries) } }
    /// The entries of each family, by its key and by every spelling that an entry has.
    private var places: [String: [Int]]
    /// Families to try, in order, for characters that the asked-for family lacks.
    package var fallbacks: [String]

    /// Families to try after the fallbacks, in order. A file of theirs is opened only for a character that nothing before
    /// it has. Default: none.
    package var lastResorts: [String] = []

    package init(_ entries: [Entry], fallbacks: [String] = FontBook.standardFallbacks) {
        self.entries = entries
        places = Self.places(of: entries)
        self.fallbacks = fallbacks
    }

    package static let standardFallbacks = [
        SystemFont.family, "Noto Sans Hebrew", "Noto Sans Arabic", "Noto Color Emoji",
    ]

    /// Adds a face; it goes before those of the same family and traits.
    package mutating func add(_ entry: Entry) { add([entry]) }

    /// Adds faces in their order; they go before those of the same family and traits.
    package mutating func add(_ more: [Entry]) { entries.insert(contentsOf: more, at: 0) }

    /// Names of all families, each once, in the order of the entries.
    package var families: [String] {
        var seen: Set<String> = []
        return entries.filter { seen.insert($0.key).inserted }.map(\.family)
    }

    /// Whether the book has a face of the family; names are compared without case and spaces.
    package func has(family: String) -> Bool { !places(of: family).isEmpty }

    /// The indices of a family's entries, in order.
    func places(of family: String) -> [Int] { places[family] ?? places[Self.key(family)] ?? [] }

    private static func places(of entries: [Entry]) -> [String: [Int]] {
        var places: [String: [Int]] = [:]
        for (i, entry) in entries.enumerated() { places[entry.key, default: []].append(i) }
        for entry in entries { places[entry.family] = places[entry.key] }
        return places
    }

    /// Files that could not be opened when one of their faces was first used; nearest faces have taken their place.
    package var problems: [TextError] {
        var seen: Set<TextError> = []
        return entries.compactMap(\.source.problem).filter { seen.insert($0).inserted }
    }

    static func key(_ family: String) -> String { family.lowercased().filter { !$0.isWhitespace } }
}
