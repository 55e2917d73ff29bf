/// One frame quantized to one palette.
struct FrameRemapper {
    /// Nil if nothing has to be written.
    private(set) var image: GIFImage?

    /// Pixels whose candidates are held at one time, 24 bytes each. Those of a larger frame are made twice: to find the
    /// rectangle that has to be written, and to encode it.
    static let heldPixels = 1 << 22

    /// - Parameters:
    ///   - search: the colours. The index after them is the transparent one, unless all 256 are colours.
    ///   - isLocal: whether the palette has to be written with the frame.
    ///   - heldPixels: see `FrameRemapper.heldPixels`; the bytes do not depend on it.
    init(
        _ input: QuantizationInput, search: inout PaletteSearch, isLocal: Bool, tuning: GIFTuning,
        heldPixels: Int = FrameRemapper.heldPixels
    ) {
        let frame = input.frame
        let colors = search.palette.colors
        var rows = CandidateRows(input, colors: colors, tuning: tuning)
        let transparent = rows.transparent
        let fits = frame.width * frame.height <= heldPixels
        var candidates = [PixelCandidates](repeating: .none, count: fits ? frame.width * frame.height : frame.width)
        guard let area = rows.written(&candidates, &search) else { return }
        if fits { FrameRemapper.crop(&candidates, to: area, width: frame.width) }
        let codeSize = max(2, GIFBlocks.bits(colors.count + (transparent == nil ? 0 : 1)))
        let coder = unsafe LZWCoder(
            count: area.width * area.height, colors: colors, transparent: transparent.map(Int.init),
            neighbors: search.palette.neighbors(LZWCoder.neighborCount, within: tuning.bound), codeSize: codeSize
        ) { encode in
            if fits {
                unsafe candidates.withUnsafeBufferPointer { _ = unsafe encode($0, true) }
            } else {
                unsafe rows.produce(area, heldPixels: heldPixels, &search, encode)
            }
        }
        if let transparent, coder.indices.allSatisfy({ $0 == transparent }) { return }
        image = GIFImage(
            left: frame.left + area.left, top: frame.top + area.top, width: area.width, height: area.height,
            indices: coder.indices, palette: isLocal ? colors + (transparent == nil ? [] : [0]) : nil,
            transparent: transparent.map(Int.init), codeSize: codeSize, codes: coder.bytes)
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
