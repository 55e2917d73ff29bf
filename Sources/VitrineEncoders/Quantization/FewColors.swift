/// The set of colors of a picture, up to the size of a palette.
struct FewColors {
    private var slots = [UInt32](repeating: .max, count: 1 << 10)
    private(set) var colors: [UInt32] = []
    private var last = UInt32.max

    /// Whether there are more than 256 colors; `colors` contains some of them.
    private(set) var exceedsPalette = false

    @inline(__always)
    mutating func add(_ rgb: UInt32) {
        if rgb == last || exceedsPalette { return }
        last = rgb
        addNew(rgb)
    }

    private mutating func addNew(_ rgb: UInt32) {
        var slot = Int((rgb &* 0x9E37_79B1) >> 22)
        while slots[slot] != .max {
            if slots[slot] == rgb { return }
            slot = (slot + 1) & 1023
        }
        if colors.count == 256 {
            exceedsPalette = true
            return
        }
        slots[slot] = rgb
        colors.append(rgb)
    }
}
