/// One frame quantized to one palette.
struct FrameFit {
    /// Nil if nothing has to be written.
    private(set) var image: GIFImage?

    /// - Parameters:
    ///   - search: the colours. The index after them is the transparent one, unless all 256 are colours.
    ///   - isLocal: whether the palette has to be written with the frame.
    init(_ field: FrameField, search: inout PaletteSearch, isLocal: Bool, tuning: GIFTuning) {
        let bound = tuning.bound
        let frame = field.frame
        let colors = search.palette.colors
        let transparent = colors.count < 256 ? UInt8(colors.count) : nil
        let width = frame.width
        let dithers = tuning.dither == .ordered
        var (left, right, top, bottom) = (width, -1, -1, -1)
        var offers = [PixelOffer](unsafeUninitializedCapacity: field.targets.count) { offers, made in
            made = field.targets.count
            field.withPixels { targets, shown, prices in
                // Neighbouring pixels are often equal.
                var known = targets[0]
                var found = search.nearest(known)
                var isFlat = field.flats.contains(known)
                var mix = OrderedDither.Mix()
                var isMixKnown = false
                for y in 0..<frame.height {
                    for x in 0..<width {
                        let i = y &* width &+ x
                        let target = targets[i]
                        let price = prices[i]
                        if target != known {
                            known = target
                            found = search.nearest(target)
                            isMixKnown = false
                            isFlat = !field.flats.isEmpty && field.flats.contains(target)
                        }
                        if price == 0 {
                            let fill = found.distance == 0 ? found.place : transparent ?? 0
                            offers[i] = PixelOffer(target: target, fill: fill, least: 0, limit: 0, price: 0, keep: 0)
                            continue
                        }
                        // A choice that costs more than two codes never pays.
                        var slack = isFlat ? 0 : min(bound, 24 * LZWCoder.bit / Int(price))
                        var (wanted, place, least) = (target, found.place, found.distance)
                        if dithers, found.distance > OrderedDither.visible, !isFlat, field.isSmooth(x: x, y: y) {
                            if !isMixKnown {
                                mix = OrderedDither.mix(
                                    for: target, nearest: found.place, distance: found.distance, &search)
                                isMixKnown = true
                            }
                            if mix.share > 0 {
                                if OrderedDither.threshold(x: frame.left + x, y: frame.top + y) < mix.share {
                                    place = mix.second
                                }
                                // The dither pattern is the target.
                                wanted = colors[Int(place)]
                                least = 0
                                slack = min(slack, OrderedDither.visible)
                            }
                        }
                        var offer = PixelOffer(
                            target: wanted, fill: place, least: Int32(truncatingIfNeeded: least),
                            limit: 0, price: price, keep: PixelOffer.never)
                        if !shown.isEmpty, transparent != nil {
                            let distance = ColorDistance.squared(shown[i], wanted)
                            if distance <= least { offer.least = Int32(distance) }
                            if distance <= least &+ slack {
                                offer.keep = Int32((distance &- Int(offer.least)) &* Int(price))
                            }
                        }
                        offer.limit = Int32(truncatingIfNeeded: least &+ slack)
                        offers[i] = offer
                        if offer.keep > 0 {
                            left = min(left, x)
                            right = max(right, x)
                            if top < 0 { top = y }
                            bottom = y
                        }
                    }
                }
            }
        }
        if bottom < 0 { return }
        let (outWidth, outHeight) = (right - left + 1, bottom - top + 1)
        if outWidth < width || outHeight < frame.height {
            // Modified in place, as they take more memory than the picture.
            offers.withUnsafeMutableBufferPointer { offers in
                var to = 0
                for y in top...bottom {
                    for from in y * width + left...y * width + right {
                        offers[to] = offers[from]
                        to += 1
                    }
                }
            }
            offers.removeLast(offers.count - outWidth * outHeight)
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
