/// The second pass of a GIF: writes the frames in order, each with the best palette.
struct GIFFrameWriter: Sendable {
    /// Smallest share of a frame's pixels, as 1/n, at which a colour is one of its flats.
    static let flatShare = 50
    /// Largest number of changed pixels of a frame that are counted for the global palette: a local palette of a larger
    /// frame costs little.
    static let smallFrame = 40_000

    private let width: Int
    private let height: Int
    private let tuning: GIFTuning
    private let isOfFewColors: Bool
    private var search: PaletteSearch
    private var usesGlobalPalette = false
    private var cells = ColorCells()
    private var sizing = PaletteSizing()
    private var errorLimit: FrameErrorLimit
    /// The canvas as a player shows it, 0xBBGGRR.
    private var shown: [UInt32]?
    private var body: [UInt8] = []
    /// The global palette with its transparent entry.
    private var globalPalette: [UInt32] { search.palette.colors + [0] }
    /// The last picture, whose delay is not yet known.
    private var last: (image: GIFImage, start: Int)?

    init(width: Int, height: Int, frames: [GIFFrame], tuning: GIFTuning) {
        self.width = width
        self.height = height
        self.tuning = tuning
        errorLimit = FrameErrorLimit(
            width: width, height: height, quality: tuning.quality, isExact: tuning.bound == 0)
        let palette = GIFFrameWriter.palette(frames)
        isOfFewColors = palette.isComplete
        search = PaletteSearch(Palette(palette.colors))
    }

    /// The colours of the animation, at most 255, and whether these are all.
    private static func palette(_ frames: [GIFFrame]) -> (colors: [UInt32], isComplete: Bool) {
        var few = FewColors()
        for frame in frames where !few.exceedsPalette {
            for pixel in frame.pixels where pixel != 0 { few.add(pixel & 0xFFFFFF) }
        }
        if !few.exceedsPalette, few.colors.count <= 255 { return (few.colors.sorted(), true) }
        var all = ColorCells()
        var flats = ColorCells()
        var cells = ColorCells()
        for frame in frames {
            cells.removeAll()
            var changed = 0
            for pixel in frame.pixels where pixel != 0 {
                cells.add(pixel & 0xFFFFFF, weight: min(QuantizationInput.longest, Int(pixel >> 24)))
                changed += 1
            }
            let colors = cells.colors()
            for color in colors {
                all.add(color.rgb, weight: max(1, color.weight * 16 * smallFrame / max(smallFrame, changed)))
            }
            for flat in PaletteBuilder.heavy(colors, share: flatShare) { flats.add(flat.rgb, weight: flat.weight) }
        }
        let colors = PaletteBuilder.colors(for: all.colors(), flats: flats.colors(), size: 255)
        return (colors, false)
    }

    mutating func write(_ frame: GIFFrame) throws(ImageEncodingError) {
        guard let image = chooseWithinLimit(frame) else { return }
        if let last { try put(last.image, from: last.start, to: frame.start) }
        last = (image, frame.start)
        if image.palette == nil { usesGlobalPalette = true }
        show(image)
    }

    /// Chooses the image of a frame with the least increase of its errors' weight that keeps the frame's error within the
    /// limit. A frame begins with the increase of the one before, as most are alike.
    private mutating func chooseWithinLimit(_ frame: GIFFrame) -> GIFImage? {
        let before = sizing
        while true {
            let image = choose(frame, tuning.raised(by: errorLimit.raise))
            if errorLimit.accepts(image, of: frame, over: shown, globalPalette) { return image }
            sizing = before
        }
    }

    private mutating func choose(_ frame: GIFFrame, _ tuning: GIFTuning) -> GIFImage? {
        let input = QuantizationInput(frame, over: shown, canvasWidth: width, tuning: tuning)
        if tuning.keepsFewColors || isOfFewColors, !input.few.exceedsPalette,
            input.few.colors.count <= (input.hasStill ? 255 : 256)
        {
            let colors = input.few.colors.sorted()
            if colors.allSatisfy({ search.nearest($0).distance == 0 }) {
                let shared = FrameRemapper(input, tuning: .exact).image(&search, isLocal: false)
                guard let shared else { return nil }
                if shared.codes.count < 400 { return shared }
                var local = PaletteSearch(Palette(colors))
                let exact = FrameRemapper(input, tuning: .exact).image(&local, isLocal: true)
                guard let exact else { return nil }
                return shared.codes.count <= exact.codes.count + 3 << exact.codeSize ? shared : exact
            }
            var local = PaletteSearch(Palette(colors))
            return FrameRemapper(input, tuning: .exact).image(&local, isLocal: true)
        }
        cells.removeAll()
        input.count(into: &cells)
        if cells.isEmpty { return FrameRemapper(input, tuning: tuning).image(&search, isLocal: false) }
        let seen = cells.colors()
        let sample = PaletteSizing.Sample(seen)
        let size = sizing.best(for: seen, sample, pixels: input.changed)
        let flats = input.flats.map { WeightedColor(rgb: $0, weight: 1) }
        var local = PaletteSearch(Palette(PaletteBuilder.colors(for: seen, flats: flats, size: size)))
        // If the global palette is nearly as good, no local palette is needed.
        let isLocal =
            sizing.cost(sample, local.palette, pixels: input.changed, isLocal: true)
            <= sizing.cost(sample, search.palette, pixels: input.changed, isLocal: false)
        let image =
            isLocal
            ? FrameRemapper(input, tuning: tuning).image(&local, isLocal: true)
            : FrameRemapper(input, tuning: tuning).image(&search, isLocal: false)
        if let image { sizing.learn(image.codes.count * 8, of: input.changed, bits: image.codeSize) }
        return image
    }

    private mutating func show(_ image: GIFImage) {
        let colors = image.palette ?? globalPalette
        if shown == nil { shown = Array(repeating: 0, count: width * height) }
        for y in 0..<image.height {
            for x in 0..<image.width {
                let index = Int(image.indices[y * image.width + x])
                if index != image.transparent {
                    shown![(image.top + y) * width + image.left + x] = colors[index]
                }
            }
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
