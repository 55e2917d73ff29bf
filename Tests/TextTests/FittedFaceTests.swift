import Testing
import VitrinePrimitives

@testable import VitrineText

@Suite struct FittedFaceTests {
    private func face(_ weight: FontWeight = .regular) throws -> FontFace {
        try #require(bundledBook.face(family: "Inter", weight: weight))
    }

    /// Returns the ink of one letter at 1000 points per em of SF, y up.
    private func ink(_ letter: String, _ weight: FontWeight = .regular) throws -> (bottom: Double, top: Double) {
        // The size is 17 points, so that the text cut is used.
        let ink = typesetter.line(letter, style: TextStyle(size: 17, weight: weight)).inkBounds
        return (-ink.maxY / 0.017, -ink.minY / 0.017)
    }

    /// The heights are measured in stills at 3x, in thousandths of an em; a pixel at 17 points is 20.
    @Test(arguments: [FontWeight.regular, .medium, .semibold])
    func heightsAreThoseOfSF(weight: FontWeight) throws {
        for letter in ["b", "d", "h", "k", "l"] {
            #expect((try ink(letter, weight).top - 735).magnitude < 6, "\(letter)")
        }
        for letter in ["p", "q"] { #expect((try ink(letter, weight).bottom + 176).magnitude < 6, "\(letter)") }
        #expect((try ink("i", weight).top - 741).magnitude < 18)
        #expect((try ink("t", weight).top - 663).magnitude < 8)
        // The height of o is 535, 541 and 546.
        let xHeight = weight == .regular ? 527.0 : weight == .medium ? 532.5 : 536.5
        #expect((try ink("x", weight).top - xHeight).magnitude < 3)
        #expect((try ink("H", weight).top - 705).magnitude < 2)
    }

    @Test("Bars and bowls keep their thickness when an ascender or a descender moves")
    func terminals() throws {
        let (base, fitted) = (try face(), FittedFace(try face(), graded: nil))
        let letters: [(Unicode.Scalar, Bool)] = [("i", true), ("t", true), ("j", false), ("y", false)]
        for (letter, isTop) in letters {
            let glyph = try #require(base.glyph(for: letter))
            let plain = try base.outline(of: glyph)
            guard case .outline(let moved) = try fitted.drawing(of: glyph) else { throw TextError.noOutlines }
            // Points near the end of the ink move by the same distance.
            let terminal = TypeTable.terminalHeight * Double(base.unitsPerEm) / TypeTable.textScale
            let pairs = zip(plain.outline.path.points, moved.outline.path.points)
            let moves = pairs.filter { from, _ in
                isTop ? from.y < plain.ink.minY + terminal - 1 : from.y > plain.ink.maxY - terminal + 1
            }.map { $0.1.y - $0.0.y }
            #expect(moves.count >= 2, "\(letter)")
            let (least, most) = (try #require(moves.min()), try #require(moves.max()))
            // Points at the height of x are 0.3 % lower, and so are those above.
            #expect(most - least < 0.004 * terminal && most != 0, "\(letter)")
        }
    }

    @Test("Letters with accents have the advance of the letter, and the heights of Inter")
    func accents() throws {
        let base = try face()
        let fitted = FittedFace(base, graded: nil)
        let letters: [(Unicode.Scalar, Unicode.Scalar)] = [("\u{E9}", "e"), ("\u{FC}", "u"), ("\u{15B}", "s")]
        for (accented, letter) in letters {
            let a = try #require(base.glyph(for: accented))
            let b = try #require(base.glyph(for: letter))
            #expect(fitted.addedAdvance(of: a, before: nil) == fitted.addedAdvance(of: b, before: nil))
            guard case .outline(let drawing) = try fitted.drawing(of: a) else { throw TextError.noOutlines }
            let plain = try base.outline(of: a)
            // The bottom of a bowl is thinner.
            let floor = LetterTable.forms[letter]?.shape == nil ? 0 : 0.004 * base.letters.em
            let height = Double(LetterTable.forms[letter]?.heightening ?? 0) / 1000
            #expect((drawing.ink.minY - plain.ink.minY * (1 + height)).magnitude < 1e-6 * base.letters.em)
            #expect((drawing.ink.maxY - plain.ink.maxY).magnitude <= floor)
        }
    }

    @Test func everyRowHasAGlyphAndFewLettersMoveFar() throws {
        for weight in [FontWeight.regular, .medium, .semibold, .bold] {
            let base = try face(weight)
            for (scalar, form) in LetterTable.forms {
                #expect(base.glyph(for: scalar) != nil, "\(scalar)")
                // A capital W of SF begins farther left than Inter's.
                let shifts = scalar == "W" ? -28...0 : 0...16
                #expect(form.advance.magnitude <= 40 && shifts.contains(form.shift), "\(scalar)")
                #expect(form.widening.magnitude <= 40, "\(scalar)")
            }
        }
    }

    /// Between digits the colon is higher, and the digits are farther apart.
    @Test func theRaisedColonHasAFormOfItsOwn() throws {
        let face = try face()
        let plain = try #require(face.glyph(for: ":"))
        let traits = FontFace.RunTraits(features: [.caseSensitiveForms])
        let raised = try #require(face.shape([0x3A], 0..<1, traits).first?.glyph)
        #expect(raised != plain)
        #expect(face.letters.forms[raised] == LetterTable.raisedColon)
        #expect(face.letters.forms[plain] == LetterTable.forms[":"])
        let fitted = FittedFace(face, graded: nil)
        guard case .outline(let own) = try face.drawing(of: raised),
            case .outline(let drawn) = try fitted.drawing(of: raised)
        else { throw TextError.noOutlines }
        let em = face.letters.em
        #expect((own.ink.minY - drawn.ink.minY - 0.018 * em).magnitude < 1e-6)
        #expect((own.ink.height - drawn.ink.height).magnitude < 1e-6)
    }

    @Test("A pair is corrected in its order only")
    func kerning() throws {
        let (base, fitted) = (try face(), FittedFace(try face(), graded: nil))
        let t = try #require(base.glyph(for: "T"))
        let o = try #require(base.glyph(for: "o"))
        #expect(fitted.addedAdvance(of: t, before: o) < fitted.addedAdvance(of: t, before: nil))
        #expect(fitted.addedAdvance(of: o, before: t) == fitted.addedAdvance(of: o, before: nil))
        // The table has units of 2816 per em of Inter, whose em is 0.969 of SF's.
        let own = try #require(LetterTable.forms["T"]).advance
        #expect(fitted.addedAdvance(of: t, before: nil) == Int((Double(own) / 1000 * 2816 / 0.969).rounded()))
    }

    @Test("Letters have SF Heavy's advances at heavy, half of them midway from bold, and bold letters none")
    func heavyAdvances() throws {
        let bold = try face(.bold)
        let p = try #require(bold.glyph(for: "p"))
        func advance(_ weight: Int) -> Int {
            LetterGlyphs(bold, heavier: FontWeight(rawValue: weight)).addedAdvance(of: p, before: nil)
        }
        let own = bold.letters.addedAdvance(of: p, before: nil)
        let heavy = try #require(LetterTable.heavyAdvances["p"])
        let unit = bold.letters.em / 1000
        #expect(advance(700) == own)
        #expect((Double(advance(800) - own) - Double(heavy) * unit).magnitude <= 1)
        #expect((Double(advance(750) - own) - Double(heavy) / 2 * unit).magnitude <= 1)
        #expect(advance(900) == advance(800))
        let black = typesetter.line("pp", style: TextStyle(size: 17, weight: .heavy)).width
        let plain = typesetter.line("pp", style: TextStyle(size: 17, weight: .bold)).width
        #expect(black != plain)
    }

    @Test("Other families, the display cut and italics keep their letters")
    func others() throws {
        var comic = TextStyle(size: 17)
        comic.family = "Comic Neue"
        let italic = TextStyle(size: 17, isItalic: true)
        for (style, name) in [(comic, "Comic Neue"), (TextStyle(size: 28), "Inter"), (italic, "Inter")] {
            let cut: OpticalCut = style.size >= 20 ? .display : .text
            let found = bundledBook.face(family: name, weight: style.weight, isItalic: style.isItalic, cut: cut)
            let face = try #require(found)
            let line = typesetter.line("le", style: style)
            let shaped = face.shape(Array("le".unicodeScalars.map(\.value)), 0..<2, FontFace.RunTraits())
            let tracking = style.family == nil ? SystemFont.standIn(size: style.size, weight: style.weight).tracking : 0
            let scale = try #require(line.glyphs.first).scale
            let second = Double(shaped[0].advance) * scale + tracking
            #expect((line.glyphs[1].x - second).magnitude < 1e-9, "\(name)")
        }
    }
}
