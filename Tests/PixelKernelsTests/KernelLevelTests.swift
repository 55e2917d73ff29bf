import Foundation
import Testing

/// Kernels are compiled for instructions that the processor must have: a virtual machine may hide some that all
/// processors of a level have.
@Suite struct KernelLevelTests {
    private func source(_ name: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(
            contentsOf: root.appendingPathComponent("Sources/CVitrinePixelKernels/\(name)"), encoding: .utf8)
    }

    /// Returns the texts in quotes after each occurrence of a word.
    private func quoted(_ word: String, in text: String) -> [String] {
        text.components(separatedBy: word).dropFirst().compactMap { rest in
            let parts = rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
            return parts.count == 3 ? String(parts[1]) : nil
        }
    }

    @Test(arguments: [("AVX2.c", "target("), ("AVX512.c", "VITRINE_FEATURES ")])
    func `every instruction set that kernels are compiled for is asked of the processor`(
        file: String, word: String
    ) throws {
        let compiled = Set(try #require(quoted(word, in: source(file)).first).split(separator: ",").map(String.init))
        let asked = Set(try quoted("__builtin_cpu_supports(", in: source("Levels.c")))
        #expect(compiled.contains("avx2") && compiled.count >= 5)
        #expect(compiled.subtracting(asked).isEmpty)
    }
}
