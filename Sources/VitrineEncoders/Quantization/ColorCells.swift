/// A color, 0xBBGGRR, and its weight.
struct WeightedColor: Equatable {
    var rgb: UInt32
    var weight: Int
}

/// A weighted color histogram. Up to `limit` colors are distinguished exactly; more are grouped into cells of 2, 4,
/// 8... levels per channel. Each cell has its mean and its majority color, if there is one. Counting again allocates no
/// memory.
struct ColorCells: Sendable {
    /// More cells make palettes slower but not better.
    static let limit = 1 << 13

    private struct Cell {
        var key: UInt32 = 0
        var major: UInt32 = 0
        var lead = 0
        var weight = 0
        var sums = SIMD3<Int>.zero
    }

    private static let slotBits: UInt32 = 15
    private var cellBits: UInt32 = 0
    private var slots = [UInt16](repeating: .max, count: 1 << Int(slotBits))
    private var cells: [Cell] = []
    /// The last color, which is not yet added to its cell, as neighboring pixels are often equal.
    private var pending: (rgb: UInt32, weight: Int) = (0, 0)

    var isEmpty: Bool { cells.isEmpty && pending.weight == 0 }

    mutating func removeAll() {
        for i in slots.indices { slots[i] = .max }
        cells.removeAll(keepingCapacity: true)
        cellBits = 0
        pending = (0, 0)
    }

    @inline(__always)
    mutating func add(_ rgb: UInt32, weight: Int) {
        if rgb == pending.rgb {
            pending.weight &+= weight
            return
        }
        settle()
        pending = (rgb, weight)
    }

    private mutating func settle() {
        if pending.weight == 0 { return }
        enter(
            Cell(
                key: 0, major: pending.rgb, lead: pending.weight, weight: pending.weight,
                sums: ColorDistance.channels(pending.rgb) &* pending.weight))
        pending.weight = 0
    }

    /// Adds a cell to the cell of its majority color.
    private mutating func enter(_ new: Cell) {
        let key = (new.major >> cellBits) & ((255 >> cellBits) &* 0x010101)
        // Fibonacci hashing: the odd number nearest to 2³²/φ.
        var slot = Int((key &* 0x9E37_79B1) >> (32 - ColorCells.slotBits))
        while slots[slot] != .max, cells[Int(slots[slot])].key != key { slot = (slot + 1) & (slots.count - 1) }
        if slots[slot] == .max {
            if cells.count == ColorCells.limit {
                coarsen()
                return enter(new)
            }
            slots[slot] = UInt16(cells.count)
            cells.append(new)
            cells[cells.count - 1].key = key
            return
        }
        unsafe cells.withUnsafeMutableBufferPointer { [place = Int(slots[slot])] cells in
            let cell = unsafe cells.baseAddress! + place
            unsafe cell.pointee.sums &+= new.sums
            unsafe cell.pointee.weight &+= new.weight
            // Boyer and Moore's majority vote.
            if unsafe cell.pointee.major == new.major {
                unsafe cell.pointee.lead &+= new.lead
            } else if unsafe cell.pointee.lead < new.lead {
                unsafe cell.pointee.major = new.major
                unsafe cell.pointee.lead = unsafe new.lead &- cell.pointee.lead
            } else {
                unsafe cell.pointee.lead &-= new.lead
            }
        }
    }

    private mutating func coarsen() {
        let old = cells
        let bits = cellBits + 1
        let waiting = pending
        removeAll()
        pending = waiting
        cellBits = bits
        for cell in old { enter(cell) }
    }

    /// The mean colors, in ascending order of the cells. A cell of almost one color becomes exactly that color.
    mutating func colors() -> [WeightedColor] {
        settle()
        let order = cells.indices.map { UInt64(cells[$0].key) << 32 | UInt64($0) }.sorted()
        return order.map { place in
            let cell = cells[Int(place & 0xFFFF_FFFF)]
            if cell.lead * 4 > cell.weight * 3 { return WeightedColor(rgb: cell.major, weight: cell.weight) }
            let mean = (cell.sums &+ cell.weight / 2) / cell.weight
            return WeightedColor(rgb: UInt32(mean.x | mean.y << 8 | mean.z << 16), weight: cell.weight)
        }
    }
}
