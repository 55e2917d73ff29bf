import VitrinePrimitives

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
