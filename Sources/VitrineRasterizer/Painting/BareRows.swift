/// Rows of a part of a layer on which a background color is still to be painted, and their colors.
struct BareRows {
    /// The first row of the part.
    private var first: Int32 = 0
    private var colors: [UInt32] = []
    private var isBare: [Bool] = []
    private var count = 0

    var isEmpty: Bool { count == 0 }

    /// Begins a part of a layer.
    /// - Parameter background: The color of all rows; nil if none is bare.
    mutating func begin(_ rows: Range<Int32>, background: UInt32?) {
        first = rows.lowerBound
        colors.removeAll(keepingCapacity: true)
        isBare.removeAll(keepingCapacity: true)
        colors.append(contentsOf: repeatElement(background ?? 0, count: rows.count))
        isBare.append(contentsOf: repeatElement(background != nil, count: rows.count))
        count = background == nil ? 0 : rows.count
    }

    func contains(_ y: Int32) -> Bool { isBare[Int(y - first)] }

    func color(of y: Int32) -> UInt32 { colors[Int(y - first)] }

    mutating func insert(_ rows: Range<Int32>, _ color: UInt32) {
        for i in Int(rows.lowerBound - first)..<Int(rows.upperBound - first) {
            colors[i] = color
            if !isBare[i] {
                isBare[i] = true
                count += 1
            }
        }
    }

    mutating func remove(_ rows: Range<Int32>) {
        for i in Int(rows.lowerBound - first)..<Int(rows.upperBound - first) { isBare[i] = false }
        count -= rows.count
    }

    /// The consecutive bare rows from `y` on that have its color; empty if `y` is not bare.
    func run(from y: Int32, within rows: Range<Int32>) -> Range<Int32> {
        guard contains(y) else { return y..<y }
        let color = color(of: y)
        var end = y + 1
        while end < rows.upperBound, contains(end), self.color(of: end) == color { end += 1 }
        return y..<end
    }

    /// Runs of consecutive bare rows with one color, from the top down.
    var runs: [(rows: Range<Int32>, color: UInt32)] {
        let all = first..<first + Int32(isBare.count)
        var out: [(rows: Range<Int32>, color: UInt32)] = []
        var y = all.lowerBound
        while y < all.upperBound {
            let run = run(from: y, within: all)
            if !run.isEmpty { out.append((run, color(of: y))) }
            y = max(run.upperBound, y + 1)
        }
        return out
    }
}
