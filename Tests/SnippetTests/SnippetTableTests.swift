import Foundation
import Testing

/// Tests/SnippetTests/snippets.tsv has a row for each Swift block of the libraries' documents.
@Suite struct SnippetTableTests {
    private struct Row {
        var library, heading, mark, status, declaration, test, shown: String
        var number: Int
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private static func rows() throws -> [Row] {
        let text = try String(contentsOf: folder.appendingPathComponent("snippets.tsv"), encoding: .utf8)
        return try text.split(separator: "\n").dropFirst().map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(cells.count == 8, "\(line)")
            return Row(
                library: cells[0], heading: cells[1], mark: cells[3], status: cells[4], declaration: cells[5],
                test: cells[6], shown: cells[7], number: try #require(Int(cells[2]), "\(line)"))
        }
    }

    /// Returns the concatenated Swift files of a folder.
    private static func sources(_ folder: URL) throws -> String {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }

    @Test func `the table has each block once`() throws {
        let counts = [
            ("FloatingPanel", 25), ("OverlayContainer", 22), ("CardPresentationController", 5), ("SwiftEntryKit", 45),
            ("LNPopupController", 17),
        ]
        let rows = try Self.rows()
        #expect(rows.count == 114)
        for (library, count) in counts {
            #expect(rows.filter { $0.library == library }.map(\.number) == Array(1...count), "\(library)")
        }
        let marks = Dictionary(grouping: rows, by: \.mark).mapValues(\.count)
        #expect(marks == ["config": 66, "callback": 34, "view": 7, "out": 7])
    }

    @Test func `a block that compiles is declared in the sources and named by a test`() throws {
        let tests = try Self.sources(Self.folder)
        let snippets = Self.folder.deletingLastPathComponent().appendingPathComponent("Snippets")
        for row in try Self.rows() where row.status != "missing" {
            let source = try Self.sources(snippets.appendingPathComponent(row.library))
            let words = ["func", "class", "enum", "let"].map { "\($0) \(row.declaration)" }
            #expect(words.contains { source.contains($0) }, "\(row.library) \(row.number): \(row.declaration)")
            if row.mark != "out" {
                #expect(tests.contains("`\(row.test)`"), "\(row.library) \(row.number): \(row.test)")
                #expect(tests.contains(".\(row.declaration)"), "\(row.library) \(row.number): no test uses it")
            }
        }
    }

    @Test func `blocks that cannot compile as printed say what was changed`() throws {
        let statuses = ["compiles", "slip: ", "out: ", "missing"]
        for row in try Self.rows() {
            #expect(statuses.contains { row.status.hasPrefix($0) }, "\(row.library) \(row.number)")
        }
    }

    /// The calls of a test that compares pictures, records a scene, or reads the texts of assistive technology.
    private static let marks = [
        "picture": ["picture(", "picture {", "pictures(", "expectChange("],
        "call": ["Renderer(", "picture(", "pictures("],
        "accessibility": ["accessibility("],
    ]

    /// Returns the text of a test, from its name to the next one.
    private static func body(of test: String, in tests: String) -> Substring {
        guard let name = tests.range(of: "`\(test)`") else { return "" }
        let rest = tests[name.upperBound...]
        return rest[..<(rest.range(of: "@Test")?.lowerBound ?? rest.endIndex)]
    }

    @Test func `what a configuration or a callback does is shown by a picture, a call or a text that is read`() throws {
        let tests = try Self.sources(Self.folder)
        for row in try Self.rows() {
            let isShown = ["config", "callback"].contains(row.mark)
            #expect(isShown == (row.shown != "-"), "\(row.library) \(row.number): \(row.shown)")
            guard isShown else { continue }
            let marks = try #require(Self.marks[row.shown], "\(row.library) \(row.number): \(row.shown)")
            let body = Self.body(of: row.test, in: tests)
            #expect(marks.contains { body.contains($0) }, "\(row.library) \(row.number): \(row.test)")
        }
    }
}
