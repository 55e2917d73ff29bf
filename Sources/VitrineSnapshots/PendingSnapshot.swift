import Foundation
import VitrineComparison
import VitrineEncoders

/// A snapshot that differs from its reference or has none, as a failed run has left it: the record, the picture that would
/// be the reference, and the difference.
package struct PendingSnapshot: Codable, Hashable, Sendable {
    package static let schemaVersion = 1

    package var schemaVersion = PendingSnapshot.schemaVersion
    /// Of the reference, in its folder.
    package var name: String
    /// The digest of the reference that was compared with; nil for none.
    package var referenceDigest: String?
    /// Whether the movements of a film lie beside it.
    package var hasPoses = false
    package var result: SnapshotResult

    package init(name: String, referenceDigest: String?, hasPoses: Bool, result: SnapshotResult) {
        self.name = name
        self.referenceDigest = referenceDigest
        self.hasPoses = hasPoses
        self.result = result
    }

    static func record(_ name: String) -> String { name + ".json" }
    static func difference(_ name: String) -> String { name + ".difference.png" }
    static func expected(_ name: String) -> String { name + ".expected.png" }
    /// The poses of a film lie beside it.
    static func poses(_ name: String) -> String { name + ".poses.txt" }
    static func files(of name: String) -> [String] {
        // The record first: without it the others are not looked at.
        [record(name), difference(name), expected(name), poses(name), name]
    }

    var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)).map { [UInt8]($0) } ?? []) + [10]
    }

    /// Why a pending snapshot is not accepted.
    package enum AcceptError: Error, CustomStringConvertible {
        case referenceChanged(String)
        case actualMissing(String)
        case file(FileError)

        package var description: String {
            switch self {
            case .referenceChanged(let path): "\(path) has changed since the run that compared with it; run it again"
            case .actualMissing(let path): "\(path), the picture to accept, is missing; run the test again"
            case .file(let error): "\(error)"
            }
        }
    }
}

extension SnapshotStore {
    /// What failed runs have left, sorted by name, and the records that cannot be read.
    package func pending() -> (snapshots: [PendingSnapshot], broken: [String]) {
        guard let files = FileManager.default.enumerator(atPath: pendingRoot) else { return ([], []) }
        var (all, broken): ([PendingSnapshot], [String]) = ([], [])
        for case let file as String in files where file.hasSuffix(".json") {
            let path = "\(pendingRoot)/\(file)"
            guard let data = FileManager.default.contents(atPath: path),
                let one = try? JSONDecoder().decode(PendingSnapshot.self, from: data),
                one.schemaVersion == PendingSnapshot.schemaVersion, PendingSnapshot.record(one.name) == file
            else {
                broken.append(path)
                continue
            }
            all.append(one)
        }
        return (all.sorted { $0.name < $1.name }, broken.sorted())
    }

    /// Makes a pending snapshot the reference.
    package func accept(_ pending: PendingSnapshot) throws(PendingSnapshot.AcceptError) {
        let path = path(pending.name)
        do {
            guard let bytes = try Self.read(pendingPath(pending.name)) else {
                throw PendingSnapshot.AcceptError.actualMissing(pendingPath(pending.name))
            }
            if try !replace(pending.name, with: bytes, expecting: pending.referenceDigest),
                // Written by an earlier run that was killed before the end, or by another process.
                Self.digest(try Self.read(path)) != Self.digest(bytes)
            {
                throw PendingSnapshot.AcceptError.referenceChanged(path)
            }
            if pending.hasPoses, let poses = try Self.read(pendingPath(PendingSnapshot.poses(pending.name))) {
                let name = PendingSnapshot.poses(pending.name)
                _ = try replace(name, with: poses, expecting: Self.digest(try Self.read(self.path(name))))
            }
        } catch let error as PendingSnapshot.AcceptError {
            throw error
        } catch {
            throw .file(error as? FileError ?? .fileFailed(path: path, reason: "\(error)"))
        }
        removePending(pending.name)
    }
}
