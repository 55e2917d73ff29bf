#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A rectangle of whole device pixels. A negative or zero side makes it empty.
@usableFromInline package struct PixelRect: Hashable, Sendable {
    @usableFromInline package var x: Int32
    @usableFromInline package var y: Int32
    @usableFromInline package var width: Int32
    @usableFromInline package var height: Int32

    @inlinable package init(x: Int32, y: Int32, width: Int32, height: Int32) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    @inlinable package static var zero: PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }

    @inlinable package var maxX: Int32 { x &+ width }
    @inlinable package var maxY: Int32 { y &+ height }
    @inlinable package var isEmpty: Bool { width <= 0 || height <= 0 }

    @inlinable package func intersection(_ o: PixelRect) -> PixelRect {
        let l = max(x, o.x)
        let t = max(y, o.y)
        let r = min(maxX, o.maxX)
        let b = min(maxY, o.maxY)
        return r > l && b > t ? PixelRect(x: l, y: t, width: r &- l, height: b &- t) : .zero
    }

    @inlinable package func union(_ o: PixelRect) -> PixelRect {
        if isEmpty { return o }
        if o.isEmpty { return self }
        let l = min(x, o.x)
        let t = min(y, o.y)
        return PixelRect(x: l, y: t, width: max(maxX, o.maxX) &- l, height: max(maxY, o.maxY) &- t)
    }

    @inlinable package func grown(by n: Int32) -> PixelRect {
        PixelRect(x: x &- n, y: y &- n, width: width &+ 2 &* n, height: height &+ 2 &* n)
    }
}

extension Rect {
    /// The largest coordinate in device pixels; larger ones are clamped.
    @inlinable package static var pixelLimit: Double { 1_000_000 }

    /// The smallest pixel rectangle that contains this rectangle of device units, clamped to ±`pixelLimit`; empty if
    /// this rectangle is not finite.
    package func coveringPixels() -> PixelRect {
        guard isFinite, width > 0, height > 0 else { return .zero }
        func clamp(_ v: Double) -> Int32 { Int32(v.clamped(to: -Rect.pixelLimit...Rect.pixelLimit)) }
        let l = clamp(minX.rounded(.down))
        let t = clamp(minY.rounded(.down))
        return PixelRect(
            x: l, y: t, width: clamp(maxX.rounded(.up)) - l, height: clamp(maxY.rounded(.up)) - t)
    }
}
