import VitrinePrimitives

/// Options for encoding a GIF.
public struct GIFOptions: Hashable, Sendable {
    package static let qualities = 1...100
    /// The lowest quality at which a frame of up to 255 new colors is exact in an animation with more colors.
    package static let exactFewColors = 90
    /// The lowest quality at which an animation of up to 255 colors is exact: the default.
    package static let exactAnimations = 80

    /// Whether colors that a palette lacks are dithered from two of its colors.
    public enum Dither: String, Hashable, Sendable, CaseIterable {
        /// No dithering.
        case none
        /// Ordered dithering of changed smooth areas in which the nearest color is visibly wrong; the pattern is fixed.
        case ordered
    }

    /// The number of times that the animation plays, 1...65535, or 0 for forever. Default: 0.
    package var loopCount: Int
    /// The color behind pixels that are not opaque. Its alpha is ignored. Default: white.
    package var matte: RGBColor
    /// The quality, 1...100. Default: 80.
    ///
    /// At 100 every changed pixel gets the nearest color of its palette. Below that, a pixel may get another color with
    /// a shorter code, or keep its color, if the saving outweighs the error. The weight of an error is halved every 8
    /// steps down; 99, 80 and 40 allow errors of 2, 8 and 20 levels per channel. Errors in smooth areas and in pixels
    /// that are shown for long weigh more. Errors weigh up to 16 times as much in a frame whose canvas would otherwise
    /// deviate by 1.5 levels per channel on average or more. A frame gets fewer colors if they look nearly as good.
    /// From `exactAnimations` on, animations of up to 255 colors are exact, from `exactFewColors` on also single frames
    /// of so few new colors. Pixels that do not change in the animation do not change in the GIF.
    package var quality: Int
    /// The additional duration of the last picture in centiseconds, 0...65535. Default: 0.
    package var finalHold: Int
    /// The dithering. Default: none, as a higher quality looks better at the same size: for the 8 to 35 % that
    /// dithering adds to files of user interfaces, quality gains 1 to 2 dB.
    package var dither: Dither

    package init(
        loopCount: Int = 0, matte: RGBColor = .white, quality: Int = 80, finalHold: Int = 0, dither: Dither = .none
    ) {
        self.loopCount = loopCount
        self.matte = matte
        self.quality = quality
        self.finalHold = finalHold
        self.dither = dither
    }
}
