import Foundation
import Synchronization
import VitrinePrimitives

/// Memory that is so large that the time in which the system provides it matters.
///
/// New memory is provided page by page at the first access. A canvas of 11 MB takes 2,800 pages of 4 KB, and 6 of 2 MB; a page
/// of 4 KB takes about a microsecond.
enum LargeMemory {
    /// Bytes. Smaller memory has few pages, and parts of large pages would be left unused.
    static let leastBytes = 4 << 20

    /// Whether the system takes longer for a large page than for the small ones of the same memory, see `HeapMemory`.
    static let largePagesAreSlow = Atomic(false)

    /// Asks the system for large pages. Memory that is too small, and systems without the call, are left as they are.
    /// - Parameter start: memory that has not been accessed.
    static func preferLargePages(_ start: UnsafeMutableRawPointer, byteCount: Int) {
        #if os(Linux)
            guard byteCount >= leastBytes, !largePagesAreSlow.load(ordering: .relaxed) else { return }
            let page = 4096
            let first = UInt(bitPattern: start)
            let skipped = Int((UInt(page) - first % UInt(page)) % UInt(page))
            // Advice: a system that does not follow it does no harm.
            _ = unsafe madvise(start + skipped, (byteCount - skipped) / page * page, MADV_HUGEPAGE)
        #endif
    }

    /// A bitmap with any content. Its pages are provided to the threads that paint them.
    static func bitmap(width: Int, height: Int) -> Bitmap {
        let count = width * height
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, made in
            unsafe preferLargePages(buffer.baseAddress!, byteCount: 4 * count)
            made = count
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
