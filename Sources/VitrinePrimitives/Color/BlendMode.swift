/// How a mark is composited with what lies below it.
package enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
    /// Source over destination.
    case normal
    /// max(0, destination + source − source alpha): darkens, as labels on light glass do.
    case plusDarker
    /// min(1, destination + source): brightens, as labels on dark glass do.
    case plusLighter

    // The blend modes of W3C Compositing and Blending Level 1, each with source-over compositing.
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case hardLight
    case softLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity

    /// Core Image's linear burn, with source-over compositing: B = max(0, Cb + Cs − 1). It equals `plusDarker` at full
    /// coverage; at partial coverage, it clamps to black before it applies the coverage.
    case linearBurn

    /// Destination in: keeps what lies below where the source covers it. A group in this mode masks everything painted
    /// on its layer so far, and clears the layer outside the group's bounds.
    case destinationIn
    /// Destination out: keeps what lies below where the source does not cover it.
    case destinationOut
}
