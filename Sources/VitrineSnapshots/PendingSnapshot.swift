import Foundation
import VitrineComparison
import VitrineEncoders

/// A failed run's snapshot that differs from its reference or has none: the record, the picture that would become the
/// reference, and the difference.
package struct PendingSnapshot: Codable, Hashable, Sendable {
    package static let schemaVersion = 1

    package var schemaVersion = PendingSnapshot.schemaVersion
    /// The name of the reference in its folder.
    package var name: String
    /// The digest of the compared reference; nil if there is none.
    package var referenceDigest: String?
    /// Whether the movements of a film are stored beside it.
    package var hasPoses = false
    /// Whether it is being made the reference. A later run completes an interrupted acceptance.
    package var isAccepted: Bool?
    package var result: SnapshotResult

    static func record(_ name: String) -> String { name + ".json" }
    static func difference(_ name: String) -> String { name + ".difference.png" }
    static func expected(_ name: String) -> String { name + ".expected.png" }
    /// The name of the file with the movements of a film.
    static func poses(_ name: String) -> String { name + ".poses.txt" }
    static func files(of name: String) -> [String] {
        // The record is first: without it, the others are ignored.
        [record(name), difference(name), expected(name), poses(name), name]
    }

    var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)).map { [UInt8]($0) } ?? []) + [10]
    }

    /// The reason that a pending snapshot is not accepted.
    package enum AcceptError: Error, CustomStringConvertible {
        case referenceChanged(String)
        case actualMissing(String)
        /// The file is not a picture, animation or text.
        case notASnapshot(String, reason: String)
        case file(FileError)

        package var description: String {
            switch self {
            case .referenceChanged(let path): "\(path) has changed since the run that compared with it; run it again"
            case .actualMissing(let path): "\(path), the picture to accept, is missing; run the test again"
            case .notASnapshot(let path, let reason): "\(path) is not accepted: \(reason)"
            case .file(let error): "\(error)"
            }
        }
    }
}

extension SnapshotStore {
    /// The pending snapshots, sorted by name, and the unreadable records. Interrupted acceptances are completed first.
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
            if one.isAccepted == true, finishAcceptance(of: one.name) { continue }
            all.append(one)
        }
        return (all.sorted { $0.name < $1.name }, broken.sorted())
    }

    package func accept(_ pending: PendingSnapshot) throws(PendingSnapshot.AcceptError) {
        let path = path(pending.name)
        do {
            let bytes = try pendingBytes(pending.name)
            let poses = pending.hasPoses ? try pendingBytes(PendingSnapshot.poses(pending.name)) : nil
            guard try replace(pending, with: bytes, poses: poses) else {
                throw PendingSnapshot.AcceptError.referenceChanged(path)
            }
        } catch let error as PendingSnapshot.AcceptError {
            throw error
        } catch {
            throw .file(error as? FileError ?? .fileFailed(path: path, reason: "\(error)"))
        }
        removePending(pending.name)
    }

    /// Replaces a reference and, for a film, the movements beside it. Both are written even if the process is
    /// interrupted: until then, a record names both, with their bytes beside it.
    /// - Returns: Whether they are the reference now; false if another file exists than the one that was compared.
    /// - Throws: `FileError` if they cannot be written.
    package func replace(
        _ pending: PendingSnapshot, with bytes: [UInt8], poses: [UInt8]?
    ) throws(FileError) -> Bool {
        guard let poses else { return try isReplaced(pending, with: bytes) }
        let (record, sidecar) = (PendingSnapshot.record(pending.name), PendingSnapshot.poses(pending.name))
        try writePending(bytes, pending.name)
        try writePending(poses, sidecar)
        var accepted = pending
        (accepted.hasPoses, accepted.isAccepted) = (true, true)
        try writePending(accepted.json, record)
        guard try isReplaced(pending, with: bytes) else {
            try writePending(pending.json, record)
            return false
        }
        _ = try replace(sidecar, with: poses, expecting: Self.digest(try Self.read(path(sidecar))))
        return true
    }

    /// The file may already exist, written by an interrupted run or by another process.
    private func isReplaced(_ pending: PendingSnapshot, with bytes: [UInt8]) throws(FileError) -> Bool {
        if try replace(pending.name, with: bytes, expecting: pending.referenceDigest) { return true }
        return Self.digest(try Self.read(path(pending.name))) == Self.digest(bytes)
    }

    /// Completes an interrupted acceptance.
    /// - Returns: Whether nothing is left to do.
    @discardableResult
    func finishAcceptance(of name: String) -> Bool {
        guard let bytes = try? Self.read(pendingPath(PendingSnapshot.record(name))),
            var pending = try? JSONDecoder().decode(PendingSnapshot.self, from: Data(bytes)), pending.name == name,
            pending.isAccepted == true
        else { return true }
        pending.isAccepted = nil
        return (try? accept(pending)) != nil
    }

    /// The bytes of a failed run, after a check that they have the right kind.
    private func pendingBytes(_ name: String) throws -> [UInt8] {
        let path = pendingPath(name)
        try Confinement.check(path, below: pendingRoot)
        guard let bytes = try Self.read(path) else { throw PendingSnapshot.AcceptError.actualMissing(path) }
        do {
            if name.hasSuffix(".txt") {
                guard !bytes.isEmpty, String(validating: bytes, as: UTF8.self) != nil else {
                    throw SnapshotError("it is no text")
                }
            } else {
                var reader = try ImageFileReader(bytes)
                var count = 0
                while try reader.next() != nil { count += 1 }
                guard count > 0, reader.format == .png || reader.format == .apng else {
                    throw SnapshotError("it is no PNG")
                }
            }
        } catch {
            throw PendingSnapshot.AcceptError.notASnapshot(path, reason: "\(error)")
        }
        return bytes
    }
}
