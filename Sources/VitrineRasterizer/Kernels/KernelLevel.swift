import CVitrinePixelKernels
import Foundation

/// What the row loops of the renderer are made of. All levels give the same pixels; they differ in speed alone.
package enum KernelLevel: String, CaseIterable, Sendable, Comparable {
    /// The Swift references of PixelKernels, a pixel at a time.
    case scalar
    /// C for what every processor of the architecture has: SSE2 on x86-64, and under this name NEON on arm64.
    case sse2
    /// C for x86-64 processors with AVX2 (and BMI2).
    case avx2
    /// C for x86-64 processors with AVX-512 F, BW, CD, DQ and VL.
    case avx512

    /// The environment variable that forces a level, for proof and for bug reports: a case's name; empty counts as unset.
    package static let variable = "VITRINE_SIMD"

    package static func < (a: KernelLevel, b: KernelLevel) -> Bool { a.number < b.number }

    /// Whether this processor, and this build, has the level.
    package var isSupported: Bool { unsafe self == .scalar || vitrine_kernels_at(number) != nil }

    /// The highest level that this processor runs.
    package static let best = allCases.last { $0.isSupported } ?? .scalar

    /// What the renderer uses where nobody says otherwise: the environment's level, or the best where the environment
    /// names none or one that cannot be had.
    package static let `default` = (try? fromEnvironment()) ?? best

    /// The level that the environment names, or the best where it names none.
    ///
    /// - Throws: where it names no level, or one that this processor lacks.
    package static func fromEnvironment() throws(KernelLevelError) -> KernelLevel {
        try named(ProcessInfo.processInfo.environment[variable] ?? "")
    }

    /// The level of a name; the best for an empty one.
    static func named(_ name: String) throws(KernelLevelError) -> KernelLevel {
        if name.isEmpty { return best }
        guard let level = KernelLevel(rawValue: name) else { throw .unknown(name: name) }
        guard level.isSupported else { throw .unsupported(level) }
        return level
    }

    /// As `vitrine_kernels_at` counts; the references, which it does not know, are 0.
    var number: Int32 {
        switch self {
        case .scalar: 0
        case .sse2: Int32(VITRINE_LEVEL_BASELINE)
        case .avx2: Int32(VITRINE_LEVEL_AVX2)
        case .avx512: Int32(VITRINE_LEVEL_AVX512)
        }
    }
}

/// Why the level of kernels that was asked for cannot be had.
package enum KernelLevelError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No level has this name.
    case unknown(name: String)
    /// This processor, or this build, does not have the level.
    case unsupported(KernelLevel)

    package var description: String {
        switch self {
        case .unknown(let name):
            "\(KernelLevel.variable): no level \"\(name)\"; known are "
                + KernelLevel.allCases.map(\.rawValue).joined(separator: ", ")
        case .unsupported(let level):
            "\(KernelLevel.variable): this processor has no \(level.rawValue); the highest level is "
                + KernelLevel.best.rawValue
        }
    }
}
