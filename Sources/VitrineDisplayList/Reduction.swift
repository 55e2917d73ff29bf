import VitrinePrimitives

/// How the picture of a display list is scaled down, as a recording is.
package struct Reduction: Hashable, Sendable {
    /// Separable filters. All sharpen: their weights are negative beyond the neighboring pixels.
    package enum Filter: Hashable, Sendable {
        /// Keys's cubic convolution with a = -0.5, with a radius of two pixels of the reduced picture.
        case bicubic
        /// Keys's cubic convolution with a = -0.75, whose negative weights are half as large again.
        case bicubicSharper
        /// Lanczos's filter of three lobes, with a radius of three pixels.
        case lanczos
    }

    package let filter: Filter
    /// The size of the reduced picture in pixels, 1...`DisplayList.longestSide`.
    package let width: Int
    package let height: Int
    /// The top left corner of the reduced picture, in pixels of the canvas.
    package let origin: Point
    /// Pixels of the canvas per pixel of the reduced picture, 1...`longestStep`.
    package let step: Double

    /// The maximum step, at which the filter spans some 400 pixels.
    package static let longestStep = 64.0

    /// Values outside of what is legal take the nearest.
    package init(filter: Filter, width: Int, height: Int, origin: Point, step: Double) {
        func place(_ v: Double) -> Double { v.isFinite ? v.clamped(to: -Rect.pixelLimit...Rect.pixelLimit) : 0 }
        self.filter = filter
        self.width = width.clamped(to: 1...DisplayList.longestSide)
        self.height = min(max(height, 1), DisplayList.longestSide, DisplayList.mostPixels / self.width)
        self.origin = Point(x: place(origin.x), y: place(origin.y))
        self.step = step.isFinite ? step.clamped(to: 1...Reduction.longestStep) : 1
    }
}
