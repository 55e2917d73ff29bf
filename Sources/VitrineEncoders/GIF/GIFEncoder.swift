import VitrinePrimitives

/// Encodes an animation as a GIF, frame by frame.
///
/// Equal frames are merged; a later frame holds only the rectangle that changed. Unchanged pixels keep exactly their
/// color. Frames with few colors are exact; others use the global palette, unless a local one improves them enough for
/// its bytes. `GIFOptions.quality` weighs size against error. The same frames give the same bytes on every machine.
/// Memory, apart from the file's bytes, does not grow with the length of the animation.
package struct GIFEncoder: Sendable {
    /// The latest time of an animation in centiseconds: 248 days.
    package static let latestTime = Int(Int32.max)
    /// The largest canvas in pixels, 4096x3072; encoding takes up to 70 bytes per pixel.
    package static let largestCanvas = 12 << 20
    /// The smallest delay in centiseconds; players replace smaller ones by 10.
    package static let shortestDelay = 2

    private let size: CanvasSize
    private let options: GIFOptions
    private let matte: UInt32

    /// The last frame, whose delay is known only with the next one.
    private var pending: Pending?
    private var assembler: GIFAssembler

    private struct Pending {
        var pixels: [UInt32]
        var start: Int
        /// The areas that may differ from the last frame in the file.
        var damage: [PixelArea]
    }

    /// Begins an animation; width and height in pixels are 1...65535, with at most `largestCanvas` pixels.
    /// - Parameter threads: 2 or more for an additional thread. The bytes do not depend on it. Default: 1.
    /// - Throws: `gifSizeOutOfRange`, `loopCountOutOfRange`, `qualityOutOfRange`, `finalHoldOutOfRange`.
    package init(
        width: Int, height: Int, options: GIFOptions = GIFOptions(), threads: Int = 1
    ) throws(ImageEncodingError) {
        guard 1...65535 ~= width, 1...65535 ~= height, width * height <= GIFEncoder.largestCanvas else {
            throw .gifSizeOutOfRange(width: width, height: height)
        }
        guard 0...65535 ~= options.loopCount else { throw .loopCountOutOfRange(options.loopCount) }
        guard GIFOptions.qualities ~= options.quality else { throw .qualityOutOfRange(options.quality) }
        guard 0...65535 ~= options.finalHold else { throw .finalHoldOutOfRange(centiseconds: options.finalHold) }
        size = CanvasSize(width: width, height: height)
        self.options = options
        matte = options.matte.withAlpha(1).premultiplied.bits
        assembler = GIFAssembler(
            width: width, height: height, tuning: GIFTuning(quality: options.quality, dither: options.dither),
            threads: threads)
    }

    /// Adds a frame that appears at a time in centiseconds, 0...`latestTime`, not before the last one. Pixels that are
    /// not opaque show the matte. A frame that would be shown for less than `shortestDelay` is replaced by the next
    /// one, which then appears at its time.
    /// - Parameter damage: The pixels that may differ from the frame added last; only these are compared. Rectangles
    ///   may overlap and extend beyond the frame; they are ignored for the first frame. Default: nil, all pixels. A
    ///   larger area gives the same bytes; a change outside it is lost.
    /// - Throws: `frameSizeDiffers`, `timeOutOfRange`, `timeRunsBackwards`, `gifFailed`.
    package mutating func add(
        _ bitmap: Bitmap, at centiseconds: Int, damage: [PixelRect]? = nil
    ) throws(ImageEncodingError) {
        try size.check(bitmap)
        let areas = size.areas(pending == nil ? nil : damage)
        try add(areas.map { FramePatch($0, of: bitmap) }, at: centiseconds)
    }

    /// Adds a frame as the pixels that may differ from the last one; all pixels for the first.
    mutating func add(_ patches: [FramePatch], at centiseconds: Int) throws(ImageEncodingError) {
        guard 0...GIFEncoder.latestTime ~= centiseconds else { throw .timeOutOfRange(centiseconds: centiseconds) }
        // The value is not bound to a name, which would retain its pixels.
        if pending != nil {
            guard centiseconds >= lastTime else {
                throw .timeRunsBackwards(centiseconds: centiseconds, last: lastTime)
            }
            if centiseconds - pending!.start >= GIFEncoder.shortestDelay {
                try assembler.add(pending!.pixels, at: pending!.start, damage: pending!.damage)
                pending!.start = centiseconds
                pending!.damage = []
            }
        } else {
            pending = Pending(
                pixels: [UInt32](repeating: 0, count: size.width * size.height), start: centiseconds, damage: [])
        }
        for patch in patches {
            patch.put(into: &pending!.pixels, width: size.width, matte: matte)
            pending!.damage.append(patch.area)
        }
        lastTime = centiseconds
    }

    private var lastTime = 0
    /// The earliest end of the animation in centiseconds.
    var earliestEnd: Int { max(lastTime + 1, (pending?.start ?? 0) + GIFEncoder.shortestDelay) }

    /// Ends the animation and returns its bytes; the last frame is shown until the end, in centiseconds.
    /// - Throws: `noFrames`, `timeOutOfRange`, `endTooSoon`, `gifFailed`.
    package consuming func finish(at endCentiseconds: Int) throws(ImageEncodingError) -> [UInt8] {
        guard let pending else { throw .noFrames }
        guard 0...GIFEncoder.latestTime ~= endCentiseconds else {
            throw .timeOutOfRange(centiseconds: endCentiseconds)
        }
        let earliest = earliestEnd
        guard endCentiseconds >= earliest else {
            throw .endTooSoon(centiseconds: endCentiseconds, earliest: earliest)
        }
        try assembler.add(pending.pixels, at: pending.start, damage: pending.damage)
        return try assembler.finished(at: endCentiseconds + options.finalHold, loopCount: options.loopCount)
    }
}
