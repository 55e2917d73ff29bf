import VitrinePrimitives

/// The orientation of a photo as recorded by cameras. Source: Exif 2.3, section 4.6.4, tag 0x0112.
struct JPEGOrientation: Equatable {
    /// 1...8; 1 for upright.
    let value: Int

    var swapsSides: Bool { value >= 5 }

    init(value: Int) { self.value = value }

    /// Reads the orientation of a file; upright if there is none or it is damaged.
    init(_ file: [UInt8]) { value = Self.find(in: file) ?? 1 }

    private static func find(in file: [UInt8]) -> Int? {
        var at = 2
        // The loop visits markers of the header, up to the first scan.
        while at + 4 <= file.count, file[at] == 0xFF, file[at + 1] != 0xDA {
            let length = Int(file[at + 2]) << 8 | Int(file[at + 3])
            guard length >= 2, at + 2 + length <= file.count else { return nil }
            if file[at + 1] == 0xE1, let value = exif(file[(at + 4)..<(at + 2 + length)]) { return value }
            at += 2 + length
        }
        return nil
    }

    /// The orientation in the first directory of an Exif segment.
    private static func exif(_ segment: ArraySlice<UInt8>) -> Int? {
        let prefix = Array("Exif".utf8) + [0, 0]
        guard segment.starts(with: prefix) else { return nil }
        let tiff = Array(segment.dropFirst(prefix.count))
        let isBig = tiff.starts(with: [0x4D, 0x4D])
        guard isBig || tiff.starts(with: [0x49, 0x49]) else { return nil }
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at <= tiff.count - count else { return nil }
            let bytes = tiff[at..<at + count]
            return (isBig ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
        for entry in 0..<entries {
            let at = directory + 2 + 12 * entry
            guard let tag = number(at, 2) else { return nil }
            if tag == 0x0112, let value = number(at + 8, 2), (1...8).contains(value) { return value }
        }
        return nil
    }

    /// The picture in its orientation.
    func turned(_ bitmap: Bitmap) -> Bitmap {
        guard value > 1 else { return bitmap }
        let (w, h) = (bitmap.width, bitmap.height)
        let (width, height) = swapsSides ? (h, w) : (w, h)
        var pixels = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let (sx, sy) =
                    switch value {
                    case 2: (w - 1 - x, y)
                    case 3: (w - 1 - x, h - 1 - y)
                    case 4: (x, h - 1 - y)
                    case 5: (y, x)
                    case 6: (y, h - 1 - x)
                    case 7: (w - 1 - y, h - 1 - x)
                    default: (w - 1 - y, x)
                    }
                pixels[y * width + x] = bitmap.pixels[sy * w + sx]
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
