/// How large a picture a reader accepts; checked from the header, before anything is allocated.
public struct ImageLimits: Hashable, Sendable {
    /// Longest side in pixels.
    public var maximumSide: Int
    /// Largest area in pixels.
    public var maximumPixels: Int

    public init(maximumSide: Int, maximumPixels: Int) {
        self.maximumSide = maximumSide
        self.maximumPixels = maximumPixels
    }

    /// 16384 pixels a side, 64 megapixels (64·2²⁰) in all: 256 MiB once decoded.
    public static let `default` = ImageLimits(maximumSide: 16384, maximumPixels: 64 << 20)

    func allows(width: Int, height: Int) -> Bool {
        guard width > 0, height > 0, width <= maximumSide, height <= maximumSide else { return false }
        let area = width.multipliedReportingOverflow(by: height)
        return !area.overflow && area.partialValue <= maximumPixels
    }
}
