import Testing

@testable import VitrineText

/// The chosen face of a family. Here the faces differ only in their stated properties.
@Suite struct FontMatchingTests {
    struct Said: Hashable {
        var weight = 400
        var width = 100.0
        var isItalic = false
        var cut = OpticalCut.text
    }

    /// Returns the index of the chosen face.
    private func taken(_ wish: Said, of said: [Said]) throws -> Int {
        let bytes = try fontBytes("NotoSansHebrew-Bold.ttf")
        let faces = try said.map { _ in try FontFace(bytes: bytes) }
        let book = FontBook(
            zip(said, faces).map { said, face in
                FontBook.Entry(
                    family: "F", weight: FontWeight(rawValue: said.weight), width: FontWidth(percent: said.width),
                    isItalic: said.isItalic, cut: said.cut, face: face)
            })
        let face = try #require(
            book.face(
                family: "F", weight: FontWeight(rawValue: wish.weight), width: FontWidth(percent: wish.width),
                isItalic: wish.isItalic, cut: wish.cut))
        return try #require(faces.firstIndex { $0 === face })
    }

    /// Source of the order of each row: CSS Fonts 4, section 5.2.
    @Test(arguments: [
        (400, [400, 450, 500, 350, 300, 100, 600, 900]), (450, [450, 500, 400, 300, 501, 700]),
        (500, [500, 400, 200, 501, 900]), (300, [300, 200, 100, 350, 400, 900]), (399, [399, 100, 400, 500]),
        (600, [600, 700, 900, 500, 400, 100]), (501, [501, 502, 900, 500, 100]), (1000, [1000, 900, 100]),
    ]) func weightsInTheOrderOfCSS(wish: Int, order: [Int]) throws {
        for first in order.indices {
            let left = order[first...].map { Said(weight: $0) }
            #expect(try taken(Said(weight: wish), of: left.reversed()) == left.count - 1, "\(wish) of \(left)")
        }
    }

    @Test(
        arguments: [
            (100.0, [100.0, 87.5, 50, 112.5, 200]), (75.0, [75.0, 62.5, 50, 87.5, 100, 200]),
            (125.0, [125.0, 150, 200, 112.5, 50]),
        ] as [(Double, [Double])]) func widthsInTheOrderOfCSS(wish: Double, order: [Double]) throws
    {
        for first in order.indices {
            let left = order[first...].map { Said(width: $0) }
            #expect(try taken(Said(width: wish), of: left.reversed()) == left.count - 1, "\(wish) of \(left)")
        }
    }

    @Test func widthBeforeItalicBeforeWeightBeforeCut() throws {
        let wish = Said(weight: 700, width: 75, isItalic: true, cut: .display)
        let faces = [
            wish, Said(weight: 700, width: 75, isItalic: true),
            Said(weight: 100, width: 75, isItalic: true, cut: .display),
            Said(weight: 700, width: 75, cut: .display), Said(weight: 700, width: 100, isItalic: true, cut: .display),
        ]
        for first in faces.indices {
            let left = Array(faces[first...].reversed())
            #expect(try taken(wish, of: left) == left.count - 1)
        }
    }

    @Test func withoutAnItalicTheUprightIsTakenAsItIs() throws {
        let upright = bundledBook.face(family: "Noto Sans Hebrew", weight: .bold)
        #expect(bundledBook.face(family: "Noto Sans Hebrew", weight: .bold, isItalic: true) === upright)
    }

    @Test func interHasItsItalics() throws {
        for weight in [FontWeight.regular, .medium, .semibold, .bold] {
            let face = try #require(bundledBook.face(family: "Inter", weight: weight, isItalic: true))
            #expect(face.traits.isItalic && face.traits.weight == weight && face.traits.family == "Inter")
            let large = try #require(bundledBook.face(family: "Inter", weight: weight, isItalic: true, cut: .display))
            // The weight takes precedence over the cut, and the display cut has two italics only.
            #expect(large.traits.isItalic && large.traits.weight == weight)
            #expect((large !== face) == [.regular, .bold].contains(weight))
        }
        let style = TextStyle(size: 17, isItalic: true)
        #expect(typesetter.line("Hello", style: style) != typesetter.line("Hello", style: TextStyle(size: 17)))
        let comic = TextStyle(size: 17, family: "comic neue")
        #expect(typesetter.line("Hello", style: comic) != typesetter.line("Hello", style: TextStyle(size: 17)))
    }

    @Test func familiesAreFoundWhateverTheirCaseAndSpaces() {
        let face = bundledBook.face(family: "Noto Sans Hebrew", weight: .regular)
        #expect(face != nil)
        for name in ["noto sans hebrew", "NOTO SANS HEBREW", "NotoSansHebrew", " Noto  Sans\tHebrew "] {
            #expect(bundledBook.face(family: name, weight: .regular) === face, "\(name)")
            #expect(bundledBook.has(family: name))
        }
        #expect(!bundledBook.has(family: "Noto Sans Hebre"))
        #expect(bundledBook.face(family: "", weight: .regular) == nil)
    }

    @Test func numbersOutsideTheirRangesAreMovedInto() {
        #expect(FontWeight(rawValue: 0).rawValue == 1 && FontWeight(rawValue: .max).rawValue == 1000)
        #expect(FontWidth(percent: .nan) == .normal && FontWidth(percent: -.infinity) == FontWidth(widthClass: 1))
        #expect(FontWidth(widthClass: 4).percent == 87.5 && FontWidth(widthClass: 99) == FontWidth(widthClass: 9))
        #expect(
            "\(FontWeight.semibold) \(FontWeight(rawValue: 450)) \(FontWeight(rawValue: 1000))" == "semibold 450 1000")
        #expect("\(FontWidth(widthClass: 4)) \(FontWidth.normal)" == "87.5% 100%")
        let names = [FontWeight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        #expect(names.map(\.rawValue) == Array(stride(from: 100, through: 900, by: 100)))
    }

    @Test func trackingGoesOnBetweenAndAboveTheWeightsMeasured() {
        let tracking = stride(from: 1, through: 1000, by: 1).map {
            SystemFont.standIn(size: 15, weight: FontWeight(rawValue: $0)).tracking
        }
        #expect(tracking == tracking.sorted())
        #expect(tracking[0] == tracking[399] && tracking[449] > tracking[399] && tracking[899] > tracking[699])
        #expect((tracking[799] - tracking[699] - (tracking[699] - tracking[599])).magnitude < 1e-9)
    }
}

@Suite struct LastResortTests {
    private func setter(_ lastResorts: [String]) -> Typesetter {
        var book = FontBook(bundledBook.entries, fallbacks: ["Noto Sans Arabic"])
        book.lastResorts = lastResorts
        return Typesetter(book: book)
    }

    @Test func aLastResortIsTakenForWhatNothingElseHas() throws {
        let style = TextStyle(size: 17)
        let without = setter([]).line("aש", style: style)
        #expect(without.missing == ["ש"])
        let with = setter(["No Such Family", "Noto Sans Hebrew"]).line("aש", style: style)
        #expect(with.missing.isEmpty && with.glyphs.count == 2)
        #expect(with.glyphs.map(\.outline) == typesetter.line("aש", style: style).glyphs.map(\.outline))
    }

    @Test func fallbacksGoBeforeLastResorts() throws {
        // Both have these characters; the requested family keeps them.
        let style = TextStyle(size: 17)
        let a = setter(["Comic Neue"]).line("a1", style: style)
        #expect(a.glyphs.map(\.outline) == setter([]).line("a1", style: style).glyphs.map(\.outline))
    }

    @Test func missingCharactersAreGatheredOnceAndInOrder() {
        let setter = setter([])
        _ = setter.line("字א汉א", style: TextStyle(size: 17))
        _ = setter.layout(AttributedText("א語", TextAttributes(TextStyle(size: 17))))
        #expect(setter.missingCharacters == ["א", "字", "汉", "語"].sorted())
    }
}
