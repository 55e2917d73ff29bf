/// Reads and writes the number of plays of an AVIF, in boxes of its container that libavif 0.11 does not support. A
/// track repeats its edit, one play of all frames, until the track ends. Source: ISO/IEC 14496-12, 8.2.2, 8.3.2, 8.6.6
/// (edit lists, in which flag 1 means repetition), 8.7.5 (chunk offsets), 8.11.3 (item locations).
enum AVIFBoxes {
    private struct Box {
        var type: String
        /// The start, before its length and type.
        var start: Int
        var body: Range<Int>
    }

    private static func number(_ bytes: [UInt8], _ at: Int, _ count: Int) -> UInt64 {
        bytes[at..<at + count].reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func put(_ value: UInt64, _ count: Int, _ bytes: inout [UInt8], at: Int) {
        for i in 0..<count { bytes[at + i] = UInt8(truncatingIfNeeded: value >> UInt64(8 * (count - 1 - i))) }
    }

    /// The boxes of a range, up to the first that exceeds it.
    private static func boxes(_ bytes: [UInt8], _ range: Range<Int>) -> [Box] {
        var boxes: [Box] = []
        var at = range.lowerBound
        while at + 8 <= range.upperBound {
            var (length, head) = (number(bytes, at, 4), 8)
            if length == 1, at + 16 <= range.upperBound { (length, head) = (number(bytes, at + 8, 8), 16) }
            if length == 0 { length = UInt64(range.upperBound - at) }
            guard length >= UInt64(head), length <= UInt64(range.upperBound - at) else { break }
            let end = at + Int(length)
            boxes.append(
                Box(type: String(decoding: bytes[at + 4..<at + 8], as: UTF8.self), start: at, body: at + head..<end))
            at = end
        }
        return boxes
    }

    private static func first(_ type: String, in bytes: [UInt8], _ range: Range<Int>?) -> Box? {
        range.flatMap { boxes(bytes, $0).first { $0.type == type } }
    }

    /// The offset and length in bytes of the duration in a track's or movie's header; nil if the box is truncated.
    private static func duration(of header: Box, _ bytes: [UInt8]) -> (at: Int, count: Int)? {
        guard let version = bytes[header.body].first else { return nil }
        // The duration follows two times and a track's number and a reserved word, or a movie's time scale.
        let extra = header.type == "tkhd" ? 8 : 4
        let (at, count) =
            version == 0 ? (header.body.lowerBound + 12 + extra, 4) : (header.body.lowerBound + 20 + extra, 8)
        return at + count <= header.body.upperBound ? (at, count) : nil
    }

    /// The number of plays, or 0 for forever, which is also the default of players.
    static func loopCount(_ bytes: [UInt8]) -> Int {
        guard let movie = first("moov", in: bytes, 0..<bytes.count), let track = first("trak", in: bytes, movie.body),
            let header = first("tkhd", in: bytes, track.body), let place = duration(of: header, bytes),
            let list = first("elst", in: bytes, first("edts", in: bytes, track.body)?.body), list.body.count >= 16
        else { return 0 }
        let isLong = bytes[list.body.lowerBound] != 0
        guard !isLong || list.body.count >= 20 else { return 0 }
        guard bytes[list.body.lowerBound + 3] & 1 == 1 else { return 1 }
        let whole = number(bytes, place.at, place.count)
        let once = number(bytes, list.body.lowerBound + 8, isLong ? 8 : 4)
        if once == 0 || whole == (place.count == 8 ? .max : UInt64(UInt32.max)) { return 0 }
        return max(1, Int(clamping: whole / once))
    }

    /// The number of frames of the first track; 1 for a still.
    static func frameCount(_ bytes: [UInt8]) -> Int {
        let movie = first("moov", in: bytes, 0..<bytes.count)
        let table = ["trak", "mdia", "minf", "stbl"].reduce(movie?.body) { range, type in
            range.flatMap { first(type, in: bytes, $0)?.body }
        }
        // Source: ISO/IEC 14496-12, 8.7.3.
        guard let sizes = first("stsz", in: bytes, table), sizes.body.count >= 12 else { return 1 }
        return Int(number(bytes, sizes.body.lowerBound + 8, 4))
    }

    /// A file of libavif with a number of plays, without its creation time, so that equal pictures give equal bytes.
    /// - Parameter loopCount: 0...65535; 0 means forever.
    /// - Returns: nil for a file of another layout.
    static func setting(loopCount: Int, in bytes: [UInt8]) -> [UInt8]? {
        guard let movie = first("moov", in: bytes, 0..<bytes.count) else { return bytes }
        let tracks = boxes(bytes, movie.body).filter { $0.type == "trak" }
        if tracks.contains(where: { first("edts", in: bytes, $0.body) != nil }) { return nil }
        var result = bytes
        let length = 44
        let added = length * tracks.count
        // Data behind the boxes moves.
        func move(_ at: Int, _ count: Int) {
            let offset = number(bytes, at, count)
            if offset >= UInt64(movie.body.upperBound) { put(offset + UInt64(added), count, &result, at: at) }
        }
        guard moveItems(bytes, move),
            setDuration(first("mvhd", in: bytes, movie.body), loopCount, bytes, &result) != nil
        else {
            return nil
        }
        put(number(bytes, movie.start, 4) + UInt64(added), 4, &result, at: movie.start)
        var places: [(at: Int, once: UInt64)] = []
        for track in tracks {
            let table = ["mdia", "minf", "stbl"].reduce(Optional(track.body)) { range, type in
                range.flatMap { first(type, in: bytes, $0)?.body }
            }
            guard let header = first("tkhd", in: bytes, track.body),
                let once = setDuration(header, loopCount, bytes, &result),
                let media = first("mdhd", in: bytes, first("mdia", in: bytes, track.body)?.body),
                media.body.count >= 20,
                let chunks = first("stco", in: bytes, table), chunks.body.count >= 8
            else { return nil }
            removeTimes(media, &result)
            let count = Int(number(bytes, chunks.body.lowerBound + 4, 4))
            guard chunks.body.count == 8 + 4 * count else { return nil }
            for i in 0..<count { move(chunks.body.lowerBound + 8 + 4 * i, 4) }
            put(number(bytes, track.start, 4) + UInt64(length), 4, &result, at: track.start)
            places.append((header.body.upperBound, once))
        }
        for place in places.reversed() { result.insert(contentsOf: edits(place.once), at: place.at) }
        return result
    }

    /// Sets the duration of a header to that of all plays.
    /// - Returns: The duration of one play.
    private static func setDuration(
        _ header: Box?, _ loopCount: Int, _ bytes: [UInt8], _ result: inout [UInt8]
    ) -> UInt64? {
        guard let header, let place = duration(of: header, bytes) else { return nil }
        removeTimes(header, &result)
        let once = number(bytes, place.at, place.count)
        let all = once.multipliedReportingOverflow(by: UInt64(loopCount))
        guard !all.overflow, place.count == 8 else { return nil }
        put(loopCount == 0 ? .max : all.partialValue, place.count, &result, at: place.at)
        return once
    }

    /// Clears the times of creation and modification, which follow version and flags.
    private static func removeTimes(_ header: Box, _ bytes: inout [UInt8]) {
        let count = bytes[header.body.lowerBound] == 0 ? 4 : 8
        for i in 0..<2 { put(0, count, &bytes, at: header.body.lowerBound + 4 + i * count) }
    }

    /// Calls `move` for the offsets of items: the still and the texts of the file.
    private static func moveItems(_ bytes: [UInt8], _ move: (Int, Int) -> Void) -> Bool {
        guard let meta = first("meta", in: bytes, 0..<bytes.count), meta.body.count > 4,
            let places = first("iloc", in: bytes, meta.body.lowerBound + 4..<meta.body.upperBound),
            places.body.count >= 8, bytes[places.body.lowerBound] == 0
        else { return false }
        let sizes = bytes[places.body.lowerBound + 4..<places.body.lowerBound + 6]
        guard sizes.elementsEqual([0x44, 0]) else { return false }
        var at = places.body.lowerBound + 8
        for _ in 0..<number(bytes, places.body.lowerBound + 6, 2) {
            guard at + 6 <= places.body.upperBound else { return false }
            let extents = Int(number(bytes, at + 4, 2))
            at += 6
            guard at + 8 * extents <= places.body.upperBound else { return false }
            for i in 0..<extents { move(at + 8 * i, 4) }
            at += 8 * extents
        }
        return true
    }

    /// A repeating edit of all frames.
    private static func edits(_ duration: UInt64) -> [UInt8] {
        var box = [UInt8](repeating: 0, count: 44)
        put(44, 4, &box, at: 0)
        box.replaceSubrange(4..<8, with: "edts".utf8)
        put(36, 4, &box, at: 8)
        box.replaceSubrange(12..<16, with: "elst".utf8)
        // The box has version 1 with flag 1 and one entry: its duration, from the beginning, at speed 1.
        put(0x0100_0001, 4, &box, at: 16)
        put(1, 4, &box, at: 20)
        put(duration, 8, &box, at: 24)
        put(0x0001_0000, 4, &box, at: 40)
        return box
    }
}
