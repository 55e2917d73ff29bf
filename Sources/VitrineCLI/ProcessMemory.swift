import VitrinePrimitives

#if canImport(Glibc)
    import CVitrineMalloc
    import Glibc
#endif

/// Memory of the process.
enum ProcessMemory {
    /// Bytes of freed memory that the process keeps for what it allocates next.
    private static let kept: Int32 = 256 << 20

    /// Keeps large memory that is freed, where the C library is glibc. It would give each block back to the system, which clears the
    /// pages of the next one: 57 MB, a canvas of 5034 x 2866 pixels, take 17 ms.
    static func keepFreedMemory() {
        #if canImport(Glibc)
            // The defaults stay where they cannot be changed.
            _ = mallopt(M_MMAP_MAX, 0)
            _ = mallopt(M_TRIM_THRESHOLD, kept)
            if limit(RLIMIT_AS) < .max { explainAbort() }
        #endif
    }

    /// Runs the work of the process: on the main thread, or on a thread with a larger stack where the limit of the main thread's
    /// (`ulimit -s`) is below 4 MiB. Dispatch's threads, which take their size from that limit too, then get a larger one.
    static func onSufficientStack(_ work: () -> Void) {
        #if canImport(Glibc)
            if limit(RLIMIT_STACK) < smallestStack {
                var attributes = pthread_attr_t()
                unsafe pthread_attr_init(&attributes)
                unsafe pthread_attr_setstacksize(&attributes, Int(smallestStack))
                // Where it cannot be changed, threads that are too small say so by their signal, as before.
                _ = unsafe pthread_setattr_default_np(&attributes)
                unsafe pthread_attr_destroy(&attributes)
                if (try? SystemThread.run(stackBytes: Int(smallestStack), work)) != nil { return }
            }
        #endif
        work()
    }

    #if canImport(Glibc)
        /// Bytes below which a stack is not relied on.
        private static let smallestStack: UInt = 4 << 20

        /// A limit of the process in bytes; the largest number for none.
        private static func limit(_ resource: __rlimit_resource) -> UInt {
            var limit = rlimit()
            return unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 ? UInt(limit.rlim_cur) : .max
        }

        /// Ends the process with an error instead of a signal. Swift aborts when it gets no memory, and libraries access address 0; that
        /// happens only where the address space is limited: elsewhere the system provides it, and ends processes when it has none left.
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
