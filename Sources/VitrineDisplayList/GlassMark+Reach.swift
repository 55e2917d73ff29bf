import VitrinePrimitives

extension GlassMark {
    /// The largest distance in device pixels of the united outline from its outermost shape; at most `fusion`.
    ///
    /// Source: each further shape lowers the smooth minimum by a quarter of `fusion` at most, and none lowers it once it
    /// lies a whole `fusion` below the nearest shape.
    package var bulge: Double {
        guard fusion > 0, fusion.isFinite, shapes.count > 1 else { return 0 }
        return fusion * min(Double(shapes.count - 1) / 4, 1)
    }
}
