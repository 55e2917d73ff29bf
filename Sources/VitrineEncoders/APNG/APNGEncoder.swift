import VitrinePrimitives

/// Encodes an animation as an APNG, frame by frame, and returns the bytes at once; it holds only two pictures.
///
/// Equal frames are merged; every later frame holds only the rectangle that changed. The smaller encoding decides
/// whether unchanged pixels in it are transparent, and whether the previous frame is cleared first. The disposal
/// "previous" is not used: Pillow restores blended frames incorrectly, and it saves less than a percent in recordings
/// of user interfaces. Pixels are exact, and so are delays that a fraction of 16-bit numbers can represent; others are
/// rounded to 1/10000 s, and the remainder is carried. The same frames give the same bytes on every machine.
///
/// Source: PNG specification, third edition (W3C, 2025), 11.3.6.
package struct APNGEncoder: Sendable {
    /// The latest time of an animation, in its unit.
    package static let latestTime = Int(Int32.max)

    private let width: Int
    private let height: Int
    private let options: APNGOptions
    /// The last frame, which is written once its duration is known.
    private var pending: Pending?
    private var lastTime = 0
    private var frames = 0
    /// The number of the next fcTL or fdAT chunk.
    private var sequence = 0

    private struct Pending {
        var frame: APNGFrame
        var start: Int
        var picture: [UInt32]
    }

    /// Begins an animation; width and height in pixels are 1...1,000,000.
    /// - Throws: `pngFailed` for another size or an unrepresentable text, `loopCountOutOfRange`.
    package init(width: Int, height: Int, options: APNGOptions = APNGOptions()) throws(ImageEncodingError) {
        guard 1...1_000_000 ~= width, 1...1_000_000 ~= height else {
            throw .pngFailed(
                reason: "an APNG of \(width)x\(height) pixels is impossible: each side must be 1...1000000")
        }
        guard 0...Int(Int32.max) ~= options.loopCount else { throw .loopCountOutOfRange(options.loopCount) }
        guard options.unit.numerator > 0 else { throw .pngFailed(reason: "the unit of time must be above 0") }
        self.width = width
        self.height = height
        self.options = options
        _ = try head(frames: 1)
    }

    /// The bytes before the first frame, of constant length.
    private func head(frames: Int) throws(ImageEncodingError) -> [UInt8] {
        var control: [UInt8] = []
        PNGChunks.append(
            "acTL", PNGChunks.word(frames) + PNGChunks.word(options.loopCount), to: &control)
        return try PNGChunks.head(
            width: width, height: height, depth: 8, colorType: .rgba, options: options.png, afterHeader: control)
    }

    /// Adds a frame that appears at a time in the animation's unit, 0...`latestTime`, after the last one.
    /// - Parameter damage: The pixels that may differ from the frame added last. Default: nil, all.
    /// - Returns: The bytes to append to the file.
    /// - Throws: `frameSizeDiffers`, `frameTimeInvalid`.
    package mutating func add(
        _ bitmap: Bitmap, at time: Int, damage: [PixelRect]? = nil
    ) throws(ImageEncodingError) -> [UInt8] {
        guard bitmap.width == width, bitmap.height == height else {
            throw .frameSizeDiffers(
                width: bitmap.width, height: bitmap.height, animationWidth: width, animationHeight: height)
        }
        guard 0...APNGEncoder.latestTime ~= time, pending == nil || time > lastTime else {
            throw .frameTimeInvalid(time, after: pending == nil ? -1 : lastTime)
        }
        lastTime = time
        guard let last = pending else {
            let picture = bitmap.pixels.map(StraightAlpha.straight)
            let frame = APNGFrame(whole: picture, width: width, options.png.level)
            pending = Pending(frame: frame, start: time, picture: picture)
            return try head(frames: 1)
        }
        let areas =
            damage.map { $0.compactMap { PixelArea($0, width: width, height: height) } }
            ?? [PixelArea(left: 0, right: width, top: 0, bottom: height)]
        var picture = last.picture
        for area in areas {
            for y in area.top..<area.bottom {
                for i in y * width + area.left..<y * width + area.right {
                    picture[i] = StraightAlpha.straight(bitmap.pixels[i])
                }
            }
        }
        guard let kept = APNGFrame(from: last.picture, to: picture, width: width, within: areas, options.png.level)
        else { return [] }
        var best = (frame: kept, disposal: APNGFrame.Disposal.keep)
        if let cleared = cleared(last, until: time) {
            let size = best.frame.area.width * best.frame.area.height
            let around = areas + [last.frame.area]
            // Clearing is tried only if less is left to draw. An unchanged picture takes one pixel.
            if let area = PixelArea(changedFrom: cleared, to: picture, width: width, within: around) {
                if area.width * area.height < size,
                    let frame = APNGFrame(from: cleared, to: picture, width: width, within: [area], options.png.level),
                    frame.stream.count < best.frame.stream.count
                {
                    best = (frame, .clear)
                }
            } else {
                best = (APNGFrame.pause(options.png.level), .clear)
            }
        }
        let bytes = write(last, disposal: best.disposal, until: time)
        pending = Pending(frame: best.frame, start: time, picture: picture)
        return bytes
    }

    /// Ends the animation; the last frame is shown until the end, in the animation's unit.
    /// - Returns: The last bytes, and those that replace the first bytes of the file.
    /// - Throws: `noFrames`, `frameTimeInvalid`.
    package consuming func finish(at end: Int) throws(ImageEncodingError) -> (tail: [UInt8], head: [UInt8]) {
        guard let pending else { throw .noFrames }
        guard lastTime < end, end <= APNGEncoder.latestTime else { throw .frameTimeInvalid(end, after: lastTime) }
        var tail = write(pending, disposal: .keep, until: end)
        PNGChunks.append("IEND", [], to: &tail)
        return (tail, try head(frames: frames))
    }

    /// The last picture without its last frame, on which the next one can be drawn; nil if that frame must stay.
    private func cleared(_ last: Pending, until time: Int) -> [UInt32]? {
        // The first frame must stay, and so must one that continues in empty frames.
        guard frames > 0, delays(from: last.start, to: time).count == 1 else { return nil }
        var cleared = last.picture
        for y in last.frame.area.top..<last.frame.area.bottom {
            for i in y * width + last.frame.area.left..<y * width + last.frame.area.right { cleared[i] = 0 }
        }
        return cleared
    }

    private mutating func write(_ pending: Pending, disposal: APNGFrame.Disposal, until end: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var frame = pending.frame
        for delay in delays(from: pending.start, to: end) {
            let (area, first) = (frame.area, frames == 0)
            let place = [area.width, area.height, area.left, area.top].flatMap(PNGChunks.word)
            let time = PNGChunks.half(delay.numerator) + PNGChunks.half(delay.denominator)
            PNGChunks.append(
                "fcTL", PNGChunks.word(sequence) + place + time + [disposal.rawValue, frame.blend.rawValue], to: &bytes)
            if first {
                PNGChunks.append("IDAT", frame.stream, to: &bytes)
            } else {
                PNGChunks.append("fdAT", PNGChunks.word(sequence + 1) + frame.stream, to: &bytes)
            }
            sequence += first ? 1 : 2
            frames += 1
            frame = .pause(options.png.level)
        }
        return bytes
    }

    /// The delays of a frame: one, unless its duration exceeds 16-bit numbers.
    private func delays(from start: Int, to end: Int) -> [FrameDuration] {
        let (a, b) = (options.unit.numerator, options.unit.denominator)
        func fits(_ delay: FrameDuration) -> Bool { delay.numerator <= 65535 && delay.denominator <= 65535 }
        let product = (end - start).multipliedReportingOverflow(by: a)
        if !product.overflow {
            let whole = FrameDuration(product.partialValue, b)
            if fits(whole) { return [whole] }
            if b <= 65535, a <= 65535 {
                // Each delay is the largest number of whole units that the format can represent.
                let most = 65535 / a
                var delays = Array(repeating: FrameDuration(most * a, b), count: (end - start) / most)
                if (end - start) % most > 0 { delays.append(FrameDuration((end - start) % most * a, b)) }
                return delays
            }
        }
        func moment(_ time: Int) -> Int { Int((Double(time) * options.unit.seconds * 10_000).rounded(.down)) }
        var left = max(1, moment(end) - moment(start))
        var delays: [FrameDuration] = []
        while left > 0 {
            let part = left > 65535 ? min(left / 10_000, 65535) * 10_000 : left
            delays.append(FrameDuration(part, 10_000))
            left -= part
        }
        return delays
    }
}

package struct APNGOptions: Hashable, Sendable {
    /// The unit of times. Default: 1/120 s.
    package var unit: FrameDuration
    /// The number of times that the animation plays, 1...2³¹ − 1, or 0 for forever. Default: 0.
    package var loopCount: Int
    /// The options of a still: compression level, pixel density, texts.
    package var png: PNGOptions

    package init(unit: FrameDuration = FrameDuration(1, 120), loopCount: Int = 0, png: PNGOptions = PNGOptions()) {
        self.unit = unit
        self.loopCount = loopCount
        self.png = png
    }
}
