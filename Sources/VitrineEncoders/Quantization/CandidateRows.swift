/// Computes the candidates of a frame's pixels for one palette, row by row: first the colors that they may become, then
/// those that they may keep.
struct CandidateRows: Sendable {
    private let input: QuantizationInput
    private(set) var search: PaletteSearch
    private let colors: [UInt32]
    private let tuning: GIFTuning
    private let transparent: UInt8?

    // Neighboring pixels are often equal, so the results for the last target are cached.
    private var known: UInt32?
    private var found: (place: UInt8, distance: Int) = (0, 0)
    private var isFlat = false
    private var mix = OrderedDither.Mix()
    private var isMixKnown = false
    // The last color of an unchanged pixel that differs from its exact one, and its index.
    private var still: (color: UInt32?, place: UInt8) = (nil, 0)

    init(_ input: QuantizationInput, _ search: PaletteSearch, tuning: GIFTuning) {
        self.input = input
        self.search = search
        colors = search.palette.colors
        self.tuning = tuning
        transparent = search.palette.transparent
    }

    /// The candidates of all pixels of the frame, without the colors that they may keep.
    mutating func all() -> [PixelCandidates] {
        let (width, height) = (input.frame.width, input.frame.height)
        return unsafe [PixelCandidates](unsafeUninitializedCapacity: width * height) { candidates, made in
            for y in 0..<height { unsafe make(candidates.baseAddress! + y * width, y, 0..<width) }
            made = width * height
        }
    }

    /// The rectangle of the pixels that cannot be kept; nil if there are none.
    /// - Parameters:
    ///   - held: The candidates of all pixels, to which keepable colors are added; nil if rows are computed one by one.
    ///   - shown: The canvas at the frame's rectangle; empty before the first frame.
    mutating func written(_ held: inout [PixelCandidates]?, over shown: [UInt32]) -> PixelArea? {
        let (width, height) = (input.frame.width, input.frame.height)
        var (left, right, top, bottom) = (width, -1, -1, -1)
        func look(_ row: UnsafeMutablePointer<PixelCandidates>, _ y: Int) {
            unsafe keep(row, y, 0..<width, shown)
            guard let first = (0..<width).first(where: { unsafe row[$0].keepCost > 0 }) else { return }
            var last = width - 1
            while unsafe row[last].keepCost <= 0 { last -= 1 }
            (left, right) = (min(left, first), max(right, last))
            if top < 0 { top = y }
            bottom = y
        }
        if held != nil {
            unsafe held!.withUnsafeMutableBufferPointer { candidates in
                for y in 0..<height { unsafe look(candidates.baseAddress! + y * width, y) }
            }
        } else {
            unsafe withUnsafeTemporaryAllocation(of: PixelCandidates.self, capacity: width) { row in
                for y in 0..<height {
                    unsafe make(row.baseAddress!, y, 0..<width)
                    unsafe look(row.baseAddress!, y)
                }
            }
        }
        return bottom < 0 ? nil : PixelArea(left: left, right: right + 1, top: top, bottom: bottom + 1)
    }

    /// Passes on the candidates of an area in parts; see `LZWCoder.init(count:...)`.
    mutating func produce(
        _ area: PixelArea, heldPixels: Int, over shown: [UInt32],
        _ encode: (UnsafeBufferPointer<PixelCandidates>, Bool) -> Int
    ) {
        let capacity = max(heldPixels, 2 * LZWSearch.longestRun) + area.width
        unsafe withUnsafeTemporaryAllocation(of: PixelCandidates.self, capacity: capacity) { candidates in
            var count = 0
            for y in area.top..<area.bottom {
                let row = unsafe candidates.baseAddress! + count
                unsafe make(row, y, area.left..<area.right)
                unsafe keep(row, y, area.left..<area.right, shown)
                count += area.width
                let isLast = y + 1 == area.bottom
                if count + area.width <= capacity, !isLast { continue }
                let done = unsafe encode(UnsafeBufferPointer(rebasing: candidates[..<count]), isLast)
                for i in done..<count { unsafe candidates[i - done] = unsafe candidates[i] }
                count -= done
            }
        }
    }

    /// Adds the canvas colors that some pixels of a row may keep. Unchanged pixels must keep them.
    private mutating func keep(
        _ row: UnsafeMutablePointer<PixelCandidates>, _ y: Int, _ columns: Range<Int>, _ shown: [UInt32]
    ) {
        guard !shown.isEmpty else { return }
        unsafe shown.withUnsafeBufferPointer { shown in
            let shown = unsafe shown.baseAddress! + (y &* input.frame.width &+ columns.lowerBound)
            for x in 0..<columns.count {
                let color = unsafe shown[x]
                if unsafe row[x].price == 0 {
                    if unsafe color == row[x].target { continue }
                    if color != still.color {
                        let found = search.nearest(color)
                        still = (color, found.distance == 0 ? found.place : transparent ?? 0)
                    }
                    unsafe row[x].target = color
                    unsafe row[x].nearestIndex = still.place
                } else if transparent != nil {
                    let distance = unsafe ColorDistance.squared(color, row[x].target)
                    if unsafe distance > Int(row[x].limit) { continue }
                    let nearest = unsafe min(Int(row[x].nearestError), distance)
                    unsafe row[x].nearestError = Int32(truncatingIfNeeded: nearest)
                    unsafe row[x].keepCost = unsafe Int32((distance &- nearest) &* Int(row[x].price))
                }
            }
        }
    }

    /// Computes the candidates of some pixels of a row. They depend only on the input, the palette and the tuning.
    private mutating func make(_ out: UnsafeMutablePointer<PixelCandidates>, _ y: Int, _ columns: Range<Int>) {
        let bound = tuning.bound
        let dithers = tuning.dither == .ordered
        let input = input
        let frame = input.frame
        unsafe input.withPixels { targets, prices in
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
                let pixel = PixelCandidates(
                    target: wanted, nearestIndex: place, nearestError: Int32(truncatingIfNeeded: nearestError),
                    limit: Int32(truncatingIfNeeded: nearestError &+ slack), price: price,
                    keepCost: PixelCandidates.never)
                unsafe to.initialize(to: pixel)
            }
            (self.known, self.found, self.isFlat) = (known, found, isFlat)
            (self.mix, self.isMixKnown) = (mix, isMixKnown)
        }
    }
}
