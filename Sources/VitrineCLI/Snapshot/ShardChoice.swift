import ArgumentParser
import Foundation

/// Decides which part of a run this machine does.
struct ShardChoice {
    /// Returns the shard of `--shard`, else of the variables that a test runner or CI system sets; nil for a whole run.
    /// - Throws: `ValidationError` for variables that contradict each other.
    static func shard(_ option: Shard?, shards: Int?, _ environment: [String: String]) throws -> Shard? {
        if let option { return option }
        let variables: [(index: String, first: Int, count: String)] = [
            // These are the variables of Bazel and GoogleTest.
            ("TEST_SHARD_INDEX", 0, "TEST_TOTAL_SHARDS"),
            // A Kubernetes indexed job has no variable for the count: its manifest sets JOB_COMPLETIONS, or --shards.
            ("JOB_COMPLETION_INDEX", 0, "JOB_COMPLETIONS"),
            ("CIRCLE_NODE_INDEX", 0, "CIRCLE_NODE_TOTAL"), ("CI_NODE_INDEX", 1, "CI_NODE_TOTAL"),
            ("BUILDKITE_PARALLEL_JOB", 0, "BUILDKITE_PARALLEL_JOB_COUNT"),
        ]
        for one in variables {
            guard let text = environment[one.index], !text.isEmpty else { continue }
            let countText = environment[one.count].flatMap { $0.isEmpty ? nil : $0 }
            guard let count = shards ?? countText.flatMap(Int.init) else {
                // Every pod of a job has an index, which means nothing without a count.
                if countText == nil { continue }
                throw ValidationError("\(one.count) is \"\(countText!)\"; a number is needed")
            }
            guard let index = Int(text), let shard = Shard(argument: "\(index - one.first + 1)/\(count)") else {
                throw ValidationError(
                    "\(one.index) is \"\(text)\"; legal: \(one.first)...\(count - 1 + one.first) of \(count)")
            }
            // This file tells Bazel that the runner supports shards.
            if let file = environment["TEST_SHARD_STATUS_FILE"], !file.isEmpty {
                _ = FileManager.default.createFile(atPath: file, contents: nil)
            }
            return shard
        }
        if let shards, shards != 1 {
            throw ValidationError("--shards \(shards): no variable tells which one this is; --shard i/n does")
        }
        return nil
    }

    /// Returns the shard of each item, 1...count: in order of decreasing cost, each goes to the shard with the lowest
    /// total. Every machine computes the same assignment.
    static func assignment(costs: [Int], count: Int) -> [Int] {
        var loads = Array(repeating: 0, count: max(1, count))
        var out = Array(repeating: 1, count: costs.count)
        for i in costs.indices.sorted(by: { (costs[$1], $0) < (costs[$0], $1) }) {
            let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) }!
            out[i] = least + 1
            loads[least] += costs[i]
        }
        return out
    }
}
