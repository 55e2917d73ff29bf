import Testing

@testable import VitrineVocabulary

@Suite struct NumberTextTests {
    @Test func numbers() {
        #expect(NumberText.number("0.61") == 0.61)
        #expect(NumberText.number("-.5") == -0.5)
        #expect(NumberText.number("+1.") == 1)
        #expect(NumberText.number("1e-3") == 0.001)
        #expect(NumberText.number("1e999") == .infinity)
        #expect(NumberText.number(".nan")?.isNaN == true)
        for text in [
            "", ".", "-", "e5", "1e", "1e+", "0x", "0xG", "-0x10", "0x1.5", "0o8", "0b1", "nan", "inf", "1_000", "1,5",
            " 1", "1 ", "١", "--1",
        ] {
            #expect(NumberText.number(text) == nil, "\(text)")
        }
        #expect(NumberText.number(String(repeating: "9", count: 401)) == nil)
    }

    @Test func wholeNumbers() {
        #expect(NumberText.wholeNumber("-3") == -3)
        #expect(NumberText.wholeNumber("+3") == 3)
        #expect(NumberText.wholeNumber("123456789012345678901234567890") == .max)
        #expect(NumberText.wholeNumber("-123456789012345678901234567890") == .min)
        for text in ["", "-", "1.0", "1e3", "-0x1", "0o9", "3 "] {
            #expect(NumberText.wholeNumber(text) == nil, "\(text)")
        }
    }

    /// The bases are those of YAML 1.2; measures, which are texts, have none.
    @Test func wholeNumbersHaveOtherBases() {
        #expect(NumberText.wholeNumber("0x32") == 50 && NumberText.wholeNumber("0o62") == 50)
        #expect(NumberText.number("0xfF") == 255)
        #expect(NumberText.wholeNumber("0x" + String(repeating: "F", count: 40)) == .max)
        #expect(NumberText.seconds("0x10") == 16)
        for text in ["0x10s", "0x10ms"] { #expect(NumberText.seconds(text) == nil, "\(text)") }
        #expect(NumberText.points("0x10pt") == nil)
    }

    @Test func millisecondsEqualSeconds() {
        for ms in 0...60_000 {
            let digits = String(ms % 1000 + 1000).dropFirst()
            #expect(NumberText.seconds("\(ms)ms") == NumberText.seconds("\(ms / 1000).\(digits)s"))
        }
    }

    @Test func measures() {
        #expect(NumberText.seconds("1.5s") == 1.5)
        #expect(NumberText.seconds("750ms") == 0.75)
        #expect(NumberText.seconds("2") == 2)
        for text in ["s", "ms", "1 s", "1min", "1S", ""] { #expect(NumberText.seconds(text) == nil, "\(text)") }
        #expect(NumberText.points("173.5pt") == 173.5)
        #expect(NumberText.points("pt") == nil)
    }
}
