/// The two passes of a GIF: what changes is gathered first; then the film's palette is chosen and the frames are written.
struct Film: Sendable {
    private let width: Int
    private let height: Int
    /// Frames are gathered up to this many bytes. A longer film takes its palette from what was gathered until then.
    private let gatheredBytes: Int

    /// The true picture of the last frame, and when each of its pixels was last written: a frame's number.
    private var picture: [UInt32] = []
    private var writers: [Int32] = []
    private var frames: [FilmFrame] = []
    private var frameBytes = 0
    /// Frames that were written and dropped.
    private var dropped: Int32 = 0

    private var writer: FilmWriter?

    init(width: Int, height: Int, gatheredBytes: Int = 128 << 20) {
        self.width = width
        self.height = height
        self.gatheredBytes = gatheredBytes
    }

    /// - Parameter damage: where the picture may differ from the last one; for the first one of no account.
    mutating func add(_ pixels: [UInt32], at start: Int, damage: [PixelArea]) throws(EncoderError) {
        if picture.isEmpty {
            frames = [FilmFrame(whole: pixels, filmWidth: width, start: start)]
            writers = Array(repeating: 0, count: pixels.count)
            picture = pixels
        } else {
            guard
                let frame = FilmFrame(from: picture, to: pixels, filmWidth: width, start: start, damage: damage)
            else { return }
            if frameBytes + frame.pixels.count * 4 > gatheredBytes { try writeFrames() }
            let number = dropped + Int32(frames.count)
            for y in 0..<frame.height {
                for x in 0..<frame.width where frame.pixels[y * frame.width + x] != 0 {
                    end(x: frame.left + x, y: frame.top + y, at: start)
                    let i = (frame.top + y) * width + frame.left + x
                    writers[i] = number
                    picture[i] = pixels[i]
                }
            }
            frames.append(frame)
        }
        frameBytes += frames.last!.pixels.count * 4
    }

    private mutating func end(x: Int, y: Int, at time: Int) {
        let i = Int(writers[y * width + x] - dropped)
        if i >= 0 { frames[i].endPixel(x: x, y: y, at: time) }
    }

    private mutating func writeFrames() throws(EncoderError) {
        if writer == nil { writer = FilmWriter(width: width, height: height, frames: frames) }
        for frame in frames { try writer!.write(frame) }
        dropped += Int32(frames.count)
        frames.removeAll()
        frameBytes = 0
    }

    mutating func finished(at end: Int, loopCount: Int) throws(EncoderError) -> [UInt8] {
        for y in 0..<height {
            for x in 0..<width { self.end(x: x, y: y, at: end) }
        }
        try writeFrames()
        return try writer!.finished(at: end, loopCount: loopCount)
    }
}
