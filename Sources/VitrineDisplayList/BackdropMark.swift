import VitrinePrimitives

/// A path filled with the backdrop: blurred, with its colors mapped, under a tint.
package struct BackdropMark: Hashable, Sendable {
    package var path: Path
    package var material: Material
    /// Composited over the material; clear for no tint.
    package var tint: RGBColor
    /// 0...1.
    package var opacity: Double

    package init(path: Path, material: Material, tint: RGBColor = .clear, opacity: Double = 1) {
        self.path = path
        self.material = material
        self.tint = tint
        self.opacity = opacity
    }
}

/// The material of a backdrop or of glass: what lies behind is blurred, then its luma and chroma are mapped:
/// out = gain · (lumaScale · Y + lumaOffset + chroma · (c − Y)), Y being Rec. 709 luma, everything in 0...1 and
/// clamped at the end. With a curve, its value at Y replaces lumaScale · Y + lumaOffset.
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

    /// Standard deviation of the blur in device pixels, 0 or more.
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

    /// A blur without color mapping.
    package static func blur(sigma: Double) -> Material {
        Material(sigma: sigma, lumaScale: 1, lumaOffset: 0, chroma: 1)
    }

    /// A material on the way to another. It has this one's curve.
    /// - Parameter share: of the other, 0...1.
    package func mixed(with other: Material, at share: Double) -> Material {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Material(
            sigma: mix(sigma, other.sigma), lumaScale: mix(lumaScale, other.lumaScale),
            lumaOffset: mix(lumaOffset, other.lumaOffset), chroma: mix(chroma, other.chroma),
            gain: mix(gain, other.gain), curve: curve)
    }
}
