#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Threads of the system. A thread that cannot start is an error; those of Foundation and Dispatch wait forever then.
package enum SystemThread {
    /// The system refused a thread.
    package struct StartFailure: Error, Hashable, CustomStringConvertible {
        package let code: Int32

        package var description: String { unsafe "a thread cannot start: \(String(cString: strerror(code)))" }
    }

    /// Runs work on a new thread and waits for its result.
    /// - Parameter stackBytes: The size of the thread's stack, 64 KiB or more; a multiple of the page size.
    package static func run<Value>(stackBytes: Int, _ work: () -> Value) throws(StartFailure) -> Value {
        var value: Value?
        let perform = { value = work() }
        // The compiler embeds the file's path here, which would make the program's bytes depend on the folder.
        #sourceLocation(file:"SystemThread",line:1)
        let code: Int32 = withoutActuallyEscaping(perform) { body in
            let job = unsafe Unmanaged.passRetained(Job(body))
            let thread: Identifier
            switch unsafe start(stackBytes: stackBytes, job) {
            case .success(let started): thread = started
            case .failure(let error):
                unsafe job.release()
                return error.code
            }
            join(thread)
            return 0
        }
        #sourceLocation()
        guard code == 0, let value else { throw StartFailure(code: code) }
        return value
    }

    package static func detach(_ work: @escaping @Sendable () -> Void) throws(StartFailure) {
        let job = unsafe Unmanaged.passRetained(Job(work))
        switch unsafe start(stackBytes: 1 << 20, isDetached: true, job) {
        case .success: break
        case .failure(let error):
            unsafe job.release()
            throw error
        }
    }

    /// Whether the system can start `count` more threads. The function starts and ends them.
    package static func canStart(_ count: Int) -> Bool {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return false }
        let reader = ends[0]
        var threads: [Identifier] = []
        for _ in 0..<max(0, count) {
            let job = unsafe Unmanaged.passRetained(
                Job {
                    var byte: UInt8 = 0
                    _ = unsafe read(reader, &byte, 1)
                })
            // The stack size is the default one, as Dispatch uses.
            switch unsafe start(stackBytes: nil, job) {
            case .success(let thread): threads.append(thread)
            case .failure: unsafe job.release()
            }
        }
        close(ends[1])
        for thread in threads { join(thread) }
        close(reader)
        return threads.count == max(0, count)
    }

    /// The size of the calling thread's stack on Apple's systems, where threads of Dispatch and Swift have 512 KiB.
    /// Elsewhere the largest number, as threads have 8 MiB by default.
    package static var stackBytes: Int {
        #if canImport(Darwin)
            unsafe pthread_get_stacksize_np(pthread_self())
        #else
            .max
        #endif
    }

    private final class Job {
        let work: () -> Void
        init(_ work: @escaping () -> Void) { self.work = work }
    }

    /// A joinable thread. The system's own type is a number or a pointer.
    private typealias Identifier = UInt

    /// - Parameters:
    ///   - stackBytes: The size of the stack; nil for the system's default.
    ///   - isDetached: Whether the thread is detached. Default: false.
    private static func start(
        stackBytes: Int?, isDetached: Bool = false, _ job: Unmanaged<Job>
    ) -> Result<Identifier, StartFailure> {
        var attributes = pthread_attr_t()
        unsafe pthread_attr_init(&attributes)
        defer { unsafe pthread_attr_destroy(&attributes) }
        if let stackBytes { unsafe pthread_attr_setstacksize(&attributes, stackBytes) }
        if isDetached { unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) }
        #if canImport(Glibc)
            var thread = Identifier()
            let code = unsafe pthread_create(&thread, &attributes, { unsafe SystemThread.enter($0) }, job.toOpaque())
        #else
            var started: pthread_t?
            let code = unsafe pthread_create(&started, &attributes, { unsafe SystemThread.enter($0) }, job.toOpaque())
            let thread = Identifier(bitPattern: started)
        #endif
        return code == 0 ? .success(thread) : .failure(StartFailure(code: code))
    }

    private static func join(_ thread: Identifier) {
        #if canImport(Glibc)
            pthread_join(thread, nil)
        #else
            _ = unsafe pthread_join(pthread_t(bitPattern: thread)!, nil)
        #endif
    }

    private static func enter(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        unsafe Unmanaged<Job>.fromOpaque(argument!).takeRetainedValue().work()
        return nil
    }
}
