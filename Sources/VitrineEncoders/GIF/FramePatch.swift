import VitrinePrimitives

/// Premultiplied pixels of a frame within an area of it.
struct FramePatch: Sendable {
    let area: PixelArea
    /// Rows of `stride` pixels; the area's first pixel is at `start`.
    private let pixels: [UInt32]
    private let start: Int
    private let stride: Int

    /// Creates a patch that shares the bitmap's pixels.
    init(_ area: PixelArea, of bitmap: Bitmap) {
        self.area = area
        pixels = bitmap.pixels
        stride = bitmap.width
        start = area.top * stride + area.left
    }

    /// Creates a patch with a copy of the pixels, so that the bitmap can be reused.
    init(copying area: PixelArea, of bitmap: Bitmap) {
        self.area = area
        stride = area.right - area.left
        start = 0
        var copy: [UInt32] = []
        copy.reserveCapacity(stride * (area.bottom - area.top))
        for y in area.top..<area.bottom {
            let row = y * bitmap.width
            copy += bitmap.pixels[row + area.left..<row + area.right]
        }
        pixels = copy
    }

    /// Writes the pixels into a picture, 0xBBGGRR, over a matte.
    func put(into picture: inout [UInt32], width: Int, matte: UInt32) {
        unsafe picture.withUnsafeMutableBufferPointer { picture in
            unsafe pixels.withUnsafeBufferPointer { new in
                for y in area.top..<area.bottom {
                    var from = start + (y - area.top) * stride
                    for i in y * width + area.left..<y * width + area.right {
                        let bits = unsafe new[from]
                        unsafe picture[i] = bits >> 24 == 255 ? bits & 0xFFFFFF : FramePatch.opaque(bits, over: matte)
                        from &+= 1
                    }
                }
            }
        }
    }

    private static func opaque(_ bits: UInt32, over matte: UInt32) -> UInt32 {
        let transparency = 255 - bits >> 24
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, ((bits >> shift) & 255) + div255(((matte >> shift) & 255) * transparency)) << shift
        }
        return channel(0) | channel(8) | channel(16)
    }
}
