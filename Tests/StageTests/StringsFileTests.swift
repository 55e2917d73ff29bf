import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineStage

@Suite struct StringsFileTests {
    private func texts(_ text: String) throws -> [String: String] { try StringsFile(Array(text.utf8)).texts }

    private func failure(_ bytes: [UInt8]) -> String? {
        do throws(StringsFile.Failure) {
            _ = try StringsFile(bytes)
            return nil
        } catch {
            return "\(error.line): \(error)"
        }
    }

    private static let sample = #"""
        /* The title
           of the bar */
        "tap" = "Tippe auf \"die Leiste\"\n\U00E4 \\ \UD83D\UDE00";
        // Without quotes
        open.now=Offen ; "same";
        """#

    @Test func commentsEscapesAndBareWordsAreRead() throws {
        #expect(
            try texts(Self.sample) == ["tap": "Tippe auf \"die Leiste\"\nä \\ 😀", "open.now": "Offen", "same": "same"])
        #expect(try texts("") == [:])
        #expect(try texts("/* only */ // comments") == [:])
        #expect(try texts("\"a\" = \"one\r\ntwo\";\r\n\"b\" = \"\";") == ["a": "one\ntwo", "b": ""])
    }

    @Test func encodingsGiveTheSameTexts() throws {
        let expected = try texts(Self.sample)
        let units = Array(Self.sample.utf16)
        let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(Self.sample.utf8)
        for bytes in [marked, little, big] {
            #expect(try StringsFile(bytes).texts == expected)
        }
        #expect(failure([0xFF, 0xFE, 0x41])?.hasPrefix("1: neither UTF-8") == true)
        #expect(failure(Array("\n\"a\" = \"".utf8) + [0xFF])?.hasPrefix("2: neither UTF-8") == true)
    }

    @Test(arguments: [
        ("\"a\" = \"b\"", "1: expected ; after a text, found the end of the file"),
        ("\"a\" = \"b\";\n\"c\"\n= ;", "3: expected a text, found \";\""),
        ("\"a\" \"b\";", "1: expected = after the key \"a\", found \"\"\""),
        ("\n\"a\" = \"b;\n", "2: a text that begins here has no \" at its end"),
        ("\n\n/* a", "3: a comment that begins here has no */ at its end"),
        (#""a" = "\q";"#, #"1: unknown escape \q"#), (#""a" = "\U12";"#, #"1: \U needs the four hexadecimal digits"#),
        (#""a" = "\UD83D";"#, #"1: \U needs"#), (#""a" = "\UDE00";"#, #"1: \U needs"#),
        (#""a" = "\U0007";"#, "1: the control character U+7 is not allowed"),
        ("\"a\" = \"b\";\n\"a\" = \"c\";", "2: the key \"a\" is given twice, first in line 1"),
        ("= b;", "1: expected a key, found \"=\""), ("<?xml version=\"1.0\"?>", "1: not a text of"),
        ("bplist00", "1: not a text of"), ("{\"a\": 1}", "1: not a text of"),
    ])
    func mistakesNameTheirLine(_ text: String, _ message: String) {
        #expect(failure(Array(text.utf8))?.hasPrefix(message) == true, "\(failure(Array(text.utf8)) ?? "none")")
    }

    @Test func tooManyTextsAreRefused() {
        let lines = (0...AssetLimits.stringsCount).map { "k\($0)=v;" }.joined(separator: "\n")
        #expect(
            failure(Array(lines.utf8)) == "\(AssetLimits.stringsCount + 1): more than \(AssetLimits.stringsCount) texts"
        )
    }

    @Test(arguments: SeedRange.parts(4, of: 500, stride: 1000))
    func damagedFilesAreErrorsOrTexts(_ seeds: SeedRange) {
        var (read, refused) = (0, 0)
        for seed in seeds {
            var random = SplitMix64(seed: seed)
            let bytes = PictureDamage.damaged(Array(Self.sample.utf8), &random)
            if let file = try? StringsFile(bytes) {
                read += 1
                #expect(file.texts.count <= bytes.count)
            } else {
                refused += 1
            }
        }
        // The damage is detected sometimes, but not always.
        #expect(read > 0 && refused > 0, "\(read) read, \(refused) refused")
    }
}
