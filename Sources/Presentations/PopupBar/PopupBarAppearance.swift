/// How a popup bar looks beyond its style; LNPopupController's `LNPopupBarAppearance`, with its property names.
///
/// Source of the defaults: facts, popup bar, section 1.5.
public struct PopupBarAppearance: Hashable, Sendable, Codable {
    /// Whether titles too long for their room run through it; else they end in an ellipsis. Default: in the glass design.
    public var marqueeScrollEnabled: Bool?
    /// Points a second, 1...1000. Default 30.
    public var marqueeScrollRate: Double
    /// Seconds that a title rests before it runs, 0...60. Default 2.
    public var marqueeScrollDelay: Double
    /// Whether title and subtitle set out together, the shorter waiting for the longer. Default true.
    public var coordinateMarqueeScroll: Bool

    public init(
        marqueeScrollEnabled: Bool? = nil, marqueeScrollRate: Double = 30, marqueeScrollDelay: Double = 2,
        coordinateMarqueeScroll: Bool = true
    ) {
        self.marqueeScrollEnabled = marqueeScrollEnabled
        self.marqueeScrollRate = marqueeScrollRate
        self.marqueeScrollDelay = marqueeScrollDelay
        self.coordinateMarqueeScroll = coordinateMarqueeScroll
    }
}
