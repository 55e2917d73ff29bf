/// Makes the candidates of a frame's pixels for one palette, row by row.
struct CandidateRows {
    private let input: QuantizationInput
    private let colors: [UInt32]
    private let tuning: GIFTuning
    private let transparent: UInt8?

    // Neighbouring pixels are often equal: the results for the last target.
    private var known: UInt32?
    private var found: (place: UInt8, distance: Int) = (0, 0)
    private var isFlat = false
    private var mix = OrderedDither.Mix()
    private var isMixKnown = false

    init(_ input: QuantizationInput, palette: Palette, tuning: GIFTuning) {
        self.input = input
        colors = palette.colors
        self.tuning = tuning
        transparent = palette.transparent
    }

    /// The rectangle of the pixels that cannot be kept; nil when there are none.
    /// - Parameter candidates: memory for all pixels of the frame, which receives their candidates, or for one row.
    mutating func written(_ candidates: inout [PixelCandidates], _ search: inout PaletteSearch) -> PixelArea? {
        let (width, height) = (input.frame.width, input.frame.height)
        let stride = candidates.count == width ? 0 : width
        var (left, right, top, bottom) = (width, -1, -1, -1)
        unsafe candidates.withUnsafeMutableBufferPointer { candidates in
            for y in 0..<height {
                let row = unsafe candidates.baseAddress! + y * stride
                unsafe make(row, y, 0..<width, &search)
                guard let first = (0..<width).first(where: { unsafe row[$0].keepCost > 0 }) else { continue }
                var last = width - 1
                while unsafe row[last].keepCost <= 0 { last -= 1 }
                (left, right) = (min(left, first), max(right, last))
                if top < 0 { top = y }
                bottom = y
            }
        }
        return bottom < 0 ? nil : PixelArea(left: left, right: right + 1, top: top, bottom: bottom + 1)
    }

    /// Passes the candidates of an area on in parts; see `LZWCoder.init(count:...)`.
    mutating func produce(
        _ area: PixelArea, heldPixels: Int, _ search: inout PaletteSearch,
        _ encode: (UnsafeBufferPointer<PixelCandidates>, Bool) -> Int
    ) {
        let capacity = max(heldPixels, 2 * LZWSearch.longestRun) + area.width
        unsafe withUnsafeTemporaryAllocation(of: PixelCandidates.self, capacity: capacity) { candidates in
            var count = 0
            for y in area.top..<area.bottom {
                unsafe make(candidates.baseAddress! + count, y, area.left..<area.right, &search)
                count += area.width
                let isLast = y + 1 == area.bottom
                if count + area.width <= capacity, !isLast { continue }
                let done = unsafe encode(UnsafeBufferPointer(rebasing: candidates[..<count]), isLast)
                for i in done..<count { unsafe candidates[i - done] = unsafe candidates[i] }
                count -= done
            }
        }
    }

    /// Makes the candidates of some pixels of a row. They depend on the input, the palette and the tuning alone.
    private mutating func make(
        _ out: UnsafeMutablePointer<PixelCandidates>, _ y: Int, _ columns: Range<Int>, _ search: inout PaletteSearch
    ) {
        let bound = tuning.bound
        let dithers = tuning.dither == .ordered
        let input = input
        let frame = input.frame
        unsafe input.withPixels { targets, shown, prices in
            var (known, found, isFlat) = unsafe (known ?? ~targets[0], found, isFlat)
            var (mix, isMixKnown) = (mix, isMixKnown)
            for x in columns {
                let i = y &* frame.width &+ x
                let target = unsafe targets[i]
                let price = unsafe prices[i]
                if target != known {
                    known = target
                    found = search.nearest(target)
                    isMixKnown = false
                    isFlat = !input.flats.isEmpty && input.flats.contains(target)
                }
                let to = unsafe out + (x &- columns.lowerBound)
                if price == 0 {
                    let nearestIndex = found.distance == 0 ? found.place : transparent ?? 0
                    unsafe to.initialize(
                        to: PixelCandidates(
                            target: target, nearestIndex: nearestIndex, nearestError: 0, limit: 0, price: 0, keepCost: 0
                        ))
                    continue
                }
                // A choice that costs more than two codes never pays.
                var slack = isFlat ? 0 : min(bound, 24 * LZWCoder.bit / Int(price))
                var (wanted, place, nearestError) = (target, found.place, found.distance)
                if dithers, found.distance > OrderedDither.visible, !isFlat, input.isSmooth(x: x, y: y) {
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
                        nearestError = 0
                        slack = min(slack, OrderedDither.visible)
                    }
                }
                var pixel = PixelCandidates(
                    target: wanted, nearestIndex: place, nearestError: Int32(truncatingIfNeeded: nearestError),
                    limit: 0, price: price,
                    keepCost: PixelCandidates.never)
                if !shown.isEmpty, transparent != nil {
                    let distance = unsafe ColorDistance.squared(shown[i], wanted)
                    if distance <= nearestError { pixel.nearestError = Int32(distance) }
                    if distance <= nearestError &+ slack {
                        pixel.keepCost = Int32((distance &- Int(pixel.nearestError)) &* Int(price))
                    }
                }
                pixel.limit = Int32(truncatingIfNeeded: nearestError &+ slack)
                unsafe to.initialize(to: pixel)
            }
            (self.known, self.found, self.isFlat) = (known, found, isFlat)
            (self.mix, self.isMixKnown) = (mix, isMixKnown)
        }
    }
}
