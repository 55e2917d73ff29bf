import VitrineEncoders
import VitrineStage

extension Renderer {
    /// Creates a renderer for the picture that a note describes.
    /// - Parameter source: The scene file, at its current path.
    /// - Throws: The errors of `init(_:overrides:)`.
    package init(
        _ note: PictureNote, of source: SceneSource, threads: Int = Renderer.processors,
        allowsOutsidePaths: Bool = false,
        fontPaths: [String] = []
    ) throws(VitrineError) {
        try self.init(
            source, overrides: note.origin.overrides, threads: threads,
            allowsOutsidePaths: allowsOutsidePaths,
            fontPaths: fontPaths)
        gifQuality = note.quality ?? gifQuality
        maximumGIFBytes = note.maximumBytes
        allowsGIFDownscaling = note.allowsDownscaling
        gifDither = note.dither ?? gifDither
        // The file may have been renamed since.
        origin?.name = note.origin.name
    }

    /// Returns the size of the picture that a note describes, in pixels; nil if it depends on the encoding.
    package func size(_ format: ImageFormat, of note: PictureNote) -> PixelSize? {
        if note.sheetFrames != nil || note.allowsDownscaling { return nil }
        switch format {
        case .gif: return gifSize
        case .png: return stillSize()
        case .apng, .jpeg, .webp, .avif: return size
        }
    }

    /// Returns the pixel size of the still at a second. Default: the moment of the scene's output.
    package func stillSize(at seconds: Double? = nil) -> PixelSize {
        let viewport = staged.still(at: seconds ?? staged.stillMoment).viewport
        return PixelSize(width: viewport.width, height: viewport.height)
    }

    /// Returns the bytes of the picture that a note describes, as they would be written.
    /// - Parameter progress: Called with the number of frames drawn and of all frames.
    /// - Throws: `RendererError`, `StageError`, `FileError`, `ImageEncodingError`.
    package func bytes(
        _ format: ImageFormat, of note: PictureNote, progress: (Int, Int) -> Void = { _, _ in }
    ) throws -> [UInt8] {
        switch format {
        case .gif: return try gif(progress: progress)
        case .webp: return try fitting(.webp, progress).bytes
        case .avif: return try fitting(.avif, progress).bytes
        // JPEGs are read as artwork, and never written.
        case .jpeg: throw RendererError.unknownFormat(path: "jpeg")
        case .png:
            guard let frames = note.sheetFrames else { return try png() }
            let sequence = try FrameSequence(staged, limitedForGIF: false)
            var sheet = try ContactSheet(of: size, frames: frames, frameCount: sequence.frameCount)
            try sequence.forEachFrame(threads: threads) { frame in
                sheet.receive(frame)
                progress(frame.index + 1, sequence.frameCount)
            }
            return try PNG.encode(sheet.bitmap, options: sheetOptions(frames: frames))
        case .apng:
            let sequence = try FrameSequence(staged, limitedForGIF: false)
            var encoder = try APNGEncoder(self, sequence)
            var bytes: [UInt8] = []
            try sequence.forEachFrame(threads: threads) { frame in
                bytes += try encoder.add(frame.bitmap, at: frame.index, damage: frame.damage)
                progress(frame.index + 1, sequence.frameCount)
            }
            let (tail, head) = try encoder.finish(at: sequence.frameCount)
            bytes += tail
            bytes.replaceSubrange(0..<head.count, with: head)
            return bytes
        }
    }
}
