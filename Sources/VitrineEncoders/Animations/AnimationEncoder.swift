import VitrinePrimitives

/// Encodes an animation as a WebP or an AVIF, frame by frame. Equal frames are merged. The same frames give the same
/// bytes with the same versions of the libraries.
package struct AnimationEncoder {
    /// The latest time of an animation, in its unit.
    package static let latestTime = Int(Int32.max)

    private let size: CanvasSize
    private let options: AnimationOptions
    private var webp: WebPWriter?
    private var avif: AVIFWriter?
    /// The last frame with straight alpha, which is written once its duration is known.
    private var pending: [UInt32] = []
    private var start = 0
    private var lastTime = -1

    /// Begins an animation; width and height in pixels are 1...16383 for a WebP, 1...65535 for an AVIF.
    /// - Throws: `codecUnavailable`, `animationSizeOutOfRange`, `loopCountOutOfRange`, `qualityOutOfRange`.
    package init(
        _ format: AnimationFormat, width: Int, height: Int, options: AnimationOptions = AnimationOptions()
    ) throws(ImageEncodingError) {
        let sides = format == .webp ? WebPWriter.sides : AVIFWriter.sides
        guard sides ~= width, sides ~= height else {
            throw .animationSizeOutOfRange(format, width: width, height: height, legal: sides)
        }
        guard 0...65535 ~= options.loopCount else { throw .loopCountOutOfRange(options.loopCount) }
        guard GIFOptions.qualities ~= options.quality else { throw .qualityOutOfRange(options.quality) }
        size = CanvasSize(width: width, height: height)
        self.options = options
        switch format {
        case .webp: webp = try WebPWriter(size, options)
        // The first frame determines the alpha. This checks that the library exists before frames are drawn.
        case .avif: avif = try AVIFWriter(size, options, hasAlpha: options.hasAlpha ?? false)
        }
    }

    /// Adds a frame that appears at a time in the animation's unit, 0...`latestTime`, after the last one.
    /// - Throws: `frameSizeDiffers`, `frameTimeInvalid`, `alphaAppears`, `encoderFailed`.
    package mutating func add(_ bitmap: Bitmap, at time: Int) throws(ImageEncodingError) {
        try size.check(bitmap)
        guard lastTime + 1...AnimationEncoder.latestTime ~= time else { throw .frameTimeInvalid(time, after: lastTime) }
        let isFirst = lastTime < 0
        lastTime = time
        let isOpaque = StraightAlpha.isOpaque(bitmap.pixels)
        let picture = isOpaque ? bitmap.pixels : bitmap.pixels.map(StraightAlpha.straight)
        if isFirst, !isOpaque, options.hasAlpha == nil, avif != nil {
            avif = try AVIFWriter(size, options, hasAlpha: true)
        }
        if picture == pending { return }
        if !isFirst { try write(until: time) }
        pending = picture
        start = time
    }

    private mutating func write(until end: Int) throws(ImageEncodingError) {
        try webp?.add(pending, from: start, to: end)
        try avif?.add(pending, from: start, to: end)
    }

    /// Ends the animation; the last frame is shown until the end, in the animation's unit.
    /// - Throws: `noFrames`, `frameTimeInvalid`, `alphaAppears`, `encoderFailed`.
    package consuming func finish(at end: Int) throws(ImageEncodingError) -> [UInt8] {
        guard lastTime >= 0 else { throw .noFrames }
        guard lastTime < end, end <= AnimationEncoder.latestTime else { throw .frameTimeInvalid(end, after: lastTime) }
        try write(until: end)
        if let avif { return try avif.finish() }
        return webp?.finish() ?? []
    }
}
