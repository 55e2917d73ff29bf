import VitrinePrimitives

/// A picture's samples with straight alpha in the order of a PNG, in rows without gaps.
struct PNGSamples {
    let type: PNGColorType
    /// The number of bits of a sample: 8, or less for an index.
    let depth: Int
    let width: Int
    let height: Int
    /// The palette in ascending order of alpha, so that the alpha table can end with the last translucent color.
    var palette: [UInt32] = []
    let bytes: [UInt8]

    var rowBytes: Int { (width * type.channels * depth + 7) / 8 }
    /// The distance to the previous pixel for filters in bytes, 1 or more.
    var pixelBytes: Int { max(1, type.channels * depth / 8) }

    init(_ straight: UnsafeBufferPointer<UInt32>, width: Int, height: Int, type: PNGColorType) {
        self.type = type
        self.width = width
        self.height = height
        depth = 8
        bytes = unsafe [UInt8](unsafeUninitializedCapacity: straight.count * type.channels + 4) { out, filled in
            let start = UnsafeMutableRawPointer(out.baseAddress!)
            // Four bytes are stored for every pixel; the next pixel overwrites the surplus.
            for i in straight.indices {
                let pixel = unsafe straight[i]
                switch type {
                case .grey, .indexed:
                    unsafe start.storeBytes(of: UInt8(truncatingIfNeeded: pixel), toByteOffset: i, as: UInt8.self)
                case .greyAlpha:
                    let pair = UInt16(truncatingIfNeeded: pixel & 255 | (pixel >> 24) << 8)
                    unsafe start.storeBytes(of: pair.littleEndian, toByteOffset: i &* 2, as: UInt16.self)
                case .rgb: unsafe start.storeBytes(of: pixel.littleEndian, toByteOffset: i &* 3, as: UInt32.self)
                case .rgba: unsafe start.storeBytes(of: pixel.littleEndian, toByteOffset: i &* 4, as: UInt32.self)
                }
            }
            filled = straight.count * type.channels
        }
    }

    /// Creates indices of 1, 2, 4 or 8 bits; nil for more than 256 colors.
    init?(indexing straight: UnsafeBufferPointer<UInt32>, width: Int, height: Int) {
        guard var table = unsafe PNGPalette(straight) else { return nil }
        palette = table.sort()
        let depth = palette.count <= 2 ? 1 : palette.count <= 4 ? 2 : palette.count <= 16 ? 4 : 8
        self.depth = depth
        type = .indexed
        self.width = width
        self.height = height
        let rowBytes = (width * depth + 7) / 8
        bytes = unsafe [UInt8](unsafeUninitializedCapacity: rowBytes * height) { out, filled in
            var last = unsafe straight[0]
            var index = table.index(of: last)
            for y in 0..<height {
                var (byte, bits) = (0, 0)
                var at = y * rowBytes
                for x in y * width..<(y + 1) * width {
                    let pixel = unsafe straight[x]
                    if pixel != last {
                        last = pixel
                        index = table.index(of: pixel)
                    }
                    byte = byte &<< depth | index
                    bits &+= depth
                    if bits == 8 {
                        unsafe out[at] = UInt8(truncatingIfNeeded: byte)
                        at &+= 1
                        (byte, bits) = (0, 0)
                    }
                }
                if bits > 0 { unsafe out[at] = UInt8(truncatingIfNeeded: byte &<< (8 &- bits)) }
            }
            filled = rowBytes * height
        }
    }
}

/// The colors of a picture with at most 256, in a hash table.
struct PNGPalette {
    private static let bits = 10
    private var keys = [UInt32](repeating: 0, count: 1 << bits)
    /// The index plus 1; 0 for an empty slot.
    private var indices = [UInt16](repeating: 0, count: 1 << bits)
    private var colors: [UInt32] = []

    init?(_ pixels: UnsafeBufferPointer<UInt32>) {
        var last = unsafe ~pixels[0]
        for i in pixels.indices where unsafe pixels[i] != last {
            let pixel = unsafe pixels[i]
            last = pixel
            let slot = slot(of: pixel)
            if indices[slot] > 0 { continue }
            if colors.count == 256 { return nil }
            colors.append(pixel)
            keys[slot] = pixel
            indices[slot] = 1
        }
    }

    private func slot(of pixel: UInt32) -> Int {
        var slot = Int((pixel &* 0x9E37_79B1) >> (32 - UInt32(PNGPalette.bits)))
        while indices[slot] > 0, keys[slot] != pixel { slot = (slot + 1) & (1 << PNGPalette.bits - 1) }
        return slot
    }

    /// Assigns indices to the colors in order.
    mutating func sort() -> [UInt32] {
        colors.sort()
        for (i, color) in colors.enumerated() { indices[slot(of: color)] = UInt16(i + 1) }
        return colors
    }

    func index(of pixel: UInt32) -> Int { Int(indices[slot(of: pixel)]) - 1 }
}
