import VitrinePrimitives

/// The face chains of the styles in use. A screen has many texts and few styles, and finding a chain's faces takes as long as
/// setting a short text.
final class FaceChains: Sendable {
    private let book: FontBook
    private let grades = Grades()
    /// Few, as each keeps its faces open.
    private let kept = GenerationCache<TextStyle, FaceChain>(capacity: 32)

    init(_ book: FontBook) { self.book = book }

    /// - Parameter style: must be sanitized (`TextStyle.sanitized`).
    func chain(of style: TextStyle) -> FaceChain {
        kept.value(style) { FaceChain(style, in: book, grades: grades) }
    }
}
