import CVitrinePixelKernels
import Foundation

/// An implementation of the renderer's row loops. All levels give the same pixels and differ only in speed.
package enum KernelLevel: String, CaseIterable, Sendable, Comparable {
    /// The Swift references of PixelKernels, a pixel at a time.
    case scalar
    /// C for the baseline of the architecture: SSE2 on x86-64, and NEON on arm64.
    case sse2
    /// C for x86-64 processors with AVX2 and BMI2.
    case avx2
    /// C for x86-64 processors with AVX-512 F, BW, CD, DQ and VL.
    case avx512

    /// The environment variable that selects a level by its name, for tests and bug reports; empty counts as unset.
    package static let variable = "VITRINE_SIMD"

    package static func < (a: KernelLevel, b: KernelLevel) -> Bool { a.number < b.number }

    /// Whether this processor and this build support the level.
    package var isSupported: Bool { unsafe self == .scalar || vitrine_kernels_at(number) != nil }

    package static let best = allCases.last { $0.isSupported } ?? .scalar

    /// The environment's level, or the best one if the environment names none or an unsupported one.
    package static let `default` = (try? fromEnvironment()) ?? best

    /// The level that the environment names, or the best one if it names none.
    /// - Throws: `KernelLevelError` if the name is unknown or the level is not supported.
    package static func fromEnvironment() throws(KernelLevelError) -> KernelLevel {
        try named(ProcessInfo.processInfo.environment[variable] ?? "")
    }

    /// The level with a name; the best one for an empty name.
    static func named(_ name: String) throws(KernelLevelError) -> KernelLevel {
        if name.isEmpty { return best }
        guard let level = KernelLevel(rawValue: name) else { throw .unknown(name: name) }
        guard level.isSupported else { throw .unsupported(level) }
        return level
    }

    /// The number of the level in `vitrine_kernels_at`; 0 for the references.
    var number: Int32 {
        switch self {
        case .scalar: 0
        case .sse2: Int32(VITRINE_LEVEL_BASELINE)
        case .avx2: Int32(VITRINE_LEVEL_AVX2)
        case .avx512: Int32(VITRINE_LEVEL_AVX512)
        }
    }
}

/// The reason that a requested level is unavailable.
package enum KernelLevelError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknown(name: String)
    /// This processor or this build does not support the level.
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

/// The table of row loops of one level; it is immutable and never freed.
typealias Kernels = UnsafePointer<vitrine_kernels>

/// The row loops of a level; those of the best level if the level is not supported.
func kernels(at level: KernelLevel) -> Kernels {
    if level == .scalar { return unsafe referenceKernels }
    return unsafe vitrine_kernels_at(level.number) ?? vitrine_kernels_at(vitrine_best_level()) ?? referenceKernels
}

/// The table of the references, which is written once before its address is shared.
private nonisolated(unsafe) let referenceKernels: Kernels = {
    let table = UnsafeMutablePointer<vitrine_kernels>.allocate(capacity: 1)
    unsafe table.initialize(to: .reference)
    return unsafe Kernels(table)
}()
