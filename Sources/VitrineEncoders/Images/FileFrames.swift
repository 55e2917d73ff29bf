/// The frames of a GIF or APNG file with their delays. Delays of a GIF below 2 cs count as 10.
package struct FileFrames: FrameSource {
    package let width: Int
    package let height: Int
    private let bytes: [UInt8]
    private let path: String
    private let limits: ImageLimits
    private var reader: ImageFileReader
    /// Start of the next frame.
    private var seconds = 0.0
    private var centiseconds: Int { Int((seconds * 100).rounded()) }

    /// - Parameter path: for messages.
    /// - Throws: `inputFailed`.
    package init(_ bytes: [UInt8], path: String, limits: ImageLimits = .default) throws(FrameSourceError) {
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
            return try ImageFileReader(bytes, limits: limits)
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
        let start = centiseconds
        let delay = frame.duration.seconds
        // As in players.
        seconds += reader.format == .gif && delay < 0.02 ? 0.1 : delay
        guard seconds < Double(GIFEncoder.latestTime / 100) else {
            throw .encoding(.timeOutOfRange(centiseconds: GIFEncoder.latestTime + 1))
        }
        return SourceFrame(bitmap: frame.bitmap, start: start, end: max(start + 1, centiseconds))
    }
}
