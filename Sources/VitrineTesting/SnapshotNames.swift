import Synchronization
import VitrineSnapshots

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The references that tests of this process have used, as no two snapshots may have one reference.
final class SnapshotNames: Sendable {
    static let shared = SnapshotNames()

    private struct Claim {
        var scope: SnapshotScope?
        var location: String
    }

    private let claims = Mutex<[String: Claim]>([:])
    private let runs = Atomic<Int>(0)

    func nextRun() -> Int { runs.add(1, ordering: .relaxed).newValue }

    /// Claims a reference for an assertion. A repeated test may claim its references again if it has the trait.
    /// - Returns: The location of an earlier use; nil if there is none.
    func claim(_ path: String, scope: SnapshotScope?, location: String) -> String? {
        claims.withLock { claims in
            if let old = claims[path] {
                let isRepetition =
                    old.scope.map { old in
                        scope.map { $0.test == old.test && $0.run != old.run && !$0.isParameterized } ?? false
                    } ?? false
                if !isRepetition { return old.location }
            }
            claims[path] = Claim(scope: scope, location: location)
            return nil
        }
    }

    private static let lists = Mutex<[String]>([])

    /// Adds a reference to the list of used ones, from which `vitrine snapshot prune` finds unused ones, after a mark
    /// of the process's beginning; a mark of its end follows.
    static func note(_ path: String, in list: String) {
        let known = lists.withLock { lists in
            defer { if !lists.contains(list) { lists.append(list) } }
            return (isFirst: lists.isEmpty, hasList: lists.contains(list))
        }
        if !known.hasList {
            mark(.begin, in: list)
            if isFiltered(CommandLine.arguments) { mark(.filtered, in: list) }
        }
        if known.isFirst {
            atexit { SnapshotNames.lists.withLock { for list in $0 { SnapshotNames.mark(.end, in: list) } } }
        }
        append(path, to: list)
    }

    private static func mark(_ mark: UsedReferences.Mark, in list: String) {
        append(mark.line(process: getpid()), to: list)
    }

    /// Whether the arguments of a test process exclude tests: options of swift-testing, or names of XCTests.
    static func isFiltered(_ arguments: [String]) -> Bool {
        arguments.dropFirst().contains { argument in
            ["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
                || !argument.hasPrefix("-") && !argument.hasPrefix("/")
                    && argument.split(separator: ",").allSatisfy { $0.contains(".") && $0.contains("/") }
        }
    }

    private static func append(_ text: String, to list: String) {
        let descriptor = unsafe open(list, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return }
        // A single call keeps lines of several processes apart.
        let line = Array((text + "\n").utf8)
        _ = unsafe line.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress!, $0.count) }
        close(descriptor)
    }
}
