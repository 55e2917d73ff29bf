/// Gives each pixel of a frame an index of a palette, and encodes the indices.
struct FrameRemapper {
    /// Pixels whose candidates are held at one time, 24 bytes each. Those of a larger frame are made twice: to find the
    /// rectangle that has to be written, and to encode it.
    static let heldPixels = 1 << 22

    private let input: QuantizationInput
    private let tuning: GIFTuning
    private let heldPixels: Int

    /// - Parameter heldPixels: see `FrameRemapper.heldPixels`; the bytes do not depend on it.
    init(_ input: QuantizationInput, tuning: GIFTuning, heldPixels: Int = FrameRemapper.heldPixels) {
        self.input = input
        self.tuning = tuning
        self.heldPixels = heldPixels
    }

    /// The frame in the colours of a palette; nil if nothing has to be written.
    /// - Parameters:
    ///   - search: the colours. The index after them is the transparent one, unless all 256 are colours.
    ///   - isLocal: whether the palette has to be written with the frame.
    func image(_ search: inout PaletteSearch, isLocal: Bool) -> GIFImage? {
        guard let candidates = candidates(&search) else { return nil }
        let palette = search.palette
        let coder = encoded(candidates, &search)
        if let transparent = palette.transparent, coder.indices.allSatisfy({ $0 == transparent }) { return nil }
        let area = candidates.area
        return GIFImage(
            left: input.frame.left + area.left, top: input.frame.top + area.top, width: area.width,
            height: area.height, indices: coder.indices,
            palette: isLocal ? palette.colors + (palette.transparent == nil ? [] : [0]) : nil,
            transparent: palette.transparent.map(Int.init), codeSize: palette.codeSize, codes: coder.bytes)
    }

    /// The candidates of the pixels that have to be written.
    private struct Candidates {
        /// Where these pixels are in the frame.
        var area: PixelArea
        /// One for each pixel of the area; nil if these are more than `heldPixels`.
        var held: [PixelCandidates]?
        /// Makes them again.
        var rows: CandidateRows
    }

    /// - Returns: nil if every pixel can be kept.
    private func candidates(_ search: inout PaletteSearch) -> Candidates? {
        let (width, height) = (input.frame.width, input.frame.height)
        let isHeld = width * height <= heldPixels
        var rows = CandidateRows(input, palette: search.palette, tuning: tuning)
        var candidates = [PixelCandidates](repeating: .none, count: isHeld ? width * height : width)
        guard let area = rows.written(&candidates, &search) else { return nil }
        if isHeld { FrameRemapper.crop(&candidates, to: area, width: width) }
        return Candidates(area: area, held: isHeld ? candidates : nil, rows: rows)
    }

    private func encoded(_ candidates: Candidates, _ search: inout PaletteSearch) -> LZWCoder {
        let palette = search.palette
        var rows = candidates.rows
        return unsafe LZWCoder(
            count: candidates.area.width * candidates.area.height, colors: palette.colors,
            transparent: palette.transparent.map(Int.init),
            neighbors: palette.neighbors(LZWCoder.neighborCount, within: tuning.bound), codeSize: palette.codeSize
        ) { encode in
            if let held = candidates.held {
                unsafe held.withUnsafeBufferPointer { _ = unsafe encode($0, true) }
            } else {
                unsafe rows.produce(candidates.area, heldPixels: heldPixels, &search, encode)
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
