import Foundation
import Testing

@testable import VitrineText

@Suite struct FontAssetsTests {
    /// Returns file names, licenses and checksums from the table in the fonts' README.
    static func table() throws -> [(file: String, licence: String, sum: String)] {
        let text = try String(contentsOf: fontFolder.appendingPathComponent("README.md"), encoding: .utf8)
        return text.split(separator: "\n").compactMap { row in
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4, cells[3].count == 66, cells[3].hasPrefix("`") else { return nil }
            let licence = cells[2].split(separator: "(").last.map { String($0.dropLast()) } ?? ""
            return (cells[0], licence, String(cells[3].dropFirst().dropLast()))
        }
    }

    @Test(.enabled(if: Tool.sha256sum != nil)) func everyFontHasTheChecksumOfTheTable() throws {
        let table = try Self.table()
        #expect(table.map(\.file).sorted() == BundledFonts.files.map(\.name).sorted())
        for row in table {
            let path = fontFolder.appendingPathComponent(row.file).path
            let sum = try #require(Tool.sha256sum).run([path]).prefix(64)
            #expect(String(sum) == row.sum, "\(row.file)")
        }
    }

    @Test func everyFontHasItsLicenceBeside() throws {
        for row in try Self.table() {
            let text = try String(contentsOf: fontFolder.appendingPathComponent(row.licence), encoding: .utf8)
            #expect(text.hasPrefix("Copyright "), "\(row.licence)")
            #expect(text.contains("SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007"))
            #expect(text.contains("OTHER DEALINGS IN THE FONT SOFTWARE."))
        }
    }

    @Test func noFontIsOutsideTheTable() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: fontFolder.path)
        let fonts = files.filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") }
        #expect(fonts.sorted() == BundledFonts.files.map(\.name).sorted())
    }

    @Test func theFilesAreTheFamiliesTheyAreListedAs() throws {
        for entry in bundledBook.entries {
            let stated = try entry.open().traits
            // Inter's display cut states a family of its own.
            let isDisplay = entry.cut == .display
            #expect(stated.family == (isDisplay ? "\(entry.family) Display" : entry.family), "\(entry.file)")
            #expect(stated.weight == entry.weight && stated.width == .normal, "\(entry.file): \(stated)")
            #expect(stated.isItalic == entry.isItalic, "\(entry.file)")
        }
    }
}
