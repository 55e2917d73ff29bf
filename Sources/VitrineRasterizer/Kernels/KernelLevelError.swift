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
