import Testing
import VitrineComparison
import VitrineSnapshots

/// The configuration of snapshot tests in a scope.
struct SnapshotConfiguration: Sendable {
    var record: SnapshotRecordMode?
    var tolerance: Tolerance?
    /// The run of a test that has the trait.
    var scope: SnapshotScope?

    @TaskLocal static var current = SnapshotConfiguration()
}

/// One run of a test.
struct SnapshotScope: Hashable, Sendable {
    var test: String
    var isParameterized: Bool
    var run: Int
}

/// Sets the record mode and the tolerance of snapshot tests in a closure. Nil keeps the surrounding value.
public func withSnapshotTesting<Result>(
    record: SnapshotRecordMode? = nil, tolerance: Tolerance? = nil, operation: () throws -> Result
) rethrows -> Result {
    try SnapshotConfiguration.$current.withValue(.merging(record, tolerance)) { try operation() }
}

/// Sets the record mode and the tolerance of snapshot tests in a closure. Nil keeps the surrounding value.
public func withSnapshotTesting<Result>(
    isolation: isolated (any Actor)? = #isolation, record: SnapshotRecordMode? = nil, tolerance: Tolerance? = nil,
    operation: () async throws -> Result
) async rethrows -> Result {
    try await SnapshotConfiguration.$current.withValue(.merging(record, tolerance)) { try await operation() }
}

extension SnapshotConfiguration {
    static func merging(_ record: SnapshotRecordMode?, _ tolerance: Tolerance?) -> SnapshotConfiguration {
        var out = current
        if let record { out.record = record }
        if let tolerance { out.tolerance = tolerance }
        return out
    }
}

/// The trait `.snapshots(record:tolerance:)`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let record: SnapshotRecordMode?
    let tolerance: Tolerance?

    public let isRecursive = true

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        var configuration = SnapshotConfiguration.merging(record, tolerance)
        if testCase != nil {
            configuration.scope = SnapshotScope(
                test: "\(test.id)", isParameterized: test.isParameterized, run: SnapshotNames.shared.nextRun())
        }
        try await SnapshotConfiguration.$current.withValue(configuration) { try await function() }
    }
}

extension Trait where Self == SnapshotsTrait {
    /// Sets the record mode and the tolerance of a suite's or test's snapshot tests.
    ///
    /// ```swift
    /// @Suite(.snapshots(record: .failed)) struct BarTests { ... }
    /// ```
    public static func snapshots(record: SnapshotRecordMode? = nil, tolerance: Tolerance? = nil) -> Self {
        SnapshotsTrait(record: record, tolerance: tolerance)
    }
}
