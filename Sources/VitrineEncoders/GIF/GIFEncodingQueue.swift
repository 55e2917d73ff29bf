import Dispatch
import Synchronization
import VitrinePrimitives

/// Encodes a GIF on a separate thread while the caller renders the next frames. Frames are encoded in order, and the
/// bytes are those of `GIFEncoder`. A faster caller waits, so that only a few frames are held. With one thread, the
/// caller's thread encodes.
package final class GIFEncodingQueue {
    /// The largest number of waiting frames; fewer for large ones.
    private static let capacity = 4
    /// The number of changed pixels per slot of the queue.
    private static let pixels = 1 << 18

    private let size: CanvasSize
    private let work: Work
    private let isSerial: Bool
    /// A separate dispatch queue, which gets a thread even while every processor is rendering.
    private let queue = DispatchQueue(label: "vitrine.gif", qos: .userInitiated)
    private let places = DispatchSemaphore(value: 0)
    private var isFirst = true

    /// Unchecked, because only the queue, or a caller that waits for it, accesses the encoder.
    private final class Work: @unchecked Sendable {
        var encoder: GIFEncoder?
        let failure = Mutex<ImageEncodingError?>(nil)
        let isDropped = Atomic(false)

        init(_ encoder: GIFEncoder) { self.encoder = encoder }

        func add(_ patches: [FramePatch], at centiseconds: Int) {
            if isDropped.load(ordering: .relaxed) || failure.withLock({ $0 != nil }) { return }
            do throws(ImageEncodingError) {
                try encoder?.add(patches, at: centiseconds)
            } catch {
                failure.withLock { $0 = error }
            }
        }
    }

    /// Begins an animation; see `GIFEncoder`.
    /// - Parameter threads: 2 or more for two threads in addition to the caller's. Default: 2.
    /// - Throws: The errors of `GIFEncoder.init`.
    package init(
        width: Int, height: Int, options: GIFOptions = GIFOptions(), threads: Int = 2
    ) throws(ImageEncodingError) {
        size = CanvasSize(width: width, height: height)
        work = Work(try GIFEncoder(width: width, height: height, options: options, threads: threads))
        isSerial = threads < 2
        for _ in 0..<GIFEncodingQueue.capacity { places.signal() }
    }

    deinit {
        work.isDropped.store(true, ordering: .relaxed)
        queue.sync {}
    }

    /// Adds a frame; see `GIFEncoder.add`.
    /// - Throws: The errors of `GIFEncoder.add`, possibly for an earlier frame.
    package func add(_ bitmap: Bitmap, at centiseconds: Int, damage: [PixelRect]? = nil) throws(ImageEncodingError) {
        if isSerial {
            try work.encoder?.add(bitmap, at: centiseconds, damage: damage)
            return
        }
        if let error = work.failure.withLock({ $0 }) { throw error }
        try size.check(bitmap)
        let areas = size.areas(isFirst ? nil : damage)
        isFirst = false
        // The caller of a whole frame no longer uses it.
        let patches = areas.map { damage == nil ? FramePatch($0, of: bitmap) : FramePatch(copying: $0, of: bitmap) }
        let changed = areas.reduce(0) { $0 + ($1.right - $1.left) * ($1.bottom - $1.top) }
        let slots = min(GIFEncodingQueue.capacity, 1 + changed / GIFEncodingQueue.pixels)
        for _ in 0..<slots { places.wait() }
        queue.async { [work, places] in
            work.add(patches, at: centiseconds)
            for _ in 0..<slots { places.signal() }
        }
    }

    /// Ends the animation; see `GIFEncoder.finish`. Must be called at most once.
    /// - Throws: The errors of `GIFEncoder.add` and `finish`.
    package func finish(at endCentiseconds: Int) throws(ImageEncodingError) -> [UInt8] {
        try finished { _ in endCentiseconds }
    }

    /// Ends the animation at a time, or at the earliest possible end after it.
    func finish(atLeast centiseconds: Int) throws(ImageEncodingError) -> [UInt8] {
        try finished { max(centiseconds, $0.earliestEnd) }
    }

    private func finished(_ end: (GIFEncoder) -> Int) throws(ImageEncodingError) -> [UInt8] {
        queue.sync {}
        if let error = work.failure.withLock({ $0 }) { throw error }
        guard let encoder = work.encoder.take() else { preconditionFailure("an animation ends once") }
        let time = end(encoder)
        return try encoder.finish(at: time)
    }
}
