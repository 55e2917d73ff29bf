/// What becomes of the picture behind a backdrop or a glass: it is blurred, then its luma and chroma are mapped:
/// out = gain · (lumaScale · Y + lumaOffset + chroma · (c − Y)), Y being Rec. 709 luma, everything in 0...1 and
/// clamped at the end. With a curve, the curve's value at Y stands in place of lumaScale · Y + lumaOffset.
public struct Material: Hashable, Sendable {
    /// A function of luma through four places, straight between them.
    public struct LumaCurve: Hashable, Sendable {
        /// The values at Y = 0, 1/3, 2/3 and 1; may lie outside 0...1.
        public var black: Double
        public var darkGrey: Double
        public var lightGrey: Double
        public var white: Double

        public init(_ black: Double, _ darkGrey: Double, _ lightGrey: Double, _ white: Double) {
            self.black = black
            self.darkGrey = darkGrey
            self.lightGrey = lightGrey
            self.white = white
        }
    }

    /// Standard deviation of the blur in device pixels, 0 or more.
    public var sigma: Double
    public var lumaScale: Double
    public var lumaOffset: Double
    public var chroma: Double
    public var gain: Double
    public var curve: LumaCurve?

    public init(
        sigma: Double, lumaScale: Double, lumaOffset: Double, chroma: Double, gain: Double = 1,
        curve: LumaCurve? = nil
    ) {
        self.sigma = sigma
        self.lumaScale = lumaScale
        self.lumaOffset = lumaOffset
        self.chroma = chroma
        self.gain = gain
        self.curve = curve
    }

    /// A blur that leaves colours alone.
    public static func blur(sigma: Double) -> Material {
        Material(sigma: sigma, lumaScale: 1, lumaOffset: 0, chroma: 1)
    }
}
