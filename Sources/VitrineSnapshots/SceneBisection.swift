import Vitrine
import VitrineComparison
import VitrineScreens
import VitrineStage

/// Finds a minimal set of keys whose change makes a picture differ. Source: A. Zeller, R. Hildebrandt, "Simplifying and
/// isolating failure-inducing input" (2002), the algorithm ddmin.
package struct SceneBisection {
    package enum Outcome: Hashable, Sendable {
        case differs
        case same
        /// The scene with only these changes cannot be rendered.
        case illegal
    }

    /// The number of sets that were tried.
    package private(set) var trials = 0
    private var known: [[Int]: Outcome] = [:]
    private let test: ([Int]) -> Outcome

    package init(_ test: @escaping ([Int]) -> Outcome) { self.test = test }

    private mutating func outcome(_ set: [Int]) -> Outcome {
        if set.isEmpty { return .same }
        if let outcome = known[set] { return outcome }
        trials += 1
        let outcome = test(set)
        known[set] = outcome
        return outcome
    }

    /// The indices of a minimal set of changes; empty if all changes together make no difference.
    /// - Parameter count: The number of all changes.
    package mutating func smallest(of count: Int) -> [Int] {
        var set = Array(0..<count)
        guard outcome(set) == .differs else { return [] }
        var parts = 2
        while set.count >= 2 {
            let cuts = (0...parts).map { $0 * set.count / parts }
            let chunks = (0..<parts).map { Array(set[cuts[$0]..<cuts[$0 + 1]]) }
            if let chunk = chunks.first(where: { outcome($0) == .differs }) {
                (set, parts) = (chunk, 2)
                continue
            }
            let rests = chunks.map { chunk in set.filter { !chunk.contains($0) } }
            if let rest = parts > 2 ? rests.first(where: { outcome($0) == .differs }) : nil {
                (set, parts) = (rest, max(parts - 1, 2))
                continue
            }
            if parts >= set.count { break }
            parts = min(set.count, parts * 2)
        }
        return set
    }
}
