/// The two passes of a GIF: changes are collected first; then the global palette is chosen and the frames are written.
struct GIFAssembler: Sendable {
    private let width: Int
    private let height: Int
    private let tuning: GIFTuning
    /// The number of bytes of collected frames. The palette of a longer animation is based on these, and each frame is
    /// written once this many bytes follow it.
    private let gatheredBytes: Int

    /// The exact picture of the last frame, and the number of the frame in which each pixel was last written.
    private var picture: [UInt32] = []
    private var writers: [Int32] = []
    private var frames: [GIFFrame] = []
    private var frameBytes = 0
    /// The number of frames that were written and released.
    private var dropped: Int32 = 0

    private var secondPass: GIFSecondPass?
    private let threads: Int

    /// - Parameter threads: 2 or more for a thread in addition to the caller's.
    init(width: Int, height: Int, tuning: GIFTuning, gatheredBytes: Int = 24 << 20, threads: Int = 1) {
        self.width = width
        self.height = height
        self.tuning = tuning
        self.gatheredBytes = gatheredBytes
        // A second frame's candidates would take as much memory as the first one's.
        self.threads = width * height > FrameRemapper.heldPixels ? 1 : threads
    }

    /// - Parameter damage: The areas in which the picture may differ from the last one; ignored for the first.
    mutating func add(_ pixels: [UInt32], at start: Int, damage: [PixelArea]) throws(ImageEncodingError) {
        if picture.isEmpty {
            frames = [GIFFrame(whole: pixels, canvasWidth: width, start: start)]
            writers = Array(repeating: 0, count: pixels.count)
            picture = pixels
        } else {
            guard
                let frame = GIFFrame(from: picture, to: pixels, canvasWidth: width, start: start, damage: damage)
            else { return }
            while frameBytes + frame.pixels.count * 4 > gatheredBytes, !frames.isEmpty { try writeFrame() }
            let number = dropped + Int32(frames.count)
            take(frame, from: pixels, number: number)
            frames.append(frame)
        }
        frameBytes += frames.last!.pixels.count * 4
    }

    /// Records the end of the pixels that a new frame replaces.
    private mutating func take(_ frame: GIFFrame, from new: [UInt32], number: Int32) {
        unsafe picture.withUnsafeMutableBufferPointer { picture in
            unsafe writers.withUnsafeMutableBufferPointer { writers in
                for y in 0..<frame.height {
                    var i = (frame.top + y) * width + frame.left
                    let row = y &* frame.width
                    for x in 0..<frame.width {
                        if frame.pixels[row &+ x] != 0 {
                            let writer = unsafe Int(writers[i] &- dropped)
                            if writer >= 0 {
                                frames[writer].endPixel(x: frame.left &+ x, y: frame.top &+ y, at: frame.start)
                            }
                            unsafe writers[i] = number
                            unsafe picture[i] = new[i]
                        }
                        i &+= 1
                    }
                }
            }
        }
    }

    private mutating func writeFrame() throws(ImageEncodingError) {
        if secondPass == nil {
            secondPass = GIFSecondPass(width: width, height: height, frames: frames, tuning: tuning, threads: threads)
        }
        let frame = frames.removeFirst()
        frameBytes -= frame.pixels.count * 4
        dropped += 1
        try secondPass!.write(frame)
    }

    mutating func finished(at end: Int, loopCount: Int) throws(ImageEncodingError) -> [UInt8] {
        for i in writers.indices where writers[i] >= dropped {
            frames[Int(writers[i] - dropped)].endPixel(x: i % width, y: i / width, at: end)
        }
        while !frames.isEmpty { try writeFrame() }
        return try secondPass!.finished(at: end, loopCount: loopCount)
    }
}
