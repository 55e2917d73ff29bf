/// The parts of a row of samples that a blur can change: zeros stay zeros, and equal samples stay unchanged.
struct RowContent {
    /// The samples from the first nonzero one to the last; 0..<0 if all are zero.
    var inked: Range<Int>
    /// Equal samples among them, with `value`; empty if there are too few.
    var flat: Range<Int>
    var value: UInt16

    static let none = RowContent(inked: 0..<0, flat: 0..<0, value: 0)

    /// The content of a row about which nothing is known.
    static func all(_ width: Int) -> RowContent { RowContent(inked: 0..<width, flat: 0..<0, value: 0) }

    private init(inked: Range<Int>, flat: Range<Int>, value: UInt16) {
        self.inked = inked
        self.flat = flat
        self.value = value
    }

    /// - Parameter row: `width` samples.
    init(_ row: UnsafePointer<UInt16>, _ width: Int) {
        var first = 0
        while first + 4 <= width, unsafe RowContent.four(row + first) == 0 { first += 4 }
        while first < width, unsafe row[first] == 0 { first += 1 }
        var end = width
        while end - 4 >= first, unsafe RowContent.four(row + (end - 4)) == 0 { end -= 4 }
        while end > first, unsafe row[end - 1] == 0 { end -= 1 }
        guard first < end else {
            self = .none
            return
        }
        inked = first..<end
        let middle = (first + end) / 2
        value = unsafe row[middle]
        let same = UInt64(value) &* 0x0001_0001_0001_0001
        var (from, to) = (middle, middle)
        while from - 4 >= first, unsafe RowContent.four(row + (from - 4)) == same { from -= 4 }
        while to + 4 <= end, unsafe RowContent.four(row + to) == same { to += 4 }
        flat = from..<to
    }

    private static func four(_ samples: UnsafePointer<UInt16>) -> UInt64 {
        unsafe UnsafeRawPointer(samples).loadUnaligned(as: UInt64.self)
    }

    /// The content of several rows together: the union of their nonzero samples, and the samples that are equal in all.
    static func joined(_ rows: [RowContent]) -> RowContent {
        var (first, end) = (Int.max, 0)
        var (from, to) = (0, Int.max)
        for row in rows {
            from = max(from, row.flat.lowerBound)
            to = row.value == rows[0].value ? min(to, row.flat.upperBound) : 0
            if row.inked.isEmpty { continue }
            first = min(first, row.inked.lowerBound)
            end = max(end, row.inked.upperBound)
        }
        guard first < end else { return .none }
        return RowContent(inked: first..<end, flat: from < to ? from..<to : first..<first, value: rows[0].value)
    }

    /// The parts of a row of `width` samples that a kernel of a radius changes.
    func changed(by radius: Int, of width: Int) -> (Range<Int>, Range<Int>) {
        if inked.isEmpty { return (0..<0, 0..<0) }
        let all = max(0, inked.lowerBound - radius)..<min(width, inked.upperBound + radius)
        let (from, to) = (flat.lowerBound + radius, flat.upperBound - radius)
        // Skipping a short part is not faster than blurring it.
        if to - from < RowContent.leastFlat { return (all, all.upperBound..<all.upperBound) }
        return (all.lowerBound..<from, to..<all.upperBound)
    }

    private static let leastFlat = 64
}
