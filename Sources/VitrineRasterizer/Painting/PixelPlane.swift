import Foundation
import VitrinePrimitives

/// Pixels of a part of the canvas, in memory that somebody else keeps.
@safe struct PixelPlane {
    /// The first pixel of the first row.
    let base: UnsafeMutablePointer<UInt32>
    /// The part, in device pixels.
    let bounds: PixelRect
    /// Pixels from one row to the next.
    let stride: Int

    /// A device pixel, which must lie inside or just behind a row's end.
    @inline(__always) func at(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> { unsafe base + offset(x, y) }

    /// Pixels from the first one to another, which may lie outside.
    @inline(__always) func offset(_ x: Int32, _ y: Int32) -> Int {
        (Int(y) - Int(bounds.y)) * stride + (Int(x) - Int(bounds.x))
    }

    /// The part inside `area`, which must lie inside.
    func part(_ area: PixelRect) -> PixelPlane {
        unsafe PixelPlane(base: at(area.x, area.y), bounds: area, stride: stride)
    }

    func clear(_ area: PixelRect) {
        let area = area.intersection(bounds)
        for y in area.y..<max(area.y, area.maxY) { unsafe at(area.x, y).update(repeating: 0, count: Int(area.width)) }
    }

    /// - Parameter area: inside the plane.
    func fill(_ area: PixelRect, _ color: UInt32) {
        for y in area.y..<max(area.y, area.maxY) {
            unsafe at(area.x, y).update(repeating: color, count: Int(area.width))
        }
    }

    /// The color that all pixels of an area have; nil where they differ.
    /// - Parameter area: inside the plane, not empty.
    func uniformColor(of area: PixelRect) -> UInt32? {
        let first = unsafe at(area.x, area.y)
        let color = unsafe first.pointee
        for i in 1..<max(1, Int(area.width)) where unsafe first[i] != color { return nil }
        for y in (area.y + 1)..<max(area.y + 1, area.maxY) {
            guard unsafe memcmp(first, at(area.x, y), 4 * Int(area.width)) == 0 else { return nil }
        }
        return color
    }

    /// - Parameter columns: inside the plane.
    func clear(columns: Range<Int32>) {
        clear(PixelRect(x: columns.lowerBound, y: bounds.y, width: Int32(columns.count), height: bounds.height))
    }
}

/// Memory for the pixels of a layer.
typealias PixelStore = ScratchBuffer<UInt32>

extension ScratchBuffer<UInt32> {
    /// Pixels for `bounds`, with any content.
    func plane(_ bounds: PixelRect) -> PixelPlane {
        unsafe PixelPlane(base: reserve(bounds.area), bounds: bounds, stride: Int(max(bounds.width, 0)))
    }
}

extension PixelRect {
    /// Pixels inside.
    var area: Int { width > 0 && height > 0 ? Int(width) * Int(height) : 0 }

    // These are asked for several times for each mark of each tile, and add their sides themselves: what is `package` in another
    // module is called, also where it is inlinable.

    @inline(__always) func contains(_ o: PixelRect) -> Bool {
        o.x >= x && o.y >= y && o.x &+ o.width <= x &+ width && o.y &+ o.height <= y &+ height
    }

    /// Whether it lies neither above some rows nor below them.
    @inline(__always) func reaches(_ rows: Range<Int32>) -> Bool {
        y < rows.upperBound && y &+ height > rows.lowerBound
    }

    /// The pixels that both have; nil where there are none.
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

    /// The part of this rectangle in another or, where none is, the pixels of the other that lie nearest: what is seen beyond
    /// a picture whose border is continued.
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
