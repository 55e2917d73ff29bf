/// The rules of pixelmatch. Source: pixelmatch 0.4.0 of PyPI (a port of mapbox/pixelmatch): the colour distance of
/// Y. Kotsarenko and F. Ramos (2010), the detector of antialiased pixels of V. Vyšniauskas (2009).
enum YIQDistance {
    /// The squared distance of black and white, the largest.
    static let largest = 35215.0

    /// A pixel over white.
    @inline(__always)
    private static func channels(_ p: UInt32) -> (Double, Double, Double) {
        let rest = 255 - p >> 24
        return (Double(p & 255 + rest), Double(p >> 8 & 255 + rest), Double(p >> 16 & 255 + rest))
    }

    @inline(__always)
    static func brightness(_ p: UInt32) -> Double {
        let (r, g, b) = channels(p)
        return r * 0.29889531 + g * 0.58662247 + b * 0.11448223
    }

    /// The squared distance.
    @inline(__always)
    static func squared(_ first: UInt32, _ second: UInt32) -> Double {
        guard first != second else { return 0 }
        let (r1, g1, b1) = channels(first)
        let (r2, g2, b2) = channels(second)
        let y =
            (r1 * 0.29889531 + g1 * 0.58662247 + b1 * 0.11448223)
            - (r2 * 0.29889531 + g2 * 0.58662247 + b2 * 0.11448223)
        let i =
            (r1 * 0.59597799 - g1 * 0.27417610 - b1 * 0.32180189)
            - (r2 * 0.59597799 - g2 * 0.27417610 - b2 * 0.32180189)
        let q =
            (r1 * 0.21147017 - g1 * 0.52261711 + b1 * 0.31114694)
            - (r2 * 0.21147017 - g2 * 0.52261711 + b2 * 0.31114694)
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }
}

/// Finds pixels that are likely part of an antialiased edge.
struct AntialiasingDetector {
    let a: UnsafePointer<UInt32>
    let b: UnsafePointer<UInt32>
    let aWidth: Int
    let bWidth: Int
    /// Of the part that both pictures have.
    let width: Int
    let height: Int

    func isAntialiased(_ x: Int, _ y: Int) -> Bool {
        isAntialiased(x, y, in: a, aWidth, other: b, bWidth) || isAntialiased(x, y, in: b, bWidth, other: a, aWidth)
    }

    private func isAntialiased(
        _ x: Int, _ y: Int, in p: UnsafePointer<UInt32>, _ pWidth: Int, other q: UnsafePointer<UInt32>, _ qWidth: Int
    ) -> Bool {
        let (x0, y0, x2, y2) = (max(x - 1, 0), max(y - 1, 0), min(x + 1, width - 1), min(y + 1, height - 1))
        var equal = x == x0 || x == x2 || y == y0 || y == y2 ? 1 : 0
        var (darkest, brightest) = (0.0, 0.0)
        var (dark, bright) = ((0, 0), (0, 0))
        let own = YIQDistance.brightness(p[y * pWidth + x])
        for nx in x0...x2 {
            for ny in y0...y2 where nx != x || ny != y {
                let delta = own - YIQDistance.brightness(p[ny * pWidth + nx])
                if delta == 0 {
                    equal += 1
                    if equal > 2 { return false }
                } else if delta < darkest {
                    darkest = delta
                    dark = (nx, ny)
                } else if delta > brightest {
                    brightest = delta
                    bright = (nx, ny)
                }
            }
        }
        guard darkest != 0, brightest != 0 else { return false }
        return hasManyEqual(dark.0, dark.1, p, pWidth) && hasManyEqual(dark.0, dark.1, q, qWidth)
            || hasManyEqual(bright.0, bright.1, p, pWidth) && hasManyEqual(bright.0, bright.1, q, qWidth)
    }

    /// Whether three or more pixels around have the same color; the border of the picture counts as one.
    private func hasManyEqual(_ x: Int, _ y: Int, _ p: UnsafePointer<UInt32>, _ pWidth: Int) -> Bool {
        let (x0, y0, x2, y2) = (max(x - 1, 0), max(y - 1, 0), min(x + 1, width - 1), min(y + 1, height - 1))
        var equal = x == x0 || x == x2 || y == y0 || y == y2 ? 1 : 0
        let own = p[y * pWidth + x]
        for nx in x0...x2 {
            for ny in y0...y2 where nx != x || ny != y {
                if p[ny * pWidth + nx] == own { equal += 1 }
                if equal > 2 { return true }
            }
        }
        return false
    }
}
