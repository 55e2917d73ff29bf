/// Ordered dithering of two palette colors where one would be visibly wrong, in a pattern fixed to the screen. The
/// second color lies beyond the target, as seen from the nearest one: a mixture of both is closer than either. The
/// pixel's position in Bayer's 8x8 matrix selects one of them, so a pixel with an unchanged target keeps its color.
/// Source: B. E. Bayer, "An optimum method for two-level rendition of continuous-tone pictures", ICC 1973.
struct OrderedDither {
    /// A squared `ColorDistance`: an error of 2 levels per channel, which is visible in a smooth area.
    static let visible = 9 * 2 * 2
    /// Two colors more than 12 levels per channel apart would form a visible pattern.
    private static let apart = 9 * 12 * 12
    /// An area is smooth if neighbors differ by less than 4 levels per channel.
    static let smooth = 9 * 4 * 4

    /// A color to mix with the nearest one, and the number of 64 pixels that get it; 0 for none.
    struct Mix {
        var second: UInt8 = 0
        var share = 0
    }

    /// The thresholds 0...63: the bits of x ^ y and y, interleaved and reversed.
    private static let matrix: [UInt8] = (0..<64).map { i in
        let (x, y) = (i & 7, i >> 3)
        let mixed = x ^ y
        return UInt8(
            (mixed & 1) << 5 | (y & 1) << 4 | (mixed & 2) << 2 | (y & 2) << 1 | (mixed & 4) >> 1 | (y & 4) >> 2)
    }

    @inline(__always)
    static func threshold(x: Int, y: Int) -> Int { Int(matrix[(y & 7) << 3 | x & 7]) }

    /// The mixture for a color whose nearest palette color is known.
    static func mix(for target: UInt32, nearest: UInt8, distance: Int, _ search: inout PaletteSearch) -> Mix {
        let colors = search.palette.colors
        let first = ColorDistance.channels(colors[Int(nearest)])
        let wanted = ColorDistance.channels(target)
        let step = wanted &- first
        for reach in 1...3 {
            let beyond = (wanted &+ step &* reach).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
            let place = search.nearest(UInt32(beyond.x | beyond.y << 8 | beyond.z << 16)).place
            if place == nearest { continue }
            let difference = ColorDistance.channels(colors[Int(place)]) &- first
            let length = (difference &* difference &* ColorDistance.weights).wrappedSum()
            let along = (difference &* step &* ColorDistance.weights).wrappedSum()
            if length > apart || along <= 0 { return Mix() }
            let share = min(32, (along * 64 + length / 2) / length)
            // The remaining error of the mixture, in 1/64.
            let remainder = step &* 64 &- difference &* share
            let error = (remainder &* remainder &* ColorDistance.weights).wrappedSum() / (64 * 64)
            return error * 2 < distance ? Mix(second: place, share: share) : Mix()
        }
        return Mix()
    }
}

/// The perceptual distance of two colors: squared, with channel weights of 2, 4 and 3, which approximates perceptual
/// spaces for similar colors and is exact in integers. Source: CompuPhase, "Color metric", the weights of the low-cost
/// approximation at a middle red.
enum ColorDistance {
    static let weights = SIMD3<Int>(2, 4, 3)

    @inline(__always)
    static func squared(_ a: UInt32, _ b: UInt32) -> Int {
        let r = Int32(a & 255) &- Int32(b & 255)
        let g = Int32(a >> 8 & 255) &- Int32(b >> 8 & 255)
        let c = Int32(a >> 16 & 255) &- Int32(b >> 16 & 255)
        let red: Int32 = r &* r &* 2
        let green: Int32 = g &* g &* 4
        let blue: Int32 = c &* c &* 3
        return Int(red &+ green &+ blue)
    }

    static func channels(_ rgb: UInt32) -> SIMD3<Int> {
        SIMD3(Int(rgb & 255), Int((rgb >> 8) & 255), Int((rgb >> 16) & 255))
    }
}
