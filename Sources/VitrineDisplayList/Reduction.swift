import VitrinePrimitives

/// How the picture of a display list is reduced, as a recording that is scaled down.
package struct Reduction: Hashable, Sendable {
    /// Separable filters. All sharpen: their weights are negative beyond the neighboring pixels.
    package enum Filter: Hashable, Sendable {
        /// Keys's cubic convolution with a = -0.5, which reaches over two pixels of the reduced picture.
        case bicubic
        /// The same with a = -0.75, whose weights are half as negative again.
        case bicubicSharper
        /// Lanczos's filter of three lobes, which reaches over three.
        case lanczos
    }

    package let filter: Filter
    /// Pixels of the reduced picture, 1...`DisplayList.longestSide`.
    package let width: Int
    package let height: Int
    /// The top left corner of the reduced picture, in pixels of the canvas.
    package let origin: Point
    /// Pixels of the canvas per pixel of the reduced picture from left to right, 1...`longestStep`.
    package let step: Double
    /// The same from top to bottom. It differs where the picture's height is a rounded one.
    package let verticalStep: Double

    /// The filter then reaches over some 400 pixels.
    package static let longestStep = 64.0

    /// Values outside of what is legal take the nearest.
    /// - Parameter verticalStep: default: `step`.
    package init(
        filter: Filter, width: Int, height: Int, origin: Point, step: Double, verticalStep: Double? = nil
    ) {
        func place(_ v: Double) -> Double { v.isFinite ? min(max(v, -Rect.pixelLimit), Rect.pixelLimit) : 0 }
        func legal(_ step: Double) -> Double { step.isFinite ? min(max(step, 1), Reduction.longestStep) : 1 }
        self.filter = filter
        self.width = min(max(width, 1), DisplayList.longestSide)
        self.height = min(max(height, 1), DisplayList.longestSide, DisplayList.mostPixels / self.width)
        self.origin = Point(x: place(origin.x), y: place(origin.y))
        self.step = legal(step)
        self.verticalStep = legal(verticalStep ?? step)
    }
}
