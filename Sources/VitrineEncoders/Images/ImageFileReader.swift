import VitrinePNGDecoder
import VitrinePrimitives

/// A supported format of picture files.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    case png
    case apng
    case gif
    case jpeg
    case webp
    case avif
}

/// A composed frame: the whole picture and its duration.
package struct ImageFrame: Hashable, Sendable {
    package var bitmap: Bitmap
    /// The delay in the file, which may be 0; 0 for a still.
    package var duration: FrameDuration
}

/// Reads a PNG, APNG, GIF, JPEG, WebP or AVIF frame by frame; the bytes determine the format.
///
/// Only one frame is decoded at a time, and the size is compared with the limits before memory for a picture is
/// allocated. For any bytes, the result is frames or an `ImageDecodingError`. Frames are as in the file, except for
/// gamma, or converted from its color profile to sRGB. Copies of a reader of a WebP or an AVIF share its position.
package struct ImageFileReader: Sendable {
    package let format: ImageFormat
    /// The width in pixels.
    package let width: Int
    package let height: Int
    /// The number of plays, 0 for forever; 1 for a still, and if the file has none.
    package let loopCount: Int

    private enum Source: Sendable {
        case still([UInt8])
        case apng(APNGReader)
        case gif(GIFReader)
        case webp(WebPReader)
        case avif(AVIFReader)
    }

    /// The reason that the file's color profile is not applied; nil if it is, or if there is none or none requested.
    package private(set) var ignoredProfile: String?

    private var source: Source
    private let limits: ImageLimits
    private var conversion: ProfileConversion?
    /// Whether colors are converted from a profile to sRGB.
    package var isConverted: Bool { conversion != nil }
    /// The number of frames in the file, or before the first damage.
    private let frameCount: Int
    private var hasStarted = false

    /// Reads the header.
    /// - Parameter inSRGB: Whether colors are converted from the file's profile to sRGB. Default: false.
    /// - Throws: `unknownImage`, `unsupported`, `imageTooLarge`, `tooManyFrames`, `brokenPNG`, `brokenGIF`,
    ///   `brokenJPEG`, `brokenWebP`, `brokenAVIF`.
    package init(
        _ bytes: [UInt8], limits: ImageLimits = .default, inSRGB: Bool = false
    ) throws(ImageDecodingError) {
        self.limits = limits
        if let error = UnsupportedFormat.error(for: bytes) { throw error }
        var bytes = bytes
        if inSRGB {
            switch PictureProfile(of: bytes) {
            case .matrix(let profile):
                bytes = PictureProfile.removingGamma(from: bytes)
                conversion = profile
            case .unsupported(let reason): ignoredProfile = reason
            case .sRGB: break
            }
        }
        if GIFReader.recognizes(bytes) {
            let reader = try GIFReader(bytes, limits: limits)
            (format, width, height, loopCount) = (.gif, reader.width, reader.height, reader.loopCount)
            (source, frameCount) = (.gif(reader), reader.frameCount)
            return
        }
        if RIFF.recognizes(bytes) {
            let reader = try WebPReader(bytes, limits: limits)
            (format, width, height, loopCount) = (.webp, reader.width, reader.height, reader.loopCount)
            (source, frameCount) = (.webp(reader), reader.frameCount)
            return
        }
        if AVIFReader.recognizes(bytes) {
            let reader = try AVIFReader(bytes, limits: limits)
            (format, width, height, loopCount) = (.avif, reader.width, reader.height, reader.loopCount)
            (source, frameCount) = (.avif(reader), reader.frameCount)
            return
        }
        if JPEG.recognizes(bytes) {
            (width, height) = try JPEG.size(bytes)
            guard limits.allows(width: width, height: height) else {
                throw .imageTooLarge(width: width, height: height, limits: limits)
            }
            (format, loopCount, source, frameCount) = (.jpeg, 1, .still(bytes), 1)
            return
        }
        guard bytes.starts(with: PNGChunk.signature) else { throw .unknownImage }
        (width, height) = try PNG.size(bytes)
        guard limits.allows(width: width, height: height) else {
            throw .imageTooLarge(width: width, height: height, limits: limits)
        }
        if let reader = try APNGReader(bytes, limits: limits) {
            (format, loopCount, source, frameCount) = (.apng, reader.loopCount, .apng(reader), reader.frameCount)
        } else {
            (format, loopCount, source, frameCount) = (.png, 1, .still(bytes), 1)
        }
    }

    /// The next frame; nil after the last one. Nothing can be read after an error.
    /// - Throws: `brokenPNG`, `brokenGIF`, `brokenWebP`, `brokenAVIF`, `tooManyFrames`, `tooManyPixels`.
    package mutating func next() throws(ImageDecodingError) -> ImageFrame? {
        // Every frame is as large as the canvas, so their number is checked before they are composed. The first one
        // alone may be used as a still.
        if hasStarted { try limits.check(frames: frameCount, width: width, height: height) }
        let frame: ImageFrame?
        switch source {
        case .still(let bytes):
            frame = hasStarted ? nil : ImageFrame(bitmap: try still(bytes), duration: .init(0, 1))
        case .apng(var reader):
            source = .still([])
            frame = try reader.next(limits)
            source = .apng(reader)
        case .gif(var reader):
            // The reader has one owner at a time, because every frame would otherwise copy the canvas.
            source = .still([])
            frame = try reader.next()
            source = .gif(reader)
        case .webp(let reader): frame = try reader.next()
        case .avif(let reader): frame = try reader.next()
        }
        guard var frame else { return nil }
        conversion?.convert(&frame.bitmap)
        hasStarted = true
        return frame
    }

    private func still(_ bytes: [UInt8]) throws(ImageDecodingError) -> Bitmap {
        format == .jpeg ? try JPEG.decode(bytes, limits: limits) : try PNG.decode(bytes, limits: limits)
    }

    /// The first frame of a file.
    /// - Throws: The errors of `init` and `next`.
    package static func firstFrame(
        of bytes: [UInt8], limits: ImageLimits = .default, inSRGB: Bool = false
    ) throws(ImageDecodingError) -> Bitmap {
        var reader = try ImageFileReader(bytes, limits: limits, inSRGB: inSRGB)
        guard let frame = try reader.next() else { throw .noFrames }
        return frame.bitmap
    }
}
