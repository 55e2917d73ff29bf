import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Programs that this process has started and that must not outlive it.
package enum RunningPrograms {
    private static let identifiers = Mutex<Set<Int32>>([])

    package static func add(_ identifier: Int32) { identifiers.withLock { _ = $0.insert(identifier) } }
    package static func remove(_ identifier: Int32) { identifiers.withLock { _ = $0.remove(identifier) } }

    /// Ends them all. For the process that a signal stops.
    package static func endAll() {
        identifiers.withLock { all in
            for identifier in all { kill(identifier, SIGKILL) }
            all.removeAll()
        }
    }
}
