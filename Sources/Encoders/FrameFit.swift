/// One frame made to fit one palette.
struct FrameFit {
    /// Nil when nothing has to be written.
    private(set) var image: GIFImage?

    /// - Parameters:
    ///   - search: the colours. The index after them is the transparent one, unless all 256 are colours.
    ///   - isLocal: whether the palette has to be written with the frame.
    ///   - bound: see `FilmTuning`.
    init(_ field: FrameField, search: inout PaletteSearch, isLocal: Bool, bound: Int) {
        let frame = field.frame
        let colors = search.palette.colors
        let transparent = colors.count < 256 ? UInt8(colors.count) : nil
        let width = frame.width
        var offers: [PixelOffer] = []
        offers.reserveCapacity(field.targets.count)
        var (left, right, top, bottom) = (width, -1, -1, -1)
        let hasShown = !field.shown.isEmpty
        // Neighbouring pixels are often equal.
        var known = field.targets[0]
        var found = search.nearest(known)
        var isFlat = field.flats.contains(known)
        for y in 0..<frame.height {
            for x in 0..<width {
                let i = y * width + x
                let target = field.targets[i]
                let price = field.prices[i]
                if target != known {
                    known = target
                    found = search.nearest(target)
                    isFlat = field.flats.contains(target)
                }
                if price == 0 {
                    offers.append(
                        PixelOffer(
                            target: target, fill: found.distance == 0 ? found.place : transparent ?? 0, least: 0,
                            limit: 0,
                            price: 0, keep: 0))
                    continue
                }
                var offer = PixelOffer(
                    target: target, fill: found.place, least: Int32(found.distance), limit: 0, price: price,
                    keep: PixelOffer.never)
                // What costs more than two codes never pays.
                let slack = isFlat ? 0 : min(bound, 24 * LZWCoder.bit / Int(price))
                if hasShown, transparent != nil {
                    let distance = ColorDistance.squared(field.shown[i], target)
                    if distance <= found.distance { offer.least = Int32(distance) }
                    if distance <= found.distance + slack {
                        offer.keep = Int32((distance - Int(offer.least)) * Int(price))
                    }
                }
                offer.limit = Int32(found.distance + slack)
                offers.append(offer)
                if offer.keep > 0 {
                    left = min(left, x)
                    right = max(right, x)
                    if top < 0 { top = y }
                    bottom = y
                }
            }
        }
        if bottom < 0 { return }
        let (outWidth, outHeight) = (right - left + 1, bottom - top + 1)
        if outWidth < width || outHeight < frame.height {
            var inside: [PixelOffer] = []
            inside.reserveCapacity(outWidth * outHeight)
            for y in top...bottom { inside += offers[y * width + left..<y * width + right + 1] }
            offers = inside
        }
        let codeSize = max(2, GIFBlocks.bits(colors.count + (transparent == nil ? 0 : 1)))
        let coder = LZWCoder(
            offers, colors: colors, transparent: transparent.map(Int.init),
            neighbors: search.palette.neighbors(LZWCoder.neighborCount, within: bound), codeSize: codeSize)
        if let transparent, coder.indices.allSatisfy({ $0 == transparent }) { return }
        image = GIFImage(
            left: frame.left + left, top: frame.top + top, width: outWidth, height: outHeight, indices: coder.indices,
            palette: isLocal ? colors + (transparent == nil ? [] : [0]) : nil, transparent: transparent.map(Int.init),
            codeSize: codeSize, codes: coder.bytes)
    }
}
