/// A compressed rectangle of an APNG, with its disposal and blending. Source: PNG specification, third edition, 11.3.6.
struct APNGFrame {
    enum Disposal: UInt8, CaseIterable {
        case keep = 0
        case clear = 1
        case restore = 2
    }

    enum Blend: UInt8 {
        case source = 0
        case over = 1
    }

    var area: PixelArea
    var blend: Blend
    /// A zlib stream of RGBA rows.
    var stream: [UInt8]

    /// One transparent pixel, which extends the duration of the previous frame.
    static func pause(_ level: PNGOptions.Level) -> APNGFrame {
        APNGFrame(
            area: PixelArea(left: 0, right: 1, top: 0, bottom: 1), blend: .over,
            stream: compressed([0], width: 1, height: 1, level))
    }

    /// The smallest frame that turns one picture into another, both with straight alpha; nil if they are equal.
    /// - Parameter areas: The areas in which they may differ.
    init?(from old: [UInt32], to new: [UInt32], width: Int, within areas: [PixelArea], _ level: PNGOptions.Level) {
        guard let area = PixelArea(changedFrom: old, to: new, width: width, within: areas) else { return nil }
        self.area = area
        var whole = [UInt32](repeating: 0, count: area.width * area.height)
        // Unchanged pixels become transparent, which is 0.
        var changed = whole
        var unchanged = 0
        var canBlend = true
        var i = 0
        for y in area.top..<area.bottom {
            for p in y * width + area.left..<y * width + area.right {
                let pixel = new[p]
                whole[i] = pixel
                if pixel == old[p] {
                    unchanged += 1
                } else {
                    changed[i] = pixel
                    // A translucent pixel can only replace a transparent one.
                    if pixel >> 24 < 255, old[p] >> 24 > 0 { canBlend = false }
                }
                i += 1
            }
        }
        blend = .source
        stream = APNGFrame.compressed(whole, width: area.width, height: area.height, level)
        if canBlend, unchanged * 16 > whole.count {
            let other = APNGFrame.compressed(changed, width: area.width, height: area.height, level)
            if other.count < stream.count { (blend, stream) = (.over, other) }
        }
    }

    init(whole picture: [UInt32], width: Int, _ level: PNGOptions.Level) {
        let height = picture.count / width
        self.init(
            area: PixelArea(left: 0, right: width, top: 0, bottom: height), blend: .source,
            stream: APNGFrame.compressed(picture, width: width, height: height, level))
    }

    private init(area: PixelArea, blend: Blend, stream: [UInt8]) {
        self.area = area
        self.blend = blend
        self.stream = stream
    }

    private static func compressed(
        _ pixels: [UInt32], width: Int, height: Int, _ level: PNGOptions.Level
    ) -> [UInt8] {
        unsafe pixels.withUnsafeBufferPointer { pixels in
            if level == .fast,
                let stream = unsafe PNGFastPixels.compressed(
                    pixels.baseAddress!, width: width, height: height, isOpaque: false)
            {
                return stream
            }
            return unsafe PNG.stream(PNGSamples(pixels, width: width, height: height, type: .rgba), level)
        }
    }
}
