/// Tokens that share one pair of Huffman codes, and the frequencies of their symbols.
struct DeflateBlock {
    private(set) var tokens: [DeflateToken] = []
    /// The range of the bytes that the block represents.
    private(set) var start: Int
    private(set) var length = 0
    private(set) var lengthWeights = [UInt32](repeating: 0, count: DeflateSymbols.lengthCount)
    private(set) var distanceWeights = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)

    init(start: Int) {
        self.start = start
        lengthWeights[DeflateSymbols.endOfBlock] = 1
    }

    init(start: Int, length: Int, tokens: [DeflateToken]) {
        self.init(start: start)
        self.length = length
        self.tokens = tokens
        for token in tokens {
            if token.isByte {
                lengthWeights[token.byte] &+= 1
            } else {
                lengthWeights[257 &+ Int(DeflateSymbols.ofLength[token.length])] &+= 1
                distanceWeights[DeflateSymbols.ofDistance(token.distanceMinusOne)] &+= 1
            }
        }
    }

    mutating func append(_ other: DeflateBlock) {
        tokens += other.tokens
        length += other.length
        for i in lengthWeights.indices { lengthWeights[i] += other.lengthWeights[i] }
        for i in distanceWeights.indices { distanceWeights[i] += other.distanceWeights[i] }
        lengthWeights[DeflateSymbols.endOfBlock] = 1
    }

    /// The size of the block with dynamic codes, in bits.
    var bits: Int { plan.bits }

    private var plan: Plan { Plan(lengthWeights: lengthWeights, distanceWeights: distanceWeights) }

    /// The dynamic codes and their description in the header.
    struct Plan {
        let lengths: HuffmanCode
        let distances: HuffmanCode
        /// The codes' lengths as symbols 0...18, each with its extra bits.
        let codeLengthSymbols: [(symbol: Int, extra: UInt64)]
        let codeLengthCode: HuffmanCode
        let codeLengthCount: Int
        let lengthCount: Int
        let distanceCount: Int
        let bits: Int

        /// The order of the code lengths of the code length alphabet. Source: RFC 1951, 3.2.7.
        static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        static let extraBits = [16: 2, 17: 3, 18: 7]

        init(lengthWeights: [UInt32], distanceWeights: [UInt32]) {
            lengths = HuffmanCode(weights: lengthWeights, limit: 15)
            // Some readers require a distance code even without copies.
            var weights = distanceWeights
            if !weights.contains(where: { $0 > 0 }) { weights[0] = 1 }
            distances = HuffmanCode(weights: weights, limit: 15)
            lengthCount = max(257, (lengths.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
            distanceCount = (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1
            codeLengthSymbols = Plan.codeLengthSymbols(
                lengths.lengths.prefix(lengthCount) + distances.lengths.prefix(distanceCount))
            var codeLengthWeights = [UInt32](repeating: 0, count: 19)
            var sum = 3 + 5 + 5 + 4
            for (symbol, _) in codeLengthSymbols {
                codeLengthWeights[symbol] += 1
                sum += Plan.extraBits[symbol] ?? 0
            }
            let codeLengthCode = HuffmanCode(weights: codeLengthWeights, limit: 7)
            self.codeLengthCode = codeLengthCode
            codeLengthCount = max(4, (Plan.order.lastIndex { codeLengthCode.lengths[$0] > 0 } ?? 0) + 1)
            sum += 3 * codeLengthCount + codeLengthCode.bits(codeLengthWeights)
            sum += lengths.bits(lengthWeights) + distances.bits(distanceWeights)
            for i in 0..<29 { sum += Int(lengthWeights[257 + i]) * Int(DeflateSymbols.lengthExtra[i]) }
            for i in 0..<30 { sum += Int(distanceWeights[i]) * Int(DeflateSymbols.distanceExtra[i]) }
            bits = sum
        }

        /// Reserves capacity for the whole block and writes its header.
        func writeHead(to sink: inout BitSink, isLast: Bool) {
            sink.reserve(bits: bits + 64)
            sink.put(isLast ? 1 : 0, 1)
            sink.put(2, 2)
            sink.put(UInt64(lengthCount - 257), 5)
            sink.put(UInt64(distanceCount - 1), 5)
            sink.put(UInt64(codeLengthCount - 4), 4)
            sink.flush()
            for symbol in Plan.order.prefix(codeLengthCount) {
                sink.put(UInt64(codeLengthCode.lengths[symbol]), 3)
                sink.flush()
            }
            for (symbol, extra) in codeLengthSymbols {
                sink.put(UInt64(codeLengthCode.codes[symbol]), UInt64(codeLengthCode.lengths[symbol]))
                sink.put(extra, UInt64(Plan.extraBits[symbol] ?? 0))
                sink.flush()
            }
        }

        /// A code with its length in the top byte.
        static func packed(_ code: UInt16, _ bits: UInt8) -> UInt32 { UInt32(code) | UInt32(bits) << 24 }

        /// The codes of literals and of the end of the block, and of lengths with their extra bits.
        func packedCodes() -> (bytes: [UInt32], lengths: [UInt32]) {
            let bytes = (0...256).map { Plan.packed(lengths.codes[$0], lengths.lengths[$0]) }
            let copies = (0...258).map { length -> UInt32 in
                if length < 3 { return 0 }
                let i = Int(DeflateSymbols.ofLength[length])
                let bits = lengths.lengths[257 + i]
                let extra = UInt32(length - Int(DeflateSymbols.lengthBase[i])) << UInt32(bits)
                return UInt32(lengths.codes[257 + i]) | extra | UInt32(bits + DeflateSymbols.lengthExtra[i]) << 24
            }
            return (bytes, copies)
        }

        private static func codeLengthSymbols(_ lengths: ArraySlice<UInt8>) -> [(symbol: Int, extra: UInt64)] {
            var codeLengthSymbols: [(symbol: Int, extra: UInt64)] = []
            var i = lengths.startIndex
            while i < lengths.endIndex {
                let value = lengths[i]
                var run = 1
                while i + run < lengths.endIndex, lengths[i + run] == value { run += 1 }
                i += run
                if value > 0 {
                    codeLengthSymbols.append((Int(value), 0))
                    run -= 1
                }
                while run >= 3 {
                    let part = min(run, value > 0 ? 6 : 138)
                    if value > 0 {
                        codeLengthSymbols.append((16, UInt64(part - 3)))
                    } else {
                        codeLengthSymbols.append(part < 11 ? (17, UInt64(part - 3)) : (18, UInt64(part - 11)))
                    }
                    run -= part
                }
                for _ in 0..<run { codeLengthSymbols.append((Int(value), 0)) }
            }
            return codeLengthSymbols
        }
    }

    /// Writes the block, or stores its bytes uncompressed if that is shorter and they are available.
    func write(to sink: inout BitSink, of data: UnsafePointer<UInt8>?, isLast: Bool) {
        let plan = plan
        if let data = unsafe data, plan.bits > length * 8 + (length / 65535 + 1) * 42 {
            unsafe writeStored(to: &sink, of: data, isLast: isLast)
            return
        }
        plan.writeHead(to: &sink, isLast: isLast)
        writeTokens(to: &sink, plan)
    }

    private func writeTokens(to sink: inout BitSink, _ plan: Plan) {
        let (bytes, lengths) = plan.packedCodes()
        let distances = (0..<30).map { Plan.packed(plan.distances.codes[$0], plan.distances.lengths[$0]) }
        unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe lengths.withUnsafeBufferPointer { lengths in
                unsafe distances.withUnsafeBufferPointer { distances in
                    unsafe tokens.withUnsafeBufferPointer { tokens in
                        for i in tokens.indices {
                            let token = unsafe tokens[i]
                            if token.isByte {
                                let word = unsafe bytes[token.byte]
                                sink.put(UInt64(word & 0xFFFFFF), UInt64(word &>> 24))
                            } else {
                                let word = unsafe lengths[token.length]
                                sink.put(UInt64(word & 0xFFFFFF), UInt64(word &>> 24))
                                let minusOne = token.distanceMinusOne
                                let symbol = DeflateSymbols.ofDistance(minusOne)
                                let code = unsafe distances[symbol]
                                sink.put(UInt64(code & 0xFFFFFF), UInt64(code &>> 24))
                                if symbol >= 4 {
                                    let extra = UInt32(symbol &>> 1 &- 1)
                                    sink.put(UInt64(minusOne & (1 &<< extra &- 1)), UInt64(extra))
                                }
                            }
                            sink.flush()
                        }
                        unsafe sink.put(UInt64(bytes[256] & 0xFFFFFF), UInt64(bytes[256] &>> 24))
                        sink.flush()
                    }
                }
            }
        }
    }

    private func writeStored(to sink: inout BitSink, of data: UnsafePointer<UInt8>, isLast: Bool) {
        var done = 0
        repeat {
            let part = min(65535, length - done)
            sink.reserve(bits: part * 8 + 128)
            sink.put(isLast && done + part == length ? 1 : 0, 1)
            sink.put(0, 2)
            sink.align()
            sink.put(UInt64(part), 16)
            sink.put(UInt64(~part & 0xFFFF), 16)
            sink.align()
            unsafe sink.append(data + start + done, part)
            done += part
        } while done < length
    }
}
