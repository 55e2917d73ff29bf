/// Ways to break a picture file.
public enum PictureDamage {
    /// Returns the file with one to five faults.
    public static func damaged(_ sound: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var bytes = sound
        for _ in 0...random.below(4) where bytes.count > 16 { damage(&bytes, &random) }
        // Most damage ends at a checksum; corrected checksums let it reach deeper.
        if bytes.first == 0x89, random.chance(2) { repairChecksums(&bytes) }
        return bytes
    }

    private static func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
        let i = random.below(bytes.count)
        switch random.below(10) {
        case 0: bytes[i] = UInt8(random.below(256))
        case 1, 2: bytes[i] ^= 1 << UInt8(random.below(8))
        case 3: bytes.removeSubrange(i..<min(bytes.count, i + 1 + random.below(8)))
        case 4: bytes.insert(contentsOf: (0...random.below(8)).map { _ in UInt8(random.below(256)) }, at: i)
        case 5:
            let part = Array(bytes[i..<min(bytes.count, i + random.below(200))])
            bytes.insert(contentsOf: part, at: random.below(bytes.count))
        case 6: bytes.removeLast(random.below(bytes.count))
        case 7:
            // The header has sizes, depths and color types, or a GIF's screen and flags.
            bytes[min(bytes.count - 1, 6 + random.below(24))] = random.element(of: [
                0, 1, 2, 3, 4, 6, 8, 16, 0x7F, 0x80, 0xFF,
            ])
        case 8:
            let extreme: UInt8 = random.chance(2) ? 0xFF : 0
            for k in i..<min(bytes.count, i + 1 + random.below(4)) { bytes[k] = extreme }
        default:
            let other = random.below(bytes.count)
            for k in 0..<random.below(32) where max(i, other) + k < bytes.count { bytes.swapAt(i + k, other + k) }
        }
    }

    /// Gives each chunk of a PNG the checksum of its bytes. Source: PNG specification, annex D.
    public static func repairChecksums(_ png: inout [UInt8]) {
        var at = 8
        while at + 12 <= png.count {
            let length = png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= png.count - at - 12 else { return }
            var crc = UInt32.max
            for byte in png[at + 4..<at + 8 + length] {
                crc ^= UInt32(byte)
                for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
            }
            for i in 0..<4 { png[at + 8 + length + i] = UInt8((~crc >> UInt32(24 - 8 * i)) & 255) }
            at += 12 + length
        }
    }
}
