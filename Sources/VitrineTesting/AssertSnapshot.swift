import Foundation
import Testing
import VitrineComparison
import VitrineEncoders
import VitrineSnapshots
import XCTest

/// Compares a value with its reference, `__Snapshots__/FILE/TEST.NAME.ENDING` beside the test's file; for Swift Testing
/// and XCTest.
///
/// A failure attaches the expected picture, the actual one and their difference (Swift Testing; XCTest on Apple
/// systems), and stores them in `__Snapshots__/.pending`, or in the folder that `SNAPSHOT_ARTIFACTS` names, for
/// `vitrine snapshot review` and `accept`. A test that records a reference fails once.
///
/// - Parameters:
///   - value: A scene, a renderer, a bitmap or the bytes of a picture.
///   - snapshotting: How the value is compared.
///   - name: A name that distinguishes several snapshots of one test. A repeated name is a failure.
///   - record: When the reference is written. Default: the trait's mode, else the variable `SNAPSHOT_TESTING_RECORD`, else
///     `never` if `CI` is set, else `missing`.
public func assertSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>, named name: String? = nil,
    record: SnapshotRecordMode? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let place = SnapshotPlace(
        fileID: "\(fileID)", filePath: "\(filePath)", test: testName, line: Int(line), column: Int(column))
    let outcome = SnapshotAssertion(place: place, name: name, record: record).outcome(try value(), snapshotting)
    guard let message = outcome.message else { return }
    place.fail(message, outcome.artifacts, filePath, line)
}

/// The message of the failure that `assertSnapshot` would report; nil if the value equals its reference.
///
/// - Parameters: See `assertSnapshot`.
public func verifySnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>, named name: String? = nil,
    record: SnapshotRecordMode? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let place = SnapshotPlace(
        fileID: "\(fileID)", filePath: "\(filePath)", test: testName, line: Int(line), column: Int(column))
    return SnapshotAssertion(place: place, name: name, record: record).outcome(try value(), snapshotting).message
}

/// Compares a value of a test whose file's path is known only at run time.
package func verifySnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>, named name: String?,
    in filePath: String, testName: String
) -> String? {
    let place = SnapshotPlace(fileID: "Tests/Tests.swift", filePath: filePath, test: testName, line: 1, column: 1)
    return SnapshotAssertion(place: place, name: name, record: nil).outcome(try value(), snapshotting).message
}

/// Compares a value with several references, whose names are the keys of `strategies`.
public func assertSnapshots<Value>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value>],
    record: SnapshotRecordMode? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

struct SnapshotAssertion {
    let place: SnapshotPlace
    let name: String?
    let record: SnapshotRecordMode?

    private static let environment = ProcessInfo.processInfo.environment

    func outcome<Value>(
        _ value: @autoclosure () throws -> Value, _ snapshotting: Snapshotting<Value>
    ) -> (message: String?, artifacts: [SnapshotCheck.Artifact]) {
        let configuration = SnapshotConfiguration.current
        do {
            let mode = try record ?? configuration.record ?? .named(by: Self.environment)
            let content = try snapshotting.content(try value())
            let id = try place.id(named: name)
            let folder = (place.filePath as NSString).deletingLastPathComponent
            let store = SnapshotStore(
                root: folder + "/__Snapshots__", pendingRoot: place.artifacts(Self.environment["SNAPSHOT_ARTIFACTS"]))
            let reference = store.path("\(id).\(content.ending)")
            if let list = Self.environment["VITRINE_SNAPSHOT_USED"], !list.isEmpty {
                SnapshotNames.note(reference, in: list)
            }
            let location = "\(place.filePath):\(place.line)"
            let claimed = SnapshotNames.shared.claim(reference, scope: configuration.scope, location: location)
            if let claimed {
                return ("\(reference) is used twice, first at \(claimed); give each snapshot a name with named:", [])
            }
            let check = SnapshotCheck(
                store: store, mode: mode, tolerance: snapshotting.tolerance ?? configuration.tolerance ?? .exact,
                ignoredElements: snapshotting.ignored, threads: 2)
            var artifacts: [SnapshotCheck.Artifact] = []
            var result = check.result(of: content, named: id, artifacts: &artifacts)
            (result.file, result.line) = (place.filePath, place.line)
            guard result.status != .passed else { return (nil, []) }
            return (Self.message(result), artifacts)
        } catch {
            return ("\(error)", [])
        }
    }

    private static func message(_ result: SnapshotResult) -> String {
        var lines = ["Snapshot \(result.name) \(word(result.status))", result.message]
        if result.status != .recorded {
            if let path = result.expected { lines.append("expected: \(path)") }
            if let path = result.actual { lines.append("actual: \(path)") }
            if let path = result.difference { lines.append("difference: \(path)") }
            if result.actual != nil {
                lines.append("`vitrine snapshot review` shows it, `vitrine snapshot accept` takes it")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func word(_ status: SnapshotResult.Status) -> String {
        switch status {
        case .passed: "is the same"
        case .recorded: "was recorded; the next run compares with it"
        case .failed: "differs"
        case .missing: "has no reference"
        case .error: "cannot be compared"
        }
    }
}
