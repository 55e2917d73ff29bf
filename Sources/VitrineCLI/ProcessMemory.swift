import VitrinePrimitives

#if canImport(Glibc)
    import CVitrineMalloc
    import Glibc
#endif

/// Memory of the process.
enum ProcessMemory {
    /// The number of bytes of freed memory that the process keeps for later allocations.
    private static let kept: Int32 = 256 << 20

    /// Keeps large freed memory if the C library is glibc, which would otherwise return each block to the system, so
    /// that the pages of the next block must be cleared.
    static func keepFreedMemory() {
        #if canImport(Glibc)
            // If they cannot be changed, the defaults stay.
            _ = mallopt(M_MMAP_MAX, 0)
            _ = mallopt(M_TRIM_THRESHOLD, kept)
            if limit(RLIMIT_AS) < .max { explainAbort() }
        #endif
    }

    /// Runs the work of the process on the main thread, or on a thread with a larger stack if the limit of the main
    /// thread's (`ulimit -s`) is below 4 MiB. Dispatch's threads, whose size follows that limit, then are larger too.
    static func onSufficientStack(_ work: () -> Void) {
        #if canImport(Glibc)
            if limit(RLIMIT_STACK) < smallestStack {
                var attributes = pthread_attr_t()
                unsafe pthread_attr_init(&attributes)
                unsafe pthread_attr_setstacksize(&attributes, Int(smallestStack))
                // If it cannot be changed, a thread that is too small ends the process by a signal.
                _ = unsafe pthread_setattr_default_np(&attributes)
                unsafe pthread_attr_destroy(&attributes)
                if (try? SystemThread.run(stackBytes: Int(smallestStack), work)) != nil { return }
            }
        #endif
        work()
    }

    #if canImport(Glibc)
        /// The minimum size of a stack in bytes.
        private static let smallestStack: UInt = 4 << 20

        /// Returns a limit of the process in bytes; the largest number if there is none.
        private static func limit(_ resource: __rlimit_resource) -> UInt {
            var limit = rlimit()
            return unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 ? UInt(limit.rlim_cur) : .max
        }

        /// Ends the process with an error instead of a signal. Without memory, Swift aborts, and libraries access
        /// address 0. That happens only if the address space is limited: otherwise the system provides it, and ends
        /// processes when it has none left.
        private static func explainAbort() {
            for number in [SIGABRT, SIGSEGV] {
                _ = signal(number) { _ in
                    let text: StaticString = """
                        vitrine: error: no memory is left; the limit of the process (ulimit -v) is too low: a still takes about 250 MB, \
                        an animation 600

                        """
                    _ = unsafe write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
                    _exit(2)
                }
            }
        }
    #endif
}
