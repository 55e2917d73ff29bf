/// Encodes planned frames in order, each over the canvas that the previous ones leave.
struct GIFFrameWriter: Sendable {
    /// The estimates that following frames use.
    struct Lesson: Sendable {
        var sizing = PaletteSizing()
        /// See `FrameErrorLimit.raise`.
        var raise = 0
    }

    private let width: Int
    private let height: Int
    /// Plans a frame again for another weight of its errors.
    private var planner: FramePlanner
    private var errorLimit: FrameErrorLimit
    private var sizing = PaletteSizing()
    private var usesGlobalPalette = false
    /// The canvas as a player shows it, 0xBBGGRR; empty before the first frame.
    private var shown: [UInt32] = []
    private var body: [UInt8] = []
    /// The global palette with its transparent entry.
    private let globalPalette: [UInt32]
    /// The last picture, whose delay is not yet known.
    private var last: (image: GIFImage, start: Int)?

    var lesson: Lesson { Lesson(sizing: sizing, raise: errorLimit.next) }

    init(width: Int, height: Int, _ planner: FramePlanner, tuning: GIFTuning) {
        self.width = width
        self.height = height
        self.planner = planner
        globalPalette = planner.globalColors + [0]
        errorLimit = FrameErrorLimit(
            width: width, height: height, quality: tuning.quality, isExact: tuning.bound == 0)
    }

    /// Writes the image of a frame with the smallest increase of its errors' weight that keeps the frame's error within
    /// the limit. A frame begins with the previous one's increase, as most frames are alike.
    mutating func write(_ plan: FramePlan) throws(ImageEncodingError) {
        var plan = plan
        let frame = plan.input.frame
        let part = shown.isEmpty ? [] : shown(in: frame)
        var image: GIFImage?
        while true {
            if plan.raise < errorLimit.next { plan = planner.plan(plan, raise: errorLimit.next) }
            image = GIFFrameWriter.image(of: &plan, over: part)
            let after = show(image, of: frame, over: part)
            if errorLimit.accepts(after, for: frame, raise: plan.raise) {
                put(after, in: frame)
                break
            }
        }
        guard let image else { return }
        if !plan.isExact { sizing.learn(image.codes.count * 8, of: plan.input.changed, bits: image.codeSize) }
        if let last { try put(last.image, from: last.start, to: frame.start) }
        last = (image, frame.start)
        if image.palette == nil { usesGlobalPalette = true }
    }

    /// The smaller image; that of the shared palette if it is hardly larger.
    private static func image(of plan: inout FramePlan, over part: [UInt32]) -> GIFImage? {
        guard let first = plan.remappers[0].image(over: part) else { return nil }
        guard plan.remappers.count > 1, first.codes.count >= 400, let second = plan.remappers[1].image(over: part)
        else { return first }
        return first.codes.count <= second.codes.count + 3 << second.codeSize ? first : second
    }

    private func shown(in frame: GIFFrame) -> [UInt32] {
        var part: [UInt32] = []
        part.reserveCapacity(frame.pixels.count)
        for y in frame.top..<frame.top + frame.height {
            part += shown[y * width + frame.left..<y * width + frame.left + frame.width]
        }
        return part
    }

    /// The rectangle of a frame with its image.
    private func show(_ image: GIFImage?, of frame: GIFFrame, over part: [UInt32]) -> [UInt32] {
        guard let image else { return part }
        let colors = image.palette ?? globalPalette
        var after = part.isEmpty ? Array(repeating: 0, count: frame.pixels.count) : part
        for y in 0..<image.height {
            let row = (image.top - frame.top + y) * frame.width + image.left - frame.left
            for x in 0..<image.width {
                let index = Int(image.indices[y &* image.width &+ x])
                if index != image.transparent { after[row &+ x] = colors[index] }
            }
        }
        return after
    }

    private mutating func put(_ part: [UInt32], in frame: GIFFrame) {
        if shown.isEmpty {
            shown = part
            return
        }
        for y in 0..<frame.height {
            let start = (frame.top + y) * width + frame.left
            shown.replaceSubrange(
                start..<start + frame.width, with: part[y * frame.width..<(y + 1) * frame.width])
        }
    }

    private mutating func put(_ image: GIFImage, from start: Int, to end: Int) throws(ImageEncodingError) {
        var image = image
        var left = end - start
        while left > 0 {
            var delay = min(left, 65535)
            if left > delay, left - delay < GIFEncoder.shortestDelay { delay -= GIFEncoder.shortestDelay }
            body += try GIFBlocks.image(image, globalPalette: globalPalette, delay: delay)
            left -= delay
            // A delay has 16 bits; a longer one continues in empty pictures.
            image = .nothing
        }
    }

    mutating func finished(at end: Int, loopCount: Int) throws(ImageEncodingError) -> [UInt8] {
        if let last { try put(last.image, from: last.start, to: end) }
        let palette = usesGlobalPalette ? globalPalette : nil
        return try GIFBlocks.header(width: width, height: height, palette: palette, loopCount: loopCount) + body
            + GIFBlocks.trailer
    }
}
