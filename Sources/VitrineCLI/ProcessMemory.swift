import VitrineRasterizer

#if canImport(Glibc)
    import CVitrineMalloc
    import Glibc
#endif

/// Memory of the process.
enum ProcessMemory {
    /// Bytes of freed memory that the process keeps for what it allocates next.
    private static let kept: Int32 = 256 << 20
    /// Bytes by which a thread's heap begins larger than needed, and by which that of the main thread grows. Other heaps grow by a call
    /// of the system for each few pages.
    private static let spare: Int32 = 32 << 20

    /// Keeps large memory that is freed, where the C library is glibc. It would give each block back to the system, which clears the
    /// pages of the next one: 57 MB, a canvas of 5034 x 2866 pixels, take 17 ms. What first pictures take is provided while scenes are
    /// staged (`HeapMemory`).
    static func keepFreedMemory() {
        #if canImport(Glibc)
            // The defaults stay where they cannot be changed.
            _ = mallopt(M_MMAP_MAX, 0)
            _ = mallopt(M_TRIM_THRESHOLD, kept)
            _ = mallopt(M_TOP_PAD, spare)
            HeapMemory.begin()
            growStack(by: stack)
        #endif
    }

    #if canImport(Glibc)
        /// Bytes that staging and painting take of the main thread's stack, and more.
        private static let stack = 512 << 10

        /// Uses a part of the stack once. The system enlarges a stack at the first access, for which it waits until memory that is being
        /// provided on another thread is there: 10 ms for a few pages where a virtual machine has to get its memory first.
        @inline(never) private static func growStack(by bytes: Int) {
            guard bytes > 0 else { return }
            // As large as what is surely on the stack.
            let step = 1024
            unsafe withUnsafeTemporaryAllocation(byteCount: step, alignment: 16) { part in
                unsafe part[0] = 0
                growStack(by: bytes - step)
            }
        }
    #endif
}
