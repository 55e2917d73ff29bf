import Foundation

/// The list that each job is painting, so that a crash can report it. Global, as signal handlers see nothing else.
enum Progress {
    nonisolated(unsafe) private static let current = {
        let p = UnsafeMutablePointer<UInt64>.allocate(capacity: 64)
        p.initialize(repeating: .max, count: 64)
        return p
    }()
    nonisolated(unsafe) private static var options = FuzzOptions([])!

    static func watch(_ options: FuzzOptions) {
        Progress.options = options
        for job in 0..<64 { set(.max, job: job) }
        for s in [SIGILL, SIGTRAP] {
            signal(s) { s in
                Progress.tell()
                signal(s, SIG_DFL)
                raise(s)
            }
        }
        // Sanitizers end the process by themselves, but call a function before.
        typealias Setter = @convention(c) (@convention(c) () -> Void) -> Void
        if let found = dlsym(nil, "__sanitizer_set_death_callback") {
            unsafeBitCast(found, to: Setter.self)({ Progress.tell() })
        }
    }

    static func set(_ list: UInt64, job: Int) { current[job] = list }

    /// Returns the command that paints the block of a list again.
    static func again(_ list: UInt64, _ o: FuzzOptions) -> String {
        let first = list / FuzzBlock.size * FuzzBlock.size
        return
            "again: RasterizerFuzz --seed \(o.seed) --first \(first) --count \(list - first + 1) --threads \(o.threads)"
    }

    /// Writes to standard error at once.
    static func say(_ text: String) {
        var line = text + "\n"
        line.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    }

    private static func tell() {
        for job in 0..<options.jobs where current[job] != .max {
            say("ended while painting list \(current[job])\n\(again(current[job], options))")
        }
    }
}
