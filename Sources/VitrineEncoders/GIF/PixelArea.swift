import VitrinePrimitives

/// A non-empty rectangle of pixels inside a picture; `right` and `bottom` are exclusive.
struct PixelArea: Hashable, Sendable {
    var left: Int
    var right: Int
    var top: Int
    var bottom: Int

    init(left: Int, right: Int, top: Int, bottom: Int) {
        self.left = left
        self.right = right
        self.top = top
        self.bottom = bottom
    }

    /// The part of a rectangle inside a picture; nil if it is empty. It is computed in 64 bits, as the far edge of a
    /// large rectangle does not fit in 32.
    init?(_ rect: PixelRect, width: Int, height: Int) {
        left = max(0, Int(rect.x))
        right = min(width, Int(rect.x) + Int(rect.width))
        top = max(0, Int(rect.y))
        bottom = min(height, Int(rect.y) + Int(rect.height))
        if left >= right || top >= bottom { return nil }
    }

    func intersection(_ other: PixelArea) -> PixelArea? {
        let part = PixelArea(
            left: max(left, other.left), right: min(right, other.right), top: max(top, other.top),
            bottom: min(bottom, other.bottom))
        return part.left < part.right && part.top < part.bottom ? part : nil
    }
}

extension PixelArea {
    var width: Int { right - left }
    var height: Int { bottom - top }

    /// The smallest area with every difference of two pictures of equal size within some areas; nil if there is none.
    init?(changedFrom old: [UInt32], to new: [UInt32], width: Int, within areas: [PixelArea]) {
        var found: PixelArea?
        unsafe old.withUnsafeBufferPointer { old in
            unsafe new.withUnsafeBufferPointer { new in
                for area in areas {
                    for y in area.top..<area.bottom {
                        let row = y * width + area.left..<y * width + area.right
                        guard let first = row.first(where: { unsafe old[$0] != new[$0] }) else { continue }
                        var last = row.upperBound - 1
                        while unsafe old[last] == new[last] { last -= 1 }
                        let (left, right) = (first - y * width, last + 1 - y * width)
                        found = PixelArea(
                            left: min(found?.left ?? left, left), right: max(found?.right ?? right, right),
                            top: min(found?.top ?? y, y), bottom: max(found?.bottom ?? 0, y + 1))
                    }
                }
            }
        }
        guard let found else { return nil }
        self = found
    }
}

/// The size of an animation in pixels.
struct CanvasSize: Hashable, Sendable {
    var width: Int
    var height: Int

    var whole: PixelArea { PixelArea(left: 0, right: width, top: 0, bottom: height) }

    /// - Throws: `frameSizeDiffers`.
    func check(_ bitmap: Bitmap) throws(ImageEncodingError) {
        guard bitmap.width == width, bitmap.height == height else {
            throw .frameSizeDiffers(
                width: bitmap.width, height: bitmap.height, animationWidth: width, animationHeight: height)
        }
    }

    /// The parts of rectangles inside a frame; the whole frame for nil.
    func areas(_ damage: [PixelRect]?) -> [PixelArea] {
        damage?.compactMap { PixelArea($0, width: width, height: height) } ?? [whole]
    }
}
