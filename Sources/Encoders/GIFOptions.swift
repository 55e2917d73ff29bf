import Primitives

/// How a film becomes a GIF.
public struct GIFOptions: Hashable, Sendable {
    /// How often the film runs again after the first time, 1...65535; 0, the default, is for ever.
    public var loopCount: Int
    /// What shows through pixels that are not opaque; white by default. Its own alpha is ignored.
    public var matte: Color

    public init(loopCount: Int = 0, matte: Color = .white) {
        self.loopCount = loopCount
        self.matte = matte
    }
}
