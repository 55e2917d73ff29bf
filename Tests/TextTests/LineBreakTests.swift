import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineText

@Suite struct LineBreakTests {
    private static let database = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

    /// Returns the text with `|` where lines may end and `!` where they must; the end of the text is not marked.
    private func cut(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var out = ""
        for (i, o) in LineBreaker.opportunities(in: scalars.map(\.value)).enumerated() {
            out.unicodeScalars.append(scalars[i])
            if i + 1 < scalars.count { out += o == .allowed ? "|" : o == .mandatory ? "!" : "" }
        }
        return out
    }

    @Test("Every line of the Unicode database's own test, where Debian's unicode-data is installed")
    func conformance() throws {
        guard let text = try? String(contentsOfFile: Self.database, encoding: .utf8) else { return }
        // Another version of the database has other rules.
        guard text.hasPrefix("# LineBreakTest-\(LineBreakTable.unicodeVersion).txt") else { return }
        var count = 0
        var wrong: [String] = []
        for line in text.split(separator: "\n") {
            let data = line.prefix { $0 != "#" }
            guard !data.isEmpty else { continue }
            var scalars: [UInt32] = []
            var marks: [Bool] = []
            for word in data.split(whereSeparator: \.isWhitespace) {
                switch word {
                case "÷": marks.append(true)
                case "×": marks.append(false)
                default: scalars.append(try #require(UInt32(word, radix: 16)))
                }
            }
            let ours = LineBreaker.opportunities(in: scalars).map { $0 != .prohibited }
            if ours != Array(marks.dropFirst()) { wrong.append(String(data)) }
            count += 1
        }
        #expect(count > 7000)
        #expect(wrong.isEmpty, "\(wrong.count) of \(count), such as \(wrong.prefix(5))")
    }

    @Test(
        "Known cases",
        arguments: [
            ("one two", "one |two"), ("well-known fact", "well-|known |fact"), ("a\u{a0}b c", "a\u{a0}b |c"),
            ("line\nnext", "line\n!next"), ("line\r\nnext", "line\r\n!next"), ("(see) that", "(see) |that"),
            ("$ 12.50 now", "$ |12.50 |now"), ("$12.50", "$12.50"), ("漢字かな", "漢|字|か|な"), ("漢字。", "漢|字。"),
            ("「漢字」", "「漢|字」"), ("שלום עולם", "שלום |עולם"), ("soft\u{ad}hyphen", "soft\u{ad}|hyphen"),
            ("a\u{200b}b", "a\u{200b}|b"), ("a\u{2060}b c", "a\u{2060}b |c"),
            ("👩\u{200d}👩\u{200d}👧🎉", "👩\u{200d}👩\u{200d}👧|🎉"),
            ("🇩🇪🇫🇷", "🇩🇪|🇫🇷"), ("http://a.b/c", "http://|a.b/|c"), ("e\u{301}te\u{301} x", "e\u{301}te\u{301} |x"),
        ])
    func known(text: String, expected: String) { #expect(cut(text) == expected) }

    @Test("Any scalars at all give one opportunity each, and the last ends the line")
    func anything() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<2000 {
            let scalars = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                UInt32.random(in: 0...0x1F_FFFF, using: &random)
            }
            let out = LineBreaker.opportunities(in: scalars)
            #expect(out.count == scalars.count && out.last == .mandatory)
        }
        #expect(LineBreaker.opportunities(in: []).isEmpty)
    }
}
