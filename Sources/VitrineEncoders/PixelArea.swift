import VitrinePrimitives

/// Pixels of a picture, one or more, all inside it; `right` and `bottom` are the first ones that do not belong to it.
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

    /// The part of a rectangle that lies inside a picture; nil when there is none. Added up in 64 bits, as the far edge of
    /// a large rectangle does not fit its own 32.
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
