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

        /// Enlarges the stack before it is needed. The system enlarges a stack at the first access, which waits for a lock that another
        /// thread holds while memory is provided: measured, up to 10 ms in a virtual machine whose host had taken memory back.
        @inline(never) private static func growStack(by bytes: Int) {
            guard bytes > 0 else { return }
            // Temporary allocations of up to 1024 bytes are on the stack.
            let step = 1024
            unsafe withUnsafeTemporaryAllocation(byteCount: step, alignment: 16) { part in
                unsafe part[0] = 0
                growStack(by: bytes - step)
            }
        }
    #endif
}
