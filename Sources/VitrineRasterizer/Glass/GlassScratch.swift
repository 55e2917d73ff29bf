import CVitrinePixelKernels

/// Memory for rows of glass, which nothing else uses: `Rows` stay valid until the next call of `rows`.
final class GlassScratch {
    @unsafe struct Rows {
        let kernels: Kernels
        let mixed: UnsafeMutablePointer<UInt16>
        /// What is seen.
        let planes: Planes
        /// The same as it is blurred at the outline.
        let rimPlanes: Planes
        /// Between the two.
        let mixedPlanes: Planes
        let light: UnsafeMutablePointer<UInt16>
        let colors: UnsafeMutablePointer<UInt32>
    }

    /// Rows of red, green and blue.
    @unsafe struct Planes {
        let red: UnsafeMutablePointer<UInt16>
        let green: UnsafeMutablePointer<UInt16>
        let blue: UnsafeMutablePointer<UInt16>

        /// To be read.
        var row: GlassView.Row { unsafe GlassView.Row(red: red, green: green, blue: blue) }
    }

    private let mixed = ScratchBuffer<UInt16>()
    private let planes = (0..<9).map { _ in ScratchBuffer<UInt16>() }
    private let light = ScratchBuffer<UInt16>()
    private let colors = ScratchBuffer<UInt32>()

    /// - Parameters:
    ///   - width: pixels of a row.
    ///   - view: the backdrop that is read.
    func rows(_ kernels: Kernels, width: Int, _ view: GlassView) -> Rows {
        let spread = unsafe width + 2 << Int(view.samples.log)
        func three(_ first: Int) -> Planes {
            unsafe Planes(
                red: planes[first].reserve(spread), green: planes[first + 1].reserve(spread),
                blue: planes[first + 2].reserve(spread))
        }
        return unsafe Rows(
            kernels: kernels, mixed: mixed.reserve(view.samples.stride + 4), planes: three(0), rimPlanes: three(3),
            mixedPlanes: three(6), light: light.reserve(width), colors: colors.reserve(width))
    }
}
