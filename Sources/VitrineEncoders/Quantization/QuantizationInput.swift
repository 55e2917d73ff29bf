import VitrinePrimitives

/// A frame and the exact picture before it, as the input of the palette fit.
struct QuantizationInput: Sendable {
    let frame: GIFFrame
    /// The color of each pixel of the frame's rectangle, 0xBBGGRR.
    let targets: [UInt32]
    /// The colors before the frame; empty for the first frame.
    private let former: [UInt32]
    /// The cost of a squared distance of 1; 0 for unchanged pixels.
    private(set) var prices: [Int32]
    /// The colors of the changed pixels, if they are few.
    let few: FewColors
    let hasStill: Bool
    /// The number of changed pixels.
    let changed: Int
    /// The colors of areas so large that an error of one level is visible. They are matched as closely as possible.
    private(set) var flats: [UInt32] = []

    /// The maximum counted duration of a pixel, in centiseconds: an error matters more the longer it is visible.
    static let longest = 200

    init(_ frame: GIFFrame, over picture: [UInt32]?, canvasWidth: Int, tuning: GIFTuning) {
        self.frame = frame
        let (width, height) = (frame.width, frame.height)
        let count = width * height
        var former: [UInt32] = []
        if let picture {
            former.reserveCapacity(count)
            for y in 0..<height {
                let row = (frame.top + y) * canvasWidth + frame.left
                former += picture[row..<row + width]
            }
        }
        var few = FewColors()
        var hasStill = false
        var changed = 0
        targets = unsafe [UInt32](unsafeUninitializedCapacity: count) { targets, made in
            unsafe frame.pixels.withUnsafeBufferPointer { pixels in
                for i in 0..<count {
                    let pixel = unsafe pixels[i]
                    if pixel == 0, picture != nil {
                        unsafe targets[i] = former[i]
                        hasStill = true
                    } else {
                        unsafe targets[i] = pixel & 0xFFFFFF
                        changed &+= 1
                        few.add(pixel & 0xFFFFFF)
                    }
                }
            }
            made = count
        }
        self.former = former
        self.few = few
        self.hasStill = hasStill
        self.changed = changed
        prices = QuantizationInput.prices(frame, targets, tuning.price)
        let canvasHeight = picture.map { $0.count / canvasWidth } ?? height
        if few.exceedsPalette || !tuning.keepsFewColors { flats = largeAreas(atLeast: canvasWidth * canvasHeight / 32) }
    }

    /// The colors of at least this many pixels in runs of 8 or more.
    private func largeAreas(atLeast pixels: Int) -> [UInt32] {
        if targets.count < pixels { return [] }
        var cells = ColorCells()
        var (rgb, run) = (UInt32.max, 0)
        for i in targets.indices {
            let here = prices[i] > 0 ? targets[i] : .max
            if here == rgb {
                run &+= 1
            } else {
                if run >= 8, rgb != .max { cells.add(rgb, weight: run) }
                (rgb, run) = (here, 1)
            }
        }
        if run >= 8, rgb != .max { cells.add(rgb, weight: run) }
        return cells.colors().filter { $0.weight >= pixels }.map(\.rgb)
    }

    private static func prices(_ frame: GIFFrame, _ targets: [UInt32], _ price: Int) -> [Int32] {
        let (width, height) = (frame.width, frame.height)
        // An error of the order of the local variation is less visible.
        let scale = (0..<256).map { price * 32 / (12 + $0) }
        return unsafe [Int32](unsafeUninitializedCapacity: width * height) { prices, made in
            unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height) { grays in
                for i in 0..<width * height { unsafe grays[i] = gray(targets[i]) }
                unsafe frame.pixels.withUnsafeBufferPointer { pixels in
                    for y in 0..<height {
                        let up = y > 0 ? -width : 0
                        let down = y + 1 < height ? width : 0
                        for x in 0..<width {
                            let i = y &* width &+ x
                            let time = unsafe Int(pixels[i] >> 24)
                            if time == 0 {
                                unsafe prices[i] = 0
                                continue
                            }
                            let here = unsafe Int16(grays[i])
                            let contrast = unsafe max(
                                abs(here &- Int16(grays[x > 0 ? i &- 1 : i])),
                                abs(here &- Int16(grays[x &+ 1 < width ? i &+ 1 : i])),
                                max(abs(here &- Int16(grays[i &+ up])), abs(here &- Int16(grays[i &+ down]))))
                            unsafe prices[i] = Int32(max(1, min(longest, time) &* scale[Int(contrast)] / 2))
                        }
                    }
                }
            }
            made = width * height
        }
    }

    @inline(__always)
    private static func gray(_ rgb: UInt32) -> UInt8 {
        UInt8((rgb & 255 &+ (rgb >> 7 & 510) &+ rgb >> 16) >> 2)
    }

    func isSmooth(x: Int, y: Int) -> Bool {
        let i = y * frame.width + x
        let target = targets[i]
        func isNear(_ other: Int) -> Bool { ColorDistance.squared(targets[other], target) < OrderedDither.smooth }
        return (x == 0 || isNear(i - 1)) && (x == frame.width - 1 || isNear(i + 1))
            && (y == 0 || isNear(i - frame.width)) && (y == frame.height - 1 || isNear(i + frame.width))
    }

    func withPixels(_ body: (UnsafeBufferPointer<UInt32>, UnsafeBufferPointer<Int32>) -> Void) {
        unsafe targets.withUnsafeBufferPointer { targets in
            unsafe prices.withUnsafeBufferPointer { unsafe body(targets, $0) }
        }
    }

    /// The input with the costs of another tuning.
    func priced(_ tuning: GIFTuning) -> QuantizationInput {
        var input = self
        input.prices = QuantizationInput.prices(frame, targets, tuning.price)
        return input
    }

    /// Counts the colors for a palette: those of changed pixels that cannot keep the color before them, because the
    /// error would cost at least a quarter of a bit.
    func count(into cells: inout ColorCells) {
        let hasFormer = !former.isEmpty
        unsafe targets.withUnsafeBufferPointer { targets in
            unsafe former.withUnsafeBufferPointer { former in
                unsafe prices.withUnsafeBufferPointer { prices in
                    for i in targets.indices where unsafe prices[i] > 0 {
                        let price = unsafe Int(prices[i])
                        if hasFormer,
                            unsafe ColorDistance.squared(former[i], targets[i]) &* price < LZWCoder.bit / 4
                        {
                            continue
                        }
                        unsafe cells.add(targets[i], weight: price)
                    }
                }
            }
        }
    }
}

/// A picture of at most 256 colors: exact if there are no more, otherwise the nearest of a palette made for it.
package struct IndexedImage: Sendable {
    package let width: Int
    package let height: Int
    /// 1...256 colors, 0xBBGGRR.
    package let colors: [UInt32]
    /// The index of each pixel, in rows from the top.
    package let indices: [UInt8]

    /// Creates an indexed image; the alpha of the pixels is ignored.
    package init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        var few = FewColors()
        for pixel in bitmap.pixels { few.add(pixel & 0xFF_FFFF) }
        if few.exceedsPalette {
            var cells = ColorCells()
            for pixel in bitmap.pixels { cells.add(pixel & 0xFF_FFFF, weight: 1) }
            colors = PaletteBuilder.colors(for: cells.colors(), size: 256)
        } else {
            colors = few.colors.sorted()
        }
        var search = PaletteSearch(Palette(colors))
        indices = bitmap.pixels.map { search.nearest($0 & 0xFF_FFFF).place }
    }
}
