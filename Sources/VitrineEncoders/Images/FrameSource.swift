import VitrinePrimitives

/// An animation that is read frame by frame, repeatedly, without being held in memory.
package protocol FrameSource {
    /// The width in pixels.
    var width: Int { get }
    /// The height in pixels.
    var height: Int { get }

    /// The next frame; nil after the last one.
    mutating func next() throws(FrameSourceError) -> SourceFrame?
    mutating func rewind() throws(FrameSourceError)
}

package struct SourceFrame: Sendable {
    package var bitmap: Bitmap
    /// The start and end from the beginning of the animation, in the unit of the source, such as centiseconds.
    package var start: Int
    package var end: Int
}

extension FrameSource {
    /// Encodes one of `every` frames, from the first one, and returns the end of the last frame.
    /// - Parameter progress: Called with the number of frames read.
    fileprivate mutating func forEachFrame(
        _ every: Int, _ progress: (Int) -> Void, encode: (SourceFrame) throws(ImageEncodingError) -> Void
    ) throws(FrameSourceError) -> Int {
        try rewind()
        var (count, end) = (0, 0)
        while let frame = try next() {
            if count % max(1, every) == 0 {
                try FrameSourceError.encoding { () throws(ImageEncodingError) in try encode(frame) }
            }
            count += 1
            end = max(frame.end, frame.start + 1)
            progress(count)
        }
        return end
    }
}

extension AnimationEncoder {
    /// Encodes an animation from its beginning.
    /// - Parameters:
    ///   - options: Options whose unit is that of the source.
    ///   - every: Keeps one of this many frames, 1 or more. Default: 1.
    ///   - percent: The scale of the sides in percent, 1...100. Default: 100.
    ///   - progress: Called with the number of frames read.
    /// - Throws: The errors of the source, and of `init`, `add` and `finish`.
    package static func animation(
        _ format: AnimationFormat, of source: inout some FrameSource, options: AnimationOptions, every: Int = 1,
        percent: Int = 100, progress: (Int) -> Void = { _ in }
    ) throws(FrameSourceError) -> [UInt8] {
        do throws(FrameSourceError) {
            return try encode(format, &source, options, every, percent, progress)
        } catch .encoding(.alphaAppears) {
            var options = options
            options.hasAlpha = true
            return try encode(format, &source, options, every, percent, progress)
        }
    }

    private static func encode(
        _ format: AnimationFormat, _ source: inout some FrameSource, _ options: AnimationOptions, _ every: Int,
        _ percent: Int, _ progress: (Int) -> Void
    ) throws(FrameSourceError) -> [UInt8] {
        let scaler = AreaScaler(width: source.width, height: source.height, percent: percent)
        var encoder = try FrameSourceError.encoding { () throws(ImageEncodingError) in
            try AnimationEncoder(format, width: scaler.width, height: scaler.height, options: options)
        }
        let end = try source.forEachFrame(every, progress) { frame throws(ImageEncodingError) in
            try encoder.add(scaler.scaled(frame.bitmap), at: frame.start)
        }
        return try FrameSourceError.encoding { () throws(ImageEncodingError) in
            try encoder.finish(at: end + options.finalHold)
        }
    }
}

extension GIFEncoder {
    /// Encodes the animation as a GIF, in memory that, apart from the bytes, does not grow with its length.
    /// - Parameters:
    ///   - every: Keeps one of this many frames, 1 or more. Default: 1.
    ///   - percent: The scale of the sides in percent, 1...100. Default: 100.
    ///   - threads: With 2 or more, frames are read while those before them are encoded. The bytes do not depend on it.
    ///   - progress: Called with the number of frames read.
    /// - Throws: The errors of the source, `noFrames`, and the errors of `add` and `finish`.
    package static func gif(
        of source: inout some FrameSource, options: GIFOptions = GIFOptions(), every: Int = 1,
        percent: Int = 100, threads: Int = 1, progress: (Int) -> Void = { _ in }
    ) throws(FrameSourceError) -> [UInt8] {
        let scaler = AreaScaler(width: source.width, height: source.height, percent: percent)
        let encoder = try FrameSourceError.encoding { () throws(ImageEncodingError) in
            try GIFEncodingQueue(width: scaler.width, height: scaler.height, options: options, threads: threads)
        }
        let end = try source.forEachFrame(every, progress) { frame throws(ImageEncodingError) in
            try encoder.add(scaler.scaled(frame.bitmap), at: frame.start)
        }
        return try FrameSourceError.encoding { () throws(ImageEncodingError) in try encoder.finish(atLeast: end) }
    }
}

/// An animation that cannot be read or encoded, by its source: a file without a picture cannot be read.
package enum FrameSourceError: Error, Hashable, Sendable, CustomStringConvertible {
    case file(FileError)
    case decoding(ImageDecodingError)
    case encoding(ImageEncodingError)

    package var underlying: any Error {
        switch self {
        case .file(let error): error
        case .decoding(let error): error
        case .encoding(let error): error
        }
    }

    package var description: String { "\(underlying)" }

    static func decoding<Result>(
        _ body: () throws(ImageDecodingError) -> Result
    ) throws(FrameSourceError) -> Result {
        do throws(ImageDecodingError) { return try body() } catch { throw .decoding(error) }
    }

    static func encoding<Result>(
        _ body: () throws(ImageEncodingError) -> Result
    ) throws(FrameSourceError) -> Result {
        do throws(ImageEncodingError) { return try body() } catch { throw .encoding(error) }
    }
}
