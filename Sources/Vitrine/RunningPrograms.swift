import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Programs that this process has started and that must not outlive it.
package enum RunningPrograms {
    private static let identifiers = Mutex<Set<Int32>>([])

    /// Starts a program, and records it before a signal can end this process.
    /// - Parameter start: Starts the program and returns its identifier.
    package static func begin(_ start: () throws -> Int32) rethrows {
        try identifiers.withLock { all in _ = all.insert(try start()) }
    }

    package static func remove(_ identifier: Int32) { identifiers.withLock { _ = $0.remove(identifier) } }

    /// Ends all programs, and blocks the start of others until `end` ends the process. Called when a signal stops the
    /// process. A killed program can still create a file until it is gone, so each is waited for, for a second at most,
    /// as the system may not end one that waits for a disk.
    package static func endAll(andEnd end: () -> Never) -> Never {
        identifiers.withLock { all in
            for identifier in all { kill(identifier, SIGKILL) }
            for identifier in all {
                for _ in 0..<1000 where isRunning(identifier) { usleep(1000) }
            }
            end()
        }
    }

    private static func isRunning(_ identifier: Int32) -> Bool {
        var state = unsafe siginfo_t()
        // The exit status stays for whoever waits for the program.
        return unsafe waitid(P_PID, id_t(identifier), &state, WEXITED | WNOHANG | WNOWAIT) == 0 && state.si_signo == 0
    }
}
