/// The rectangle of pixels that changed at one time, in true color.
struct GIFFrame {
    /// The start time in centiseconds.
    var start: Int
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    /// 0 for an unchanged pixel; else 0xBBGGRR, with its duration, 1...255 centiseconds, in the top byte.
    var pixels: [UInt32]

    /// The difference of two pictures of equal size, 0xBBGGRR, within areas of them; nil if they are equal.
    init?(from old: [UInt32], to new: [UInt32], canvasWidth: Int, start: Int, damage: [PixelArea]) {
        guard let changed = PixelArea(changedFrom: old, to: new, width: canvasWidth, within: damage) else { return nil }
        self.init(
            start: start, left: changed.left, top: changed.top, width: changed.right - changed.left,
            height: changed.bottom - changed.top)
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            unsafe old.withUnsafeBufferPointer { old in
                unsafe new.withUnsafeBufferPointer { new in
                    for area in damage {
                        guard let part = area.intersection(changed) else { continue }
                        for y in part.top..<part.bottom {
                            var i = (y - changed.top) * (changed.right - changed.left) + part.left - changed.left
                            for p in y * canvasWidth + part.left..<y * canvasWidth + part.right {
                                if unsafe old[p] != new[p] { unsafe pixels[i] = unsafe new[p] | GIFFrame.longest << 24 }
                                i &+= 1
                            }
                        }
                    }
                }
            }
        }
    }

    init(whole picture: [UInt32], canvasWidth: Int, start: Int) {
        self.init(start: start, left: 0, top: 0, width: canvasWidth, height: picture.count / canvasWidth)
        pixels = picture.map { $0 | GIFFrame.longest << 24 }
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

    /// Records that a pixel, in the animation's coordinates, is shown until `end`.
    mutating func endPixel(x: Int, y: Int, at end: Int) {
        let i = (y - top) * width + x - left
        pixels[i] = pixels[i] & 0xFFFFFF | UInt32((end - start).clamped(to: 1...Int(GIFFrame.longest))) << 24
    }
}
