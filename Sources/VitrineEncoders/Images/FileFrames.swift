/// The frames of a GIF, APNG, WebP or AVIF file in sRGB with their delays. Delays of a GIF below 2 cs, and of 0 in an
/// APNG, count as 10 cs.
package struct FileFrames: FrameSource {
    package let width: Int
    package let height: Int
    /// The number of times that the animation plays, 0 for forever; 1 for a still.
    package var loopCount: Int { reader.loopCount }
    package var format: ImageFormat { reader.format }
    private let bytes: [UInt8]
    private let path: String
    private let limits: ImageLimits
    private var reader: ImageFileReader
    private let unitsPerSecond: Int
    /// The start of the next frame.
    private var seconds = 0.0
    private var time: Int { Int((seconds * Double(unitsPerSecond)).rounded()) }

    /// - Parameters:
    ///   - path: The path for messages.
    ///   - unitsPerSecond: The unit of the frames' times, 1 or more. Default: 100, centiseconds.
    /// - Throws: `inputFailed`.
    package init(
        _ bytes: [UInt8], path: String, limits: ImageLimits = .default, unitsPerSecond: Int = 100
    ) throws(FrameSourceError) {
        self.unitsPerSecond = max(1, unitsPerSecond)
        self.bytes = bytes
        self.path = path
        self.limits = limits
        reader = try FileFrames.reader(bytes, path, limits)
        (width, height) = (reader.width, reader.height)
    }

    private static func reader(
        _ bytes: [UInt8], _ path: String, _ limits: ImageLimits
    ) throws(FrameSourceError) -> ImageFileReader {
        do throws(ImageDecodingError) {
            return try ImageFileReader(bytes, limits: limits, inSRGB: true)
        } catch {
            throw .file(.inputFailed(path: path, reason: "\(error)"))
        }
    }

    package mutating func rewind() throws(FrameSourceError) {
        reader = try FileFrames.reader(bytes, path, limits)
        seconds = 0
    }

    package mutating func next() throws(FrameSourceError) -> SourceFrame? {
        let frame: ImageFrame?
        do throws(ImageDecodingError) {
            frame = try reader.next()
        } catch {
            throw .file(.inputFailed(path: path, reason: "\(error)"))
        }
        guard let frame else { return nil }
        let start = time
        let delay = frame.duration.seconds
        // This equals the behavior of players.
        seconds += delay <= 0 || reader.format == .gif && delay < 0.02 ? 0.1 : delay
        guard seconds < Double(GIFEncoder.latestTime / 100) else {
            throw .encoding(.timeOutOfRange(centiseconds: GIFEncoder.latestTime + 1))
        }
        return SourceFrame(bitmap: frame.bitmap, start: start, end: max(start + 1, time))
    }
}
