import VitrinePrimitives

/// Returns whether two values differ by at most the tolerance; false for nil and NaN.
package func near(_ a: Double?, _ b: Double, _ tolerance: Double) -> Bool {
    guard let a else { return false }
    return (a - b).magnitude <= tolerance
}

/// Returns whether the edges of two rectangles differ by at most the tolerance; false for nil and NaN.
package func near(_ a: Rect?, _ b: Rect, _ tolerance: Double) -> Bool {
    near(a?.minX, b.minX, tolerance) && near(a?.minY, b.minY, tolerance) && near(a?.maxX, b.maxX, tolerance)
        && near(a?.maxY, b.maxY, tolerance)
}
