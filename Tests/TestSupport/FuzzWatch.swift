import Foundation

/// The running case of a fuzz run, which a crash or a hang can report. Global, as signal handlers see nothing else.
public enum FuzzWatch {
    /// The maximum duration of a case in seconds, after which the run ends.
    private static let patience: UInt32 = 20
    nonisolated(unsafe) private static var current: UInt64 = 0
    nonisolated(unsafe) private static var again = ""

    /// - Parameter command: The command that repeats the run, to which the number of a case is appended.
    static func begin(again command: String) {
        again = command
        for s in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGALRM] {
            signal(s) { s in
                FuzzWatch.tell(s == SIGALRM ? "does not end" : "ended the process")
                signal(s, SIG_DFL)
                raise(s)
            }
        }
        // Sanitizers end the process by themselves, but call a function before.
        typealias Setter = @convention(c) (@convention(c) () -> Void) -> Void
        if let found = dlsym(nil, "__sanitizer_set_death_callback") {
            unsafeBitCast(found, to: Setter.self)({ FuzzWatch.tell("ended the process") })
        }
    }

    static func set(_ number: UInt64) {
        current = number
        alarm(patience)
    }

    static func end() { alarm(0) }

    /// Writes to standard error at once.
    public static func say(_ text: String) {
        var line = text + "\n"
        line.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    }

    static func tell(_ what: String) {
        say("case \(current) \(what)\nagain: \(again) --first \(current) --count 1")
    }

    /// The maximum resident memory so far in bytes. Source: getrusage(2), in KiB on Linux and in bytes on macOS.
    static var peakMemory: Int {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(RUSAGE_SELF.rawValue, &usage)
            return usage.ru_maxrss * 1024
        #else
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #endif
    }
}
