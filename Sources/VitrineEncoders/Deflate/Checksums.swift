/// The checksum of zlib's data. Source: RFC 1950, 9.
struct Adler32 {
    private var a: UInt64 = 1
    private var b: UInt64 = 0

    var value: UInt32 { UInt32(b % 65521) << 16 | UInt32(a % 65521) }

    mutating func add(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        var at = 0
        while at < count {
            // For 16 bytes, b grows by 16a and the bytes, weighted by their distance from the end. Sums fit in 64 bits.
            let part = min(count - at, 1 << 16)
            var i = at
            let end = at + part
            while i + 16 <= end {
                let word = unsafe UnsafeRawPointer(bytes + i).loadUnaligned(as: SIMD16<UInt8>.self)
                let wide = SIMD16<UInt16>(truncatingIfNeeded: word)
                let weighed = wide &* SIMD16<UInt16>(16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
                b &+= a &* 16 &+ UInt64(weighed.wrappedSum())
                a &+= UInt64(wide.wrappedSum())
                i += 16
            }
            while i < end {
                unsafe a &+= UInt64(bytes[i])
                b &+= a
                i += 1
            }
            a %= 65521
            b %= 65521
            at = end
        }
    }

    @inline(__always) mutating func addZeros(_ count: Int) { b &+= a &* UInt64(truncatingIfNeeded: count) }
    @inline(__always) mutating func add(_ byte: UInt8) {
        a &+= UInt64(byte)
        b &+= a
    }
    /// Adds the first bytes of a pixel.
    @inline(__always) mutating func add(pixel: UInt32, channels: Int) {
        let (p, q, r) = (UInt64(pixel & 255), UInt64((pixel &>> 8) & 255), UInt64((pixel &>> 16) & 255))
        b &+= 3 &* a &+ 3 &* p &+ 2 &* q &+ r
        a &+= p &+ q &+ r
        if channels == 4 { add(UInt8(truncatingIfNeeded: pixel &>> 24)) }
    }
    /// Reduces the sums; to be called at least once per million bytes that are added one by one.
    mutating func reduce() {
        a %= 65521
        b %= 65521
    }
}

/// The checksum of a PNG's chunks. Source: PNG specification (ISO/IEC 15948), annex D.
enum CRC32 {
    /// Eight tables, so that eight bytes take one step.
    private static let tables: [UInt32] = {
        var all = [UInt32](repeating: 0, count: 8 * 256)
        for i in 0..<256 {
            all[i] = (0..<8).reduce(UInt32(i)) { c, _ in c & 1 == 1 ? 0xEDB8_8320 ^ c >> 1 : c >> 1 }
        }
        for i in 256..<all.count { all[i] = all[i - 256] >> 8 ^ all[Int(all[i - 256] & 255)] }
        return all
    }()

    static func of(_ bytes: UnsafePointer<UInt8>, _ count: Int, after before: UInt32 = 0) -> UInt32 {
        unsafe tables.withUnsafeBufferPointer { t in
            var crc = ~before
            var i = 0
            while i + 8 <= count {
                let word = unsafe UnsafeRawPointer(bytes + i).loadUnaligned(as: UInt64.self).littleEndian ^ UInt64(crc)
                var sum: UInt32 = 0
                for k in 0..<8 { unsafe sum ^= t[(7 - k) << 8 | Int(truncatingIfNeeded: word &>> UInt64(8 * k)) & 255] }
                crc = sum
                i += 8
            }
            while i < count {
                crc = unsafe crc &>> 8 ^ t[Int(crc ^ UInt32(bytes[i])) & 255]
                i += 1
            }
            return ~crc
        }
    }
}
