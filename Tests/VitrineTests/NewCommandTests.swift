import Foundation
import Testing
import VitrineEncoders
import VitrinePrimitives

@Suite struct NewCommandTests {
    private let workspace = try! Workspace()
    private static let kinds = ["popup-bar", "floating-panel", "overlay-container", "card", "entry"]

    /// Returns the pictures of kitty's protocol, with their numbers and the base64 of their chunks.
    private static func kittyPictures(_ output: String) throws -> [(number: Substring, bitmap: Bitmap)] {
        var pictures: [(number: Substring, data: String)] = []
        for match in output.matches(of: /\u{1B}_G(?:a=T[^;]*i=([0-9]+))?[^;]*;([^\u{1B}]*)\u{1B}\\/) {
            if let number = match.1 { pictures.append((number, "")) }
            try #require(!pictures.isEmpty)
            pictures[pictures.count - 1].data += match.2
        }
        return try pictures.map { picture in
            (picture.number, try PNG.decode([UInt8](#require(Data(base64Encoded: picture.data)))))
        }
    }

    @Test func aPipeGetsALineForEachKindAndNoPicture() throws {
        for options in [[], ["--protocol", "auto"]] {
            let result = try VitrineTool.run(
                ["new", "--list"] + options, in: workspace.path, environment: ["TERM": "xterm-kitty"])
            #expect(result.status == 0 && result.errors == "")
            #expect(result.outputLines.map { $0.prefix { $0 != " " } } == Self.kinds.map { $0[...] })
            #expect(result.outputLines.allSatisfy { $0.count > 30 && $0.count < 80 })
            #expect(!result.output.contains("\u{1B}"))
        }
        #expect(workspace.contents == [])
    }

    @Test func kittyGetsTheStillOfEachKind() throws {
        let result = try workspace.vitrine("new", "--list", "--protocol", "kitty", environment: ["COLUMNS": "80"])
        #expect(result.status == 0 && result.errors == "")
        let pictures = try Self.kittyPictures(result.output)
        #expect(Set(pictures.map(\.number)).count == Self.kinds.count)
        try #require(pictures.count == Self.kinds.count)
        for (kind, picture) in zip(Self.kinds, pictures) {
            _ = try workspace.vitrine("new", kind, "\(kind).yaml")
            _ = try workspace.vitrine(
                "render", "\(kind).yaml", "-o", "\(kind).png", "--scale", "\(120.0 / 402)", "--appearance", "light")
            #expect(try picture.bitmap == PNG.decode(workspace.bytes("\(kind).png")), "\(kind)")
        }
    }

    @Test func halfBlocksHaveAPictureForEachKind() throws {
        let result = try workspace.vitrine("new", "--list", "--protocol", "blocks", environment: ["COLUMNS": "80"])
        #expect(result.status == 0 && result.errors == "")
        // Each begins at the restored cursor, and has 17 rows of 15 characters.
        #expect(result.output.matches(of: /\u{1B}8\u{1B}\[[0-9]+C/).map(\.output).count == Self.kinds.count - 1)
        #expect(result.output.count { $0 == "\u{2580}" } == Self.kinds.count * 15 * 17)
        #expect(result.outputLines.contains { line in Self.kinds.allSatisfy { line.contains($0) } && line.count < 80 })
    }

    @Test func aNarrowTerminalGetsSmallPicturesOrNone() throws {
        func blocks(_ columns: Int) throws -> Int {
            try workspace.vitrine("new", "--list", "--protocol", "blocks", environment: ["COLUMNS": "\(columns)"])
                .output.count { $0 == "\u{2580}" }
        }
        #expect(try blocks(44) == Self.kinds.count * 8 * 9)
        #expect(try blocks(43) == 0)
    }

    @Test func withoutAKindTheErrorNamesAll() throws {
        let result = try workspace.vitrine("new")
        #expect(result.status == 64)
        #expect(result.errors.contains("popup-bar, floating-panel, overlay-container, card or entry"))
    }

    @Test(arguments: [
        (["--list", "card"], "--list excludes a kind"), (["card", "--protocol", "kitty"], "--protocol is for --list"),
        (["--list", "--protocol", "paper"], "paper"),
    ])
    func optionsThatHaveNoEffectAreErrors(_ arguments: [String], _ words: String) throws {
        let result = try VitrineTool.run(["new"] + arguments, in: workspace.path)
        #expect(result.status == 64 && result.errors.contains(words), "\(result.errors)")
        #expect(workspace.contents == [])
    }
}
