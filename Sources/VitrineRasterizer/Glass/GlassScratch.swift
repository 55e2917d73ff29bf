import CVitrinePixelKernels

/// Memory for rows of glass. `Rows` are valid until the next call of `rows`.
final class GlassScratch {
    @unsafe struct Rows {
        let kernels: Kernels
        let mixed: UnsafeMutablePointer<UInt16>
        /// The refracted backdrop.
        let planes: Planes
        /// The refracted backdrop with the blur at the outline.
        let rimPlanes: Planes
        /// The interpolation of both.
        let mixedPlanes: Planes
        let light: UnsafeMutablePointer<UInt16>
        let colors: UnsafeMutablePointer<UInt32>
    }

    /// Rows of red, green and blue.
    @unsafe struct Planes {
        let red: UnsafeMutablePointer<UInt16>
        let green: UnsafeMutablePointer<UInt16>
        let blue: UnsafeMutablePointer<UInt16>

        var row: GlassView.Row { unsafe GlassView.Row(red: red, green: green, blue: blue) }
    }

    private let mixed = ScratchBuffer<UInt16>()
    private let planes = (0..<9).map { _ in ScratchBuffer<UInt16>() }
    private let light = ScratchBuffer<UInt16>()
    private let colors = ScratchBuffer<UInt32>()

    /// - Parameters:
    ///   - width: The pixels of a row.
    ///   - view: The backdrop that is read.
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
