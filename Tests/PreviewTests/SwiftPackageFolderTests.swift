import Foundation
import Testing
import VitrinePreview

@Suite struct SwiftPackageFolderTests {
    private let work = FileManager.default.temporaryDirectory.appendingPathComponent("package-\(UUID())").path

    init() throws {
        try FileManager.default.createDirectory(atPath: work + "/files", withIntermediateDirectories: true)
    }

    private func write(_ text: String, to name: String) throws {
        try text.write(toFile: "\(work)/files/\(name)", atomically: true, encoding: .utf8)
    }

    private func open(_ vitrine: String?) throws(SwiftFilmError) -> SwiftPackageFolder {
        try SwiftPackageFolder(work + "/files", vitrine: vitrine, cache: work + "/cache")
    }

    @Test func `files get a manifest with Vitrine's address and the libraries' names`() throws {
        defer { try? FileManager.default.removeItem(atPath: work) }
        try write("print(1)", to: "main.swift")
        let package = try open("https://example.com/a/Vitrine.git@1.2.3")
        #expect(package.isGenerated && package.root.hasPrefix(work + "/cache/"))
        let manifest = try String(contentsOfFile: package.root + "/Package.swift", encoding: .utf8)
        #expect(manifest.contains(#".package(url: "https://example.com/a/Vitrine.git", from: "1.2.3")"#))
        #expect(manifest.contains(#"package: "Vitrine""#) && manifest.contains("-module-alias"))
        #expect(FileManager.default.fileExists(atPath: package.root + "/Sources/main.swift"))
        #expect(package.sources.map { ($0 as NSString).lastPathComponent } == ["main.swift"])
    }

    @Test func `the compiler's paths are those of the user's files`() throws {
        defer { try? FileManager.default.removeItem(atPath: work) }
        try write("print(1)", to: "main.swift")
        let generated = try open("https://example.com/a/Vitrine.git@1.2.3")
        let said = generated.withPathsOfUser("\(generated.root)/Sources/main.swift:1")
        #expect(said == "\(generated.folder)/main.swift:1")
        try write("// swift-tools-version: 6.2", to: "Package.swift")
        let own = try open(nil)
        let path = "\(own.root)/Sources/App/main.swift:1"
        #expect(own.withPathsOfUser(path) == path)
    }

    @Test func `a folder with a manifest is built as it is`() throws {
        defer { try? FileManager.default.removeItem(atPath: work) }
        try write("// swift-tools-version: 6.2", to: "Package.swift")
        let package = try open(nil)
        #expect(!package.isGenerated && package.root == package.folder)
    }

    @Test(arguments: [
        "https://example.com/Vitrine", "git@example.com:a/Vitrine.git", "https://example.com/Vitrine@main",
    ])
    func `an address without a version is an error`(_ address: String) throws {
        defer { try? FileManager.default.removeItem(atPath: work) }
        try write("print(1)", to: "main.swift")
        #expect(throws: SwiftFilmError.vitrineWithoutVersion(address)) { try open(address) }
    }

    @Test func `what is neither a package nor files is an error`() throws {
        defer { try? FileManager.default.removeItem(atPath: work) }
        #expect(throws: SwiftFilmError.noSources(work + "/files")) { try open(nil) }
        #expect(throws: SwiftFilmError.folderMissing(work + "/none")) {
            try SwiftPackageFolder(work + "/none", vitrine: nil, cache: work)
        }
        try write("print(1)", to: "main.swift")
        #expect(throws: SwiftFilmError.illegalVitrine("/nowhere")) { try open("/nowhere") }
    }

    @Test func `an address cannot leave its literal in the manifest`() throws {
        defer { try? FileManager.default.removeItem(atPath: work) }
        try write("print(1)", to: "main.swift")
        let package = try open("https://example.com/\"), .package(path: \"x@1.0.0")
        let manifest = try String(contentsOfFile: package.root + "/Package.swift", encoding: .utf8)
        #expect(manifest.contains(#"https://example.com/\"), .package(path: \"x"#))
    }
}
