import VitrinePrimitives

/// How a film becomes a GIF.
public struct GIFOptions: Hashable, Sendable {
    /// Legal qualities.
    package static let qualities = 1...100
    /// The lowest quality at which a frame of up to 255 new colours is exact in a film that has more.
    package static let exactFewColors = 90

    /// Whether colours that a palette lacks are mixed of two that it has.
    public enum Dither: String, Hashable, Sendable, CaseIterable {
        /// Never.
        case none
        /// In smooth areas that change, wherever the nearest colour is visibly off; in a pattern that stands still.
        case ordered
    }

    /// How often the film plays, 1...65535; 0, the default, is for ever.
    package var loopCount: Int
    /// What shows through pixels that are not opaque; white by default. Its own alpha is ignored.
    package var matte: Color
    /// How much a smaller file may cost in looks, 1...100; 80 by default.
    ///
    /// At 100 every changed pixel gets the nearest colour of its palette. Below, a pixel may get another that the file
    /// can say more briefly, or keep what it showed, as long as that is worth it: each 8 steps down halve what an error
    /// counts, and 99, 80 and 40 let 2, 7 and 17 levels a channel go. What stays for long and what lies in smooth areas
    /// counts more, and the fewer colours look nearly as good, the fewer a frame gets. At every quality films of up to
    /// 255 colours are exact, from `exactFewColors` on single frames of so few new colours too, and pixels that do not
    /// change in the film do not change in the GIF.
    package var quality: Int
    /// How long the last picture stays beyond the film's end, in centiseconds, 0...65535; 0 by default.
    package var finalHold: Int
    /// Default none: a higher quality looks better for the same bytes. Measured on films of a user interface: for what a
    /// dither adds, 8 to 35 % of the file, quality gives 1 to 2 dB and a lower error also where neighbours are averaged.
    package var dither: Dither

    package init(
        loopCount: Int = 0, matte: Color = .white, quality: Int = 80, finalHold: Int = 0, dither: Dither = .none
    ) {
        self.loopCount = loopCount
        self.matte = matte
        self.quality = quality
        self.finalHold = finalHold
        self.dither = dither
    }
}
