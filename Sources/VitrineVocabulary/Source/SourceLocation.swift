/// A position in a scene file. Lines and columns count from 1; a column counts Unicode scalars.
package struct SourceLocation: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static let start = SourceLocation(line: 1, column: 1)
}
