import CVitrineFreeType
import Foundation
import Testing
import VitrinePrimitives

@testable import VitrineText

/// Returns a font of Tests/SampleFonts, made for tests; `generate.py` beside them describes how.
func sampleFont(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("SampleFonts")
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
}

@Suite struct FontVariationTests {
    static let places: [[(String, Double)]] = [
        [], [("wght", 700)], [("wght", 900), ("wdth", 125)], [("wght", 100), ("wdth", 75)], [("wght", 650)],
        [("wdth", 110)], [("wght", 250.25), ("wdth", 80.5)],
    ]

    private func wishes(_ place: [(String, Double)]) throws -> [FontVariation] {
        try place.map { try FontVariation($0.0, $0.1) }
    }

    private func advance(_ face: FontFace, _ glyph: UInt32) throws -> Int {
        let scalar: Unicode.Scalar = glyph == 2 ? "A" : glyph == 3 ? "B" : "\u{C1}"
        return try #require(face.shape([scalar.value], 0..<1, .init()).first).advance
    }

    @Test func axesAreThoseOfTheFile() throws {
        let axes = try FontFace(bytes: sampleFont("Variable.ttf")).axes
        #expect(
            axes == [
                FontAxis(tag: .weight, name: "Weight", range: 100...900, defaultValue: 400),
                FontAxis(tag: .width, name: "Width", range: 75...125, defaultValue: 100),
            ])
        #expect(try FontFace(bytes: fontBytes("Inter-Regular.otf")).axes.isEmpty)
    }

    /// The figures follow from the deltas of generate.py: the ends of the axes, and a position that `avar` bends.
    @Test(arguments: ["Variable.ttf", "NoHVAR.ttf"]) func advancesAndOutlinesAreTheSumOfTheDeltas(file: String) throws {
        for (place, grow) in [
            ([("wght", 900.0)], 120), ([("wght", 100)], -40), ([("wdth", 125)], 80), ([("wdth", 75)], -70),
            ([("wght", 900), ("wdth", 125)], 210), ([("wght", 700)], 60), ([("wght", 5000)], 120), ([], 0),
        ] as [([(String, Double)], Int)] {
            let face = try FontFace(bytes: sampleFont(file), axes: wishes(place))
            #expect(try advance(face, 2) == 600 + grow, "\(place)")
            #expect(try face.outline(of: 2).ink == Rect(x: 50, y: -700, width: 500 + Double(grow), height: 700))
            // The accent is at the position of its changed base.
            let composite = try face.outline(of: 4).outline.path.points.map(\.x).sorted()
            #expect(composite.contains(250 + Double(grow / 2)), "\(place): \(composite)")
        }
    }

    /// HarfBuzz's advances, from HVAR, and FreeType's, from gvar, are those of the same outline.
    @Test(.enabled(if: Tool.hbShape != nil), arguments: places)
    func hbShapeAgrees(place: [(String, Double)]) throws {
        for file in ["Variable.ttf", "NoHVAR.ttf"] {
            let face = try FontFace(bytes: sampleFont(file), axes: wishes(place))
            let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../SampleFonts/\(file)"
            let variations = place.map { "\($0.0)=\($0.1)" }.joined(separator: ",")
            let text = try #require(Tool.hbShape).run([
                "--variations=\(variations)", "--no-glyph-names", "--no-clusters", "--no-positions", "--show-extents",
                "--output-format=json", "--text=AB", path,
            ])
            let glyphs = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
            #expect(glyphs.count == 2)
            let positions = try #require(Tool.hbShape).run([
                "--variations=\(variations)", "--no-glyph-names", "--output-format=json", "--text=AB", path,
            ])
            let placed = try #require(
                try JSONSerialization.jsonObject(with: Data(positions.utf8)) as? [[String: Any]])
            for (glyph, theirs) in zip([2, 3] as [UInt32], placed) {
                // Deltas are rounded at different steps, and differ by one unit at most.
                let theirAdvance = theirs["ax"] as? Int ?? -1
                #expect((try advance(face, glyph) - theirAdvance).magnitude <= 1, "\(file) \(place) \(glyph)")
            }
            for (glyph, theirs) in zip([2, 3] as [UInt32], glyphs) {
                let width = Double(theirs["w"] as? Int ?? -1)
                #expect((try face.outline(of: glyph).ink.width - width).magnitude <= 1, "\(file) \(place) \(glyph)")
            }
        }
    }

    @Test func theBookGoesWhereTheStyleAsks() throws {
        let face = try FontFace(bytes: sampleFont("Variable.ttf"))
        let book = FontBook([.init(family: "Variable Sans", weight: .regular, face: face)])
        func place(
            _ weight: FontWeight, _ width: FontWidth = .normal, _ axes: [FontVariation] = []
        ) throws -> [Double] {
            let found = book.face(family: "Variable Sans", weight: weight, width: width, size: 17, axes: axes)
            return try #require(found).location.map(\.value)
        }
        #expect(try place(.regular) == [400, 100])
        #expect(try place(.bold, FontWidth(widthClass: 6)) == [700, 112.5])
        #expect(try place(.black, FontWidth(widthClass: 9)) == [900, 125])
        let axes = [try FontVariation("wght", 333), try FontVariation("GRAD", 7)]
        #expect(try place(.bold, .normal, axes) == [333, 100])
        // Equal requests give one face, and the default position gives the face itself.
        #expect(book.face(family: "Variable Sans", weight: .regular) === face)
        #expect(
            book.face(family: "Variable Sans", weight: .bold) === book.face(family: "Variable Sans", weight: .bold))

        let setter = Typesetter(book: book)
        func width(_ style: TextStyle) -> Double { setter.line("AB", style: style).width }
        let base = TextStyle(size: 20, tracking: 0, family: "Variable Sans")
        #expect(width(base) == 20 * 1.24)
        var bold = base
        bold.weight = .black
        #expect(width(bold) == 20 * 1.48)
        bold.axes = [try FontVariation("wght", 400)]
        #expect(width(bold) == width(base))
        var wide = base
        wide.width = .expanded
        #expect(width(wide) == 20 * 1.4)
    }

    /// The positions exceed the cache, on which the result does not depend.
    @Test func manyPlacesAreForgottenAndMadeAgain() throws {
        let face = try FontFace(bytes: sampleFont("Variable.ttf"))
        let book = FontBook([.init(family: "V", weight: .regular, face: face)])
        func advances() throws -> [Int] {
            try (100...300).map { weight in
                let found = try #require(book.face(family: "V", weight: FontWeight(rawValue: weight)))
                #expect(found.location[0].value == Double(weight))
                return try advance(found, 2)
            }
        }
        let first = try advances()
        #expect(first == first.sorted() && first[0] < first[200])
        #expect(try advances() == first)
    }

    @Test func hostileWishesAreMovedIntoTheAxis() throws {
        for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0] {
            let face = try FontFace(
                bytes: sampleFont("Variable.ttf"), axes: [FontVariation(.weight, value), FontVariation(.width, value)])
            for (axis, place) in zip(face.axes, face.location) { #expect(axis.range.contains(place.value)) }
            let style = TextStyle(size: 17, axes: [FontVariation(.weight, value)])
            let sanitized = style.sanitized
            #expect(sanitized == sanitized.sanitized && sanitized.axes.allSatisfy { $0.value.isFinite })
        }
        #expect(throws: TextError.badAxisTag("")) { try FontVariation("", 1) }
        #expect(throws: TextError.badAxisTag("weight")) { try FontVariation("weight", 1) }
        #expect(throws: TextError.axisValueOutOfRange("wght", 1e9, legal: -32768...32767)) {
            try FontVariation("wght", 1e9)
        }
        let twice = [FontVariation(.weight, 1), FontVariation(.width, 2), FontVariation(.weight, 3)]
        #expect(twice.sanitized == [FontVariation(.width, 2), FontVariation(.weight, 3)])
    }

    /// Without HVAR, HarfBuzz would combine composite glyphs for their advance, however deeply they nest.
    @Test(.timeLimit(.minutes(1))) func nestedPartsCannotHoldUpShaping() throws {
        // Aacute, glyph 4, consists of itself twice.
        var bytes = try sampleFont("NoHVAR.ttf")
        let loop = try table("glyf", in: bytes)
        let at = try #require(
            loop.indices.first { i in
                i + 10 < loop.upperBound && bytes[i] == 0xFF && bytes[i + 1] == 0xFF && bytes[i + 13] == 2
            })
        bytes[at + 13] = 4
        let face = try FontFace(bytes: bytes, axes: [FontVariation(.weight, 900)])
        #expect(try advance(face, 4) == 0)
        #expect(throws: TextError.self) { try face.outline(of: 4) }
    }

    private func table(_ tag: String, in bytes: [UInt8]) throws -> Range<Int> {
        let record = try #require(
            (0..<Int(bytes[5])).map { 12 + 16 * $0 }.first { bytes[$0...].starts(with: tag.utf8) })
        func word(_ i: Int) -> Int { bytes[i..<(i + 4)].reduce(0) { $0 << 8 | Int($1) } }
        return word(record + 8)..<(word(record + 8) + word(record + 12))
    }
}
