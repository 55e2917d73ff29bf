import VitrinePrimitives

/// Downscales pictures: each new pixel is the exact mean of the area that it covers, rounded once.
package struct AreaScaler: Sendable {
    /// The width of the output in pixels, 1 or more.
    package let width: Int
    package let height: Int
    private let oldWidth: Int
    private let oldHeight: Int

    /// - Parameters:
    ///   - width: The width of the input in pixels, 1...65535; `height` likewise.
    ///   - percent: The scale of the sides in percent, 1...100.
    package init(width: Int, height: Int, percent: Int) {
        precondition(1...100 ~= percent && 1...65535 ~= width && 1...65535 ~= height, "pictures are only made smaller")
        oldWidth = width
        oldHeight = height
        self.width = max(1, (width * percent + 50) / 100)
        self.height = max(1, (height * percent + 50) / 100)
    }

    /// The new pixels that depend on some old ones.
    package func scaled(_ rect: PixelRect) -> PixelRect {
        guard let area = PixelArea(rect, width: oldWidth, height: oldHeight) else { return .zero }
        let (left, top) = (area.left * width / oldWidth, area.top * height / oldHeight)
        let right = (area.right * width + oldWidth - 1) / oldWidth
        let bottom = (area.bottom * height + oldHeight - 1) / oldHeight
        return PixelRect(x: Int32(left), y: Int32(top), width: Int32(right - left), height: Int32(bottom - top))
    }

    /// Downscales a bitmap of the size given to the initializer.
    package func scaled(_ bitmap: Bitmap) -> Bitmap {
        precondition(bitmap.width == oldWidth && bitmap.height == oldHeight, "a picture of another size")
        if (width, height) == (oldWidth, oldHeight) { return bitmap }
        // An old pixel is `width` units wide, a new one `oldWidth`, so that their overlaps are whole numbers.
        var sums = [SIMD4<UInt64>](repeating: .zero, count: width)
        var row = sums
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        let whole = UInt64(oldWidth * oldHeight)
        for y in 0..<height {
            for x in sums.indices { sums[x] = .zero }
            let (top, bottom) = (y * oldHeight, (y + 1) * oldHeight)
            for old in top / height..<(bottom + height - 1) / height {
                let weight = UInt64(min(bottom, (old + 1) * height) - max(top, old * height))
                add(bitmap, old, &row)
                for x in sums.indices { sums[x] &+= row[x] &* weight }
            }
            for sum in sums {
                let mean = (sum &+ whole / 2) / whole
                pixels.append(UInt32(mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24))
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Adds one row of old pixels to new ones.
    private func add(_ bitmap: Bitmap, _ y: Int, _ row: inout [SIMD4<UInt64>]) {
        unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
            for x in row.indices {
                var sum = SIMD4<UInt64>.zero
                let (left, right) = (x * oldWidth, (x + 1) * oldWidth)
                for old in left / width..<(right + width - 1) / width {
                    let weight = UInt64(min(right, (old + 1) * width) - max(left, old * width))
                    let bits = unsafe UInt64(pixels[y * oldWidth + old])
                    sum &+= SIMD4(bits & 255, bits >> 8 & 255, bits >> 16 & 255, bits >> 24) &* weight
                }
                row[x] = sum
            }
        }
    }
}
