/// When references are written.
public enum SnapshotRecordMode: String, Hashable, Sendable, CaseIterable, Codable {
    /// References are always written.
    case all
    /// References are written if they differ from the snapshot or are missing.
    case failed
    /// References are written if they are missing.
    case missing
    case never

    package static let variable = "SNAPSHOT_TESTING_RECORD"

    /// The mode in the environment: `SNAPSHOT_TESTING_RECORD`, else `never` if `CI` is set, else `missing`. `true`, `1`
    /// and `yes` mean `all`; `false`, `0` and `no` mean `never`.
    /// - Throws: `SnapshotModeUnknown` for any other value.
    package static func named(by environment: [String: String]) throws(SnapshotModeUnknown) -> SnapshotRecordMode {
        if let text = environment[variable], !text.isEmpty {
            switch text.lowercased() {
            case "true", "1", "yes": return .all
            case "false", "0", "no": return .never
            case let name:
                guard let mode = SnapshotRecordMode(rawValue: name) else { throw SnapshotModeUnknown(value: text) }
                return mode
            }
        }
        return ["", "false", "0"].contains(environment["CI"] ?? "") ? .missing : .never
    }
}

package struct SnapshotModeUnknown: Error, Hashable, CustomStringConvertible {
    package var value: String

    package var description: String {
        "\(SnapshotRecordMode.variable) is \"\(value)\"; legal: "
            + SnapshotRecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    }
}
