/// One frame made to fit one palette.
struct FrameFit {
    /// Nil when nothing has to be written.
    private(set) var image: GIFImage?
    /// Bits of LZW data and palette.
    private(set) var bits = 0
    /// Squared `ColorDistance`, times centiseconds, over all pixels that changed.
    private(set) var error = 0

    /// A colour that stays no longer than this, in centiseconds, need not be met to the level: what stands there already
    /// is kept, or another colour of the palette taken, when it differs by no more than `briefSlack`. Flats, frames of few
    /// colours and colours that come to rest are always met as well as they can be. Measured on a bar that rises and comes
    /// to rest: 24 % smaller, 1.4 dB less over the film, the same at rest.
    static let briefly = 20
    /// A squared `ColorDistance`: three levels in every channel.
    static let briefSlack = 81
    /// How many other colours may stand for one.
    static let standIns = 16

    /// - Parameters:
    ///   - shown: the film as decoded before this frame, 0xBBGGRR; nil for the first frame.
    ///   - search: the colours. The index after them is the transparent one, unless all 256 are colours.
    ///   - isLocal: whether the palette has to be written with the frame.
    ///   - strict: colours to be met to the level however briefly they are seen; nil for all.
    init(
        _ frame: FilmFrame, over shown: [UInt32]?, filmWidth: Int, search: inout PaletteSearch, isLocal: Bool,
        strict: Set<UInt32>?
    ) {
        let colors = search.palette.colors
        let transparent = colors.count < 256 ? UInt8(colors.count) : nil
        var choices: [PixelChoice] = []
        choices.reserveCapacity(frame.pixels.count)
        var (left, right, top, bottom) = (frame.width, -1, -1, -1)
        for y in 0..<frame.height {
            for x in 0..<frame.width {
                let pixel = frame.pixels[y * frame.width + x]
                let old = shown?[(frame.top + y) * filmWidth + frame.left + x]
                if pixel == 0, let old {
                    let found = search.nearest(old)
                    choices.append(PixelChoice(fill: found.distance == 0 ? found.place : nil, mayKeep: true))
                    continue
                }
                let wanted = pixel & 0xFFFFFF
                let found = search.nearest(wanted)
                var mayKeep = false
                let isBrief = Int(pixel >> 24) <= FrameFit.briefly && strict?.contains(wanted) == false
                if let old, transparent != nil {
                    let slack = isBrief ? FrameFit.briefSlack : 0
                    mayKeep = ColorDistance.squared(old, wanted) <= max(found.distance, slack)
                }
                choices.append(PixelChoice(fill: found.place, mayKeep: mayKeep, isLoose: isBrief))
                error += found.distance * Int(pixel >> 24)
                if !mayKeep {
                    left = min(left, x)
                    right = max(right, x)
                    if top < 0 { top = y }
                    bottom = y
                }
            }
        }
        if bottom < 0 { return }
        let (width, height) = (right - left + 1, bottom - top + 1)
        var inside: [PixelChoice] = []
        inside.reserveCapacity(width * height)
        for y in top...bottom { inside += choices[y * frame.width + left..<y * frame.width + right + 1] }

        let paletteBits = GIFBlocks.bits(colors.count + (transparent == nil ? 0 : 1))
        let plan = LZWPlan(
            inside, transparent: transparent, paletteBits: paletteBits,
            neighbors: strict == nil
                ? [] : search.palette.neighbors(within: FrameFit.briefSlack, atMost: FrameFit.standIns))
        bits = plan.bits + (isLocal ? 24 << paletteBits : 0)
        image = GIFImage(
            left: frame.left + left, top: frame.top + top, width: width, height: height, indices: plan.indices,
            palette: isLocal ? colors + (transparent == nil ? [] : [0]) : nil, transparent: transparent.map(Int.init))
    }
}
