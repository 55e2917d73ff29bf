/// A place in a scene file, both from 1; columns count Unicode scalars.
struct Place: Hashable, Sendable {
    var line: Int
    var column: Int

    static let start = Place(line: 1, column: 1)
}
