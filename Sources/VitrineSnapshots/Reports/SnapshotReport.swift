import Foundation

/// The results of a run, or of one machine's part of it, written as JSON.
package struct SnapshotReport: Codable, Hashable, Sendable {
    /// The version of the JSON's form. It changes if a reader of the previous version would misunderstand it.
    package static let schemaVersion = 1
    /// The largest number of shards.
    static let mostShards = 100_000

    package struct Shard: Codable, Hashable, Sendable {
        /// 1...count.
        package var index: Int
        package var count: Int

        package init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
    }

    package var schemaVersion = SnapshotReport.schemaVersion
    /// The version and a digest of pixels of the engine; see `merge`.
    package var engine: String
    /// A digest of the names of all snapshots of the whole run.
    package var selection: String
    /// The number of snapshots of the whole run.
    package var total: Int
    /// The part; nil for a whole run.
    package var shard: Shard?
    /// References that no snapshot uses.
    package var orphans: [String] = []
    /// The results sorted by name.
    package var results: [SnapshotResult]

    package init(engine: String, selection: String, total: Int, shard: Shard?, results: [SnapshotResult]) {
        self.engine = engine
        self.selection = selection
        self.total = total
        self.shard = shard
        self.results = results.sorted { $0.name < $1.name }
    }

    package func count(_ status: SnapshotResult.Status) -> Int { results.count { $0.status == status } }

    package var failures: [SnapshotResult] { results.filter(\.isFailure) }

    /// The exit code of the run: 2 if a snapshot cannot be compared, 1 if one differs or is missing, else 0.
    package var exitCode: Int32 { count(.error) > 0 ? 2 : failures.isEmpty ? 0 : 1 }

    /// A summary, such as `12 snapshots: 10 passed, 2 failed`.
    package var summary: String {
        let parts = SnapshotResult.Status.allCases.compactMap { status -> String? in
            count(status) == 0 ? nil : "\(count(status)) \(status == .error ? "with errors" : status.rawValue)"
        }
        let all = "\(results.count) snapshot\(results.count == 1 ? "" : "s")"
        return parts.isEmpty ? all : "\(all): \(parts.joined(separator: ", "))"
    }

    package func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(self)) + [10]
    }

    /// Reads a report.
    /// - Throws: `ReportError` for bytes that are not a report, or a report of another version.
    package init(json: [UInt8], path: String) throws(ReportError) {
        struct Version: Decodable { var schemaVersion: Int }
        let data = Data(json)
        guard let version = try? JSONDecoder().decode(Version.self, from: data) else { throw .notAReport(path) }
        guard version.schemaVersion == Self.schemaVersion else { throw .version(path, version.schemaVersion) }
        guard let report = try? JSONDecoder().decode(SnapshotReport.self, from: data) else { throw .notAReport(path) }
        self = report
    }
}

package enum ReportError: Error, Hashable, CustomStringConvertible {
    case notAReport(String)
    case version(String, Int)
    case engines(String, String, String, String)
    case selections(String, String)
    case notAShard(String)
    case shardTwice(Int, String)
    case shardsMissing([Int], of: Int)
    case nameTwice(String)
    case namesMissing(Int, of: Int)

    package var description: String {
        switch self {
        case .notAReport(let path): "\(path): not a report of snapshots"
        case .version(let path, let version):
            "\(path): schema version \(version); this version of vitrine reads \(SnapshotReport.schemaVersion)"
        case .engines(let a, let first, let b, let second):
            "different engines: \(first) in \(a), \(second) in \(b); every shard must run the same build"
        case .selections(let a, let b): "\(a) and \(b) are parts of different runs: their scenes or variants differ"
        case .notAShard(let path): "\(path) is not a part of a run; --shard i/n makes parts"
        case .shardTwice(let index, let path): "shard \(index) is there twice, the second time in \(path)"
        case .shardsMissing(let indices, let count):
            "of \(count) shards these are missing: \(indices.map(String.init).joined(separator: ", "))"
        case .nameTwice(let name): "\(name) is in two shards"
        case .namesMissing(let count, let total): "\(count) of \(total) snapshots are in no shard"
        }
    }
}

extension SnapshotReport {
    /// Merges the reports of all shards of a run. The result does not depend on the split or on the order.
    /// - Throws: `ReportError` for shards of different engines, runs or numbers, and for missing ones.
    package static func merge(_ parts: [(path: String, report: SnapshotReport)]) throws(ReportError) -> SnapshotReport {
        guard let (firstPath, first) = parts.first else { throw .shardsMissing([1], of: 1) }
        if parts.count == 1, first.shard == nil { return first }
        guard let count = first.shard?.count, 1...SnapshotReport.mostShards ~= count else {
            throw .notAShard(firstPath)
        }
        var seen: Set<Int> = []
        var results: [SnapshotResult] = []
        for (path, part) in parts {
            guard part.engine == first.engine else { throw .engines(firstPath, first.engine, path, part.engine) }
            guard part.selection == first.selection, part.total == first.total else {
                throw .selections(firstPath, path)
            }
            guard let shard = part.shard else { throw .notAShard(path) }
            guard shard.count == count, 1...count ~= shard.index else { throw .selections(firstPath, path) }
            guard seen.insert(shard.index).inserted else { throw .shardTwice(shard.index, path) }
            results += part.results
        }
        let missing = (1...count).filter { !seen.contains($0) }
        guard missing.isEmpty else { throw .shardsMissing(missing, of: count) }
        var names: Set<String> = []
        for result in results where !names.insert(result.name).inserted { throw .nameTwice(result.name) }
        guard results.count == first.total else { throw .namesMissing(first.total - results.count, of: first.total) }
        var out = SnapshotReport(
            engine: first.engine, selection: first.selection, total: first.total, shard: nil, results: results)
        out.orphans = Set(parts.flatMap(\.report.orphans)).sorted()
        return out
    }
}
