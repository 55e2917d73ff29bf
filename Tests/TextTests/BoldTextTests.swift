import Testing

@testable import VitrineText

@Suite struct BoldTextTests {
    private static let names: [FontWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    @Test("The system font is two weights heavier, at most black", arguments: names)
    func weights(_ weight: FontWeight) {
        let heavier = weight.emboldened
        #expect(heavier.rawValue == min(900, weight.rawValue + 200))
        let style = TextStyle(size: 17, weight: weight)
        let line = typesetter.emboldened.line("Quiet words", style: style)
        #expect(line == typesetter.line("Quiet words", style: TextStyle(size: 17, weight: heavier)))
    }

    @Test("Every text is wider than before", arguments: [10.0, 12, 15, 17, 22, 34])
    func widths(_ size: Double) {
        for text in ["Settings", "A song of some length", "12:34", "Wi-Fi", "\u{05E9}\u{05DC}\u{05D5}\u{05DD}"] {
            for weight in [FontWeight.regular, .medium, .semibold] {
                let style = TextStyle(size: size, weight: weight)
                let (line, heavier) = (
                    typesetter.line(text, style: style), typesetter.emboldened.line(text, style: style)
                )
                #expect(heavier.width > line.width, "\(text) \(weight)")
                #expect(heavier.lineHeight == line.lineHeight && heavier.ascent == line.ascent)
                let runs = AttributedText(text, TextAttributes(style))
                #expect(
                    typesetter.emboldened.layout(runs).lines[0].line.width
                        > typesetter.layout(runs).lines[0].line.width)
            }
        }
    }

    @Test("A font that is named keeps its weight")
    func namedFonts() {
        var style = TextStyle(size: 17, weight: .regular)
        style.family = "Helvetica Neue"
        #expect(typesetter.emboldened.line("Words", style: style) == typesetter.line("Words", style: style))
    }

    @Test("Characters that no face has are those of both")
    func missing() {
        let typesetter = Typesetter(book: bundledBook)
        _ = typesetter.emboldened.line("\u{10FFFD}", style: TextStyle(size: 17))
        #expect(typesetter.missingCharacters == ["\u{10FFFD}"])
        #expect(typesetter.emboldened === typesetter.emboldened.emboldened)
    }
}
