import Foundation
import Synchronization
import VitrinePrimitives

/// Memory at the heap's end that the system provides while a scene is staged.
///
/// The system clears a page at the first access. The pages of a first picture, of its canvas, its layers and the tiles of a map, would be
/// cleared while it is painted; staging has one thread, and leaves a processor for it. This is of use to a process alone that
/// allocates large memory from the heap and keeps what it frees there, as `vitrine` does.
package enum HeapMemory {
    /// Bytes that are provided at most.
    static let most = 96 << 20
    /// Bytes beside canvases: for what staging still allocates, edges, coverage and glyphs, and for each pixel of the canvas, for blurs.
    private static let rest = 16 << 20
    private static let restOfPixel = 2
    /// Bytes for coverage, tiles and blurs of the thread that helps to paint. Measured in the first picture of a map: 6 MB left 550 page
    /// faults, 16 MB leave 5.
    private static let helperBytes = 16 << 20
    /// Bytes that are provided by one call of the system, of large pages and of small ones. During a call the process can neither end nor
    /// be given memory elsewhere.
    private static let step = 2 << 20
    private static let smallStep = 256 << 10

    /// Bytes that have been provided so far or are about to be; nil in a process that does not ask for it.
    private static let provided = Mutex<Int?>(nil)
    /// Whether to pause: the scene for which memory is provided has been staged.
    private static let pauseIsDue = Atomic(false)

    /// From now on memory is provided for the scenes that this process stages. Its large memory must come from the heap.
    package static func begin() { provided.withLock { $0 = $0 ?? 0 } }

    /// Provides memory for the first picture of a canvas, on another thread. What has been provided for another canvas counts.
    ///
    /// Does nothing on other threads than the main one: each has a heap of its own, and canvases are allocated on the main one. The other
    /// thread is of the queue whose threads help to paint; the one that is idle when painting begins has a heap then, with pages.
    /// - Parameters:
    ///   - width: pixels.
    ///   - height: pixels.
    ///   - layerPixels: pixels of layers that the picture takes, and of the tiles of a map; 0 or more.
    package static func provide(forCanvas width: Int, _ height: Int, layerPixels: Int) {
        #if os(Linux)
            guard Thread.isMainThread else { return }
            let (pictureBytes, bytes) = size(forCanvas: width, height, layerPixels: layerPixels)
            let isMore = provided.withLock { provided in
                guard let known = provided, bytes > known else { return false }
                provided = bytes
                return true
            }
            guard isMore else { return }
            LargeMemory.largePagesAreSlow.store(false, ordering: .relaxed)
            guard let memory = freeMemory(bytes) else { return }
            pauseIsDue.store(false, ordering: .relaxed)
            SystemThread.runOptional(on: .global(qos: .userInitiated)) {
                provide(memory, beforePause: pictureBytes)
                if let own = freeMemory(helperBytes) { provide(own, beforePause: 0) }
            }
        #endif
    }

    /// The scene has been staged: processors are needed for its first picture. Pages of its canvas and layers are provided to the end, as they
    /// would be to the threads that access them; others after a while.
    package static func end() { pauseIsDue.store(true, ordering: .relaxed) }

    /// Bytes that are worth providing for a canvas: of itself and its layers, and with the rest; none for a small canvas. What a picture does
    /// not use has been cleared in vain.
    static func size(forCanvas width: Int, _ height: Int, layerPixels: Int) -> (picture: Int, all: Int) {
        let (area, overflows) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0 else { return (0, 0) }
        if overflows || area >= most || layerPixels >= most { return (most, most) }
        guard 4 * area >= LargeMemory.leastBytes else { return (0, 0) }
        let picture = 4 * (area + layerPixels)
        return (min(picture, most), min(picture + restOfPixel * area + rest, most))
    }

    #if os(Linux)
        /// Whole pages at the end of the calling thread's heap, which has them for what it allocates next: larger memory than all that is
        /// free is taken from there.
        private static func freeMemory(_ bytes: Int) -> Range<UInt>? {
            guard let start = unsafe malloc(bytes) else { return nil }
            let page = 4096
            let first = (UInt(bitPattern: start) + UInt(page - 1)) / UInt(page) * UInt(page)
            let end = (UInt(bitPattern: start) + UInt(bytes)) / UInt(page) * UInt(page)
            unsafe LargeMemory.preferLargePages(
                UnsafeMutableRawPointer(bitPattern: first)!, byteCount: Int(end - first))
            unsafe free(start)
            return first..<end
        }

        /// Provides pages, from the first on, without changing what they hold: they may be in use meanwhile.
        ///
        /// Large pages take a seventh of the time of small ones, but five times as long where a virtual machine's host has taken the memory
        /// back, as it does with free memory that large pages consist of. So they are timed, and small ones follow where they are slow.
        /// - Parameter needed: bytes that are provided at once though the scene has been staged.
        private static func provide(_ pages: Range<UInt>, beforePause needed: Int) {
            /// `MADV_POPULATE_WRITE` of Linux 5.14, which older headers lack.
            let populateWrite: Int32 = 23
            let clock = ContinuousClock()
            var slowSteps = 0
            var step = UInt(step)
            var at = pages.lowerBound
            while at < pages.upperBound {
                if at - pages.lowerBound >= UInt(needed), pauseIsDue.exchange(false, ordering: .relaxed) {
                    usleep(pause)
                }
                let next = min(at / step * step + step, pages.upperBound)
                let begun = clock.now
                // Systems without the call provide pages at the first access.
                guard unsafe madvise(UnsafeMutableRawPointer(bitPattern: at), Int(next - at), populateWrite) == 0 else {
                    return
                }
                slowSteps = clock.now - begun > slow ? slowSteps + 1 : 0
                at = next
                // One may be due to another thread on the processor.
                if slowSteps == 2, step != smallStep, at < pages.upperBound {
                    LargeMemory.largePagesAreSlow.store(true, ordering: .relaxed)
                    step = UInt(smallStep)
                    _ = unsafe madvise(
                        UnsafeMutableRawPointer(bitPattern: at), Int(pages.upperBound - at), MADV_NOHUGEPAGE)
                }
            }
        }

        /// Microseconds in which a first picture is laid out and painted.
        private static let pause: UInt32 = 30_000

        /// More than the small pages of a step take, 0.7 ms.
        private static let slow = Duration.microseconds(1200)
    #endif
}
