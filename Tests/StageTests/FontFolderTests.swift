import Foundation
import Testing
import VitrinePopupBar
import VitrineScreens
import VitrineText

@testable import VitrineStage

@Suite struct FontFolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for (name, place) in [
            ("Variable.ttf", "scene/fonts/b.ttf"), ("Layers.ttf", "scene/fonts/deep/a.TTF"),
            ("Pair.ttc", "scene/c.ttc"),
            ("Pictures.ttf", "outside/d.ttf"),
        ] { try folder.write(Self.sample(name), to: place) }
    }

    private static func sample(_ name: String) throws -> [UInt8] {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return [UInt8](try Data(contentsOf: tests.appendingPathComponent("SampleFonts/\(name)")))
    }

    private func families(_ path: String) throws(StageError) -> [String] {
        try FontFolder(path: "\(folder.path)/\(path)").entries().map(\.family)
    }

    private func error(_ body: () throws -> Void) -> StageError? {
        do {
            try body()
            return nil
        } catch { return error as? StageError }
    }

    private func book(_ fonts: SceneFonts, allowsOutside: Bool = false, fontPaths: [String] = []) throws(StageError)
        -> FontBook
    {
        try FontFinder(sceneFolder: "\(folder.path)/scene", assets: .bundled, allowsOutside: allowsOutside)
            .book(for: fonts, fontPaths: fontPaths)
    }

    @Test func foldersAreSearchedInOneOrder() throws {
        try folder.write([1, 2], to: "scene/fonts/README.md")
        try folder.write([1, 2], to: "scene/fonts/.hidden.ttf")
        try folder.write([1, 2], to: "scene/fonts/.hidden/x.ttf")
        #expect(try families("scene/fonts") == ["Variable Sans", "Layers"])
        #expect(try families("scene/fonts/") == ["Variable Sans", "Layers"])
        #expect(try families("scene") == ["Variable Sans", "Layers", "Variable Sans", "Layers"])
        #expect(try families("scene/c.ttc") == ["Variable Sans", "Layers"])
        let files = try FontFolder(path: "\(folder.path)/scene").entries().map(\.file)
        #expect(files == files.sorted() && files[0] == "\(folder.path)/scene/c.ttc")
    }

    @Test func whatIsWrongNamesItsFile() throws {
        let root = folder.path
        #expect(error { _ = try families("nowhere") } == .fontMissing(path: "\(root)/nowhere", searched: [root]))
        try FileManager.default.createDirectory(atPath: "\(root)/empty", withIntermediateDirectories: true)
        #expect(error { _ = try families("empty") } == .fontFolderEmpty(path: "\(root)/empty"))
        try folder.write(Array("no font".utf8), to: "scene/fonts/zz.otf")
        let file = "\(root)/scene/fonts/zz.otf"
        let broken = StageError.fontBroken(.inFile(file, .notAFont(signature: Array("no f".utf8))))
        #expect(error { _ = try families("scene/fonts/zz.otf") } == broken)
        #expect("\(broken)".hasPrefix("\(file): not an OpenType"))
        try folder.write(Array(Self.sample("Variable.ttf")[..<900]), to: "scene/fonts/zz.otf")
        #expect(
            "\(try #require(error { _ = try families("scene/fonts/zz.otf") }))".contains("lies outside of the file"))
        #expect(error { _ = try FontFolder(path: "a\0b").entries() } != nil)
    }

    /// The other fonts of the folder are available; only a request for the damaged one is an error.
    @Test func aDamagedFileOfAFolderIsNamedAndLeftOut() throws {
        try folder.write(Array("no font".utf8), to: "scene/fonts/Brand Sans-Bold.otf")
        let problem = TextError.inFile(
            "\(folder.path)/scene/fonts/Brand Sans-Bold.otf", .notAFont(signature: Array("no f".utf8)))
        let contents = try FontFolder(path: "\(folder.path)/scene/fonts").contents()
        #expect(contents.entries.map(\.family) == ["Variable Sans", "Layers"] && contents.damaged == [problem])
        let book = try book(SceneFonts(), fontPaths: ["\(folder.path)/scene/fonts"])
        #expect(book.has(family: "Layers") && book.problems == [problem])
        #expect(AssetReport(problems: book.problems).warnings.first?.contains("Brand Sans-Bold.otf") == true)
        #expect(error { try FontFinder.require("Brand Sans", in: book) } == .fontBroken(problem))
        guard case .fontFamilyUnknown? = error({ try FontFinder.require("Other", in: book) }) else {
            Issue.record("the damaged file is not that of another family")
            return
        }
        for name in ["a.otf", "b.otf"] { try folder.write([1, 2], to: "broken/\(name)") }
        guard case .fontBroken? = error({ _ = try families("broken") }) else {
            Issue.record("a folder without a sound font is no error")
            return
        }
    }

    @Test func deepFoldersAndLoopsEnd() throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/scene/fonts/loop", withDestinationPath: "..")
        #expect(try families("scene/fonts") == ["Variable Sans", "Layers"])
        let deep = Array(repeating: "d", count: AssetLimits.fontFolderDepth + 1).joined(separator: "/")
        try folder.write(Self.sample("Layers.ttf"), to: "scene/fonts/\(deep)/a.ttf")
        guard case .fontFolderTooLarge(_, "8 folders within each other")? = error({ _ = try families("scene/fonts") })
        else {
            Issue.record("no limit")
            return
        }
    }

    @Test func pipesAreNoFonts() throws {
        let pipe = "\(folder.path)/scene/fonts/pipe.ttf"
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(try families("scene/fonts") == ["Variable Sans", "Layers"])
        #expect(
            error { _ = try families("scene/fonts/pipe.ttf") }
                == .fontUnreadable(path: pipe, reason: "it is not a file"))
    }

    @Test func aSceneMayNotLeaveItsFolder() throws {
        for path in ["../outside", "\(folder.path)/outside", "fonts/../../outside/d.ttf"] {
            #expect(error { _ = try book(SceneFonts(paths: [path])) } == .fontOutside(path: path))
            #expect(try book(SceneFonts(paths: [path]), allowsOutside: true).has(family: "pictures"))
        }
        #expect(error { _ = try book(SceneFonts(paths: ["../scenery"])) } == .fontOutside(path: "../scenery"))
        // A link within the folder does not lead out of it either.
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/scene/fonts/link.ttf", withDestinationPath: "\(folder.path)/outside/d.ttf")
        let link = "\(folder.path)/scene/fonts/link.ttf"
        #expect(error { _ = try book(SceneFonts(paths: ["fonts"])) } == .fontOutside(path: link))
        #expect(try book(SceneFonts(), fontPaths: ["\(folder.path)/outside"]).has(family: "Pictures"))
        let alone = FontFinder(sceneFolder: nil, assets: .bundled, allowsOutside: false)
        let missing = StageError.fontMissing(path: "fonts", searched: [])
        #expect(error { _ = try alone.book(for: SceneFonts(paths: ["fonts"]), fontPaths: []) } == missing)
    }

    @Test func whatIsPermittedIsWhatIsOpened() throws {
        try folder.write(Self.sample("Pictures.ttf"), to: "outside/e.ttf")
        try folder.write([], to: "outside/deep/x")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/scene/link", withDestinationPath: "../outside/deep")
        for path in ["link/../e.ttf", "link/.."] {
            #expect(error { _ = try book(SceneFonts(paths: [path])) } == .fontOutside(path: path))
        }
        let link = FontFolder(path: "shown", place: "\(folder.path)/scene/fonts") { $0.hasSuffix("/b.ttf") }
        #expect(error { _ = try link.entries() } == .fontOutside(path: "shown/deep/a.TTF"))
    }

    /// The root folder is such a path.
    @Test func aPathThatEndsInASlashKeepsIt() throws {
        let files = try FontFolder(path: "\(folder.path)/scene/fonts/").entries().map(\.file)
        #expect(files == ["b.ttf", "deep/a.TTF"].map { "\(folder.path)/scene/fonts/\($0)" })
    }

    @Test func theOrderIsCommandSceneVitrine() throws {
        let book = try book(SceneFonts(paths: ["fonts", "c.ttc"]), fontPaths: ["\(folder.path)/outside"])
        #expect(book.families.prefix(4) == ["Pictures", "Variable Sans", "Layers", "Inter"])
        #expect(book.entries[1].file.hasSuffix("fonts/b.ttf") && book.entries[3].file.hasSuffix("c.ttc"))
    }

    @Test func fallbacksMustBeThere() throws {
        let named = try book(SceneFonts(paths: ["fonts"], fallbacks: ["layers", "Comic Neue"]))
        #expect(named.fallbacks == ["layers", "Comic Neue"] + FontBook.standardFallbacks)
        let legal = [
            "Variable Sans", "Layers", "Inter", "Noto Sans Hebrew", "Noto Sans Arabic", "Comic Neue",
            "Noto Color Emoji",
        ]
        let unknown = StageError.fontFamilyUnknown(name: "Variabel Sans", nearest: "Variable Sans", legal: legal)
        #expect(error { _ = try book(SceneFonts(paths: ["fonts"], fallbacks: ["Variabel Sans"])) } == unknown)
        #expect("\(unknown)".contains("did you mean \"Variable Sans\"? (Variable Sans, Layers, Inter"))
    }

    @Test func whatFontsLackIsReportedOnce() throws {
        var bar = PopupBar.sample
        bar.popupItem.title = "\u{2708}\u{4E00}\u{2708}"
        let scene = PresentationScene.toolbar(popupBar: bar)
        let staged = try StagedScene(scene)
        let report = staged.assetReportOfMoments()
        #expect(report.missing == ["\u{2708}", "\u{4E00}"] && report.problems.isEmpty)
        #expect(
            report.warnings == [
                "no font has U+2708 '\u{2708}', U+4E00 '\u{4E00}', drawn as boxes; add a folder of fonts with --font-path"
            ])
        #expect(try StagedScene(PresentationScene.toolbar()).assetReportOfMoments().warnings.isEmpty)
        var both = report
        both.merge(AssetReport(missing: ["\u{2708}", "\u{20}"], problems: [.noOutlines]))
        both.merge(both)
        #expect(both.missing == ["\u{20}", "\u{2708}", "\u{4E00}"] && both.problems == [.noOutlines])
        let many = AssetReport(missing: (0x4E00..<0x4E64).compactMap(Unicode.Scalar.init))
        #expect(many.warnings.count == 1 && many.warnings[0].contains("and 92 more, drawn as boxes"))
    }

    /// The file is removed between its listing and its use.
    @Test func aFontThatGoesIsReported() throws {
        let scene = PresentationScene.toolbar()
        let staged = try StagedScene(
            scene, sceneFolder: "\(folder.path)/scene", fontPaths: ["\(folder.path)/outside"])
        #expect(staged.assetReport.problems.isEmpty)
        var book = try book(SceneFonts(paths: ["fonts"]))
        try FileManager.default.removeItem(atPath: "\(folder.path)/scene/fonts/b.ttf")
        #expect(book.face(family: "Variable Sans", weight: .regular) == nil)
        #expect(book.problems.count == 1)
        #expect(
            "\(book.problems[0])" == "\(folder.path)/scene/fonts/b.ttf: the file cannot be read: it is no longer there")
        book.fallbacks = ["Variable Sans"]
        #expect(Typesetter(book: book).line("\u{4E00}", style: TextStyle(size: 9)).missing == ["\u{4E00}"])
    }
}
