import Foundation

/// Runs work on a thread whose stack is large enough for the YAML library, which recurses up to 1,000 levels deep
/// before it refuses a file; where a thread has 512 kB or less, that is a crash.
enum LargeStack {
    private static let bytes = 16 << 20

    static func run<Value>(_ work: @escaping () -> Value) -> Value {
        let job = Job(work)
        let thread = Thread { job.run() }
        thread.stackSize = bytes
        thread.start()
        return job.wait()
    }

    /// Unchecked, because the two threads never touch it at once: one waits until the other has finished.
    private final class Job<Value>: @unchecked Sendable {
        private var work: (() -> Value)?
        private var value: Value?
        private let finished = DispatchSemaphore(value: 0)

        init(_ work: @escaping () -> Value) {
            self.work = work
        }

        func run() {
            value = work?()
            work = nil
            finished.signal()
        }

        func wait() -> Value {
            finished.wait()
            return value!
        }
    }
}
