import VitrinePrimitives

/// Makes a GIF of a film, frame by frame.
///
/// Equal frames become one; a later frame writes only the rectangle that changed. A pixel that did not change keeps
/// exactly the colour it had. Frames of few colours are exact; others share the film's palette unless one of their own
/// looks enough better for its bytes. What a smaller file may cost is `GIFOptions.quality`. The same frames give the same
/// bytes on every machine. Memory does not grow with the film but for the file's own bytes.
package struct GIFEncoder: Sendable {
    /// The latest moment of a film, in centiseconds: 248 days.
    package static let latestTime = Int(Int32.max)
    /// The shortest time a frame is seen, in centiseconds; players slow shorter ones down to 10.
    package static let shortestDelay = 2

    private let size: FilmSize
    private let options: GIFOptions
    private let matte: UInt32

    /// The last frame, which is complete only when the next one comes.
    private var pending: Pending?
    private var film: Film

    private struct Pending {
        var pixels: [UInt32]
        var start: Int
        /// Where it may differ from the last frame that the film has.
        var damage: [PixelArea]
    }

    /// Begins a film; width and height in pixels, 1...65535.
    ///
    /// - Throws: `gifSizeOutOfRange`, `loopCountOutOfRange`, `qualityOutOfRange`, `finalHoldOutOfRange`.
    package init(width: Int, height: Int, options: GIFOptions = GIFOptions()) throws(EncoderError) {
        guard 1...65535 ~= width, 1...65535 ~= height else {
            throw .gifSizeOutOfRange(width: width, height: height)
        }
        guard 0...65535 ~= options.loopCount else { throw .loopCountOutOfRange(options.loopCount) }
        guard GIFOptions.qualities ~= options.quality else { throw .qualityOutOfRange(options.quality) }
        guard 0...65535 ~= options.finalHold else { throw .finalHoldOutOfRange(centiseconds: options.finalHold) }
        size = FilmSize(width: width, height: height)
        self.options = options
        matte = options.matte.withAlpha(1).premultiplied.bits
        film = Film(
            width: width, height: height, tuning: FilmTuning(quality: options.quality, dither: options.dither))
    }

    /// Adds a frame that is first seen at a moment in centiseconds, 0...`latestTime`, later than the last one's. What is
    /// not opaque shows the matte. A frame that would be seen for less than `shortestDelay` gives its place, and its
    /// moment, to the next one.
    ///
    /// - Parameter damage: the pixels that may differ from the frame added last; only these are looked at. Rectangles may
    ///   overlap; what lies outside the frame does not count, nor does any of it for the first frame. Nil, the default,
    ///   is everything. Too much gives the same bytes; a change outside of it is not seen.
    /// - Throws: `frameSizeDiffers`, `timeOutOfRange`, `timeRunsBackwards`, `gifFailed`.
    package mutating func add(
        _ bitmap: Bitmap, at centiseconds: Int, damage: [PixelRect]? = nil
    ) throws(EncoderError) {
        try size.check(bitmap)
        let areas = size.areas(pending == nil ? nil : damage)
        try add(areas.map { FramePatch($0, of: bitmap) }, at: centiseconds)
    }

    /// Adds a frame as what may differ from the last one, all of it for the first.
    mutating func add(_ patches: [FramePatch], at centiseconds: Int) throws(EncoderError) {
        guard 0...GIFEncoder.latestTime ~= centiseconds else { throw .timeOutOfRange(centiseconds: centiseconds) }
        // Not bound to a name, which would make it share its pixels.
        if pending != nil {
            guard centiseconds > lastTime else {
                throw .timeRunsBackwards(centiseconds: centiseconds, last: lastTime)
            }
            if centiseconds - pending!.start >= GIFEncoder.shortestDelay {
                try film.add(pending!.pixels, at: pending!.start, damage: pending!.damage)
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
    /// The earliest time that the film can end at, in centiseconds.
    var earliestEnd: Int { max(lastTime + 1, (pending?.start ?? 0) + GIFEncoder.shortestDelay) }

    /// Ends the film and gives its bytes; the last frame is seen until the end, in centiseconds.
    ///
    /// - Throws: `noFrames`, `timeOutOfRange`, `endTooSoon`, `gifFailed`.
    package consuming func finish(at endCentiseconds: Int) throws(EncoderError) -> [UInt8] {
        guard let pending else { throw .noFrames }
        guard 0...GIFEncoder.latestTime ~= endCentiseconds else {
            throw .timeOutOfRange(centiseconds: endCentiseconds)
        }
        let earliest = earliestEnd
        guard endCentiseconds >= earliest else {
            throw .endTooSoon(centiseconds: endCentiseconds, earliest: earliest)
        }
        try film.add(pending.pixels, at: pending.start, damage: pending.damage)
        return try film.finished(at: endCentiseconds + options.finalHold, loopCount: options.loopCount)
    }
}
