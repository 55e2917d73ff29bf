/// An affine map: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
@usableFromInline package struct Transform: Hashable, Sendable {
    @usableFromInline package var a: Double
    @usableFromInline package var b: Double
    @usableFromInline package var c: Double
    @usableFromInline package var d: Double
    @usableFromInline package var tx: Double
    @usableFromInline package var ty: Double

    @inlinable package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    @inlinable package static var identity: Transform { Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    @inlinable package static func scale(_ k: Double) -> Transform { Transform(a: k, b: 0, c: 0, d: k, tx: 0, ty: 0) }

    @inlinable package static func scale(x: Double, y: Double) -> Transform {
        Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    @inlinable package static func translation(x: Double, y: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    @inlinable package static func scale(_ k: Double, about p: Point) -> Transform {
        Transform(a: k, b: 0, c: 0, d: k, tx: p.x * (1 - k), ty: p.y * (1 - k))
    }

    /// The map that applies this one first and `next` second.
    @inlinable package func then(_ next: Transform) -> Transform {
        Transform(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b,
            c: next.a * c + next.c * d, d: next.b * c + next.d * d,
            tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
    }

    @inlinable package func apply(_ p: Point) -> Point {
        Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
    }

    /// The bounding box of the image of `r`.
    package func apply(_ r: Rect) -> Rect {
        let p = [
            apply(Point(x: r.minX, y: r.minY)), apply(Point(x: r.maxX, y: r.minY)),
            apply(Point(x: r.minX, y: r.maxY)), apply(Point(x: r.maxX, y: r.maxY)),
        ]
        let l = min(min(p[0].x, p[1].x), min(p[2].x, p[3].x))
        let t = min(min(p[0].y, p[1].y), min(p[2].y, p[3].y))
        let right = max(max(p[0].x, p[1].x), max(p[2].x, p[3].x))
        let bottom = max(max(p[0].y, p[1].y), max(p[2].y, p[3].y))
        return Rect(x: l, y: t, width: right - l, height: bottom - t)
    }

    @inlinable package var determinant: Double { a * d - b * c }
    /// The scale of a similarity transform: the square root of the determinant's magnitude.
    @inlinable package var scaleFactor: Double { determinant.magnitude.squareRoot() }

    /// The inverse map, or nil if this one is singular or not finite.
    package var inverse: Transform? {
        let n = determinant
        guard n.isFinite, n.magnitude > 1e-18, tx.isFinite, ty.isFinite else { return nil }
        return Transform(
            a: d / n, b: -b / n, c: -c / n, d: a / n, tx: (c * ty - d * tx) / n, ty: (b * tx - a * ty) / n)
    }
}
