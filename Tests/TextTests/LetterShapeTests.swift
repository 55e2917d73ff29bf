import Testing
import VitrinePrimitives

@testable import VitrineText

@Suite struct LetterShapeTests {
    private static let letters: [Unicode.Scalar] = ["a", "e", "s", "g"]

    private func path(_ drawing: GlyphDrawing) throws -> Path {
        guard case .outline(let glyph) = drawing else { throw TextError.noOutlines }
        return glyph.outline.path
    }

    private func face(_ weight: FontWeight) throws -> FontFace {
        try #require(bundledBook.face(family: "Inter", weight: weight))
    }

    @Test(arguments: [FontWeight.regular, .medium, .semibold])
    func theFootOfTStandsUprightOnTheBaseline(weight: FontWeight) throws {
        let face = try face(weight)
        let plain = try path(.outline(face.outline(of: try #require(face.glyph(for: "t")))))
        let em = Double(face.unitsPerEm) / TypeTable.textScale
        let shaped = try #require(LetterTable.forms["t"]?.shape).applied(to: plain, em: em)
        let lean = { (p: Path) in (p.points[14].x - p.points[15].x).magnitude / em }
        #expect(lean(shaped) < 0.006 && lean(plain) > 0.014)
        #expect(shaped.points[14].y == 0)
        let depth = { (p: Path) in try #require(p.points.map(\.y).max()) / em }
        #expect(try depth(shaped) < 0.006 && depth(shaped) < depth(plain))
    }

    @Test func theHookOfFEndsUpright() throws {
        let face = try face(.regular)
        let plain = try path(.outline(face.outline(of: try #require(face.glyph(for: "f")))))
        let em = Double(face.unitsPerEm) / TypeTable.textScale
        let shaped = try #require(LetterTable.forms["f"]?.shape).applied(to: plain, em: em)
        let lean = { (p: Path) in (p.points[8].x - p.points[9].x).magnitude / em }
        #expect(lean(shaped) < 0.003 && lean(plain) > 0.02)
    }

    @Test(arguments: [FontWeight.regular, .medium, .semibold, .bold], letters)
    func everyFaceHasTheContoursOfItsLetters(weight: FontWeight, letter: Unicode.Scalar) throws {
        let face = try face(weight)
        let outline = try path(.outline(face.outline(of: try #require(face.glyph(for: letter)))))
        let shape = try #require(LetterTable.forms[letter]?.shape)
        let isShaped = shape.applied(to: outline, em: 1000) != outline
        // A bold e has a point more.
        #expect(isShaped == !(weight == .bold && letter == "e"))
    }

    @Test(arguments: [FontWeight.regular, .medium, .semibold], ["E", "F", "G", "H"] as [Unicode.Scalar])
    func barsOfCapitalsMoveByLessThanAPixel(weight: FontWeight, letter: Unicode.Scalar) throws {
        let face = try face(weight)
        let plain = try path(.outline(face.outline(of: try #require(face.glyph(for: letter)))))
        let shaped = try #require(LetterTable.forms[letter]?.shape).applied(to: plain, em: 1000)
        let moves = zip(plain.points, shaped.points).map { $0.y - $1.y }
        #expect(Set(moves).count > 1)
        #expect(moves.allSatisfy { (letter == "F" ? -20.0...0 : 0...20).contains($0) })
    }

    @Test(arguments: [FontWeight.regular, .medium, .semibold], letters)
    func strokesEndLevel(weight: FontWeight, letter: Unicode.Scalar) throws {
        let face = try face(weight)
        let glyph = try #require(face.glyph(for: letter))
        let shape = try #require(LetterTable.forms[letter]?.shape)
        let plain = try path(face.drawing(of: glyph)).points
        let fitted = try path(FittedFace(face, graded: nil).drawing(of: glyph)).points
        let ends = shape.moves.filter { $0.level != nil }
        #expect(!ends.isEmpty)
        for end in ends {
            let heights = end.points.map { fitted[$0].y }
            #expect((heights.max() ?? 0) - (heights.min() ?? 1) < 1e-9)
            #expect(Set(end.points.map { plain[$0].y }).count > 1)
        }
    }

    @Test func anAccentFollowsTheShapeOfItsLetter() throws {
        let face = try face(.regular)
        let fitted = FittedFace(face, graded: nil)
        let (a, acute) = (try #require(face.glyph(for: "a")), try #require(face.glyph(for: "\u{E1}")))
        let letter = try path(fitted.drawing(of: a)).points
        let accented = try path(fitted.drawing(of: acute)).points
        #expect(accented.count > letter.count)
        for i in [13, 14] { #expect((accented[i].y - letter[i].y).magnitude < 1e-9) }
    }

    @Test func anOutlineOfOtherContoursIsNotChanged() {
        let other = Path.ellipse(in: Rect(x: 0, y: 0, width: 500, height: 500))
        for letter in Self.letters {
            #expect(LetterTable.forms[letter]?.shape?.applied(to: other, em: 1000) == other)
        }
        #expect(LetterShape.a.applied(to: Path(), em: 1000) == Path())
    }

    /// The bowl of a bold a joins the stem where Inter's does.
    @Test func movesEndAtTheirHeaviestFace() throws {
        let join = 22
        for (weight, isLower) in [(FontWeight.regular, true), (.semibold, true), (.bold, false)] {
            let face = try face(weight)
            let a = try #require(face.glyph(for: "a"))
            let plain = try path(.outline(face.outline(of: a)))
            let shape = try #require(face.letters.forms[a]?.shape)
            let shaped = shape.applied(to: plain, em: 1000)
            #expect((shaped.points[join].y > plain.points[join].y) == isLower, "y down")
        }
    }

    @Test func heavierFacesHaveWiderAndHigherLetters() throws {
        let face = try face(.semibold)
        let o = try #require(face.glyph(for: "o"))
        let form = try #require(LetterTable.forms["o"])
        let own = try #require(face.letters.forms[o])
        #expect(own.weighted.width > 0 && own.weighted.xHeight > 0 && own.shift > form.shift)
        #expect(form.weighted(.regular, isLowercase: true) == form)
        let stem = try #require(LetterTable.forms["l"]).weighted(.semibold, isLowercase: true)
        #expect(stem.weighted.width == 0)
    }

    @Test func whatWeightsAddIsLinearBetweenTheRows() {
        let (medium, semibold) = (SystemFont.added(.medium), SystemFont.added(.semibold))
        let between = SystemFont.added(FontWeight(rawValue: 550))
        #expect(between.width == (medium.width + semibold.width) / 2)
        #expect(between.xHeight == (medium.xHeight + semibold.xHeight) / 2)
        #expect(SystemFont.added(FontWeight(rawValue: 100)) == (0, 0, 0))
        #expect(SystemFont.added(FontWeight(rawValue: 900)) == semibold)
    }

    private func hebrew(_ letter: Unicode.Scalar, _ weight: FontWeight) throws -> (plain: [Point], shaped: [Point]) {
        let face = try #require(bundledBook.face(family: "Noto Sans Hebrew", weight: weight))
        let glyph = try #require(face.glyph(for: letter))
        let plain = try path(.outline(face.outline(of: glyph)))
        let shape = try #require(LetterGlyphs(hebrew: face).forms[glyph]?.shape)
        return (plain.points, shape.applied(to: plain, em: 1000).points)
    }

    @Test(arguments: [FontWeight.regular, .medium, .semibold, .bold], ["ו", "י"] as [Unicode.Scalar])
    func vavAndYodOfSFHebrewAreBareStems(weight: FontWeight, letter: Unicode.Scalar) throws {
        let (plain, shaped) = try hebrew(letter, weight)
        #expect(Set(plain.map(\.x)).count == 4)
        #expect(Set(shaped.map(\.x)).count == 2)
    }

    @Test(arguments: [FontWeight.regular, .medium, .semibold])
    func finalMemOfSFHebrewHasASquareCorner(weight: FontWeight) throws {
        let (plain, shaped) = try hebrew("ם", weight)
        // The points are the left side of the stem, the end of the spur below the bar and its upper end.
        let ends = [6, 13, 14]
        #expect(Set(ends.map { plain[$0].x }).count == 3)
        let places = ends.map { shaped[$0].x }
        #expect((places.max() ?? 0) - (places.min() ?? 99) <= 12)
    }

    @Test(arguments: [FontWeight.regular, .medium], ["ל", "ה", "ק", "מ", "ח"] as [Unicode.Scalar])
    func hebrewShapesFitTheirLetters(weight: FontWeight, letter: Unicode.Scalar) throws {
        let (plain, shaped) = try hebrew(letter, weight)
        #expect(plain != shaped)
        let (tops, lows) = (plain.map(\.y).min() ?? 0, shaped.map(\.y).min() ?? 0)
        // Het loses its overhang, and nothing moves up.
        #expect(letter == "ח" ? (shaped.map(\.x).min() ?? 0) > (plain.map(\.x).min() ?? 0) + 20 : lows >= tops)
    }

    @Test(arguments: [FontWeight.regular, .medium, .semibold, .bold])
    func domeOfMemIsAsHighAsItsArm(weight: FontWeight) throws {
        let (plain, shaped) = try hebrew("מ", weight)
        let arm = plain[2].y
        #expect(arm - (plain.map(\.y).min() ?? 0) >= 9)
        #expect((arm - (shaped.map(\.y).min() ?? 0)).magnitude <= 2)
    }

    @Test func boldFinalMemHasOtherPointsAndKeepsItsShape() throws {
        let face = try #require(bundledBook.face(family: "Noto Sans Hebrew", weight: .bold))
        let glyph = try #require(face.glyph(for: "ם"))
        let plain = try path(.outline(face.outline(of: glyph)))
        #expect(LetterShape.finalMem.applied(to: plain, em: 1000) == plain)
        #expect(LetterGlyphs(hebrew: face).forms[glyph] == LetterTable.boldHebrew["ם"])
    }

    @Test(arguments: [FontWeight.regular, .medium, .semibold, .bold])
    func barOfZayinIsWiderInSFHebrewAndItsStemIsNot(weight: FontWeight) throws {
        let (plain, shaped) = try hebrew("ז", weight)
        #expect(shaped[20].x == plain[20].x - 29 && shaped[21].x == plain[21].x + 29)
        #expect(shaped[0] == plain[0] && shaped[43] == plain[43])
    }
}
