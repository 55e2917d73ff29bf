/// A frame over what is shown before it, ready to be fitted to palettes.
struct FrameField {
    let frame: FilmFrame
    /// What is wanted of each pixel of the frame: its new colour, or what is shown where it did not change; 0xBBGGRR.
    private(set) var targets: [UInt32]
    /// What is shown; empty for the first frame.
    private(set) var shown: [UInt32]
    /// The cost of a squared distance of 1, 0 where nothing changed.
    private(set) var prices: [Int32]
    /// The colours of what changed, if they are few.
    private(set) var few = FewColors()
    /// Something did not change.
    private(set) var hasStill = false
    /// Pixels that changed.
    private(set) var changed = 0
    /// Colours of areas so large that the eye would see them a level off: they are met as well as they can be.
    private(set) var flats: [UInt32] = []

    /// A pixel's time counts as at most so many centiseconds: what rests is looked at longest.
    static let longest = 200

    init(_ frame: FilmFrame, over picture: [UInt32]?, filmWidth: Int, tuning: FilmTuning) {
        self.frame = frame
        let (width, height) = (frame.width, frame.height)
        let count = width * height
        shown = []
        if let picture {
            shown.reserveCapacity(count)
            for y in 0..<height {
                let row = (frame.top + y) * filmWidth + frame.left
                shown += picture[row..<row + width]
            }
        }
        var few = FewColors()
        var hasStill = false
        var changed = 0
        targets = [UInt32](unsafeUninitializedCapacity: count) { [shown] targets, made in
            frame.pixels.withUnsafeBufferPointer { pixels in
                for i in 0..<count {
                    let pixel = pixels[i]
                    if pixel == 0, picture != nil {
                        targets[i] = shown[i]
                        hasStill = true
                    } else {
                        targets[i] = pixel & 0xFFFFFF
                        changed &+= 1
                        few.add(pixel & 0xFFFFFF)
                    }
                }
            }
            made = count
        }
        self.few = few
        self.hasStill = hasStill
        self.changed = changed
        prices = FrameField.prices(frame, targets, tuning.price)
        let filmHeight = picture.map { $0.count / filmWidth } ?? height
        if few.isOver || !tuning.keepsFewColors { flats = largeAreas(atLeast: filmWidth * filmHeight / 32) }
    }

    /// Colours that so many pixels take on, in runs of 8 or more.
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

    private static func prices(_ frame: FilmFrame, _ targets: [UInt32], _ price: Int) -> [Int32] {
        let (width, height) = (frame.width, frame.height)
        // What is off by as much as its surroundings vary is seen less.
        let scale = (0..<256).map { price * 32 / (12 + $0) }
        return [Int32](unsafeUninitializedCapacity: width * height) { prices, made in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height) { grays in
                for i in 0..<width * height { grays[i] = gray(targets[i]) }
                frame.pixels.withUnsafeBufferPointer { pixels in
                    for y in 0..<height {
                        let up = y > 0 ? -width : 0
                        let down = y + 1 < height ? width : 0
                        for x in 0..<width {
                            let i = y &* width &+ x
                            let time = Int(pixels[i] >> 24)
                            if time == 0 {
                                prices[i] = 0
                                continue
                            }
                            let here = Int16(grays[i])
                            let contrast = max(
                                abs(here &- Int16(grays[x > 0 ? i &- 1 : i])),
                                abs(here &- Int16(grays[x &+ 1 < width ? i &+ 1 : i])),
                                max(abs(here &- Int16(grays[i &+ up])), abs(here &- Int16(grays[i &+ down]))))
                            prices[i] = Int32(max(1, min(longest, time) &* scale[Int(contrast)] / 2))
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

    /// Whether a pixel's neighbours have nearly its colour.
    func isSmooth(x: Int, y: Int) -> Bool {
        let i = y * frame.width + x
        let target = targets[i]
        func isNear(_ other: Int) -> Bool { ColorDistance.squared(targets[other], target) < OrderedDither.smooth }
        return (x == 0 || isNear(i - 1)) && (x == frame.width - 1 || isNear(i + 1))
            && (y == 0 || isNear(i - frame.width)) && (y == frame.height - 1 || isNear(i + frame.width))
    }

    /// Gives targets, what is shown and prices.
    func withPixels(
        _ body: (UnsafeBufferPointer<UInt32>, UnsafeBufferPointer<UInt32>, UnsafeBufferPointer<Int32>) -> Void
    ) {
        targets.withUnsafeBufferPointer { targets in
            shown.withUnsafeBufferPointer { shown in
                prices.withUnsafeBufferPointer { body(targets, shown, $0) }
            }
        }
    }

    /// Counts the colours that a palette has to serve: of what changed and cannot simply stay as it is.
    func count(into cells: inout ColorCells) {
        let hasShown = !shown.isEmpty
        withPixels { targets, shown, prices in
            for i in targets.indices where prices[i] > 0 {
                let price = Int(prices[i])
                if hasShown, ColorDistance.squared(shown[i], targets[i]) &* price < LZWCoder.bit / 2 { continue }
                cells.add(targets[i], weight: price)
            }
        }
    }
}
