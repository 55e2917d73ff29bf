/// A zlib compressor that uses integers only, so the bytes are the same on every machine.
enum Zlib {
    /// The bytes as a zlib stream. Source: RFC 1950.
    static func compressed(_ bytes: UnsafeBufferPointer<UInt8>, effort: DeflateParser.Effort) -> [UInt8] {
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return [0x78, 0x9C, 3, 0, 0, 0, 0, 1] }
        var sink = BitSink(capacity: bytes.count / 8 + 1024)
        sink.put(0x9C78, 16)
        var parser = unsafe DeflateParser(base, bytes.count, effort: effort)
        parser.forEachBlock { block, isLast in unsafe block.write(to: &sink, of: base, isLast: isLast) }
        var adler = Adler32()
        unsafe adler.add(base, bytes.count)
        return finished(&sink, adler.value)
    }

    static func finished(_ sink: inout BitSink, _ adler: UInt32) -> [UInt8] {
        sink.align()
        sink.put(UInt64(adler.byteSwapped), 32)
        sink.align()
        return unsafe [UInt8](UnsafeBufferPointer(start: sink.bytes, count: sink.count))
    }
}
