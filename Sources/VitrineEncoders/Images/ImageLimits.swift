/// The limits of a reader; sizes in headers are checked before memory is allocated.
package struct ImageLimits: Hashable, Sendable {
    /// The longest side in pixels.
    package var maximumSide: Int
    /// The largest area in pixels.
    package var maximumPixels: Int

    package var maximumFrames: Int
    /// The largest number of pixels of all frames, each as large as the canvas.
    package var maximumTotalPixels: Int

    /// - Parameters:
    ///   - maximumFrames: Default: 20,000.
    ///   - maximumTotalPixels: Default: 2³⁵, three minutes of a phone's screen at 60 frames per second.
    package init(
        maximumSide: Int, maximumPixels: Int, maximumFrames: Int = 20_000, maximumTotalPixels: Int = 1 << 35
    ) {
        self.maximumSide = maximumSide
        self.maximumPixels = maximumPixels
        self.maximumFrames = maximumFrames
        self.maximumTotalPixels = maximumTotalPixels
    }

    /// 16384 pixels a side, 64 megapixels (64·2²⁰) in all: 256 MiB once decoded.
    package static let `default` = ImageLimits(maximumSide: 16384, maximumPixels: 64 << 20)

    package func allows(width: Int, height: Int) -> Bool {
        guard width > 0, height > 0, width <= maximumSide, height <= maximumSide else { return false }
        let area = width.multipliedReportingOverflow(by: height)
        return !area.overflow && area.partialValue <= maximumPixels
    }

    func check(frames: Int, width: Int, height: Int) throws(ImageDecodingError) {
        guard frames <= maximumFrames else { throw .tooManyFrames(limit: maximumFrames) }
        let total = frames.multipliedReportingOverflow(by: width * height)
        guard !total.overflow, total.partialValue <= maximumTotalPixels else {
            throw .tooManyPixels(limit: maximumTotalPixels)
        }
    }
}
