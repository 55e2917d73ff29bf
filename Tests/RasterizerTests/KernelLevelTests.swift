import CVitrinePixelKernels
import Testing

@testable import VitrineRasterizer

@Suite struct KernelLevelTests {
    @Test func levelsAreInOrder() {
        #expect(KernelLevel.allCases == KernelLevel.allCases.sorted())
        #expect(KernelLevel.scalar < .sse2 && KernelLevel.sse2 < .avx2 && KernelLevel.avx2 < .avx512)
    }

    /// A processor has every level below its best one.
    @Test func supportHasNoGaps() {
        #expect(KernelLevel.scalar.isSupported && KernelLevel.sse2.isSupported)
        #expect(KernelLevel.best.number == vitrine_best_level())
        for level in KernelLevel.allCases { #expect(level.isSupported == (level <= .best)) }
    }

    @Test func namesAreReadOrRefused() throws {
        #expect(try KernelLevel.named("") == .best)
        #expect(try KernelLevel.named("scalar") == .scalar)
        #expect(try KernelLevel.named("sse2") == .sse2)
        for name in ["SSE2", "sse4", " avx2", "best", "🙂"] {
            #expect(throws: KernelLevelError.unknown(name: name)) { try KernelLevel.named(name) }
        }
        for level in KernelLevel.allCases where !level.isSupported {
            #expect(throws: KernelLevelError.unsupported(level)) { try KernelLevel.named(level.rawValue) }
        }
    }

    @Test func everyLevelHasATableOfItsOwn() {
        let tables = KernelLevel.allCases.filter(\.isSupported).map { kernels(at: $0) }
        #expect(Set(tables).count == tables.count)
        #expect(kernels(at: .scalar) == kernels(at: .scalar))
    }
}
