/// The choices for a frame that are made before the preceding frames are encoded.
struct FramePlan: Sendable {
    let input: QuantizationInput
    /// The increase of the errors' weight of the plan; see `FrameErrorLimit.raise`.
    let raise: Int
    /// The estimate on which the plan is based.
    let sizing: PaletteSizing
    /// Whether each pixel gets exactly its color, so that the size of palettes cannot be adapted to the error.
    let isExact: Bool
    /// The palettes to try: the shared one first, if both a shared and a local one are exact.
    var remappers: [FrameRemapper]
}

/// Selects the palettes of frames. It compares a frame with the exact picture before it, not with the colors that the
/// GIF shows, so that a frame can be planned while the previous one is encoded.
struct FramePlanner: Sendable {
    /// The smallest fraction of a frame's pixels, as 1/n, at which a color is one of its flats.
    static let flatShare = 50
    /// The largest number of changed pixels of a frame that is counted for the global palette; a local palette of a
    /// larger frame costs little.
    static let smallFrame = 40_000
    /// The number of colors of a palette that cannot grow: entries merge while they converge.
    private static let fullPalette = 240

    private let tuning: GIFTuning
    private let isOfFewColors: Bool
    /// Searches the global palette.
    private var search: PaletteSearch
    private var cells = ColorCells()

    /// The global palette without its transparent entry.
    var globalColors: [UInt32] { search.palette.colors }

    /// - Parameter frames: The frames for which the global palette is made.
    init(_ frames: [GIFFrame], tuning: GIFTuning) {
        self.tuning = tuning
        let palette = FramePlanner.palette(frames)
        isOfFewColors = palette.isComplete
        search = PaletteSearch(Palette(palette.colors))
    }

    /// The colors of the animation, at most 255, and whether these are all.
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

    /// - Parameters:
    ///   - raise: See `FrameErrorLimit.raise`.
    ///   - sizing: The estimate of palette sizes from earlier frames.
    mutating func plan(_ input: QuantizationInput, raise: Int, _ sizing: PaletteSizing) -> FramePlan {
        let tuning = tuning.raised(by: raise)
        let input = raise > 0 ? input.priced(tuning) : input
        let isExact = isExact(input)
        return FramePlan(
            input: input, raise: raise, sizing: sizing, isExact: isExact,
            remappers: isExact ? exact(input) : [fitting(input, tuning, sizing)])
    }

    /// The plan with a larger increase of the errors' weight. The increase only enlarges the palette, so that a palette
    /// of the largest size is kept.
    mutating func plan(_ plan: FramePlan, raise: Int) -> FramePlan {
        let search = plan.remappers[0].search
        guard !plan.isExact, search.palette.colors.count >= FramePlanner.fullPalette else {
            return self.plan(plan.input, raise: raise, plan.sizing)
        }
        let tuning = tuning.raised(by: raise)
        let input = plan.input.priced(tuning)
        let remapper = FrameRemapper(input, search, tuning: tuning, isLocal: plan.remappers[0].isLocal)
        return FramePlan(input: input, raise: raise, sizing: plan.sizing, isExact: false, remappers: [remapper])
    }

    private func isExact(_ input: QuantizationInput) -> Bool {
        (tuning.keepsFewColors || isOfFewColors && tuning.keepsAnimationsOfFewColors) && !input.few.exceedsPalette
            && input.few.colors.count <= (input.hasStill ? 255 : 256)
    }

    private mutating func exact(_ input: QuantizationInput) -> [FrameRemapper] {
        let colors = input.few.colors.sorted()
        var remappers: [FrameRemapper] = []
        if colors.allSatisfy({ search.nearest($0).distance == 0 }) {
            remappers = [FrameRemapper(input, search, tuning: .exact, isLocal: false)]
        }
        let local = PaletteSearch(Palette(colors))
        return remappers + [FrameRemapper(input, local, tuning: .exact, isLocal: true)]
    }

    private mutating func fitting(
        _ input: QuantizationInput, _ tuning: GIFTuning, _ sizing: PaletteSizing
    ) -> FrameRemapper {
        cells.removeAll()
        input.count(into: &cells)
        if !cells.isEmpty {
            let seen = cells.colors()
            let sample = PaletteSizing.Sample(seen)
            let size = sizing.best(for: seen, sample, pixels: input.changed)
            let flats = input.flats.map { WeightedColor(rgb: $0, weight: 1) }
            let local = Palette(PaletteBuilder.colors(for: seen, flats: flats, size: size))
            // If the global palette is nearly as good, no local palette is needed.
            if sizing.cost(sample, local, pixels: input.changed, isLocal: true)
                <= sizing.cost(sample, search.palette, pixels: input.changed, isLocal: false)
            {
                return FrameRemapper(input, PaletteSearch(local), tuning: tuning, isLocal: true)
            }
        }
        let remapper = FrameRemapper(input, search, tuning: tuning, isLocal: false)
        search = remapper.search
        return remapper
    }
}
