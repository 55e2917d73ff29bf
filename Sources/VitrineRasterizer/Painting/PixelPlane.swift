import Foundation
import VitrinePrimitives

/// The pixels of a part of the canvas in memory that another object owns.
@safe struct PixelPlane {
    /// The first pixel of the first row.
    let base: UnsafeMutablePointer<UInt32>
    /// The part in device pixels.
    let bounds: PixelRect
    /// The distance between rows in pixels.
    let stride: Int

    /// The pixel at a position, which must lie inside or directly behind a row's end.
    @inline(__always) func at(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> { unsafe base + offset(x, y) }

    /// The offset of a pixel, which may lie outside, from the first one.
    @inline(__always) func offset(_ x: Int32, _ y: Int32) -> Int {
        (Int(y) - Int(bounds.y)) * stride + (Int(x) - Int(bounds.x))
    }

    func part(_ area: PixelRect) -> PixelPlane {
        unsafe PixelPlane(base: at(area.x, area.y), bounds: area, stride: stride)
    }

    func clear(_ area: PixelRect) {
        let area = area.intersection(bounds)
        for y in area.y..<max(area.y, area.maxY) { unsafe at(area.x, y).update(repeating: 0, count: Int(area.width)) }
    }

    /// - Parameter area: An area inside the plane.
    func fill(_ area: PixelRect, _ color: UInt32) {
        for y in area.y..<max(area.y, area.maxY) {
            unsafe at(area.x, y).update(repeating: color, count: Int(area.width))
        }
    }

    /// The color of all pixels of an area; nil if they differ.
    /// - Parameter area: An area inside the plane, not empty.
    func uniformColor(of area: PixelRect) -> UInt32? {
        let first = unsafe at(area.x, area.y)
        let color = unsafe first.pointee
        for i in 1..<max(1, Int(area.width)) where unsafe first[i] != color { return nil }
        for y in (area.y + 1)..<max(area.y + 1, area.maxY) {
            guard unsafe memcmp(first, at(area.x, y), 4 * Int(area.width)) == 0 else { return nil }
        }
        return color
    }
}

typealias PixelStore = ScratchBuffer<UInt32>

extension ScratchBuffer<UInt32> {
    /// Reserves pixels for `bounds`; their content is undefined.
    func plane(_ bounds: PixelRect) -> PixelPlane {
        unsafe PixelPlane(base: reserve(bounds.area), bounds: bounds, stride: Int(max(bounds.width, 0)))
    }
}

extension PixelRect {
    /// The number of pixels.
    var area: Int { width > 0 && height > 0 ? Int(width) * Int(height) : 0 }

    // These functions are called several times for each mark of each tile. They compute the sides themselves, because
    // members that are `package` in another module are not inlined.

    @inline(__always) func contains(_ o: PixelRect) -> Bool {
        o.x >= x && o.y >= y && o.x &+ o.width <= x &+ width && o.y &+ o.height <= y &+ height
    }

    /// Whether the rectangle has pixels in some rows, which may be beyond its columns.
    @inline(__always) func reaches(_ rows: Range<Int32>) -> Bool {
        y < rows.upperBound && y &+ height > rows.lowerBound
    }

    /// The intersection; nil if it is empty.
    @inline(__always) func overlap(with o: PixelRect) -> PixelRect? {
        var both = self
        both.x = max(x, o.x)
        both.y = max(y, o.y)
        both.width = min(x &+ width, o.x &+ o.width) &- both.x
        both.height = min(y &+ height, o.y &+ o.height) &- both.y
        return both.width > 0 && both.height > 0 ? both : nil
    }

    @inline(__always) func intersects(_ o: PixelRect) -> Bool {
        x < o.x &+ o.width && o.x < x &+ width && y < o.y &+ o.height && o.y < y &+ height && width > 0 && height > 0
            && o.width > 0 && o.height > 0
    }

    /// The part of this rectangle in another or, if there is none, the nearest pixels of the other: the source pixels
    /// for a picture with an extended border.
    func nearest(in other: PixelRect) -> PixelRect {
        guard !isEmpty, !other.isEmpty else { return .zero }
        let l = min(max(x, other.x), other.maxX - 1)
        let t = min(max(y, other.y), other.maxY - 1)
        return PixelRect(
            x: l, y: t, width: max(min(maxX, other.maxX) - l, 1), height: max(min(maxY, other.maxY) - t, 1))
    }

    func moved(_ dx: Int32, _ dy: Int32) -> PixelRect {
        PixelRect(x: x &+ dx, y: y &+ dy, width: width, height: height)
    }
}
