import Foundation
import Testing
import VitrineStage

@Suite struct ReferencePageTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Documentation/Reference")

    @Test("The pages of the reference are those of the declarations", arguments: ReferencePages.all.map(\.file))
    func freshness(_ file: String) throws {
        let page = try #require(ReferencePages.all.first { $0.file == file })
        let written = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
        #expect(written == page.text, "run: vitrine explain --reference Documentation/Reference")
    }

    @Test("There are no other pages")
    func noOthers() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
        #expect(Set(files) == Set(ReferencePages.all.map(\.file)))
    }
}
