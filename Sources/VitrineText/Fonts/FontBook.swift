/// The faces for texts, found by family, width, italic, weight and cut. Fonts outside the book are never used.
package struct FontBook: Sendable {
    package struct Entry: Sendable {
        /// The traits under which the book lists the face; those in the file may differ.
        package let traits: FaceTraits
        /// The name of the face's file in lists and errors; empty for bytes without a name.
        package let file: String
        /// `family` without case and spaces.
        let key: String
        let source: FaceSource

        package var family: String { traits.family }
        package var weight: FontWeight { traits.weight }
        package var width: FontWidth { traits.width }
        package var isItalic: Bool { traits.isItalic }
        package var cut: OpticalCut { traits.cut }
        package var axes: [FontAxis] { traits.axes }

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

        /// The face with the default values of its axes. The first call opens it.
        /// - Throws: `TextError.inFile` for a file that is damaged or no longer exists.
        package func open() throws(TextError) -> FontFace { try source.face(at: []) }

        /// The faces of a file that is read when one of them is first used.
        /// - Parameters:
        ///   - traits: The traits of each face from `FontProbe`, in order.
        ///   - read: Returns the file's bytes; called at most once.
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
    /// The fallback families, in order, for characters that the requested family lacks.
    package var fallbacks: [String]

    /// Families after the fallbacks, in order, opened only for characters that all before them lack. Default: none.
    package var lastResorts: [String] = []

    package init(_ entries: [Entry], fallbacks: [String] = FontBook.standardFallbacks) {
        self.entries = entries
        places = Self.places(of: entries)
        self.fallbacks = fallbacks
    }

    package static let standardFallbacks = [
        SystemFont.family, FaceChain.hebrew, "Noto Sans Arabic", "Noto Color Emoji",
    ]

    package mutating func add(_ entry: Entry) { add([entry]) }

    /// Adds faces in order; they take precedence over those of the same family and traits.
    package mutating func add(_ more: [Entry]) { entries.insert(contentsOf: more, at: 0) }

    /// The distinct names of all families, in the order of the entries.
    package var families: [String] {
        var seen: Set<String> = []
        return entries.filter { seen.insert($0.key).inserted }.map(\.family)
    }

    /// Whether the book has a face of the family; names are compared without case and spaces.
    package func has(family: String) -> Bool { !places(of: family).isEmpty }

    /// Whether a family that the book lacks is drawn with the system font's faces at its own widths and heights.
    package func standsIn(for family: String) -> Bool { HelveticaNeue.isName(family) && has(family: SystemFont.family) }

    func places(of family: String) -> [Int] { places[family] ?? places[Self.key(family)] ?? [] }

    private static func places(of entries: [Entry]) -> [String: [Int]] {
        var places: [String: [Int]] = [:]
        for (i, entry) in entries.enumerated() { places[entry.key, default: []].append(i) }
        for entry in entries { places[entry.family] = places[entry.key] }
        return places
    }

    /// The errors of damaged files without entries, each as `TextError.inFile`. Default: none.
    package var damaged: [TextError] = []

    /// Damaged files, and those that could not be opened at their first use; the nearest faces replace them.
    package var problems: [TextError] {
        var seen: Set<TextError> = []
        return (damaged + entries.compactMap(\.source.problem)).filter { seen.insert($0).inserted }
    }

    /// The damaged file whose name begins with that of a family, such as `Inter-Bold.ttf`; nil if there is none.
    package func damagedFile(of family: String) -> TextError? {
        damaged.first { error in
            guard case .inFile(let file, _) = error else { return false }
            let name = file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...]
            return Self.key(String(name)).hasPrefix(Self.key(family))
        }
    }

    static func key(_ family: String) -> String { family.lowercased().filter { !$0.isWhitespace } }
}
