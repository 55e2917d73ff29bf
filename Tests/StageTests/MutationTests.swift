import Testing
import VitrineTestSupport

@testable import VitrineStage
@testable import VitrineVocabulary

/// Scene files with random damage give a result, or an error with a position inside the file.
@Suite struct MutationTests {
    #if DEBUG
        static let rounds = 300
    #else
        static let rounds = 5_000
    #endif

    private static let pieces = [
        "", " ", "\n", "\t", "[", "]", "{", "}", ":", ": ", ",", "- ", "? ", "*a", "&a ", "!!str ", "! ", "|\n", ">\n",
        "'",
        "\"", "#", "%", "@", "`", "---\n", "...\n", "\0", "\u{FEFF}", "\u{E000}", "\u{2028}", "é", "😀", "\\",
        "\\ud83d\\ude00",
        "\\u0000", "1e999", "-1", ".nan", "99999999999999999999", "0", "~", "<<: *a\n", "\r", "\r\n", "vitrine: 1\n",
        "title", "at", "wait: 1", "popupBar", "%YAML 1.1\n---\n", "%TAG ! x\n",
    ]

    @Test(arguments: [1, 2, 3, 4])
    func damagedFiles(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let sources = [Samples.full, Samples.fullJSON].map { Array($0.utf8) }
        var accepted = 0
        for _ in 0..<Self.rounds {
            let bytes = damaged(sources[random.below(2)], &random)
            do {
                let scene = try SceneParser.parse(bytes: bytes, fileName: "f")
                accepted += 1
                #expect(scene.validate().isEmpty)
            } catch {
                check(error, bytes)
            }
        }
        // Some damage is harmless (within a text), most is not.
        #expect(accepted > Self.rounds / 100 && accepted < Self.rounds * 3 / 4)
    }

    @Test func randomPieces() {
        var random = SplitMix64(seed: 99)
        for _ in 0..<Self.rounds * 2 {
            let text = (0..<random.below(30)).map { _ in Self.pieces[random.below(Self.pieces.count)] }.joined()
            do {
                _ = try SceneParser.parse(text)
            } catch {
                check(error, Array(text.utf8))
            }
        }
    }

    private func damaged(_ source: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var bytes = source
        for _ in 0...random.below(3) {
            let at = random.below(bytes.count + 1)
            let end = min(bytes.count, at + random.below(12))
            switch random.below(6) {
            case 0: bytes.replaceSubrange(at..<end, with: [])
            case 1: bytes.replaceSubrange(at..<end, with: Self.pieces[random.below(Self.pieces.count)].utf8)
            case 2: bytes.insert(contentsOf: Self.pieces[random.below(Self.pieces.count)].utf8, at: at)
            case 3: if at < bytes.count { bytes[at] = UInt8(truncatingIfNeeded: random.next()) }
            case 4:
                let from = random.below(source.count)
                bytes.insert(contentsOf: source[from..<min(source.count, from + random.below(80))], at: at)
            default:
                if let line = bytes[..<at].lastIndex(of: 10), let next = bytes[at...].firstIndex(of: 10) {
                    bytes.insert(contentsOf: bytes[line..<next], at: next)
                }
            }
        }
        return bytes
    }

    private func check(_ error: SceneIssues, _ bytes: [UInt8]) {
        #expect(!error.issues.isEmpty && error.issues.count <= 101)
        let lines = bytes.count + 1
        for issue in error.issues {
            #expect(!issue.description.contains("\n"))
            if let line = issue.line, let column = issue.column {
                #expect((1...lines).contains(line) && (1...lines).contains(column), "\(issue)")
            }
        }
    }
}
