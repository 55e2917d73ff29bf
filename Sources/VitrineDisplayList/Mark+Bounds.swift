import VitrinePrimitives

extension Mark {
    /// A conservative bound of the pixels that the mark can change; zero for the end of a group and for empty marks.
    package var bounds: PixelRect {
        switch self {
        case .fill(let m): m.outline.bounds
        case .glyphs(let m):
            m.glyphs.reduce(PixelRect.zero) {
                $0.union($1.outline.path.pixelBounds(under: $1.transform))
            }
        case .image(let m):
            Rect(x: 0, y: 0, width: Double(m.image.bitmap.width), height: Double(m.image.bitmap.height))
                .pixelBounds(under: m.transform)
        case .shadow(let m):
            // An inner shadow is confined to the inside.
            m.inner
                ? (m.knockout ?? m.path).pixelBounds()
                : m.path.pixelBounds().spread(by: Mark.reach(ofSigma: m.sigma))
        case .backdrop(let m): m.path.pixelBounds()
        case .glass(let m):
            m.shapes.reduce(PixelRect.zero) { $0.union($1.outline.rect.coveringPixels()) }
                .spread(
                    by: 2 + Mark.reach(m.bulge) + Mark.reach(ofSigma: m.shadow?.sigma ?? 0)
                        + Mark.reach(m.shadow?.offset.length ?? 0))
        case .beginGroup(let m): m.boundsWithShadow
        case .endGroup: .zero
        }
    }

    /// A conservative extent of a blur in pixels, beyond its cut-off.
    fileprivate static func reach(ofSigma s: Double) -> Int32 { s > 0 ? reach(4.5 * s + 4) : 0 }

    fileprivate static func reach(_ v: Double) -> Int32 { v.isFinite ? Int32(v.clamped(to: 0...10_000)) + 1 : 0 }
}

extension GroupMark {
    /// The bounds of the blurred layer and its shadow.
    fileprivate var boundsWithShadow: PixelRect {
        let soft = bounds.spread(by: Mark.reach(ofSigma: sigma))
        guard let shadow, !soft.isEmpty else { return soft }
        func whole(_ v: Double) -> Int32 { v.isNaN ? 0 : Int32(v.rounded().clamped(to: -1024...1024)) }
        let cast = PixelRect(
            x: soft.x &+ whole(shadow.offset.x), y: soft.y &+ whole(shadow.offset.y), width: soft.width,
            height: soft.height)
        return soft.union(cast.spread(by: Mark.reach(ofSigma: shadow.sigma)))
    }
}

extension PixelRect {
    /// The rectangle grown on all four sides; an empty one stays empty.
    fileprivate func spread(by n: Int32) -> PixelRect { isEmpty ? .zero : grown(by: n) }
}
