import Foundation
import Synchronization
import Testing
import VitrineTestSupport

@testable import VitrineText

/// The properties of a file that are known before it is opened.
@Suite struct FontProbeTests {
    private func probe(_ bytes: [UInt8]) throws(TextError) -> [FaceTraits] {
        try FontProbe.faces(length: bytes.count) { Array(bytes[$0..<($0 + $1)]) }
    }

    @Test func aGlanceTellsWhatTheOpenedFaceTells() throws {
        let all =
            try BundledFonts.files.map { try ($0.name, fontBytes($0.name)) }
            + ["Variable.ttf", "Layers.ttf", "Pictures.ttf"].map { try ($0, sampleFont($0)) }
        for (name, bytes) in all {
            #expect(try probe(bytes) == [FontFace(bytes: bytes).traits], "\(name)")
        }
    }

    @Test func aCollectionTellsAllItsFaces() throws {
        let bytes = try sampleFont("Pair.ttc")
        let faces = try probe(bytes)
        #expect(faces.map(\.family) == ["Variable Sans", "Layers"])
        #expect(faces.map(\.style) == ["Regular", "Black Italic"])
        #expect(faces[1].weight == .black && faces[1].width == FontWidth(widthClass: 3) && faces[1].isItalic)
        #expect(faces.map(\.axes.count) == [2, 0])
        let book = FontBook(FontBook.Entry.all(of: "Pair.ttc", traits: faces) { bytes }, fallbacks: [])
        let black = try #require(book.face(family: "layers", weight: .black))
        #expect(black.traits == faces[1])
        #expect(try #require(book.face(family: "Variable Sans", weight: .heavy)).location.map(\.value) == [800, 100])
    }

    @Test func onlyWhatIsNeededIsRead() throws {
        let bytes = try fontBytes("Inter-Regular.otf")
        var read = 0
        _ = try FontProbe.faces(length: bytes.count) { offset, count in
            read += count
            return Array(bytes[offset..<(offset + count)])
        }
        #expect(read < 8192, "\(read) of \(bytes.count)")
    }

    @Test func everyTruncationIsAnError() throws {
        for name in ["Variable.ttf", "Pair.ttc", "Layers.ttf"] {
            let bytes = try sampleFont(name)
            // The last table may end in padding.
            for length in 0..<(bytes.count - 3) {
                #expect(throws: TextError.self, "\(name) \(length)") { try probe(Array(bytes[..<length])) }
            }
        }
        #expect(throws: TextError.notAFont(signature: [1])) { try probe([1]) }
        #expect(throws: TextError.tableOutsideFile("the header")) { try probe([0, 1, 0, 0, 0]) }
        let faces = Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0, 0, 0]
        #expect(throws: TextError.tooManyFaces(0xFF00_0000, limit: 256)) { try probe(faces) }
        #expect(throws: TextError.fontTooLarge(bytes: .max, limit: FontFace.largestFile)) {
            try FontProbe.faces(length: .max) { _, _ in [] }
        }
    }

    @Test func damageIsAnErrorOrTraits() throws {
        var random = SplitMix64(seed: 41)
        for name in ["Variable.ttf", "Pair.ttc", "Layers.ttf"] {
            let bytes = try sampleFont(name)
            for _ in 0..<(isDebugBuild ? 200 : 3000) {
                var damaged = bytes
                for _ in 0...random.below(4) { damaged[random.below(damaged.count)] = UInt8(random.below(256)) }
                guard let faces = try? probe(damaged) else { continue }
                for face in faces {
                    #expect(
                        FontWeight.legal.contains(face.weight.rawValue) && FontWidth.legal.contains(face.width.percent))
                    for axis in face.axes { #expect(axis.range.contains(axis.defaultValue)) }
                }
            }
        }
    }

    @Test func readersThatFailOrLieAreErrors() throws {
        struct Gone: Error, CustomStringConvertible { var description: String { "gone" } }
        let bytes = try sampleFont("Variable.ttf")
        #expect(throws: TextError.unreadableFile(reason: "gone")) {
            try FontProbe.faces(length: bytes.count) { _, _ in throw Gone() }
        }
        #expect(throws: TextError.self) { try FontProbe.faces(length: bytes.count) { _, _ in [] } }
    }

    @Test func filesAreReadWhenNeededAndOnce() throws {
        let bytes = try sampleFont("Pair.ttc")
        let count = Mutex(0)
        let book = FontBook(
            FontBook.Entry.all(of: "Pair.ttc", traits: try probe(bytes)) {
                count.withLock { $0 += 1 }
                return bytes
            }, fallbacks: [])
        #expect(book.families == ["Variable Sans", "Layers"] && count.withLock { $0 } == 0)
        for _ in 0..<3 { for family in book.families { _ = book.face(family: family, weight: .bold) } }
        #expect(count.withLock { $0 } == 1)
        #expect(book.problems.isEmpty)
    }

    /// The file was removed or changed after it was listed.
    @Test func aFaceThatCannotBeOpenedIsPassedOverAndReported() throws {
        struct Gone: Error, CustomStringConvertible { var description: String { "gone" } }
        let bytes = try sampleFont("Variable.ttf")
        let traits = try probe(bytes)
        var book = FontBook(FontBook.Entry.all(of: "a.ttf", traits: traits) { bytes })
        for broken in [{ Array(bytes[..<900]) }, { [] }, { throw Gone() }] as [@Sendable () throws -> [UInt8]] {
            book.add(FontBook.Entry.all(of: "b.ttf", traits: traits, read: broken))
        }
        #expect(book.problems.isEmpty)
        let face = try #require(book.face(family: "Variable Sans", weight: .regular))
        #expect(face.glyphCount == 6)
        let problems = book.problems
        #expect(problems.count == 2)
        #expect(problems.allSatisfy { "\($0)".hasPrefix("b.ttf: ") })
        #expect(problems.contains(.inFile("b.ttf", .unreadableFile(reason: "gone"))))
        #expect(throws: TextError.self) { try book.entries[0].open() }
        #expect(Typesetter(book: book).line("A", style: TextStyle(size: 9, family: "Variable Sans")).missing.isEmpty)
    }
}
