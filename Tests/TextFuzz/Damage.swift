import VitrineTestSupport

/// Ways to break a font file.
enum Damage {
    /// The fields of a table's record in the file's directory.
    private enum Field: Int {
        case tag = 0
        case offset = 8
        case length = 12
    }

    static func damaged(_ sound: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var bytes = sound
        for _ in 0...random.below(4) {
            guard bytes.count >= 64 else { break }
            damage(&bytes, &random)
        }
        return bytes
    }

    private static func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
        let directory = directory(of: bytes, &random)
        let tables = max(1, min(Int(bytes[directory + 4]) << 8 | Int(bytes[directory + 5]), 64))
        let record = directory + 12 + 16 * random.below(tables)
        let table = record + 16 <= bytes.count ? min(read(bytes, record + Field.offset.rawValue), bytes.count - 1) : 0
        switch random.below(12) {
        case 0: bytes.removeLast(random.below(bytes.count - 32))
        case 1:
            for _ in 0...random.below(16) { bytes[random.below(bytes.count)] ^= 1 << random.below(8) }
        case 2: swap(&bytes, directory, tables, &random)
        case 3: put(extreme(&random), 4, at: record + Field.offset.rawValue, &bytes)
        case 4: put(extreme(&random), 4, at: record + Field.length.rawValue, &bytes)
        case 5:
            // One table is read as another.
            let other = directory + 12 + 16 * random.below(tables)
            if other + 4 <= bytes.count { put(read(bytes, other), 4, at: record, &bytes) }
        case 6, 7:
            // The start of a table holds its counts and offsets, which matter more than most bytes.
            put(extreme(&random), random.chance(2) ? 2 : 4, at: table + random.below(96), &bytes)
        case 8, 9: put(random.below(256), 1, at: table + random.below(512), &bytes)
        case 10:
            let at = random.below(bytes.count)
            let byte: UInt8 = random.chance(2) ? 0xFF : 0
            for i in at..<min(bytes.count, at + random.below(64)) { bytes[i] = byte }
        default:
            let length = min(random.below(4096), bytes.count)
            let from = random.below(bytes.count - length + 1)
            let to = random.below(bytes.count - length + 1)
            let part = Array(bytes[from..<(from + length)])
            bytes.replaceSubrange(to..<(to + length), with: part)
        }
    }

    /// Returns the start of a face's list of tables; a collection has several.
    private static func directory(of bytes: [UInt8], _ random: inout SplitMix64) -> Int {
        guard bytes.starts(with: "ttcf".utf8) else { return 0 }
        let face = random.below(max(1, min(read(bytes, 8), 4)))
        return max(0, min(read(bytes, 12 + 4 * face), bytes.count - 32))
    }

    /// Exchanges the positions of two tables.
    private static func swap(_ bytes: inout [UInt8], _ directory: Int, _ tables: Int, _ random: inout SplitMix64) {
        let (a, b) = (directory + 12 + 16 * random.below(tables), directory + 12 + 16 * random.below(tables))
        guard max(a, b) + 16 <= bytes.count else { return }
        for i in Field.offset.rawValue..<16 { bytes.swapAt(a + i, b + i) }
    }

    private static func extreme(_ random: inout SplitMix64) -> Int {
        let values = [
            0, 1, 2, 0x7F, 0xFF, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF, 0x1_0000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF,
        ]
        return random.chance(3) ? random.below(1 << 20) : random.element(of: values)
    }

    private static func read(_ bytes: [UInt8], _ i: Int) -> Int {
        i + 4 <= bytes.count ? bytes[i..<(i + 4)].reduce(0) { $0 << 8 | Int($1) } : 0
    }

    private static func put(_ value: Int, _ size: Int, at i: Int, _ bytes: inout [UInt8]) {
        guard i >= 0, i + size <= bytes.count else { return }
        for k in 0..<size { bytes[i + k] = UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - k))) }
    }
}
