/// What becomes of the picture behind a backdrop or a glass: it is blurred, then its luma and chroma are mapped:
/// out = gain · (lumaScale · Y + lumaOffset + chroma · (c − Y)), Y being Rec. 709 luma, everything in 0...1 and
/// clamped at the end.
public struct Material: Hashable, Sendable {
    /// Standard deviation of the blur in device pixels, 0 or more.
    public var sigma: Double
    public var lumaScale: Double
    public var lumaOffset: Double
    public var chroma: Double
    public var gain: Double

    public init(sigma: Double, lumaScale: Double, lumaOffset: Double, chroma: Double, gain: Double = 1) {
        self.sigma = sigma
        self.lumaScale = lumaScale
        self.lumaOffset = lumaOffset
        self.chroma = chroma
        self.gain = gain
    }

    /// A blur that leaves colours alone.
    public static func blur(sigma: Double) -> Material {
        Material(sigma: sigma, lumaScale: 1, lumaOffset: 0, chroma: 1)
    }
}
