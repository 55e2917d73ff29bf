import VitrinePrimitives

/// A path filled with the backdrop, which is blurred, color-mapped and tinted.
package struct BackdropMark: Hashable, Sendable {
    package var path: Path
    package var material: Material
    /// The color that is composited over the material; clear for no tint.
    package var tint: RGBColor
    package var opacity: Double

    package init(path: Path, material: Material, tint: RGBColor = .clear, opacity: Double = 1) {
        self.path = path
        self.material = material
        self.tint = tint
        self.opacity = opacity
    }
}

/// The material of a backdrop or of glass. What lies behind is blurred, then its luma and chroma are mapped: out = gain
/// · (lumaScale · Y + lumaOffset + chroma · (c − Y)), where Y is Rec. 709 luma, values are in 0...1 and the result is
/// clamped. With a curve, its value at Y replaces lumaScale · Y + lumaOffset.
package struct Material: Hashable, Sendable {
    /// A piecewise linear function of luma through four points.
    package struct LumaCurve: Hashable, Sendable {
        /// The values at Y = 0, 1/3, 2/3 and 1; may lie outside 0...1.
        package var black: Double
        package var darkGrey: Double
        package var lightGrey: Double
        package var white: Double

        package init(_ black: Double, _ darkGrey: Double, _ lightGrey: Double, _ white: Double) {
            self.black = black
            self.darkGrey = darkGrey
            self.lightGrey = lightGrey
            self.white = white
        }
    }

    /// The standard deviation of the blur in device pixels, 0 or more.
    package var sigma: Double
    package var lumaScale: Double
    package var lumaOffset: Double
    package var chroma: Double
    package var gain: Double
    package var curve: LumaCurve?

    package init(
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

    package static func blur(sigma: Double) -> Material {
        Material(sigma: sigma, lumaScale: 1, lumaOffset: 0, chroma: 1)
    }

    /// Interpolates the numbers of two materials; 0 gives this one, 1 the other. The curve is this material's.
    package func mixed(with other: Material, at fraction: Double) -> Material {
        Material(
            sigma: sigma.mixed(with: other.sigma, at: fraction),
            lumaScale: lumaScale.mixed(with: other.lumaScale, at: fraction),
            lumaOffset: lumaOffset.mixed(with: other.lumaOffset, at: fraction),
            chroma: chroma.mixed(with: other.chroma, at: fraction), gain: gain.mixed(with: other.gain, at: fraction),
            curve: curve)
    }
}
