import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Threads of the system. Unlike those of Foundation and Dispatch, which wait forever when the system has no thread to
/// give, one that cannot start is an error.
package enum SystemThread {
    /// The system refused a thread.
    package struct StartFailure: Error, Hashable, CustomStringConvertible {
        /// The error number of `pthread_create`.
        package let code: Int32

        package var description: String { unsafe "a thread cannot start: \(String(cString: strerror(code)))" }
    }

    /// Runs work on a new thread and waits for its result.
    ///
    /// - Parameters:
    ///   - stackBytes: size of the thread's stack, 64 KiB or more; a multiple of the page size.
    ///   - wait: what the calling thread does meanwhile; it gets whether the work still runs. Default: nothing.
    package static func run<Value>(
        stackBytes: Int, whileWaiting wait: (_ isRunning: () -> Bool) -> Void = { _ in }, _ work: () -> Value
    ) throws(StartFailure) -> Value {
        var value: Value?
        let isDone = Flag()
        let perform = {
            value = work()
            isDone.set()
        }
        let code: Int32 = withoutActuallyEscaping(perform) { body in
            let job = unsafe Unmanaged.passRetained(Job(body))
            let thread: pthread_t
            switch unsafe start(stackBytes: stackBytes, job) {
            case .success(let started): thread = started
            case .failure(let error):
                unsafe job.release()
                return error.code
            }
            wait { !isDone.isSet }
            pthread_join(thread, nil)
            return 0
        }
        guard code == 0, let value else { throw StartFailure(code: code) }
        return value
    }

    /// Starts a thread that nobody waits for.
    package static func detach(_ work: @escaping @Sendable () -> Void) throws(StartFailure) {
        let job = unsafe Unmanaged.passRetained(Job(work))
        switch unsafe start(stackBytes: 1 << 20, job) {
        case .success(let thread): pthread_detach(thread)
        case .failure(let error):
            unsafe job.release()
            throw error
        }
    }

    /// Runs work that nothing depends on on a queue, or not at all where the system cannot start a thread: Dispatch would wait for one
    /// forever.
    package static func runOptional(on queue: DispatchQueue, _ work: @escaping @Sendable () -> Void) {
        guard canStart(1) else { return }
        queue.async(execute: work)
    }

    /// Whether the system can start so many threads beside those that run now. Starts and ends them.
    package static func canStart(_ count: Int) -> Bool {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return false }
        let reader = ends[0]
        var threads: [pthread_t] = []
        for _ in 0..<max(0, count) {
            let job = unsafe Unmanaged.passRetained(
                Job {
                    // Waits until the other end is closed.
                    var byte: UInt8 = 0
                    _ = unsafe read(reader, &byte, 1)
                })
            // As large as those that Dispatch starts.
            switch unsafe start(stackBytes: nil, job) {
            case .success(let thread): threads.append(thread)
            case .failure: unsafe job.release()
            }
        }
        close(ends[1])
        for thread in threads { pthread_join(thread, nil) }
        close(reader)
        return threads.count == max(0, count)
    }

    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isSet: Bool { value.load(ordering: .acquiring) }
        func set() { value.store(true, ordering: .releasing) }
    }

    private final class Job {
        let work: () -> Void
        init(_ work: @escaping () -> Void) { self.work = work }
    }

    /// - Parameter stackBytes: nil for the system's default.
    private static func start(stackBytes: Int?, _ job: Unmanaged<Job>) -> Result<pthread_t, StartFailure> {
        var attributes = pthread_attr_t()
        unsafe pthread_attr_init(&attributes)
        defer { unsafe pthread_attr_destroy(&attributes) }
        if let stackBytes { unsafe pthread_attr_setstacksize(&attributes, stackBytes) }
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = pthread_create(&thread, &attributes, { SystemThread.enter($0) }, job.toOpaque())
            return code == 0 ? .success(thread!) : .failure(StartFailure(code: code))
        #else
            var thread = pthread_t()
            let code = unsafe pthread_create(
                &thread, &attributes, { unsafe SystemThread.enter($0!) }, unsafe job.toOpaque())
            return code == 0 ? .success(thread) : .failure(StartFailure(code: code))
        #endif
    }

    private static func enter(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        unsafe Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work()
        return nil
    }
}
