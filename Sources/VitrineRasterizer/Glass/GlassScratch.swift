import CVitrinePixelKernels

/// Memory for rows of glass, which nothing else uses: `Rows` stay valid until the next call of `rows`.
final class GlassScratch {
    @unsafe struct Rows {
        let kernels: Kernels
        let mixed: UnsafeMutablePointer<UInt16>
        let red: UnsafeMutablePointer<UInt16>
        let green: UnsafeMutablePointer<UInt16>
        let blue: UnsafeMutablePointer<UInt16>
        let light: UnsafeMutablePointer<UInt16>
        let colors: UnsafeMutablePointer<UInt32>
    }

    private let mixed = ScratchBuffer<UInt16>()
    private let red = ScratchBuffer<UInt16>()
    private let green = ScratchBuffer<UInt16>()
    private let blue = ScratchBuffer<UInt16>()
    private let light = ScratchBuffer<UInt16>()
    private let colors = ScratchBuffer<UInt32>()

    /// - Parameters:
    ///   - width: pixels of a row.
    ///   - view: the backdrop that is read.
    func rows(_ kernels: Kernels, width: Int, _ view: GlassView) -> Rows {
        let spread = unsafe width + 2 << Int(view.samples.log)
        return unsafe Rows(
            kernels: kernels, mixed: mixed.reserve(view.samples.stride + 4), red: red.reserve(spread),
            green: green.reserve(spread), blue: blue.reserve(spread), light: light.reserve(width),
            colors: colors.reserve(width))
    }
}
