extension Palette {
    /// For each index, `count` other indices of similar colours, nearest first, padded with the index itself.
    /// - Parameter slack: largest squared `ColorDistance`.
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
