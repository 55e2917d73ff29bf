/// A rectangle of a film's pixels that hold what changed at one moment, in true colour.
struct FilmFrame {
    /// When it is first seen, in centiseconds.
    var start: Int
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    /// 0 for a pixel that did not change; else 0xBBGGRR, with how long it stays, 1...255 centiseconds, in the top byte.
    var pixels: [UInt32]

    /// What differs between two pictures of equal size, 0xBBGGRR; nil when nothing does.
    init?(from old: [UInt32], to new: [UInt32], filmWidth: Int, start: Int) {
        var (left, right, top, bottom) = (filmWidth, -1, -1, -1)
        for y in 0..<new.count / filmWidth {
            let row = y * filmWidth..<(y + 1) * filmWidth
            guard let first = row.first(where: { old[$0] != new[$0] }) else { continue }
            let last = row.last { old[$0] != new[$0] } ?? first
            left = min(left, first - row.lowerBound)
            right = max(right, last - row.lowerBound)
            if top < 0 { top = y }
            bottom = y
        }
        if bottom < 0 { return nil }
        self.init(start: start, left: left, top: top, width: right - left + 1, height: bottom - top + 1)
        for y in 0..<height {
            let source = (top + y) * filmWidth + left
            for x in 0..<width where old[source + x] != new[source + x] {
                pixels[y * width + x] = new[source + x] | FilmFrame.longest << 24
            }
        }
    }

    /// A whole picture.
    init(whole picture: [UInt32], filmWidth: Int, start: Int) {
        self.init(start: start, left: 0, top: 0, width: filmWidth, height: picture.count / filmWidth)
        pixels = picture.map { $0 | FilmFrame.longest << 24 }
    }

    private init(start: Int, left: Int, top: Int, width: Int, height: Int) {
        self.start = start
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        pixels = Array(repeating: 0, count: width * height)
    }

    static let longest: UInt32 = 255

    /// Notes that a pixel, in the film's coordinates, stays until `end`.
    mutating func endPixel(x: Int, y: Int, at end: Int) {
        let i = (y - top) * width + x - left
        pixels[i] = pixels[i] & 0xFFFFFF | UInt32(max(1, min(Int(FilmFrame.longest), end - start))) << 24
    }
}
