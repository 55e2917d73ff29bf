/// Assigns an index of a palette to each pixel of a frame, and encodes the indices.
struct FrameRemapper: Sendable {
    /// The largest number of pixels whose candidates are held, 24 bytes each. Those of a larger frame are computed
    /// twice: to find the rectangle to write, and to encode it.
    static let heldPixels = 1 << 22

    private let frame: GIFFrame
    private let tuning: GIFTuning
    private let heldPixels: Int
    /// Whether the palette must be written with the frame.
    let isLocal: Bool
    private var rows: CandidateRows
    /// The candidates of each pixel of the frame; nil if these are more than `heldPixels`.
    private var held: [PixelCandidates]?

    /// Computes what does not depend on the canvas that the previous frames leave.
    /// - Parameters:
    ///   - search: The colors. The index after them is the transparent one, unless all 256 are colors.
    ///   - heldPixels: See `FrameRemapper.heldPixels`; the bytes do not depend on it.
    init(
        _ input: QuantizationInput, _ search: PaletteSearch, tuning: GIFTuning, isLocal: Bool,
        heldPixels: Int = FrameRemapper.heldPixels
    ) {
        frame = input.frame
        self.tuning = tuning
        self.isLocal = isLocal
        self.heldPixels = heldPixels
        rows = CandidateRows(input, search, tuning: tuning)
        if frame.pixels.count <= heldPixels { held = rows.all() }
    }

    /// The search for the nearest color, with the frame's colors cached.
    var search: PaletteSearch { rows.search }

    /// The frame in the colors of the palette; nil if nothing must be written. To be called once.
    /// - Parameter shown: The canvas at the frame's rectangle; empty before the first frame.
    mutating func image(over shown: [UInt32]) -> GIFImage? {
        var candidates = held.take()
        guard let area = rows.written(&candidates, over: shown) else { return nil }
        let palette = rows.search.palette
        let coder = encoded(&candidates, area, palette, over: shown)
        if let transparent = palette.transparent, coder.indices.allSatisfy({ $0 == transparent }) { return nil }
        return GIFImage(
            left: frame.left + area.left, top: frame.top + area.top, width: area.width, height: area.height,
            indices: coder.indices,
            palette: isLocal ? palette.colors + (palette.transparent == nil ? [] : [0]) : nil,
            transparent: palette.transparent.map(Int.init), codeSize: palette.codeSize, codes: coder.bytes)
    }

    private mutating func encoded(
        _ candidates: inout [PixelCandidates]?, _ area: PixelArea, _ palette: Palette, over shown: [UInt32]
    ) -> LZWCoder {
        if candidates != nil { FrameRemapper.crop(&candidates!, to: area, width: frame.width) }
        return unsafe LZWCoder(
            count: area.width * area.height, colors: palette.colors,
            transparent: palette.transparent.map(Int.init),
            neighbors: palette.neighbors(LZWCoder.neighborCount, within: tuning.bound), codeSize: palette.codeSize
        ) { [candidates] encode in
            if let candidates {
                unsafe candidates.withUnsafeBufferPointer { _ = unsafe encode($0, true) }
            } else {
                unsafe rows.produce(area, heldPixels: heldPixels, over: shown, encode)
            }
        }
    }

    /// Moves the pixels of an area to the front, in place, as they take more memory than the picture.
    private static func crop(_ candidates: inout [PixelCandidates], to area: PixelArea, width: Int) {
        let count = area.width * area.height
        guard count < candidates.count else { return }
        unsafe candidates.withUnsafeMutableBufferPointer { candidates in
            var to = 0
            for y in area.top..<area.bottom {
                for from in y * width + area.left..<y * width + area.right {
                    unsafe candidates[to] = unsafe candidates[from]
                    to += 1
                }
            }
        }
        candidates.removeLast(candidates.count - count)
    }
}
