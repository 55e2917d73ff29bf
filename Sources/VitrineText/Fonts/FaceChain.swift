import Synchronization
import VitrinePrimitives

/// The faces for one style in order of preference, each with its size, spacing and features. A face is opened if all
/// earlier ones lack a character.
final class FaceChain: Sendable {
    struct Link: Sendable {
        let face: FontFace
        /// The graded face that draws the glyphs; nil for the face itself.
        let graded: GradedFace?
        /// The fitted face that draws the glyphs and corrects their advances; nil for the graded one.
        let fitted: FittedFace?
        let scale: Double
        let tracking: Double
        let features: [FontFeature]

        /// - Throws: `unreadableGlyph`, `glyphTooComplex`, `pictureTooLarge`.
        func drawing(of glyph: UInt32) throws(TextError) -> GlyphDrawing {
            if let fitted { return try fitted.drawing(of: glyph) }
            return if let graded { try graded.drawing(of: glyph) } else { try face.drawing(of: glyph) }
        }
    }

    /// The tracking of the boxes for missing characters.
    let tracking: Double
    let ascent: Double
    let descent: Double
    let lineHeight: Double

    private enum Place: Sendable {
        case unopened
        /// An opened family; nil if all of its files fail to open.
        case opened(Link?)
    }

    private struct Family: Sendable {
        let name: String
        /// Whether it is the system font's family under any name.
        let isSystem: Bool
        let isRequested: Bool
    }

    private let style: TextStyle
    private let typeface: Typeface
    private let system: SystemFont.StandIn
    private let book: FontBook
    private let grades: Grades
    private let families: [Family]
    private let places: Mutex<[Place]>

    /// - Parameters:
    ///   - style: A sanitized style (`TextStyle.sanitized`).
    ///   - grades: The cache of graded faces.
    init(_ style: TextStyle, in book: FontBook, grades: Grades) {
        self.style = style
        self.book = book
        self.grades = grades
        typeface = Typeface(style, in: book)
        system = typeface.standIn(for: style)
        tracking = style.tracking ?? system.tracking
        // Spellings of one family have the same first entry in the book.
        var seen: Set<Int> = []
        let requested = [style.family].compactMap { $0 } + [SystemFont.family] + book.fallbacks + book.lastResorts
        let systemPlace = book.places(of: SystemFont.family).first
        let requestedPlace = style.family.flatMap { book.places(of: $0).first }
        families = requested.compactMap { name in
            guard let place = book.places(of: name).first, seen.insert(place).inserted else { return nil }
            return Family(name: name, isSystem: place == systemPlace, isRequested: place == requestedPlace)
        }

        // The requested family determines the line metrics; without one, the system font's constants do.
        let own = families.first.flatMap { $0.isRequested && !$0.isSystem ? $0 : nil }
        let metrics = own.flatMap { [typeface, cut = system.cut] in Self.face($0, style, typeface, cut: cut, book) }
        ascent = style.size * (metrics?.ascent ?? SystemFont.ascent)
        descent = style.size * (metrics?.descent ?? SystemFont.descent)
        lineHeight = metrics == nil ? style.size * SystemFont.lineHeight : ascent + descent
        places = Mutex(Array(repeating: .unopened, count: families.count))
    }

    /// The number of faces, including those that cannot be opened.
    var count: Int { families.count }

    /// Returns the faces of a family; nil if all of its files fail to open.
    func link(at i: Int) -> Link? {
        if case .opened(let link) = places.withLock({ $0[i] }) { return link }
        let link = makeLink(families[i])
        places.withLock { $0[i] = .opened(link) }
        return link
    }

    var firstLink: Link? {
        for i in 0..<count { if let link = link(at: i) { return link } }
        return nil
    }

    private func makeLink(_ family: Family) -> Link? {
        guard let face = Self.face(family, style, typeface, cut: system.cut, book) else { return nil }
        let extras = (style.monospacedDigits ? [FontFeature.tabularFigures] : []) + style.features
        let em = Double(face.unitsPerEm)
        if family.isSystem {
            let graded = grades.face(face, as: typeface, for: style, cut: system.cut, in: book)
            return Link(
                face: face, graded: graded,
                fitted: grades.fittedFace(face, graded, as: typeface, for: style, cut: system.cut),
                scale: system.size / em, tracking: tracking, features: [.noContextualAlternates] + extras)
        }
        // The substitutes for SF Hebrew and SF Arabic are not scaled; SF's tracking also fits Hebrew.
        let isHebrew = family.name == Self.hebrew && !family.isRequested
        return Link(
            face: face, graded: nil, fitted: isHebrew ? grades.hebrewFace(face) : nil, scale: style.size / em,
            tracking: family.isRequested ? style.tracking ?? 0 : tracking, features: extras)
    }

    private static func face(
        _ family: Family, _ style: TextStyle, _ typeface: Typeface, cut: OpticalCut, _ book: FontBook
    ) -> FontFace? {
        book.face(
            family: family.name, weight: family.isSystem ? typeface.faceWeight(style.weight) : style.weight,
            width: style.width, isItalic: style.isItalic, cut: cut, size: style.size, axes: style.axes)
    }

    /// The substitute for SF Hebrew.
    static let hebrew = "Noto Sans Hebrew"

    /// The variation selector for emoji presentation. Source: UTS #51.
    private static let emojiSelector: UInt32 = 0xFE0F

    /// The first face with glyphs for the whole cluster, or the first with one for its base; nil without either. A
    /// cluster with emoji presentation prefers faces with colors.
    func link(for cluster: Range<Int>, of scalars: [UInt32], script: UInt32) -> Int? {
        if scalars[cluster].contains(Self.emojiSelector),
            let colored = first(where: { $0.face.isColored && $0.face.draws(scalars, cluster, script: script) })
        {
            return colored
        }
        if let whole = first(where: { $0.face.draws(scalars, cluster, script: script) }) { return whole }
        guard let base = Unicode.Scalar(scalars[cluster.lowerBound]) else { return nil }
        return first { $0.face.glyph(for: base) != nil }
    }

    private func first(where isWanted: (Link) -> Bool) -> Int? {
        for i in 0..<count {
            if let link = link(at: i), isWanted(link) { return i }
        }
        return nil
    }
}

/// A cache of the face chains of styles. A screen has many texts and few styles, and creating a chain takes as long as
/// setting a short text.
final class FaceChains: Sendable {
    private let book: FontBook
    private let grades = Grades()
    /// The capacity is small because each chain keeps its faces open.
    private let kept = GenerationCache<TextStyle, FaceChain>(capacity: 32)

    init(_ book: FontBook) { self.book = book }

    /// - Parameter style: A sanitized style (`TextStyle.sanitized`).
    func chain(of style: TextStyle) -> FaceChain {
        kept.value(style) { FaceChain(style, in: book, grades: grades) }
    }
}
