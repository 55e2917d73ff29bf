import Foundation
import Synchronization

/// Memory at the heap's end that the system provides while a scene is staged.
///
/// The system clears a page at the first access. The pages of a first picture, of its canvas, its layers and the tiles of a map, would be
/// cleared while it is painted; staging has one thread, and leaves a processor for it. This is of use to a process alone that
/// allocates large memory from the heap and keeps what it frees there, as `vitrine` does.
package enum HeapMemory {
    /// Bytes that are provided at most.
    static let most = 96 << 20
    /// Bytes beside canvases: for what staging still allocates, edges, coverage and glyphs.
    private static let rest = 16 << 20
    /// Bytes that are provided by one call of the system. The process cannot end during a call.
    private static let step = 2 << 20

    /// Bytes that have been provided so far; nil in a process that does not ask for it.
    private static let provided = Mutex<Int?>(nil)

    /// From now on memory is provided for the scenes that this process stages. Its large memory must come from the heap.
    package static func begin() { provided.withLock { $0 = $0 ?? 0 } }

    /// Provides memory for the first picture of a canvas, on another thread. What has been provided for another canvas counts.
    ///
    /// Does nothing on other threads than the main one: each has a heap of its own, and canvases are allocated on the main one.
    /// - Parameters:
    ///   - width: pixels.
    ///   - height: pixels.
    ///   - hasRasters: whether the picture shows rasters over all of the canvas, such as the ground of a map.
    package static func provide(forCanvas width: Int, _ height: Int, hasRasters: Bool) {
        #if os(Linux)
            guard Thread.isMainThread else { return }
            let bytes = size(forCanvas: width, height, hasRasters: hasRasters)
            let isMore = provided.withLock { provided in
                guard let known = provided, bytes > known else { return false }
                provided = bytes
                return true
            }
            // Freed at once, the heap's end has it: larger memory than all that is free is taken from there.
            guard isMore, let start = unsafe malloc(bytes) else { return }
            let page = 4096
            let first = (UInt(bitPattern: start) + UInt(page - 1)) / UInt(page) * UInt(page)
            let end = (UInt(bitPattern: start) + UInt(bytes)) / UInt(page) * UInt(page)
            unsafe LargeMemory.preferLargePages(
                UnsafeMutableRawPointer(bitPattern: first)!, byteCount: Int(end - first))
            unsafe free(start)
            DispatchQueue.global(qos: .utility).async { provide(first, end) }
        #endif
    }

    /// Bytes that are worth providing for a canvas: itself, for rasters a little more and the layer that they are kept in, and the
    /// rest; none for a small canvas. What a picture does not use has been cleared in vain.
    static func size(forCanvas width: Int, _ height: Int, hasRasters: Bool) -> Int {
        let (area, overflows) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0 else { return 0 }
        if overflows || area >= most { return most }
        return 4 * area < LargeMemory.leastBytes ? 0 : min((hasRasters ? 12 : 4) * area + rest, most)
    }

    #if os(Linux)
        /// Provides pages without changing what they hold: they may be in use meanwhile.
        private static func provide(_ first: UInt, _ end: UInt) {
            /// `MADV_POPULATE_WRITE` of Linux 5.14, which older headers lack.
            let populateWrite: Int32 = 23
            var at = first
            while at < end {
                let next = min(at / UInt(step) * UInt(step) + UInt(step), end)
                // Systems without the call provide pages at the first access.
                guard unsafe madvise(UnsafeMutableRawPointer(bitPattern: at), Int(next - at), populateWrite) == 0 else {
                    return
                }
                at = next
            }
        }
    #endif
}
