/// The second pass of a GIF: writes frames one after the other, each with the palette that suits it.
struct FilmWriter: Sendable {
    /// How many bits of file a squared `ColorDistance` of 1, seen for one centisecond on one pixel, is worth. Measured:
    /// half of it makes a film of photographs a fifth smaller and 2.5 dB worse, twice of it a tenth larger and 0.5 dB
    /// better; a film of plain UI changes by 1 % and by 15 %.
    static let bitsPerError = 0.005
    /// A colour that is this part of a frame, or more, is one of its flats.
    static let flatShare = 50

    private let width: Int
    private let height: Int
    private var search: PaletteSearch
    private var usesFilmPalette = false
    /// The film as a player shows it, 0xBBGGRR.
    private var shown: [UInt32]?
    private var body: [UInt8] = []
    /// The film's palette with its entry for transparency.
    private var filmPalette: [UInt32] { search.palette.colors + [0] }
    /// The last picture, whose delay is not known yet.
    private var last: (image: GIFImage, start: Int)?

    init(width: Int, height: Int, frames: [FilmFrame]) {
        self.width = width
        self.height = height
        search = PaletteSearch(Palette(FilmWriter.palette(frames)))
    }

    private static func palette(_ frames: [FilmFrame]) -> [UInt32] {
        var all = ColorCounts()
        var many = ColorCounts()
        var flats = ColorCounts()
        for frame in frames {
            let counts = counts(frame)
            for color in counts.colors { all.add(color.rgb, weight: color.weight) }
            // Frames of few colours can have an exact palette of their own.
            if counts.count > 255 {
                let colors = counts.colors
                for color in colors { many.add(color.rgb, weight: color.weight) }
                for flat in PaletteBuilder.heavy(colors, share: flatShare) { flats.add(flat.rgb, weight: flat.weight) }
            }
        }
        if all.isExact && all.count <= 255 { return all.colors.map(\.rgb) }
        if many.count == 0 { return PaletteBuilder.colors(for: all.colors, size: 255) }
        return PaletteBuilder.colors(for: many.colors, flats: flats.colors, size: 255)
    }

    private static func counts(_ frame: FilmFrame) -> ColorCounts {
        var counts = ColorCounts()
        for pixel in frame.pixels where pixel != 0 { counts.add(pixel & 0xFFFFFF, weight: Int(pixel >> 24)) }
        return counts
    }

    mutating func write(_ frame: FilmFrame) throws(EncoderError) {
        guard let image = choose(frame) else { return }
        if let last { try put(last.image, from: last.start, to: frame.start) }
        last = (image, frame.start)
        if image.palette == nil { usesFilmPalette = true }
        show(image)
    }

    /// Colours that cover a twentieth of the picture, or more, in one frame: there the eye would see a level.
    private func areas(_ frame: FilmFrame) -> Set<UInt32> {
        var counts = ColorCounts()
        for pixel in frame.pixels where pixel != 0 { counts.add(pixel & 0xFFFFFF, weight: 1) }
        return Set(counts.colors.filter { $0.weight * 20 >= width * height }.map(\.rgb))
    }

    private mutating func choose(_ frame: FilmFrame) -> GIFImage? {
        let counts = FilmWriter.counts(frame)
        let isSolid = !frame.pixels.contains(0)
        var strict: Set<UInt32>?
        func fit(_ search: inout PaletteSearch, isLocal: Bool) -> FrameFit {
            FrameFit(frame, over: shown, filmWidth: width, search: &search, isLocal: isLocal, strict: strict)
        }
        if counts.isExact, counts.count <= (isSolid ? 256 : 255) {
            let colors = counts.colors.map(\.rgb)
            var local = PaletteSearch(Palette(colors))
            let exact = fit(&local, isLocal: true)
            guard colors.allSatisfy({ search.nearest($0).distance == 0 }) else { return exact.image }
            let shared = fit(&search, isLocal: false)
            return shared.bits <= exact.bits ? shared.image : exact.image
        }
        strict = areas(frame)
        let shared = fit(&search, isLocal: false)
        var local = PaletteSearch(Palette(PaletteBuilder.colors(for: counts.colors, size: 255)))
        let own = fit(&local, isLocal: true)
        func cost(_ fit: FrameFit) -> Double { Double(fit.bits) + Double(fit.error) * FilmWriter.bitsPerError }
        return cost(shared) <= cost(own) ? shared.image : own.image
    }

    private mutating func show(_ image: GIFImage) {
        let colors = image.palette ?? filmPalette
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

    private mutating func put(_ image: GIFImage, from start: Int, to end: Int) throws(EncoderError) {
        var image = image
        var left = end - start
        while left > 0 {
            var delay = min(left, 65535)
            if left > delay, left - delay < GIFEncoder.shortestDelay { delay -= GIFEncoder.shortestDelay }
            body += try GIFBlocks.image(image, filmPalette: filmPalette, delay: delay)
            left -= delay
            // A delay has 16 bits; a longer one goes on in pictures of one pixel that change nothing.
            image = GIFImage(left: 0, top: 0, width: 1, height: 1, indices: [1], palette: [0, 0], transparent: 1)
        }
    }

    mutating func finished(at end: Int, loopCount: Int) throws(EncoderError) -> [UInt8] {
        if let last { try put(last.image, from: last.start, to: end) }
        let palette = usesFilmPalette ? filmPalette : nil
        return try GIFBlocks.header(width: width, height: height, palette: palette, loopCount: loopCount) + body
            + GIFBlocks.trailer
    }
}
