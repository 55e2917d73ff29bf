/// Makes the offers of a frame's pixels for one palette, row by row.
struct OfferRows {
    private let field: FrameField
    private let colors: [UInt32]
    private let tuning: GIFTuning
    /// The index after the colours; nil if all 256 are colours.
    let transparent: UInt8?

    // Neighbouring pixels are often equal: the results for the last target.
    private var known: UInt32?
    private var found: (place: UInt8, distance: Int) = (0, 0)
    private var isFlat = false
    private var mix = OrderedDither.Mix()
    private var isMixKnown = false

    init(_ field: FrameField, colors: [UInt32], tuning: GIFTuning) {
        self.field = field
        self.colors = colors
        self.tuning = tuning
        transparent = colors.count < 256 ? UInt8(colors.count) : nil
    }

    /// The rectangle of the pixels that cannot be kept; nil when there are none.
    /// - Parameter offers: memory for all pixels of the frame, which receives their offers, or for one row.
    mutating func written(_ offers: inout [PixelOffer], _ search: inout PaletteSearch) -> PixelArea? {
        let (width, height) = (field.frame.width, field.frame.height)
        let stride = offers.count == width ? 0 : width
        var (left, right, top, bottom) = (width, -1, -1, -1)
        offers.withUnsafeMutableBufferPointer { offers in
            for y in 0..<height {
                let row = offers.baseAddress! + y * stride
                make(row, y, 0..<width, &search)
                guard let first = (0..<width).first(where: { row[$0].keep > 0 }) else { continue }
                var last = width - 1
                while row[last].keep <= 0 { last -= 1 }
                (left, right) = (min(left, first), max(right, last))
                if top < 0 { top = y }
                bottom = y
            }
        }
        return bottom < 0 ? nil : PixelArea(left: left, right: right + 1, top: top, bottom: bottom + 1)
    }

    /// Passes the offers of an area on in parts; see `LZWCoder.init(count:...)`.
    mutating func produce(
        _ area: PixelArea, heldPixels: Int, _ search: inout PaletteSearch,
        _ encode: (UnsafeBufferPointer<PixelOffer>, Bool) -> Int
    ) {
        let capacity = max(heldPixels, 2 * LZWSearch.longestRun) + area.width
        withUnsafeTemporaryAllocation(of: PixelOffer.self, capacity: capacity) { offers in
            var count = 0
            for y in area.top..<area.bottom {
                make(offers.baseAddress! + count, y, area.left..<area.right, &search)
                count += area.width
                let isLast = y + 1 == area.bottom
                if count + area.width <= capacity, !isLast { continue }
                let done = encode(UnsafeBufferPointer(rebasing: offers[..<count]), isLast)
                for i in done..<count { offers[i - done] = offers[i] }
                count -= done
            }
        }
    }

    /// Makes the offers of some pixels of a row. They depend on the field, the palette and the tuning alone.
    private mutating func make(
        _ out: UnsafeMutablePointer<PixelOffer>, _ y: Int, _ columns: Range<Int>, _ search: inout PaletteSearch
    ) {
        let bound = tuning.bound
        let dithers = tuning.dither == .ordered
        let field = field
        let frame = field.frame
        field.withPixels { targets, shown, prices in
            var (known, found, isFlat) = (known ?? ~targets[0], found, isFlat)
            var (mix, isMixKnown) = (mix, isMixKnown)
            for x in columns {
                let i = y &* frame.width &+ x
                let target = targets[i]
                let price = prices[i]
                if target != known {
                    known = target
                    found = search.nearest(target)
                    isMixKnown = false
                    isFlat = !field.flats.isEmpty && field.flats.contains(target)
                }
                let to = out + (x &- columns.lowerBound)
                if price == 0 {
                    let fill = found.distance == 0 ? found.place : transparent ?? 0
                    to.initialize(to: PixelOffer(target: target, fill: fill, least: 0, limit: 0, price: 0, keep: 0))
                    continue
                }
                // A choice that costs more than two codes never pays.
                var slack = isFlat ? 0 : min(bound, 24 * LZWCoder.bit / Int(price))
                var (wanted, place, least) = (target, found.place, found.distance)
                if dithers, found.distance > OrderedDither.visible, !isFlat, field.isSmooth(x: x, y: y) {
                    if !isMixKnown {
                        mix = OrderedDither.mix(for: target, nearest: found.place, distance: found.distance, &search)
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
                    target: wanted, fill: place, least: Int32(truncatingIfNeeded: least), limit: 0, price: price,
                    keep: PixelOffer.never)
                if !shown.isEmpty, transparent != nil {
                    let distance = ColorDistance.squared(shown[i], wanted)
                    if distance <= least { offer.least = Int32(distance) }
                    if distance <= least &+ slack {
                        offer.keep = Int32((distance &- Int(offer.least)) &* Int(price))
                    }
                }
                offer.limit = Int32(truncatingIfNeeded: least &+ slack)
                to.initialize(to: offer)
            }
            (self.known, self.found, self.isFlat) = (known, found, isFlat)
            (self.mix, self.isMixKnown) = (mix, isMixKnown)
        }
    }
}
