/// Up to 256 colors, 0xBBGGRR, with nearest neighbor search.
struct Palette {
    /// Eight colors that are neighbors in green, and their indices in `colors`.
    private struct Group {
        var red = SIMD8<Float>(repeating: 0)
        var green = SIMD8<Float>(repeating: 0)
        var blue = SIMD8<Float>(repeating: 0)
        var places = SIMD8<UInt8>(repeating: 0)
        var greens = 0...0
    }

    let colors: [UInt32]
    private var groups: [Group] = []
    /// For each level of green, the group at which the search starts.
    private var first: [Int] = []

    init(_ colors: [UInt32]) {
        precondition(1...256 ~= colors.count, "a palette has 1...256 colors")
        self.colors = colors
        let order = colors.indices.sorted { (colors[$0] >> 8 & 255, $0) < (colors[$1] >> 8 & 255, $1) }
        for start in stride(from: 0, to: order.count, by: 8) {
            var group = Group()
            for lane in 0..<8 {
                let place = order[min(start + lane, order.count - 1)]
                let c = ColorDistance.channels(colors[place])
                group.red[lane] = Float(c.x)
                group.green[lane] = Float(c.y)
                group.blue[lane] = Float(c.z)
                group.places[lane] = UInt8(place)
            }
            group.greens = Int(group.green[0])...Int(group.green[7])
            groups.append(group)
        }
        first = (0..<256).map { green in groups.firstIndex { $0.greens.upperBound >= green } ?? groups.count - 1 }
    }

    /// The transparent index, which follows the colors; nil if all 256 are colors.
    var transparent: UInt8? { colors.count < 256 ? UInt8(colors.count) : nil }

    /// The number of bits of an index, including the transparent one, with which LZW codes begin: 2...8.
    var codeSize: Int { max(2, GIFBlocks.bits(colors.count + (transparent == nil ? 0 : 1))) }

    /// The index of the nearest color, and its distance. Groups are visited outward from the green of the query, until
    /// the distance in green alone exceeds the best one found. Every intermediate value is an integer below 2²⁴, which
    /// Float represents exactly.
    func nearest(_ rgb: UInt32) -> (place: UInt8, distance: Int) {
        let c = SIMD3<Float>(Float(rgb & 255), Float((rgb >> 8) & 255), Float((rgb >> 16) & 255))
        let green = Int((rgb >> 8) & 255)
        var best = Float.greatestFiniteMagnitude
        var place: UInt8 = 0
        func visit(_ group: Group) {
            let r = group.red - c.x
            let g = group.green - c.y
            let b = group.blue - c.z
            let redPart: SIMD8<Float> = r * r * 2
            let greenPart: SIMD8<Float> = g * g * 4
            let bluePart: SIMD8<Float> = b * b * 3
            let d = redPart + greenPart + bluePart
            guard any(d .< best) else { return }
            for lane in 0..<8 where d[lane] < best {
                best = d[lane]
                place = group.places[lane]
            }
        }
        func isOutOfReach(_ gap: Int) -> Bool { gap > 0 && Float(gap * gap * ColorDistance.weights.y) >= best }

        let start = first[green]
        visit(groups[start])
        for i in stride(from: start - 1, through: 0, by: -1) {
            if isOutOfReach(green - groups[i].greens.upperBound) { break }
            visit(groups[i])
        }
        for i in start + 1..<max(start + 1, groups.count) {
            if isOutOfReach(groups[i].greens.lowerBound - green) { break }
            visit(groups[i])
        }
        return (place, Int(best))
    }
}

/// A nearest neighbor search in a palette with a cache of earlier queries.
struct PaletteSearch {
    let palette: Palette
    private struct Answer {
        var rgb = UInt32.max
        var distance: Int32 = 0
        var place: UInt8 = 0
    }
    private var answers = [Answer](repeating: Answer(), count: 1 << 14)

    init(_ palette: Palette) { self.palette = palette }

    mutating func nearest(_ rgb: UInt32) -> (place: UInt8, distance: Int) {
        // Fibonacci hashing: the odd number nearest to 2³²/φ.
        let slot = Int((rgb &* 0x9E37_79B1) >> 18)
        let answer = answers[slot]
        if answer.rgb == rgb { return (answer.place, Int(answer.distance)) }
        let found = palette.nearest(rgb)
        answers[slot] = Answer(rgb: rgb, distance: Int32(found.distance), place: found.place)
        return found
    }
}

extension Palette {
    /// For each index, `count` other indices of similar colors, nearest first, padded with the index itself.
    /// - Parameter slack: The largest squared `ColorDistance`.
    func neighbors(_ count: Int, within slack: Int) -> [UInt8] {
        var all: [UInt8] = []
        all.reserveCapacity(colors.count * count)
        for place in colors.indices {
            var near: [(distance: Int, place: Int)] = []
            if slack > 0 {
                for other in colors.indices where other != place {
                    let distance = ColorDistance.squared(colors[place], colors[other])
                    if distance > 2 * slack || (near.count == count && distance >= near[count - 1].distance) {
                        continue
                    }
                    if near.count == count { near.removeLast() }
                    let i = near.firstIndex { $0.distance > distance } ?? near.count
                    near.insert((distance, other), at: i)
                }
            }
            for i in 0..<count { all.append(UInt8(i < near.count ? near[i].place : place)) }
        }
        return all
    }
}

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
