/// Fast compression of pixels of four bytes: every row has the filter Up, runs of pixels equal to those above become
/// copies of the previous zero, and the remaining bytes are literals. Based on fpng (R. Geldreich), with dynamic codes
/// for every block.
@safe struct PNGFastPixels: ~Copyable {
    /// The number of words of a block, which ends with the row that reaches it.
    private static let blockWords = 1 << 16
    /// The length in pixels from which on a run may need more than one copy.
    private static let longRun = 64

    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    private let height: Int
    /// The number of bytes of a pixel in the file.
    private let channels: Int
    /// A word is a pixel's difference or 0, before a word with the number of unchanged pixels, or 0 for a row's start.
    private let words: UnsafeMutablePointer<UInt32>
    private var count = 0
    /// The frequencies for each channel separately, which avoids dependent additions; then those of short runs by their
    /// length, and of the copies in long ones.
    private let weights: UnsafeMutablePointer<UInt32>
    private var adler = Adler32()
    private var sink: BitSink

    /// The zlib stream of straight pixels as RGB or RGBA; nil for RGB if a pixel is not opaque.
    static func compressed(
        _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, isOpaque: Bool
    ) -> [UInt8]? {
        var work = unsafe PNGFastPixels(pixels, width: width, height: height, channels: isOpaque ? 3 : 4)
        return work.run()
    }

    private init(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, channels: Int) {
        unsafe self.pixels = unsafe pixels
        self.width = width
        self.height = height
        self.channels = channels
        // The start of a row takes two words, as does a run of one pixel, which a difference or the end follows.
        unsafe words = .allocate(capacity: Self.blockWords + 2 * width + 4)
        unsafe weights = .allocate(capacity: 4 * 256 + 256 + 512)
        unsafe weights.initialize(repeating: 0, count: 4 * 256 + 256 + 512)
        sink = BitSink(capacity: width * height / 2 + 1024)
        sink.put(0x9C78, 16)
    }

    deinit {
        unsafe words.deallocate()
        unsafe weights.deallocate()
    }

    private mutating func run() -> [UInt8]? {
        let nothing = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        // For RGB, the row is opaque, so that only pixels that differ in a written channel may count as different.
        unsafe nothing.initialize(repeating: channels == 3 ? 0xFF00_0000 : 0, count: width)
        defer { unsafe nothing.deallocate() }
        for y in 0..<height {
            let row = unsafe pixels + y * width
            if channels == 3, unsafe !isOpaque(row) { return nil }
            unsafe take(row, y == 0 ? UnsafePointer(nothing) : row - width)
            let isLast = y == height - 1
            if count >= Self.blockWords || isLast {
                writeBlock(isLast: isLast)
                count = 0
            }
        }
        return Zlib.finished(&sink, adler.value)
    }

    private func isOpaque(_ row: UnsafePointer<UInt32>) -> Bool {
        var all = UInt32.max
        for x in 0..<width { unsafe all &= row[x] }
        return all >> 24 == 255
    }

    private mutating func take(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>) {
        let (words, weights, width, channels) = unsafe (words, weights, width, channels)
        let runWeights = unsafe weights + 4 * 256
        let mask: UInt32 = channels == 3 ? 0xFFFFFF : .max
        var count = count
        var adler = adler
        unsafe words[count] = 0
        unsafe words[count &+ 1] = 0
        count &+= 2
        unsafe weights[Int(PNGFilter.up.rawValue)] &+= 1
        adler.add(PNGFilter.up.rawValue)
        // The bits mark which of the next 64 pixels differ; a run continues across such words.
        var run = 0
        var base = 0
        while base < width {
            let size = min(64, width &- base)
            var differing = unsafe PNGFastPixels.differing(row + base, above + base, size)
            var at = 0
            while at < size {
                let equal = min(differing.trailingZeroBitCount, size &- at)
                run &+= equal
                at &+= equal
                if at == size { break }
                differing &>>= UInt64(truncatingIfNeeded: equal)
                if run > 0 {
                    unsafe words[count] = 0
                    unsafe words[count &+ 1] = UInt32(truncatingIfNeeded: run)
                    count &+= 2
                    adler.addZeros(run &* channels)
                    unsafe runWeights[min(run, Self.longRun)] &+= 1
                    if run >= Self.longRun { unsafe PNGFastPixels.weigh(run &* channels &- 1, in: runWeights + 256) }
                    run = 0
                }
                let different = min((~differing).trailingZeroBitCount, size &- at)
                differing = different == 64 ? 0 : differing &>> UInt64(truncatingIfNeeded: different)
                var x = base &+ at
                at &+= different
                let end = base &+ at
                while x < end {
                    let (a, b) = unsafe (row[x], above[x])
                    // Four differences of bytes are computed in one word.
                    let d = (((a | 0x8080_8080) &- (b & 0x7F7F_7F7F)) ^ ((a ^ ~b) & 0x8080_8080)) & mask
                    unsafe words[count] = d
                    count &+= 1
                    unsafe weights[Int(d & 255)] &+= 1
                    unsafe weights[256 &+ Int((d &>> 8) & 255)] &+= 1
                    unsafe weights[512 &+ Int((d &>> 16) & 255)] &+= 1
                    if channels == 4 { unsafe weights[768 &+ Int(d &>> 24)] &+= 1 }
                    adler.add(pixel: d, channels: channels)
                    x &+= 1
                }
            }
            base &+= size
        }
        if run > 0 {
            unsafe words[count] = 0
            unsafe words[count &+ 1] = UInt32(truncatingIfNeeded: run)
            count &+= 2
            adler.addZeros(run &* channels)
            unsafe runWeights[min(run, Self.longRun)] &+= 1
            if run >= Self.longRun { unsafe PNGFastPixels.weigh(run &* channels &- 1, in: runWeights + 256) }
        }
        adler.reduce()
        self.adler = adler
        self.count = count
    }

    /// A bit for each of up to 64 pixels that differ; the first is the lowest.
    @inline(__always) private static func differing(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ size: Int
    ) -> UInt64 {
        var bits: UInt64 = 0
        var x = 0
        while x &+ 8 <= size {
            let a = unsafe UnsafeRawPointer(row + x).loadUnaligned(as: SIMD8<UInt32>.self)
            let b = unsafe UnsafeRawPointer(above + x).loadUnaligned(as: SIMD8<UInt32>.self)
            let places = SIMD8<UInt32>(1, 2, 4, 8, 16, 32, 64, 128).replacing(with: 0, where: a .== b)
            bits |= UInt64(places.wrappedSum()) &<< UInt64(truncatingIfNeeded: x)
            x &+= 8
        }
        while x < size {
            unsafe bits |= (row[x] == above[x] ? 0 : 1) &<< UInt64(truncatingIfNeeded: x)
            x &+= 1
        }
        return bits
    }

    /// Counts the copies of a long run; 0 means zeros as literals.
    @inline(never) private static func weigh(_ zeros: Int, in weights: UnsafeMutablePointer<UInt32>) {
        forEachCopy(zeros) { unsafe weights[$0] &+= 1 }
    }

    /// The copies for a number of zeros, none below the minimum length; 0 means a zero as a literal.
    @inline(__always) private static func forEachCopy(_ zeros: Int, _ body: (Int) -> Void) {
        var left = zeros
        while left >= 3 {
            let part = left <= 258 ? left : left < 261 ? left &- 3 : 258
            body(part)
            left &-= part
        }
        while left > 0 {
            body(0)
            left &-= 1
        }
    }

    private mutating func writeBlock(isLast: Bool) {
        var lengthWeights = [UInt32](repeating: 0, count: DeflateSymbols.lengthCount)
        var distanceWeights = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)
        for i in 0..<256 { lengthWeights[i] = (0..<4).reduce(0) { unsafe $0 + weights[$1 * 256 + i] } }
        let runs = unsafe weights + 4 * 256
        let copies = unsafe runs + 256
        for run in 1...Self.longRun where unsafe runs[run] > 0 {
            unsafe lengthWeights[0] += runs[run]
            if run < Self.longRun { PNGFastPixels.forEachCopy(run * channels - 1) { unsafe copies[$0] += runs[run] } }
        }
        unsafe lengthWeights[0] += copies[0]
        for length in 3...258 where unsafe copies[length] > 0 {
            unsafe lengthWeights[257 + Int(DeflateSymbols.ofLength[length])] += copies[length]
            unsafe distanceWeights[0] += copies[length]
        }
        lengthWeights[DeflateSymbols.endOfBlock] = 1
        unsafe weights.update(repeating: 0, count: 4 * 256 + 256 + 512)

        let plan = DeflateBlock.Plan(lengthWeights: lengthWeights, distanceWeights: distanceWeights)
        plan.writeHead(to: &sink, isLast: isLast)
        let codes = plan.packedCodes()
        // The distance of a copy is always 1, so its code is appended to that of the length.
        let distance = UInt64(plan.distances.codes[0])
        let distanceBits = UInt64(plan.distances.lengths[0])
        // These are all bits of a short run: at most three zeros, or one with a copy.
        let runCodes = (0..<Self.longRun).map { run -> (bits: UInt64, size: UInt64) in
            let first = codes.bytes[run == 0 ? Int(PNGFilter.up.rawValue) : 0]
            var (bits, size) = (UInt64(first & 0xFFFFFF), UInt64(first >> 24))
            PNGFastPixels.forEachCopy(run * channels - 1) { length in
                let code = length == 0 ? codes.bytes[0] : codes.lengths[length]
                bits |= UInt64(code & 0xFFFFFF) << size
                size += UInt64(code >> 24)
                if length > 0 {
                    bits |= distance << size
                    size += distanceBits
                }
            }
            return (bits, size)
        }
        let (words, count, isRGB) = unsafe (words, count, channels == 3)
        unsafe codes.bytes.withUnsafeBufferPointer { bytes in
            unsafe runCodes.withUnsafeBufferPointer { runCodes in
                var at = 0
                while at < count {
                    let d = unsafe words[at]
                    at &+= 1
                    if d != 0 {
                        let (r, g, b) = unsafe (
                            UInt64(bytes[Int(d & 255)]), UInt64(bytes[Int((d &>> 8) & 255)]),
                            UInt64(bytes[Int((d &>> 16) & 255)])
                        )
                        sink.put(r & 0xFFFFFF, r &>> 24)
                        sink.put(g & 0xFFFFFF, g &>> 24)
                        sink.put(b & 0xFFFFFF, b &>> 24)
                        sink.flush()
                        if !isRGB {
                            let a = unsafe UInt64(bytes[Int(d &>> 24)])
                            sink.put(a & 0xFFFFFF, a &>> 24)
                            sink.flush()
                        }
                    } else {
                        let run = unsafe Int(words[at])
                        at &+= 1
                        if run < Self.longRun {
                            unsafe sink.put(runCodes[run].bits, runCodes[run].size)
                            sink.flush()
                        } else {
                            unsafe sink.put(UInt64(bytes[0] & 0xFFFFFF), UInt64(bytes[0] &>> 24))
                            sink.flush()
                            PNGFastPixels.forEachCopy(run &* channels &- 1) { length in
                                let code = unsafe length == 0 ? bytes[0] : codes.lengths[length]
                                sink.put(UInt64(code & 0xFFFFFF), UInt64(code &>> 24))
                                if length > 0 { sink.put(distance, distanceBits) }
                                sink.flush()
                            }
                        }
                    }
                }
                unsafe sink.put(UInt64(bytes[256] & 0xFFFFFF), UInt64(bytes[256] &>> 24))
                sink.flush()
            }
        }
    }
}
